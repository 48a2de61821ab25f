import type { Ctx } from '../../../platform/ctx.ts';
import { unreadable } from '../platforms/call.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { quote } from '../platforms/quote.ts';
import { ObjectMissing } from './failure.ts';
import { callGraph } from './graph.ts';
import type { InstagramSecret } from './instagram-secret.ts';

const STATES = ['IN_PROGRESS', 'FINISHED', 'PUBLISHED', 'ERROR', 'EXPIRED'] as const;
/** The time, in milliseconds, within which a new container may not be found yet. */
const FRESH_MS = 2 * 60_000;

export interface Container {
  state: (typeof STATES)[number];
  /** The message of Instagram. */
  detail: unknown;
}

/** Reads the state of a container created at `createdAt`. */
export async function readContainer(
  ctx: Ctx,
  secret: InstagramSecret,
  id: string,
  createdAt: number,
): Promise<Container> {
  try {
    const { json } = await callGraph(ctx, 'instagram', secret, 'read', {
      method: 'GET',
      path: `/${id}`,
      fields: { fields: 'status_code,status' },
    });
    const state = STATES.find((name) => name === json.status_code);
    if (!state) throw unreadable('instagram', 'read');
    return { state, detail: json.status };
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    if (ctx.now() - createdAt < FRESH_MS) return { state: 'IN_PROGRESS', detail: null };
    const message = 'Instagram does not find the upload any more. Try again.';
    throw new PlatformFailure('PLATFORM_DOWN', message, { isProgressVoid: true });
  }
}

/** Returns the failure for `ERROR`: Instagram could not fetch the image, or rejects it. */
export function imageRefused({ detail }: Container, secret: InstagramSecret): PlatformFailure {
  const message = `Instagram refuses the image. Use another one, a JPEG between 4:5 and 1.91:1.${quote(detail, secret)}`;
  return new PlatformFailure('MEDIA_REFUSED', message, { isProgressVoid: true });
}
