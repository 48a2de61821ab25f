/**
 * `npm run backup -- <folder>` and `npm run restore -- <folder>` (with `--production` or `--staging` for a deployed
 * service): copies all rows and objects into a folder, and from it into an empty installation.
 */
import { type Place, placeOfCommand, runCommand } from '../d1.ts';
import { Stop } from '../deploy/stop.ts';
import { installationOfCommand } from '../installation.ts';
import { readSettings } from '../settings.ts';
import { backUp } from './back-up.ts';
import { openBackup, restore } from './restore.ts';
import { openUnused, openUsed } from './service.ts';

const args = process.argv.slice(2);
const [command, path] = args.filter((argument) => !argument.startsWith('--'));

await runCommand(async () => {
  if (!path) {
    throw new Stop(
      'The folder of the backup is missing.',
      `npm run ${command} -- <folder> [--production | --staging]`,
    );
  }
  if (command === 'backup') {
    const service = await openUsed(placeOfCommand(args));
    try {
      return await backUp(service, path);
    } finally {
      await service.close();
    }
  }
  const place: Place = installationOfCommand(args) ?? { stateDir: readSettings(process.env).stateDir };
  const backup = await openBackup(path);
  const service = await openUnused(place, backup.manifest.databases.length);
  try {
    return await restore(service, backup);
  } finally {
    await service.close();
  }
});
