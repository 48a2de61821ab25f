export { useBrand } from './brand.ts';
export { type Colleague, useColleagues } from './colleagues.ts';
export { Door } from './door.tsx';
export { useChosen, useKept } from './kept.ts';
export {
  type Role,
  rememberSignedIn,
  sessionOptions,
  useMembers,
  useProfile,
  useRole,
  useSession,
  useSignOut,
  wasSignedIn,
} from './session.ts';
export { SessionEnded } from './session-ended.tsx';
export { SignIn } from './sign-in.tsx';
export { SignedInProvider, useSignedIn, useTimezone } from './signed-in.tsx';
