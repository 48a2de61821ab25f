/** `expect.poll` waits as long as a busy machine may take; its own second is a guess about a fast one. */
export const patience = { poll: { timeout: 30_000 } };
