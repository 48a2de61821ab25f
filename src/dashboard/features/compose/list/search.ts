export interface DraftsSearch {
  list?: 'scheduled' | undefined;
}

export const readDraftsSearch = (search: Record<string, unknown>): DraftsSearch =>
  search['list'] === 'scheduled' ? { list: 'scheduled' } : {};
