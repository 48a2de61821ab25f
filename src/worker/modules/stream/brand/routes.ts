import { brand, changeBrandRequest, logoRequest } from '../../../../contract/stream/brand.ts';
import { type App, json, jsonBody, limitBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { changeBrand } from './change.ts';
import { deleteLogo } from './delete-logo.ts';
import { getBrand } from './get.ts';
import { putLogo } from './put-logo.ts';

const path = '/api/stream/brand';
const tags = ['Stream'];
const change = { role: 'admin', scope: null } as const;
const changed = { 200: json(brand, 'The brand.') };
const MAX_IMAGE_BODY = 9_000_000;

const getRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'getBrand',
  tags,
  summary: 'Get the brand settings',
  responses: { ...changed, ...problems() },
});

const changeRoute = route({
  method: 'put',
  path,
  access: change,
  operationId: 'changeBrand',
  tags,
  summary: 'Change the brand settings',
  description: 'Cards that were drawn stay as they are.',
  request: { body: jsonBody(changeBrandRequest) },
  responses: { ...changed, ...problems() },
});

const putLogoRoute = route({
  method: 'put',
  path: `${path}/logo`,
  access: change,
  operationId: 'putLogo',
  tags,
  summary: 'Upload a logo',
  description:
    'Encoded anew, without the metadata. Codes: `IMAGE_UNREADABLE` (400), `IMAGE_TOO_LARGE` (413, 422), `IMAGE_TOO_COMPLEX` (422).',
  bodyLimit: limitBody(MAX_IMAGE_BODY),
  request: { body: { required: true, content: { 'multipart/form-data': { schema: logoRequest } } } },
  responses: { ...changed, ...problems(422) },
});

const deleteLogoRoute = route({
  method: 'delete',
  path: `${path}/logo`,
  access: change,
  operationId: 'deleteLogo',
  tags,
  summary: 'Remove the logo',
  responses: { ...changed, ...problems() },
});

export function registerBrand(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getBrand(c.var.ctx), 200));
  app.openapi(changeRoute, async (c) => c.json(await changeBrand(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(putLogoRoute, async (c) => {
    const file = new Uint8Array(await c.req.valid('form').file.arrayBuffer());
    return c.json(await putLogo(c.var.ctx, file), 200);
  });
  app.openapi(deleteLogoRoute, async (c) => c.json(await deleteLogo(c.var.ctx), 200));
}
