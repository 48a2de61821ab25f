import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objects as mailObjects } from '../../src/worker/modules/mail/deletion/objects.ts';
import { objects as sendingObjects } from '../../src/worker/modules/sending/objects.ts';

const root = join(import.meta.dirname, '..', '..', 'src', 'worker');

/** The files that write objects, with an example of each of their keys. */
const WRITERS: Record<string, string[]> = {
  'modules/mail/content/write-content.ts': [
    'organizations/7/raw/x.eml',
    'organizations/7/bodies/x.json.gz',
    'organizations/7/attachments/x/1',
  ],
  'modules/sending/outgoing/upload-attachment.ts': ['organizations/7/uploads/x'],
  'modules/sending/drafts/long-text.ts': ['organizations/7/drafts/x'],
  'modules/exports/run.ts': ['organizations/7/exports/8/mail.mbox/1'],
  'modules/audits/uploads/create.ts': ['audits/7/8'],
  'modules/stream/images/public-image.ts': ['public-images/x.png'],
  'modules/operations/last-tick.ts': ['operations/last-tick'],
  // The object that identifies the owner of the bucket, belongs to no module, and is never deleted as an orphan.
  'platform/work/installation.ts': ['installation'],
};

test('each file that writes objects is known here', () => {
  const writers = globSync('**/*.ts', { cwd: root }).filter((path) =>
    /BUCKET\.(?:put|createMultipartUpload)\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(writers.sort(), 'name the objects in `objects` of the module, and the file here').toEqual(
    Object.keys(WRITERS).sort(),
  );
});

test('each object of mail and sending has one owner', () => {
  const keys = Object.entries(WRITERS).flatMap(([path, keys]) =>
    /^modules\/(?:mail|sending)\//.test(path) ? keys : [],
  );
  const owners = [...mailObjects, sendingObjects];
  for (const key of keys) expect([key, owners.filter(({ owns }) => owns(key)).length]).toEqual([key, 1]);
});
