export { readStudioSearch, Studio } from './studio.tsx';
