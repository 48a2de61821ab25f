export { Door } from './door.tsx';
export {
  type Role,
  rememberSignedIn,
  sessionOptions,
  useMembers,
  useProfile,
  useRole,
  useSession,
  useSignOut,
  useTimezone,
  wasSignedIn,
} from './session.ts';
export { SessionEnded } from './session-ended.tsx';
export { SignIn } from './sign-in.tsx';
