/**
 * `npm run deploy` (`-- --staging` for a second installation): deploys this code to an account in any state. Each step
 * first checks what exists, so the same command resumes after a failure. See docs/decisions/0059-deployment.md for the
 * order of the steps.
 */
import { installationOf } from '../installation.ts';
import { attach, isAttached } from './address.ts';
import { Cloudflare } from './cloudflare.ts';
import { lastMigrationTag, makeConfig } from './config.ts';
import { askHealth } from './health.ts';
import { checkPlan, lookAround } from './look.ts';
import { findMissing, make } from './make.ts';
import { readOptions } from './options.ts';
import { sayPlan } from './plan.ts';
import {
  type Answers,
  checkDatabases,
  readAnswers,
  recoverAnswers,
  writeAnswers,
  writePrivately,
} from './questions/answers.ts';
import { askQuestions, chooseAccount, placeOf, refuseAddress, senderOf } from './questions/questions.ts';
import { runSteps, say, step } from './say.ts';
import { findSecrets, sayKept } from './secrets.ts';
import { Stop } from './stop.ts';
import { deploy, migrate, tryUpload } from './upload.ts';

await runSteps(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  const installation = installationOf(options.installation);
  const { worker } = installation;

  const { cloudflare, account, found, answers } = await step('look at the account', async () => {
    const before = readAnswers(installation);
    const cloudflare = await Cloudflare.signIn();
    const account = await chooseAccount(cloudflare, before ?? {});
    say(`Looks at the account ${account.name} …`);
    await checkPlan(cloudflare, account);
    const found = await lookAround(cloudflare, account, installation);
    return { cloudflare, account, found, answers: before ?? recoverAnswers(found) };
  });
  checkDatabases(answers, found, installation);

  const answered = await askQuestions(answers, found, worker);
  const reason = refuseAddress(answered.publicUrl, found, worker);
  if (reason) throw new Stop(reason, 'Set PUBLIC_URL to an address that it has.');
  const place = placeOf(answered.publicUrl, found, worker)!;
  const isReached = await step('look at the public address', () =>
    isAttached(cloudflare, account, place, { name: worker, exists: found.worker !== null }),
  );
  const vars = {
    ...senderOf(answered, place),
    ...answers.vars,
    // A configured sender makes Herald send through Cloudflare.
    ...(answered.mail === 'none' && { SYSTEM_MAIL_FROM: '' }),
    ...options.vars,
    PUBLIC_URL: answered.publicUrl,
    OPERATOR_EMAIL: answered.operatorEmail,
  };
  const next: Answers = {
    account: account.id,
    mail: answered.mail,
    vars: Object.fromEntries(Object.entries(vars).filter(([, value]) => value !== '')),
    databases: answers.databases,
  };
  const secrets = findSecrets({
    present: found.worker?.secrets ?? [],
    hasUsers: found.databases.some(({ hasUsers }) => hasUsers),
    given: { ...options.secrets, ...(answered.smtpUrl && { SYSTEM_SMTP_URL: answered.smtpUrl }) },
    isTerminal: process.stdout.isTTY,
  });
  writeAnswers(installation, next);
  const missing = findMissing(found, worker, Math.max(options.databases, found.databases.length));
  say(sayPlan({ installation, account, found, missing, publicUrl: answered.publicUrl, secrets }));

  const made = await step('make what is missing', () => make(cloudflare, account, missing));
  const databases = [...found.databases, ...made];
  next.databases = databases.map(({ id }) => id);
  writeAnswers(installation, next);
  const config = makeConfig(worker, next, databases, !place.zone && isReached);
  writePrivately(installation.configFile, `${JSON.stringify(config, null, 2)}\n`);
  if (Object.keys(secrets.shown).length > 0) say(sayKept(secrets.shown));

  // Cloudflare accepts an unserved version only of an existing Worker, without a new Durable Object migration.
  if (found.worker && found.worker.migrationTag === lastMigrationTag()) {
    say('Uploads the Worker, without serving it …');
    await step('upload the Worker', () => tryUpload(installation, secrets.values));
  }
  for (const database of databases) {
    await step(`migrate the database ${database.name}`, () => migrate(installation, database));
  }
  say('Deploys the Worker and the sidecar; the first image of the sidecar takes minutes …');
  const served = isReached
    ? 'The new Worker may be served already: the databases fit it and the one before.'
    : 'Nothing is served yet: the address is attached last.';
  await step('deploy', () => deploy(installation, secrets.values), served);
  if (answered.mail !== 'smtp' && found.worker?.secrets.includes('SYSTEM_SMTP_URL')) {
    const path = `/accounts/${account.id}/workers/scripts/${worker}/secrets/SYSTEM_SMTP_URL`;
    await step('remove SYSTEM_SMTP_URL', () => cloudflare.call('DELETE', path), served);
  }
  if (!isReached) {
    say(`Attaches ${answered.publicUrl} …`);
    await step('attach the address', () => attach(cloudflare, account, place, worker), served);
  }
  say(`Asks ${answered.publicUrl} how it is …`);
  const operatorToken = secrets.values['OPERATOR_TOKEN'] ?? process.env['OPERATOR_TOKEN'];
  const health = await step(
    'ask it how it is',
    () => askHealth(answered.publicUrl, operatorToken),
    'Everything is deployed.',
  );
  say(health);
});
