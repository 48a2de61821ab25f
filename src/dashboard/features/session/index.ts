export { useMembers, useProfile, useSession, useSignOut, useTimezone } from './session.ts';
export { SignIn } from './sign-in.tsx';
