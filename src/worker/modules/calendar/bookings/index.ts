export { applyCalComEvent, calComUids } from './apply-cal-com-event.ts';
export { applyCalendlyEvent, calendlyUids } from './apply-calendly-event.ts';
export { attendeesOf, type BookingStatus, type Bookings, statusOf } from './booking.ts';
export type { Applied } from './merge-booking.ts';
export { verifyCalComSignature, verifyCalendlySignature } from './verify-signature.ts';
