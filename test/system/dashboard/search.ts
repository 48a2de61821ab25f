/** Tests of the search over all mail: its scope, suggestions, recent searches, and the marks of what is found. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { now, row, save } from './saved-mail.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search mail' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const params = (page: Page) => new URL(page.url()).searchParams;

let last = 0;
/** Saves an open and a done conversation with a word of their own. */
async function saveTwo(world: World): Promise<{ word: string; open: string; done: string; id: number }> {
  const word = `lantern${Date.now()}x${++last}`;
  const [one, other] = [`${word} is lit`, `${word} is out`];
  await save(world, { subject: one });
  const { id } = await save(world, { subject: other });
  await world.api('PATCH', `/api/threads/${id}`, { state: 'done' });
  return { word, open: one, done: other, id };
}

/** An expression with the texts that are marked in a document. */
const marksIn = (view: string) => `[...(${view}.CSS.highlights.get('found') ?? [])].map(String)`;

inBrowser('a search of all mail', () => {
  test('finds what is done from the list of open mail, and going back leads there', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { word, open: one, done } = await saveTwo(world);
    await open(page, '/mail');
    await row(page, one).waitFor();
    await press(page, '/');
    await page.keyboard.type(word);
    await row(page, done).getByText('Done', { exact: true }).waitFor();
    await row(page, one).waitFor();
    await page.getByRole('status').getByText('2 conversations').waitFor();
    await expect.poll(() => row(page, done).locator('mark').first().textContent()).toBe(word);
    await page.getByRole('heading', { level: 1, name: 'All mail' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Open' }).waitFor();
    await row(page, one).waitFor();
    await row(page, done).waitFor({ state: 'detached' });
    await page.goForward();
    await row(page, done).waitFor();
    await page.reload();
    await row(page, done).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe(word);
    // A view keeps the words.
    await page.getByRole('button', { name: 'Save this list as a view' }).click();
    await page.getByLabel('Name', { exact: true }).fill(word);
    await press(page, 'Enter');
    await page.getByText(`Saved as “${word}”.`).waitFor();
    await open(page, '/mail');
    await page.getByRole('link', { name: word, exact: true }).click();
    await row(page, done).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe(word);
  });

  test('is narrowed to the list by a press, and widened by another, by × or by Backspace', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { word, open: one, done } = await saveTwo(world);
    await open(page, '/mail?state=done');
    await field(page).fill(word);
    await row(page, one).waitFor();
    await page.getByRole('button', { name: 'Only in Done' }).click();
    await row(page, one).waitFor({ state: 'detached' });
    await row(page, done).waitFor();
    expect([params(page).get('state'), params(page).get('q')]).toEqual(['done', word]);
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const chip = page.getByRole('button', { name: 'In Done: search all mail instead' });
    await chip.click();
    await row(page, one).waitFor();
    await page.getByRole('button', { name: 'Only in Done' }).waitFor();
    // By keyboard: the chip is the next stop after the field.
    await field(page).focus();
    await press(page, 'Tab Enter');
    await row(page, one).waitFor({ state: 'detached' });
    await field(page).and(page.locator(':focus')).waitFor();
    // The list stays chosen while another word is typed.
    await press(page, 'Control+a Delete');
    await expect.poll(() => params(page).get('q')).toBe(null);
    await page.keyboard.type(word);
    await expect.poll(() => params(page).get('state')).toBe('done');
    await row(page, one).waitFor({ state: 'detached' });
    await press(page, 'Control+a Delete Backspace');
    await page.keyboard.type(word);
    await row(page, one).waitFor();
    // The first one closes the suggestions, if there are any.
    await expect
      .poll(async () => {
        await press(page, 'Escape');
        return field(page).inputValue();
      })
      .toBe('');
    await expect.poll(() => params(page).get('q')).toBe(null);
    await page.getByRole('heading', { level: 1, name: 'Done' }).waitFor();
  });

  test('finds spam only where one is in it, or asks for it', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { word, open: one, done, id } = await saveTwo(world);
    await world.api('PATCH', `/api/threads/${id}`, { state: 'spam' });
    await open(page, '/mail');
    await field(page).fill(word);
    await row(page, one).waitFor();
    expect(await row(page, done).count()).toBe(0);
    await field(page).fill(`${word} in:spam`);
    await row(page, done).getByText('Spam', { exact: true }).waitFor();
    await row(page, one).waitFor({ state: 'detached' });
    await open(page, '/mail?state=spam');
    await field(page).fill(word);
    await row(page, done).waitFor();
    await page.getByRole('button', { name: 'In Spam: search all mail instead' }).click();
    await row(page, one).waitFor();
    await row(page, done).waitFor({ state: 'detached' });
  });

  test('suggests people and operators, by keyboard and by mouse, and never takes Enter from words', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { subject } = await save(world);
    await open(page, '/mail');
    await press(page, '/');
    await option(page, 'has:attachment').waitFor();
    await expect.poll(() => field(page).getAttribute('aria-activedescendant')).toBe(null);
    await page.keyboard.type('nadia');
    await option(page, /^Nadia Brook/).waitFor();
    await press(page, 'ArrowDown');
    await expect
      .poll(() => list(page).locator('[aria-selected=true]').getAttribute('id'))
      .toBe(await field(page).getAttribute('aria-activedescendant'));
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await press(page, 'Enter');
    await expect.poll(() => field(page).inputValue()).toBe('from:nadia@example.com ');
    await row(page, subject).waitFor();
    await page.keyboard.type('is');
    await option(page, 'is:unread').click();
    await expect.poll(() => field(page).inputValue()).toBe('from:nadia@example.com is:unread ');
    await field(page).and(page.locator(':focus')).waitFor();
    await expect.poll(() => params(page).get('q')?.trim()).toBe('from:nadia@example.com is:unread');
    // Enter is of the words, though there are suggestions, and the keys are of the list again.
    await press(page, 'Control+a');
    await page.keyboard.type('nadia');
    await option(page, /^Nadia Brook/).waitFor();
    await press(page, 'Enter');
    await list(page).waitFor({ state: 'detached' });
    await expect.poll(() => field(page).inputValue()).toBe('nadia');
    await expect.poll(() => params(page).get('q')).toBe('nadia');
    await expect.poll(() => page.evaluate("document.activeElement.matches('input')")).toBe(false);
  });

  test('keeps recent searches, until they are removed or their owner signs out', async () => {
    const world = await openPage({ path: '/mail' });
    const { page } = world;
    await press(page, '/');
    await option(page, 'from:').waitFor();
    await press(page, 'Escape');
    await list(page).waitFor({ state: 'detached' });
    for (const words of ['first lantern', 'second lantern']) {
      await press(page, '/');
      await page.keyboard.type(words);
      await press(page, 'Enter');
      await expect.poll(() => params(page).get('q')).toBe(words);
    }
    await open(page, '/mail');
    await press(page, '/');
    await option(page, 'second lantern').waitFor();
    await press(page, 'ArrowDown ArrowDown Enter');
    await expect.poll(() => field(page).inputValue()).toBe('first lantern');
    await expect.poll(() => params(page).get('q')).toBe('first lantern');
    await press(page, 'Control+a Delete ArrowDown Delete');
    await option(page, 'second lantern').waitFor({ state: 'detached' });
    await option(page, 'first lantern').hover();
    await option(page, 'first lantern').locator('[data-hint="Remove this search"]').click();
    await option(page, 'first lantern').waitFor({ state: 'detached' });
    await option(page, 'from:').waitFor();
    await page.keyboard.type('third lantern');
    await press(page, 'Enter');
    const kept = () =>
      page.evaluate("Object.keys(localStorage).filter((key) => key.endsWith(':searches')).length");
    await expect.poll(kept).toBe(1);
    await page.getByRole('button', { name: 'Demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(kept).toBe(0);
  });

  test('marks its words in the row, in a text and in HTML, and shows the message that has them', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const word = `grüße${Date.now()}`;
    const written = word.toUpperCase();
    const first = await save(world, { body_text: 'Nothing yet.' });
    const answer = (more: object) =>
      save(world, {
        subject: `Re: ${first.subject}`,
        in_reply_to_message_id: `<${first.subject.replaceAll(' ', '-')}@example.com>`,
        ...more,
      });
    const long = 'Another line of the answer.\n\n'.repeat(20);
    await answer({ body_text: long });
    const { id } = await answer({
      body_text: `Here they are: ${written}`,
      body_html: `<p>Here they are: <b>${written.slice(0, 3)}</b>${written.slice(3)}<br>and more</p>`,
    });
    for (let count = 0; count < 3; count++) await answer({ body_text: long });
    await save(world, { subject: `With ${written}`, body_text: `These are ${written}.` });
    await open(page, '/mail');
    await field(page).fill(word);
    await press(page, 'Enter');
    const plain = row(page, `With ${written}`);
    await expect.poll(() => plain.locator('mark').allTextContents()).toEqual([written, written]);
    await plain.click();
    await expect.poll(() => page.evaluate(marksIn('window'))).toEqual([written]);
    await row(page, first.subject).click();
    await page.locator(`#m${id}`).getByRole('button', { expanded: true }).first().waitFor();
    await expect
      .poll(() => page.evaluate(marksIn("document.querySelector('article iframe').contentWindow")))
      .toEqual([written]);
    await expect
      .poll(() =>
        page.evaluate(`(() => {
        const { top, bottom } = document.querySelector('#m${id}').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })()`),
      )
      .toBe(true);
    await field(page).fill('');
    await expect.poll(() => page.evaluate(marksIn('window'))).toEqual([]);
  });

  test('loses nothing of what is typed right after its key, and runs no command', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id } = await save(world);
    const before = await now(world, id);
    await page.goto('/mail');
    await page.getByRole('listitem').first().waitFor();
    await press(page, '/');
    await page.keyboard.type('e#u! kettle x', { delay: 5 });
    await expect.poll(() => field(page).inputValue()).toBe('e#u! kettle x');
    await expect.poll(() => params(page).get('q')).toBe('e#u! kettle x');
    expect(await now(world, id)).toEqual(before);
  });

  test('works by touch on a phone, in German', async () => {
    const world = await openPage({ path: null, width: 390, height: 664, language: 'de' });
    const { page } = world;
    const { word, open: one, done } = await saveTwo(world);
    await open(page, '/mail?state=done');
    const german = page.getByRole('combobox', { name: 'E-Mail durchsuchen' });
    await german.tap();
    await page.getByRole('option', { name: 'has:attachment mit Anhang' }).waitFor();
    await german.fill(word);
    await row(page, done).getByText('Erledigt', { exact: true }).waitFor();
    await page.getByRole('status').getByText('2 Unterhaltungen').waitFor();
    await page.getByRole('button', { name: 'Nur in Erledigt' }).tap();
    await row(page, one).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'In Erledigt: stattdessen in allen E-Mails suchen' }).tap();
    await row(page, one).waitFor();
    await german.fill(`${word} is`);
    await page.getByRole('option', { name: 'is:unread ungelesen' }).tap();
    await expect.poll(() => german.inputValue()).toBe(`${word} is:unread `);
    await expectAccessibleEverywhere(page);
  });
});
