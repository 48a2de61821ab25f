/** Who has turned notifications on, and the name of the device: signing out ends them, signing in again brings them back. */
export const KEPT = 'herald:push';
