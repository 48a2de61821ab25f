/** The secret of the authenticator app, as the database stores it: encrypted, and bound to its user. */
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { open, seal } from '../../../platform/secrets.ts';
import type { Factor } from './store.ts';

const record = (userId: number) => `second_factors/${userId}/secret`;

export function sealSecret(ctx: ServiceCtx, userId: number, secret: string): Promise<string> {
  return seal(ctx.env, secret, record(userId));
}

/** In base32. */
export function openSecret(ctx: ServiceCtx, factor: Factor): Promise<string> {
  return open(ctx.env, factor.secret, record(factor.userId));
}
