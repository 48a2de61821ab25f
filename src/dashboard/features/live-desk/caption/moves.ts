import type { Schemas } from '../../../api/client.ts';

type Caption = Pick<Schemas['Caption'], 'status' | 'expires_at'>;

/** Returns whether the occasion is over, so that the caption is no longer posted. */
export const isOver = ({ expires_at }: Caption, now = Date.now()) =>
  expires_at !== null && new Date(expires_at).getTime() <= now;

/** Returns whether text, image and decision may still change: not posted, not being posted, and not expired. */
export const mayChange = (caption: Caption, now = Date.now()) =>
  !isOver(caption, now) && ['pending', 'approved', 'skipped', 'failed'].includes(caption.status);

/** Returns whether Herald may regenerate the caption: only undecided ones. */
export const mayRegenerate = (caption: Caption, now = Date.now()) =>
  !isOver(caption, now) && (caption.status === 'pending' || caption.status === 'failed');
