import { expect, test } from 'vitest';
import { signUp, startHerald, stateFolder } from '../system/herald.ts';

const POSTS = 2000;

/** Returns the body of post `i`: fields for even numbers, a raw message for odd ones. */
function postBody(i: number): { body: string; type: string } {
  const id = `<burst-${i}@example.com>`;
  const email = { from: 'kim@example.com', to: 'support@company.example', subject: `Order ${i}` };
  if (i % 2 === 0) {
    const { from: from_address, to: to_address, subject } = email;
    const fields = { message_id: id, from_address, to_address, subject, body_text: `This is order ${i}.` };
    return { body: JSON.stringify(fields), type: 'application/json' };
  }
  const lines = [`From: ${email.from}`, `To: ${email.to}`, `Subject: ${email.subject}`, `Message-ID: ${id}`];
  return { body: [...lines, '', `This is order ${i}.`, ''].join('\r\n'), type: 'message/rfc822' };
}

const READS = ['/api/emails?limit=50', '/api/threads?limit=50', '/api/tasks?limit=50', '/api/stats'];

/** Reads repeatedly until the posts have finished. Returns the number of responses by status. */
async function readUntil(
  posted: Promise<unknown>,
  read: () => Promise<number>,
): Promise<Map<number, number>> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  posted.then(end, end);
  const answers = new Map<number, number>();
  while (!isOver) {
    const status = await read();
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  return answers;
}

test('2,000 concurrent posts while four readers read are all answered and each creates one email and one task, three times in a row', async () => {
  const state = stateFolder();
  const herald = await startHerald(state.path, { DEMO: '0' });
  try {
    for (let round = 1; round <= 3; round++) {
      const user = await signUp(herald.origin, `round-${round}@example.com`);
      const posting = Promise.all(
        Array.from({ length: POSTS }, async (_, i) => {
          const { body, type } = postBody(i);
          const response = await user.fetch('POST', '/api/emails', body, { 'content-type': type });
          const { id } = (await response.json()) as { id: number };
          return { status: response.status, id };
        }),
      );
      const reading = Promise.all(
        READS.map((path) =>
          readUntil(posting, async () => {
            const response = await user.fetch('GET', path);
            await response.arrayBuffer();
            return response.status;
          }),
        ),
      );
      const answers = await posting;
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      for (const read of await reading) {
        expect([...read.keys()]).toEqual([200]);
        console.log(`round ${round}: a reader got ${read.get(200)} answers`);
      }
      expect(new Set(answers.map(({ id }) => id)).size).toBe(POSTS);
      expect(await user.get('/api/stats')).toMatchObject({
        totalEmails: POSTS,
        tasksByStatus: { todo: POSTS, in_progress: 0, done: 0 },
      });
    }
    expect(herald.output()).not.toMatch(/The Worker exited/);
  } finally {
    await herald.stop();
    state.remove();
  }
});
