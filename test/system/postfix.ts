import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { key, validCertificate } from '../unit/sidecar/certificates.ts';
import { type Dovecot, MAIL_UID } from './dovecot.ts';
import { freePort, until } from './herald.ts';

export const hasPostfix = existsSync('/usr/sbin/postfix') && process.getuid?.() === 0;

export interface Postfix {
  /** The submission port: STARTTLS, with Dovecot's users and password. */
  port: number;
  stop(): Promise<void>;
}

const SERVICES = `tlsmgr unix - - n 1000? 1 tlsmgr
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

/** Starts a Postfix on a free port of 127.0.0.1 that delivers only to these users of the Dovecot. */
export async function startPostfix(dovecot: Dovecot, users: string[]): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-postfix-'));
  chmodSync(folder, 0o755);
  const config = join(folder, 'config');
  for (const part of ['config', 'queue', 'data']) mkdirSync(join(folder, part));
  execFileSync('chown', ['postfix', join(folder, 'data')]);
  const port = await freePort();
  const domains = [...new Set(users.map((user) => user.split('@')[1]))];
  const files = {
    users: users.map((user) => `${user} ${user}/\n`).join(''),
    'tls.pem': `${key}${validCertificate}`,
    'master.cf': `127.0.0.1:${port} inet n - n - - smtpd\n${SERVICES}`,
    'main.cf': `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file_prefixes = ${folder}
maillog_file = ${folder}/log
myhostname = mail.test
mydestination =
mynetworks =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
local_recipient_maps =
virtual_mailbox_domains = ${domains.join(', ')}
virtual_mailbox_base = ${dovecot.mail}
virtual_mailbox_maps = texthash:${config}/users
virtual_uid_maps = static:${MAIL_UID}
virtual_gid_maps = static:${MAIL_UID}
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_tls_chain_files = ${config}/tls.pem
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${dovecot.authPort}
smtpd_relay_restrictions = permit_sasl_authenticated, reject
message_size_limit = 50000000
virtual_mailbox_limit = 0
default_transport = error:nowhere else
`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(config, name), content);
  chmodSync(join(config, 'tls.pem'), 0o600);

  const child: ChildProcess = spawn('/usr/sbin/postfix', ['-c', config, 'start-fg'], { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const log = () => (existsSync(`${folder}/log`) ? readFileSync(`${folder}/log`, 'utf8') : '');
  await until('Postfix', 60, async () => {
    if (child.exitCode !== null) throw new Error(`Postfix exited:\n${log()}`);
    return isAnswering(port);
  });
  return {
    port,
    async stop() {
      execFileSync('/usr/sbin/postfix', ['-c', config, 'stop'], { stdio: 'ignore' });
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
  });
}
