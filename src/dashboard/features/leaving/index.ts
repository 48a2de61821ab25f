export { useKeep } from './use-keep.ts';
