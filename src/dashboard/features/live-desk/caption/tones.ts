import type { Tone } from '../../../ui/badge.tsx';
import type { Caption } from './changes.ts';

/** How each state is colored. */
export const TONES: Record<Caption['status'], Tone> = {
  pending: 'warn',
  approved: 'good',
  skipped: 'plain',
  sending: 'info',
  sent: 'good',
  failed: 'danger',
  unconfirmed: 'danger',
};
