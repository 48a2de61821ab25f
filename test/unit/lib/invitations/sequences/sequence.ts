import type { ItipMessage } from '../../../../../src/lib/invitations/index.ts';
import type { Summary } from '../messages.ts';

/** Name, messages, and what RFC 5546 says of the end, in whatever order they come. Null: nothing is to be shown. */
export type Sequence = [name: string, messages: ItipMessage[], end: Partial<Summary> | null];
