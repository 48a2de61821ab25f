/** Tests of members' notes in a conversation, by mouse and by keyboard, which compare the page with the API. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  delayFrames,
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

interface Note {
  id: number;
  text: string;
  mentions: number[];
  edited_at: string | null;
}

let count = 0;
/** Creates a conversation and opens it on the page. */
async function openConversation(world: World): Promise<number> {
  const { id } = await world.api<{ id: number }>('POST', '/api/emails', {
    message_id: `<notes-${Date.now()}-${++count}@example.com>`,
    from_address: 'kim@example.com',
    from_name: 'Kim',
    to_address: 'support@herald.test',
    subject: `Refund ${Date.now()}-${count}`,
    body_text: 'I want my money back.',
  });
  await open(world.page, `/mail/${id}`);
  return id;
}

const stored = ({ api }: World, thread: number) => api<Note[]>('GET', `/api/notes?thread=${thread}`);
const note = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Note by/ }).filter({ hasText: text });
const member = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Members' }).getByRole('option', { name });
const writer = (page: Page) => page.getByRole('textbox', { name: 'Add a note' });

inBrowser('notes of a conversation', () => {
  test('are written with a mention, changed, deleted and brought back by mouse', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const id = await openConversation(world);
    const { user } = await world.api<{ user: { id: string; name: string } }>('GET', '/api/auth/get-session');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await writer(page).pressSequentially(`Is this right, @${user.name.slice(0, 2)}`);
    await member(page, user.name).click();
    await page.getByRole('button', { name: 'Save note' }).click();
    await note(page, `Is this right, @${user.name}`).waitFor();
    await writer(page).waitFor({ state: 'detached' });
    expect(await stored(world, id)).toMatchObject([
      { text: `Is this right, @${user.name}`, mentions: [Number(user.id)] },
    ]);
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    const choose = async (name: string) => {
      await note(page, '').getByRole('button', { name: 'More about this note' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Edit the note');
    await page.getByRole('textbox', { name: 'Edit the note' }).fill('Refunded.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await note(page, 'Refunded.').getByText('edited').waitFor();
    await expect.poll(() => stored(world, id)).toMatchObject([{ text: 'Refunded.', mentions: [] }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await note(page, 'Is this right').waitFor();
    await expect.poll(() => stored(world, id)).toMatchObject([{ mentions: [Number(user.id)] }]);

    await choose('Delete the note');
    await note(page, '').waitFor({ state: 'detached' });
    await expect.poll(() => stored(world, id)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await note(page, 'Is this right').waitFor();
    await expect.poll(() => stored(world, id)).toHaveLength(1);
  });

  test('a mention in the middle of a text leaves the cursor behind it at once', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    await openConversation(world);
    const { user } = await world.api<{ user: { name: string } }>('GET', '/api/auth/get-session');
    await press(page, 'n');
    await writer(page).and(page.locator(':focus')).waitFor();
    await delayFrames(page);
    await page.keyboard.type('Look,  soon');
    for (let left = 0; left < ' soon'.length; left++) await press(page, 'ArrowLeft');
    await page.keyboard.type(`@${user.name.slice(0, 2)}`);
    await member(page, user.name).click();
    await page.keyboard.type('please, ');
    await expect.poll(() => writer(page).inputValue()).toBe(`Look, @${user.name} please, soon`);
  });

  test('are written with a mention and changed by keyboard alone, and what is typed is kept', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const id = await openConversation(world);
    const { user } = await world.api<{ user: { id: string; name: string } }>('GET', '/api/auth/get-session');
    await press(page, 'n');
    await writer(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Look, @');
    await page.getByRole('listbox', { name: 'Members' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('listbox', { name: 'Members' }).waitFor({ state: 'detached' });
    await press(page, 'Escape');
    await writer(page).waitFor({ state: 'detached' });
    await press(page, 'n');
    await writer(page).and(page.locator(':focus')).waitFor();
    await expect.poll(() => writer(page).inputValue()).toBe('Look, @');
    await page.keyboard.type(user.name.slice(0, 2));
    await member(page, user.name).waitFor();
    await press(page, 'Enter');
    await page.keyboard.type('!');
    await expect.poll(() => writer(page).inputValue()).toBe(`Look, @${user.name} !`);
    await press(page, 'Control+Enter');
    await note(page, `Look, @${user.name} !`).waitFor();
    await expect.poll(() => stored(world, id)).toMatchObject([{ mentions: [Number(user.id)] }]);

    const more = note(page, '').getByRole('button', { name: 'More about this note' });
    await pressUntilFocused(page, 'Tab', more);
    await press(page, 'Enter');
    await page.getByRole('menuitem', { name: 'Edit the note' }).and(page.locator(':focus')).waitFor();
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: 'Edit the note' }).and(page.locator(':focus')).waitFor();
    await press(page, 'Control+a');
    await page.keyboard.type('Done.');
    await press(page, 'Control+Enter');
    await note(page, 'Done.').waitFor();
    await expect.poll(() => stored(world, id)).toMatchObject([{ text: 'Done.', mentions: [] }]);
  });

  test('come to others by themselves, and a name that is only typed is a mention too', async () => {
    const [one, other] = [await openPage({ path: null }), await openPage({ path: null })];
    const id = await openConversation(one);
    await open(other.page, `/mail/${id}`);
    const { user } = await one.api<{ user: { name: string } }>('GET', '/api/auth/get-session');
    await press(one.page, 'n');
    await writer(one.page).fill(`For @${user.name}: call back`);
    await press(one.page, 'Control+Enter');
    await note(other.page, 'call back').waitFor();
    expect((await stored(one, id))[0]?.mentions).toHaveLength(1);
  });
});
