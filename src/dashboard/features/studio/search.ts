export const PARTS = ['cards', 'voices', 'milestones', 'connections'] as const;
export type Part = (typeof PARTS)[number];

/** Reads the search parameters; ignores unknown values. */
export function readStudioSearch(search: Record<string, unknown>): { tab?: Part } {
  const tab = PARTS.find((part) => part === search['tab']);
  return tab ? { tab } : {};
}
