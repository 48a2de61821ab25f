import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { freePort, until } from './herald.ts';

export const hasDovecot = existsSync('/usr/sbin/dovecot') && process.getuid?.() === 0;
export const DOVECOT_PASSWORD = 'dovecot-secret';
/** The uid that owns the mailboxes: any user except root. */
export const MAIL_UID = 5000;

export interface Dovecot {
  port: number;
  /** The folder that contains a maildir for each user. */
  mail: string;
  /** The port where a local mail server can verify passwords. */
  authPort: number;
  stop(): Promise<void>;
  /** Appends messages to the user's INBOX, in this order. */
  deliver(user: string, messages: Buffer[]): Promise<void>;
  /** Renumbers the INBOX: it gets a new UIDVALIDITY, and UIDs start from 1. */
  renumber(user: string): void;
}

/**
 * Starts a Dovecot in clear text on a free port of 127.0.0.1. All users have the same password. With
 * `tokenInfoUrl`, it also accepts access tokens (XOAUTH2) and asks that URL for their owner.
 */
export async function startDovecot(tokenInfoUrl?: string): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-dovecot-'));
  chmodSync(folder, 0o755);
  const mail = join(folder, 'mail');
  mkdirSync(mail);
  chownSync(mail, MAIL_UID, MAIL_UID);
  const port = await freePort();
  const authPort = await freePort();
  const config = join(folder, 'dovecot.conf');
  const oauthConfig = join(folder, 'oauth2.conf');
  if (tokenInfoUrl)
    writeFileSync(oauthConfig, `tokeninfo_url = ${tokenInfoUrl}\nusername_attribute = email\n`);
  writeFileSync(
    config,
    `protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
auth_mechanisms = plain login${tokenInfoUrl ? ' xoauth2' : ''}
mail_location = maildir:${mail}/%u
mail_max_userip_connections = 50
first_valid_uid = 1
${
  tokenInfoUrl
    ? `passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${oauthConfig}
}`
    : ''
}
passdb {
  driver = static
  mechanisms = plain login
  args = password=${DOVECOT_PASSWORD}
}
userdb {
  driver = static
  args = uid=${MAIL_UID} gid=${MAIL_UID} home=${mail}/%u
}
service auth {
  inet_listener {
    port = ${authPort}
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  const child: ChildProcess = spawn('/usr/sbin/dovecot', ['-F', '-c', config], { stdio: 'inherit' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const connect = async (user: string) => {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: DOVECOT_PASSWORD },
      logger: false,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  await until('Dovecot', 60, async () => {
    const client = await connect('nobody').catch(() => null);
    await client?.logout();
    return client !== null;
  });
  return {
    port,
    mail,
    authPort,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
    async deliver(user, messages) {
      const client = await connect(user);
      for (const message of messages) await client.append('INBOX', message);
      await client.logout();
    },
    renumber(user) {
      execFileSync('/bin/sh', ['-c', `rm -f "${mail}/${user}"/dovecot*`]);
    },
  };
}
