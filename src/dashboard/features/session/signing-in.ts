import { client } from '../../api/client.ts';

export type Step = 'password' | 'code' | 'recovery';

/** Returns false if a second factor is required. Throws `Problem`. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const { data } = await client.POST('/api/auth/sign-in/email', { body: { email, password } });
  return !(data && 'twoFactorRedirect' in data);
}

/** Submits the second factor. Throws `Problem`. */
export async function finishSignIn(step: Exclude<Step, 'password'>, code: string): Promise<true> {
  const path =
    step === 'code' ? '/api/auth/two-factor/verify-totp' : '/api/auth/two-factor/verify-backup-code';
  await client.POST(path, { body: { code } });
  return true;
}
