/** `npm start`: runs all of Herald on this machine, with a mail server and a demo organization. */

import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGIN_FILE } from './d1.ts';
import { DEMO_PASSWORD, DEMO_USER, DOMAIN } from './demo/account.ts';
import { makeDemo } from './demo/demo.ts';
import { makeShowcase } from './demo/showcase/make-showcase.ts';
import { checkFreeSpace, watchDisk } from './disk.ts';
import { atEnd, endAll, endOnSignalsAndFailures, endWithParent, isEnding } from './ending.ts';
import { listKnownAddresses } from './known-addresses.ts';
import { migrate } from './migrate.ts';
import { isFree, keepRunning, type Service, waitForAnswer } from './processes.ts';
import { developmentSecrets, readSettings, type Settings, writeVariables } from './settings.ts';
import { GOOGLE_USER, startGoogle } from './simulators/google.ts';
import { startMailServer } from './simulators/mail-server.ts';
import { startModels } from './simulators/models/serve.ts';
import { serveOutgoing } from './simulators/outgoing/serve.ts';
import { OutgoingMails } from './simulators/outgoing/store.ts';
import { startBookingServices } from './simulators/serve-bookings.ts';
import { startPlatforms } from './simulators/serve-platforms.ts';
import { startSite } from './simulators/site/serve.ts';
import { startStripe } from './simulators/stripe/serve.ts';
import { startYouTube } from './simulators/youtube/serve.ts';
import { wranglerConfig } from './wrangler.ts';

/** The sender of system mail. */
const SYSTEM_ADDRESS = 'herald@herald.test';
const CRON_MS = 3 * 60 * 1000;
/** A first answer takes ten seconds on two idle cores, and minutes where several start at once. */
const START_SECONDS = 180;
const say = (line: string) => console.log(line);
/** Routine events are printed only once Herald is running: before that they all come from the demo. */
let isRunning = false;
const sayWhenRunning = (line: string) => isRunning && say(line);
const random = () => randomBytes(24).toString('hex');

endOnSignalsAndFailures();
endWithParent();
try {
  await start(readSettings(process.env));
} catch (error) {
  if (!isEnding()) {
    console.error(`\nHerald could not start: ${error instanceof Error ? error.message : error}`);
  }
  await endAll(1);
}

