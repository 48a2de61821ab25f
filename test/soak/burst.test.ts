import { expect, test } from 'vitest';
import { signUp, startHerald, stateFolder } from '../system/herald.ts';

const POSTS = 2000;

/** The body of post `i`: fields for even numbers, a raw message for odd ones. */
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

test('2,000 concurrent posts are all answered and each creates one email and one task, three times in a row', async () => {
  const state = stateFolder();
  const herald = await startHerald(state.path, { DEMO: '0' });
  try {
    for (let round = 1; round <= 3; round++) {
      const user = await signUp(herald.origin, `round-${round}@example.com`);
      const answers = await Promise.all(
        Array.from({ length: POSTS }, async (_, i) => {
          const { body, type } = postBody(i);
          const response = await user.fetch('POST', '/api/emails', body, { 'content-type': type });
          const { id } = (await response.json()) as { id: number };
          return { status: response.status, id };
        }),
      );
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
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
