export { applyInvitation } from './apply-invitation.ts';
export type { ItipMessage, Method, Outcome } from './message.ts';
export { ownAnswer, ownStamps } from './own-answer.ts';
export { type Invitation, type Proposal, readInvitation } from './read-invitation.ts';
export type { ObjectState } from './state.ts';
