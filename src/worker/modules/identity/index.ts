export { authenticate } from './access/authenticate.ts';
export { checkOrigin } from './access/check-origin.ts';
export { notify } from './profile/notify.ts';
export { removeExpired } from './remove-expired.ts';
export { registerIdentity } from './routes.ts';
export { isMember } from './sessions/membership-store.ts';
