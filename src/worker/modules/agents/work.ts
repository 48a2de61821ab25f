import type { Work } from '../../platform/module.ts';
import { removeExpiredValuesPart } from './oauth/remove-expired.ts';
import { expireProposalsPart, forgetUser, removeProposalsPart } from './proposals/forget.ts';

export const agentsWork: Work = {
  serviceUpkeep: { removeExpiredOAuth: removeExpiredValuesPart },
  upkeep: { expireProposals: expireProposalsPart },
  removals: { removeProposals: removeProposalsPart },
  forgetUser,
};
