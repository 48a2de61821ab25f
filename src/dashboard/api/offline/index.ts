/** What the page does for times without a connection. Loaded after the first paint, or once there is no connection. */
export { forgetUser } from './forget.ts';
export { startOffline } from './start.ts';
export { keep, sendWaiting, withdraw } from './waiting.ts';
