export { LiveDesk } from './desk.tsx';
export { PLATFORM_NAMES, PlatformName } from './platforms.tsx';
export { Preview } from './previews/preview.tsx';
export { useChannel, useCredentials, useMilestones, useStatus } from './queries.ts';
export { nextMilestone } from './stream/progress.ts';
