export { applyCalComEvent } from './apply-cal-com-event.ts';
export { applyCalendlyEvent } from './apply-calendly-event.ts';
export { attendeesOf, type Booking, type BookingStatus, type Bookings, statusOf } from './booking.ts';
export { type Applied, isSameBooking, mergeBooking } from './merge-booking.ts';
export { readCalComBooking } from './read-cal-com-booking.ts';
export { readCalendlyEvent } from './read-calendly-event.ts';
export { verifyCalComSignature, verifyCalendlySignature } from './verify-signature.ts';
