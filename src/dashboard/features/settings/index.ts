export { useSettings } from './use-settings.ts';
