import type { ItipMessage } from '../../../../../src/lib/invitations/index.ts';
import type { Summary } from '../messages.ts';

/** A name, messages, and the end that RFC 5546 requires for any order of them. Null: no invitation is shown. */
export type Sequence = [name: string, messages: ItipMessage[], end: Partial<Summary> | null];
