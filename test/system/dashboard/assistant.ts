/** Tests of questions about mail and tasks. The demo has no model, so its responses are mocked; the rest is Herald. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MODEL } from './model.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

const CHAT = 4242;

interface Mail {
  id: number;
  subject: string;
  from_name: string;
  task_id: number;
}

let last = 0;

/** Saves a mail with a question, and returns it. */
async function receive({ api }: World): Promise<Mail> {
  const subject = `Question ${Date.now()}-${++last}`;
  const { id } = await api<{ id: number }>('POST', '/api/emails', {
    message_id: `<${subject.replaceAll(' ', '-')}@example.com>`,
    from_address: 'Ada Moss <ada@example.com>',
    to_address: 'hello@herald.test',
    subject,
    body_text: 'When do you open?',
  });
  return api<Mail>('GET', `/api/emails/${id}`);
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Mocks the response to each question with this text, which cites the mail. Returns the questions asked. */
async function answerWith(page: Page, mail: Mail, text: string, proposals?: object[]): Promise<unknown[]> {
  const asked: unknown[] = [];
  const done = {
    chat_id: CHAT,
    title: 'A question',
    citations: [{ email_id: mail.id }],
    proposals,
    model: MODEL.id,
    usage: { input_tokens: 800, output_tokens: 40, charged_tokens: 840, estimated: false },
    injection_risk: 'none',
    warnings: [],
  };
  await page.route('**/api/ai/models', (route) => route.fulfill({ json: [MODEL] }));
  const created_at = new Date().toISOString();
  const messages: unknown[] = [];
  await page.route('**/api/ai/chat', (route) => {
    const question = route.request().postDataJSON();
    asked.push(question);
    messages.push(
      { role: 'user', text: question.message, citations: [], created_at },
      { role: 'assistant', text, citations: done.citations, proposals, created_at },
    );
    const body = event('tool', { name: 'search_mail' }) + event('delta', { text }) + event('done', done);
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await page.route(`**/api/ai/chats/${CHAT}`, (route) =>
    route.fulfill({ json: { id: CHAT, title: done.title, created_at, updated_at: created_at, messages } }),
  );
  return asked;
}

inBrowser('the assistant', () => {
  test('says plainly that the built-in writer answers nothing', async () => {
    const { page } = await openPage({ path: '/assistant' });
    await page.getByText('No language model is connected').waitFor();
    expect(await page.getByLabel('Question').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Connect a model' }).click();
    await page.waitForURL('**/settings/ai');
  });

  test('by mouse: an example, an answer with its source, and a proposal that changes the task', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const mail = await receive(world);
    await answerWith(page, mail, `**One** mail [#${mail.id}] <img src=x>`);
    await open(page, '/assistant');
    await page.getByRole('button', { name: 'What came in today, and what is urgent?' }).click();
    await page.waitForURL(`**/assistant/${CHAT}`);
    await page.getByText('<img src=x>').waitFor();
    await page.getByText('840 tokens').waitFor();

    const before = await world.api<{ priority: string }>('GET', `/api/tasks/${mail.task_id}`);
    const proposals = page.getByRole('region', { name: 'What you could do next' });
    await proposals.getByText('Mark the task as urgent').waitFor();
    expect(await world.api('GET', `/api/tasks/${mail.task_id}`)).toMatchObject({ priority: before.priority });
    await proposals.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The task is urgent now.').waitFor();
    await expect
      .poll(() => world.api('GET', `/api/tasks/${mail.task_id}`))
      .toMatchObject({ priority: 'urgent' });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect
      .poll(() => world.api<{ priority: string }>('GET', `/api/tasks/${mail.task_id}`))
      .toMatchObject({ priority: before.priority });

    await page.getByRole('region', { name: 'Emails' }).getByRole('link').click();
    await page.waitForURL(`**/mail/${mail.id}**`);
  });

  test('by keyboard alone: a question, and the reply that is proposed goes into the conversation', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const mail = await receive(world);
    const asked = await answerWith(page, mail, `Answer this one. [#${mail.id}]`);
    await open(page, '/assistant');
    await page.getByText('What would you like to know?').waitFor();
    await press(page, '/');
    await page.keyboard.type('Whom must I answer?');
    await press(page, 'Enter');
    await page.waitForURL(`**/assistant/${CHAT}`);
    expect(asked).toEqual([{ message: 'Whom must I answer?', model: MODEL.id }]);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await confirm.waitFor();
    await confirm.focus();
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: 'Text' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Here is your answer');
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();

    const { messages } = await world.api<{
      messages: { body_text: string; direction: string; subject: string }[];
    }>('GET', `/api/emails/${mail.id}/thread`);
    const last = messages.at(-1)!;
    expect(last).toMatchObject({ direction: 'outbound', subject: `Re: ${mail.subject}` });
    expect(last.body_text).toContain('Here is your answer');
    expect(last.body_text).toContain('wrote:');
    await press(page, 'c');
    await page.waitForURL('**/assistant');
  });

  test('what waits for the user is below the answer, and approved there', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const mail = await receive(world);
    await answerWith(page, mail, `It waits for you. [#${mail.id}]`, [{ proposal_id: 77 }]);
    const decided: string[] = [];
    const now = new Date().toISOString();
    await page.route('**/api/agents/proposals/77**', (route) => {
      if (route.request().method() === 'POST') decided.push(new URL(route.request().url()).pathname);
      return route.fulfill({
        json: {
          id: 77,
          agent: { connection_id: -1, name: 'Herald', user_id: 1 },
          tool: 'delete_conversation',
          title: 'Move a conversation to the trash',
          input: { conversation: mail.id },
          email_id: mail.id,
          sources: [{ email_id: mail.id, from_address: 'ada@example.com', subject: mail.subject }],
          state: decided.length > 0 ? 'done' : 'waiting',
          created_at: now,
          expires_at: now,
          decided_at: null,
          decided_by: null,
          outcome: null,
        },
      });
    });
    await open(page, '/assistant');
    await page.getByRole('button', { name: 'Which emails wait for an answer?' }).click();
    const waiting = page.getByRole('region', { name: 'Waits for you' });
    await waiting.getByText('Move a conversation to the trash').waitFor();
    await waiting.getByRole('link', { name: mail.subject }).first().waitFor();
    expect(decided).toEqual([]);
    await waiting.getByRole('button', { name: 'Approve' }).click();
    await waiting.getByText('Done', { exact: true }).waitFor();
    expect(decided).toEqual(['/api/agents/proposals/77/approve']);
    await expectAccessibleEverywhere(page);
  });

  test('an answer is stopped by Escape, and failures name the next step', async () => {
    const { page, ...world } = await openPage({ path: null });
    await answerWith(page, await receive({ page, ...world }), '');
    let answer: 'never' | 'no tokens' = 'never';
    await page.route('**/api/ai/chat', (route) =>
      answer === 'never'
        ? undefined
        : route.fulfill({
            status: 402,
            contentType: 'application/problem+json',
            json: { status: 402, code: 'OUT_OF_TOKENS', detail: 'None left.', requestId: 'r2' },
          }),
    );
    await open(page, '/assistant');
    await page.getByLabel('Question').fill('Anything new?');
    await press(page, 'Enter');
    await page.getByText('Reading your mail').waitFor();
    await press(page, 'Escape');
    await page.getByText('You stopped this answer.').waitFor();
    answer = 'no tokens';
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByText('not enough tokens').waitFor();
    await page.getByRole('link', { name: 'Buy tokens' }).waitFor();
    await page.getByRole('button', { name: 'Change the question' }).click();
    await expect.poll(() => page.getByLabel('Question').inputValue()).toBe('Anything new?');
  });

  test('is accessible in both themes, wide and narrow, without scrolling sideways', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const mail = await receive(world);
    await answerWith(page, mail, `- One [#${mail.id}]\n- ${'long'.repeat(60)}\n\n\`code\``);
    await open(page, '/assistant');
    await page.getByRole('button', { name: 'Which emails wait for an answer?' }).click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await expectAccessibleEverywhere(page);
  });
});
