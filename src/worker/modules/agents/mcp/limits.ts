/** The largest body of a call. */
export const MAX_BODY_BYTES = 1_000_000;
