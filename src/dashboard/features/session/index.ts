export { Door } from './door.tsx';
export { useMembers, useProfile, useSession, useSignOut, useTimezone } from './session.ts';
export { SessionEnded } from './session-ended.tsx';
export { SignIn } from './sign-in.tsx';
