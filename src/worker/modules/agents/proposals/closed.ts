import { DomainError } from '../../../../lib/errors.ts';
import type { ProposalRow } from '../schema.ts';

/** Returns the target in the audit log. */
export const targetOf = ({ id }: ProposalRow) => `agent_proposal:${id}`;

export const closed = () =>
  new DomainError(
    'conflict',
    'PROPOSAL_CLOSED',
    'This proposal is decided, expired, or being done by somebody else.',
  );
