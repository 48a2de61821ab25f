import type { Work } from '../../platform/module.ts';
import { forgetAddresses } from './claims/claim.ts';
import { resealPasswordsPart } from './secrets.ts';

export const inboxesWork: Work = {
  upkeep: { resealPasswords: resealPasswordsPart },
  endOrganization: forgetAddresses,
};
