export { SenderCard } from './sender.tsx';
