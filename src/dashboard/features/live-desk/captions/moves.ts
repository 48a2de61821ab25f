import type { Schemas } from '../../../api/client.ts';

type Caption = Pick<Schemas['Caption'], 'status' | 'expires_at'>;

/** What it tells of is over: it is not posted any more. */
export const isOver = ({ expires_at }: Caption, now = Date.now()) =>
  expires_at !== null && new Date(expires_at).getTime() <= now;

/** Text, image and decision may still change: it is not posted, not on its way, and not too late. */
export const mayChange = (caption: Caption, now = Date.now()) =>
  !isOver(caption, now) && ['pending', 'approved', 'skipped', 'failed'].includes(caption.status);

/** Herald writes only what nobody has decided about anew. */
export const mayRegenerate = (caption: Caption, now = Date.now()) =>
  !isOver(caption, now) && (caption.status === 'pending' || caption.status === 'failed');
