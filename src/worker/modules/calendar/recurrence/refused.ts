/** An event or rule that is not taken. The message says why, to the person whose event it is. */
export class Refused extends Error {}
