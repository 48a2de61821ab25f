/**
 * Fills the demo organization so that each screen has data: through the API, as people would, and by SQL only for times
 * in the past.
 */
import { signIn } from '../account.ts';
import { read, send } from '../calls.ts';
import { addAudits } from './audits.ts';
import { addEvents } from './calendar.ts';
import { workOnMail } from './desk.ts';
import { addNotes } from './notes.ts';
import { addPeople } from './people.ts';
import { readDone, saveDone } from './progress.ts';
import type { Showcase, ShowcaseOptions } from './showcase.ts';
import { sortMail } from './standing.ts';
import { addStreams } from './streams.ts';
import { addUsage } from './tokens.ts';

/** Each step is idempotent, so that it can resume after an interruption. */
const STEPS: { name: string; line: string; run: (showcase: Showcase) => Promise<void> }[] = [
  { name: 'people', line: 'Adding colleagues …', run: addPeople },
  { name: 'desk', line: 'Adding replies, and working on the tasks …', run: workOnMail },
  { name: 'lists', line: 'Sorting the mail …', run: sortMail },
  { name: 'notes', line: 'Adding notes of colleagues …', run: addNotes },
  { name: 'calendar', line: 'Adding events …', run: addEvents },
  { name: 'audits', line: 'Auditing the demo website …', run: addAudits },
  { name: 'streams', line: 'Going live on the simulated channel …', run: addStreams },
  { name: 'usage', line: 'Adding a month of AI usage …', run: addUsage },
];

/** Runs the remaining steps. Reports a step that fails, which the next start retries. */
export async function makeShowcase(options: ShowcaseOptions): Promise<void> {
  const { origin, stateDir, say } = options;
  const done = readDone(stateDir);
  const left = done === null ? [] : STEPS.filter(({ name }) => !done.includes(name));
  if (left.length === 0) return;
  const cookie = await signIn(origin);
  if (!cookie) return;
  const { session } = await read<{ session: { activeOrganizationId: string } }>(
    await send('GET', `${origin}/api/auth/get-session`, undefined, cookie),
  );
  const organizationId = Number(session.activeOrganizationId);
  for (const { name, line, run } of left) {
    say(line);
    try {
      await run({ ...options, cookie, organizationId, now: new Date() });
    } catch (error) {
      say(`That part of the demo was not completed: ${error instanceof Error ? error.message : error}`);
      continue;
    }
    done!.push(name);
    saveDone(stateDir, done!);
  }
}
