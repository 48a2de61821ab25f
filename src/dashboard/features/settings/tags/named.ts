/** The types of data that name the tags. */
export const NAMED = ['settings', 'inbox', 'email', 'task', 'draft', 'reply', 'contact', 'insight'] as const;
