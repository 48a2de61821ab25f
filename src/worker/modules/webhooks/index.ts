export { selectWebhookStates, webhooksAreActive, webhooksExist } from './endpoints/state-store.ts';
