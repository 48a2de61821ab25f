/** Words for a time in a mail of Monday, 5 October 2026, 9 in the morning in Berlin, and the time they mean. */
export type Time = [words: string, start: string];
