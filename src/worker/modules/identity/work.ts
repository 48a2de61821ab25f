import type { Work } from '../../platform/module.ts';
import { forgetKeys } from './closing/close-user.ts';
import { resealPushKeysPart } from './push-devices/keys.ts';
import { removeExpiredPart } from './remove-expired.ts';
import { removeRevokedKeys } from './remove-past.ts';
import { resealSecondFactorsPart } from './second-factor/secret.ts';

export const identityWork: Work = {
  forgetUser: forgetKeys,
  serviceUpkeep: {
    resealSecondFactors: resealSecondFactorsPart,
    resealPushKeys: resealPushKeysPart,
    removeExpired: removeExpiredPart,
  },
  retention: { revoked_key: removeRevokedKeys },
};
