export { deliverEvents } from './deliver.ts';
