/** A short mail that arrives on Monday, 5 October 2026, at 9 in Berlin: its subject, its text and the times in it. */
export type Case = [subject: string, text: string, starts: string[]];
