import type { Work } from '../../platform/module.ts';
import { removeUsePart } from './hands/remove-use.ts';
import { removeExpiredValuesPart } from './oauth/remove-expired.ts';
import { expireProposalsPart, forgetUser, removeProposalsPart } from './proposals/forget.ts';

export const agentsWork: Work = {
  serviceUpkeep: { removeExpiredOAuth: removeExpiredValuesPart },
  upkeep: { expireProposals: expireProposalsPart },
  removals: { removeProposals: removeProposalsPart, removeAgentUse: removeUsePart },
  forgetUser,
};
