export { authenticate, findCtx } from './access/authenticate.ts';
export { checkOrigin } from './access/check-origin.ts';
export { notify } from './profile/notify.ts';
export { removeExpired } from './remove-expired.ts';
export { registerIdentity } from './routes.ts';
export { resealSecondFactors } from './second-factor/reseal.ts';
export { countMembers, findPeople, isMember } from './sessions/membership-store.ts';
export { endWelcome, listWelcomes } from './welcome/welcome.ts';