async function start(settings: Settings): Promise<void> {
  const { port, imapPort, smtpPort, sidecarPort, stripePort, googlePort, modelsPort, stateDir } = settings;
  const { youtubePort, discordPort, xPort, graphPort, sitePort, calComPort, calendlyPort, outgoingPort } =
    settings;
  await checkPorts({
    PORT: port,
    IMAP_PORT: imapPort,
    SMTP_PORT: smtpPort,
    SIDECAR_PORT: sidecarPort,
    STRIPE_PORT: stripePort,
    GOOGLE_PORT: googlePort,
    YOUTUBE_PORT: youtubePort,
    DISCORD_PORT: discordPort,
    X_PORT: xPort,
    GRAPH_PORT: graphPort,
    SITE_PORT: sitePort,
    CAL_COM_PORT: calComPort,
    CALENDLY_PORT: calendlyPort,
    OUTGOING_PORT: outgoingPort,
    ...(settings.aiDemo ? { MODELS_PORT: modelsPort } : {}),
  });
  mkdirSync(stateDir, { recursive: true });
  checkFreeSpace(stateDir);
  mkdirSync(join(stateDir, 'logs'), { recursive: true });
  const disk = watchDisk(stateDir, say);
  atEnd(() => disk.stop());
  const secrets = developmentSecrets(stateDir);

  say('Preparing the database …');
  await migrate(stateDir);

  say('Starting the mail server, the IMAP sidecar and the Worker …');
  const originFile = join(stateDir, ORIGIN_FILE);
  rmSync(originFile, { force: true });
  const outgoing = new OutgoingMails();
  const outgoingPages = await serveOutgoing(outgoing, outgoingPort);
  atEnd(() => outgoingPages.stop());
  const mailServer = await startMailServer({
    imapPort,
    smtpPort,
    password: DEMO_PASSWORD,
    listKnown: (addresses) => listKnownAddresses(stateDir, addresses),
    outgoing,
    log: (line) => sayWhenRunning(`mail    ${line}`),
  });
  atEnd(() => mailServer.stop());
  const stripeKeys = { secretKey: `sk_test_${random()}`, webhookSecret: `whsec_${random()}` };
  const stripe = await startStripe({
    ...stripeKeys,
    port: stripePort,
    webhookUrl: `http://127.0.0.1:${port}/api/billing/webhook`,
    file: join(stateDir, 'stripe.json'),
    log: (line) => say(`stripe  ${line}`),
  });
  atEnd(() => stripe.stop());
  const google = await startGoogle({ port: googlePort });
  atEnd(() => google.stop());
  const youtube = await startYouTube({ port: youtubePort });
  atEnd(() => youtube.stop());
  const platforms = await startPlatforms({
    ports: { discord: discordPort, x: xPort, graph: graphPort },
    file: join(stateDir, 'x-tokens.json'),
    log: (line) => say(`x       ${line}`),
  });
  atEnd(() => platforms.stop());
  const site = await startSite({ port: sitePort });
  atEnd(() => site.stop());
  const bookings = await startBookingServices({
    ports: { calCom: calComPort, calendly: calendlyPort },
    file: join(stateDir, 'bookings.json'),
    log: (line) => sayWhenRunning(`booking ${line}`),
  });
  atEnd(() => bookings.stop());
  const models = settings.aiDemo ? await startModels({ port: modelsPort }) : null;
  if (models) atEnd(() => models.stop());
  const mailServers = `127.0.0.1:${imapPort},127.0.0.1:${smtpPort}`;
  const variables: Record<string, string> = {
    SIDECAR_URL: `http://127.0.0.1:${sidecarPort}`,
    ALLOW_PRIVATE_HOSTS: '1',
    PUBLIC_URL: `http://localhost:${port}`,
    DASHBOARD_ORIGINS: '',
    ...(settings.demo !== 'none' ? { DEMO_ACCOUNT: `${DEMO_USER.email} ${DEMO_PASSWORD}` } : {}),
    DEVELOPMENT_MAIL: `${DOMAIN} 127.0.0.1:${imapPort} 127.0.0.1:${smtpPort} ${DEMO_PASSWORD}`,
    SYSTEM_SMTP_URL: `smtp://${encodeURIComponent(SYSTEM_ADDRESS)}:${DEMO_PASSWORD}@127.0.0.1:${smtpPort}`,
    SYSTEM_MAIL_FROM: SYSTEM_ADDRESS,
    STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    ...google.variables,
    ...youtube.variables,
    ...platforms.variables,
    ...bookings.variables,
    ...models?.variables,
    GOOGLE_MAIL_SERVERS: mailServers,
    MICROSOFT_MAIL_SERVERS: mailServers,
  };

  const variablesFile = writeVariables(stateDir, variables, process.env);

  const onGiveUp = (message: string) => {
    console.error(`\n${message}\nHerald cannot continue and is stopping.`);
    void endAll(1);
  };
  const restarts = { onRestart: say, onGiveUp, waitToRestart: disk.waitForSpace };
  const services: Service[] = [
    keepRunning({
      name: 'The sidecar',
      command: [process.execPath, 'src/sidecar/index.ts'],
      env: {
        ...process.env,
        SIDECAR_TOKEN: secrets.values.SIDECAR_TOKEN,
        SIDECAR_PORT: String(sidecarPort),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ALLOW_PRIVATE_HOSTS: '1',
      },
      logFile: join(stateDir, 'logs', 'sidecar.log'),
      onLine: () => {},
      ...restarts,
    }),
    keepRunning({
      name: 'The Worker',
      command: [
        'wrangler',
        'dev',
        '--config',
        wranglerConfig(),
        '--port',
        String(port),
        '--ip',
        '127.0.0.1',
        '--persist-to',
        stateDir,
        '--env-file',
        secrets.file,
        '--env-file',
        variablesFile,
        '--test-scheduled',
        '--show-interactive-dev-session=false',
        '--inspector-port',
        '0',
      ],
      env: {
        ...process.env,
        CI: '1',
        WRANGLER_SEND_METRICS: 'false',
        // The log file already has its output. A separate registry isolates other Heralds on this machine.
        WRANGLER_WRITE_LOGS: 'false',
        WRANGLER_REGISTRY_PATH: join(stateDir, 'registry'),
      },
      logFile: join(stateDir, 'logs', 'worker.log'),
      onLine: showWorkerLine,
      ...restarts,
    }),
  ];
  for (const service of services) atEnd(() => service.stop());

  const origin = `http://127.0.0.1:${port}`;
  const answers = await Promise.all([
    waitForAnswer(`${origin}/`, START_SECONDS),
    waitForAnswer(`http://127.0.0.1:${sidecarPort}/health`, START_SECONDS),
  ]);
  if (answers.includes(false)) {
    throw new Error(
      `the Worker or the sidecar did not answer within ${START_SECONDS / 60} minutes. See the logs in ${join(stateDir, 'logs')}.`,
    );
  }
  writeFileSync(originFile, origin);
  atEnd(async () => rmSync(originFile, { force: true }));
  const cron = setInterval(() => void tick(origin), CRON_MS);
  atEnd(async () => clearInterval(cron));

  const sayAddress = () => say(`\n  Herald          http://localhost:${port}\n`);
  if (settings.demo === 'none') sayAddress();
  else {
    // A variable may have replaced the simulation by the real service, which has no demo account.
    const isOwn = (name: string) => !process.env[name];
    const bookingServices = {
      ...(isOwn('CAL_COM_API_URL') ? { cal_com: bookings.calCom.url } : {}),
      ...(isOwn('CALENDLY_API_URL') ? { calendly: bookings.calendly.url } : {}),
    };
    const hasShowcase = settings.demo === 'showcase';
    const common = { origin, imapPort, stateDir, say };
    const isComplete = await makeDemo({
      ...common,
      smtpPort,
      bookingServices,
      hasShowcase,
      onAccount: sayAddress,
    });
    if (hasShowcase && isComplete) {
      await makeShowcase({
        ...common,
        site,
        youtube: isOwn('YOUTUBE_API_URL') ? youtube : null,
        bookingUrl: isOwn('CAL_COM_API_URL') ? bookings.calCom.url : null,
        hasStripe: isOwn('STRIPE_API_URL'),
      });
    }
  }
  isRunning = true;
  say(`
Herald is running.

  Herald          http://localhost:${port}
  API reference   http://localhost:${port}/api-docs
  Demo account    ${DEMO_USER.email} / ${DEMO_PASSWORD}
  Send mail       SMTP 127.0.0.1:${smtpPort}, to support@, hello@, partners@, info@ or neo@herald.test
  Read mail       IMAP 127.0.0.1:${imapPort}, user support@herald.test, password ${DEMO_PASSWORD}
  Outgoing mail   http://localhost:${outgoingPort}, with all that Herald sends
  Google sign-in  simulated on http://127.0.0.1:${googlePort}, with the account ${GOOGLE_USER}
  Payments        simulated Stripe on http://127.0.0.1:${stripePort}; no real money
  Live streams    simulated YouTube on ${youtube.url}; to go live: curl -X POST ${youtube.url}/_control/go-live
  Website         ${site.url}, with flaws for an audit to find
  Bookings        simulated Cal.com and Calendly; to book: curl -X POST ${bookings.calCom.url}/_control/book
  Posts           simulated Discord, X and Meta on ports ${discordPort}, ${xPort} and ${graphPort}${models ? `\n  AI models       simulated on ${models.url}, the default is openai/honest` : ''}
  Data and logs   ${stateDir}

Mail is in Herald at once. It also checks the inboxes every 3 minutes, and on POST /api/sync.
Press Ctrl-C to stop. Your data is kept for the next start.
`);
}

