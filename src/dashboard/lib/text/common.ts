import { defineFirstTexts } from './define.ts';

/** The UI components, and words that every area needs. */
export const commonText = defineFirstTexts({
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saved: 'Saved',
  delete: 'Delete',
  edit: 'Edit',
  add: 'Add',
  undo: 'Undo',
  more: 'More',
  retry: 'Try again',
  loading: 'Loading…',
  loadMore: 'Load more',
  failed: 'This did not work.',
  request: (id: string) => `Request ${id}`,
  notice: 'Notices',
  optional: 'optional',
  all: 'All',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  copied: 'Copied',
  notFound: 'There is no such page.',
  home: 'Go to Today',
});
