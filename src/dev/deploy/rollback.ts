/**
 * `npm run rollback` (`-- --staging`): serves the previously served version of the Worker. The databases stay
 * unchanged, because migrations only add; so does the sidecar.
 */
import { installationOf } from '../installation.ts';
import { ApiError, Cloudflare, unlessMissing } from './cloudflare.ts';
import { readAnswers } from './questions/answers.ts';
import { chooseAccount } from './questions/questions.ts';
import { runSteps, say, step } from './say.ts';
import { Stop } from './stop.ts';

interface Deployment {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

/** The error code if the previous version has other secrets. */
const OTHER_SECRETS = 10220;

await runSteps(async () => {
  const installation = installationOf(process.argv.includes('--staging') ? 'staging' : 'production');
  const { worker } = installation;
  await step('roll back', async () => {
    const cloudflare = await Cloudflare.signIn();
    const account = await chooseAccount(cloudflare, readAnswers(installation) ?? {});
    const path = `/accounts/${account.id}/workers/scripts/${worker}/deployments`;
    const answer = await unlessMissing(cloudflare.call<{ deployments: Deployment[] }>('GET', path));
    const versions = (answer?.deployments ?? [])
      .toSorted((a, b) => b.created_on.localeCompare(a.created_on))
      .flatMap((deployment) => deployment.versions.find(({ percentage }) => percentage === 100) ?? []);
    const [served] = versions;
    const before = versions.find(({ version_id }) => version_id !== served?.version_id);
    if (!served || !before) {
      throw new Stop(
        `The Worker ${worker} has no version before the one that is served.`,
        'Deploy the code that is to run: npm run deploy.',
      );
    }
    const body = {
      strategy: 'percentage',
      versions: [{ version_id: before.version_id, percentage: 100 }],
      annotations: { 'workers/message': `Rolled back from ${served.version_id}` },
    };
    await cloudflare.call('POST', path, body).catch((error) => {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
      throw new Stop(
        `Cloudflare does not serve version ${before.version_id} again: ${error.message}.`,
        error.codes.includes(OTHER_SECRETS)
          ? 'Data may be encrypted with a key that it does not have. Check out the code before, and run npm run deploy: it takes the secrets of now.'
          : 'Check out the code before, and run npm run deploy.',
      );
    });
    say(`The Worker ${worker} serves version ${before.version_id} again, instead of ${served.version_id}.`);
    say(
      'Databases and sidecar are those of the version after it. npm run deploy deploys the code of this folder.',
    );
  });
});
