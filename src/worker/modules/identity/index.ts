export { authenticate } from './authenticate.ts';
export { checkOrigin } from './check-origin.ts';
export { removeExpired } from './remove-expired.ts';
export { registerIdentity } from './routes.ts';