async function checkPorts(ports: Record<string, number>): Promise<void> {
  const conflicts: string[] = [];
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) conflicts.push(name);
  if (conflicts.length === 0) return;
  const list = conflicts.map((name) => `${ports[name]} (${name})`).join(', ');
  throw new Error(
    `port ${list} is in use, perhaps by another Herald. ` +
      `Stop that program, or choose another port: ${conflicts[0]}=9000 npm start`,
  );
}

/** Fires the cron trigger through the local scheduled handler: `wrangler dev` never fires it. */
async function tick(origin: string): Promise<void> {
  const outcome = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*/3+*+*+*+*`, {
    signal: AbortSignal.timeout(60_000),
  })
    .then(async (response) => {
      await response.text();
      return response.ok ? 'ok' : `failed with ${response.status}`;
    })
    .catch((error: unknown) => `failed: ${error}`);
  say(`${new Date().toISOString()}  cron    ${outcome}`);
}

/** Prints the important lines of the Worker's log to the terminal. The log file has all of them. */
function showWorkerLine(line: string): void {
  if (!line.startsWith('{')) {
    // A website without HTTPS: its audit reports that.
    if (/TLS handshake failed/.test(line)) return;
    if (/\[ERROR\]|✘/.test(line)) say(`worker  ${line}`);
    return;
  }
  const entry = parse(line);
  if (entry?.event === 'sync.done') {
    if (entry.created)
      sayWhenRunning(`${new Date().toISOString()}  sync    inbox ${entry.inbox}: ${entry.created} new`);
  } else if (entry?.level === 'error' || entry?.level === 'warn') {
    say(`worker  ${line}`);
  }
}

function parse(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}
