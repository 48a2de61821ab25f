export { readStudioSearch } from './search.ts';
export { Studio } from './studio.tsx';
