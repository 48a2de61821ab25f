export { Door } from './door.tsx';
export {
  type Role,
  useMembers,
  useProfile,
  useRole,
  useSession,
  useSignOut,
  useTimezone,
} from './session.ts';
export { SessionEnded } from './session-ended.tsx';
export { SignIn } from './sign-in.tsx';
