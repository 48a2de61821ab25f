import type { NodemailerError } from 'nodemailer';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Env } from '../../env.ts';
import { explainSmtp } from './explain.ts';
import { inSession, loginOf } from './session.ts';

const LIMITS = { connectMs: 10_000, silenceMs: 10_000, totalMs: 30_000 };

/**
 * Signs in and out again. Returns '' on success, else what is wrong and what to do. Throws DomainError `PORT_BLOCKED`,
 * `CLEAR_TEXT` or `PRIVATE_ADDRESS`.
 */
export async function verifySmtp(env: Env, smtp: Connection): Promise<string> {
  try {
    await inSession(env, smtp, LIMITS, async ({ connection, within }) => {
      await within<boolean>((done) => connection.login(loginOf(smtp), done));
      connection.quit();
    });
    return '';
  } catch (error) {
    return (await explainSmtp(env, error as NodemailerError, smtp)).detail;
  }
}
