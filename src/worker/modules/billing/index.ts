export { isConfigured as canPay } from './stripe.ts';
