/** The error for an unsupported event or rule. Its message explains this to the event's owner. */
export class Refused extends Error {}
