/** How long changes are collected before they are sent as one message. */
export const COLLECT_MS = 250;
/** How many times a missing version is waited for, each time equally long. */
export const WAITS = 4;
/** Versions that wait for a missing one before it is given up. */
export const MAX_WAITING = 1000;

/** Sockets of an organization: all pages of a company, in an object that has 128 MB. */
export const MAX_SOCKETS = 1000;
/** Sockets of one session or key: tabs of a browser. */
export const MAX_SOCKETS_OF_CALLER = 20;
/** The Retry-After when there are too many sockets. */
export const RETRY_SECONDS = 30;

/** A message of a client is about 60 bytes long. */
export const MAX_MESSAGE_CHARACTERS = 500;
/** Messages that a socket may send at once, and per second after that. */
export const MESSAGES_AT_ONCE = 20;
export const MESSAGES_PER_SECOND = 2;

/** How long a reported presence is valid. */
export const PRESENCE_MS = 30_000;
/** People shown in one conversation. */
export const MAX_PEOPLE = 50;
