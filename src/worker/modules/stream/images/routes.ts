import { z } from '@hono/zod-openapi';
import { type App, onlyProblems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getPublicImage } from './get-public.ts';
import { PUBLIC_IMAGES } from './public-image.ts';

const file = { schema: { type: 'string' as const, format: 'binary' } };

const getImageRoute = route({
  method: 'get',
  path: `${PUBLIC_IMAGES}/{name}`,
  access: 'public',
  operationId: 'getPublicImage',
  tags: ['Stream'],
  summary: 'Download a card or caption image',
  description: 'Platforms fetch images from here. The name has 130 random bits, and an image never changes.',
  request: {
    params: z.object({
      name: z
        .string()
        .regex(/^[0-9A-Za-z]{22}\.(png|jpg)$/, 'expected the name of an image')
        .meta({ example: 'x7Qa0000000000000000AB.png' }),
    }),
  },
  responses: {
    200: { description: 'The image.', content: { 'image/png': file, 'image/jpeg': file } },
    ...onlyProblems(400, 404, 413, 500),
  },
});

export function registerImages(app: App): void {
  app.openapi(getImageRoute, async (c) => {
    const { body, size, contentType } = await getPublicImage(c.env, c.req.valid('param').name);
    return c.body(body, 200, {
      'Content-Type': contentType,
      'Content-Length': String(size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
