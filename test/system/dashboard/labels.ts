/** Tests of labels: setting and creating them in mail, and managing them in the settings, by keyboard and by mouse. */
import { expect, test } from 'vitest';
import { now, row, save } from './saved-mail.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

interface Label {
  id: number;
  name: string;
  color: string;
}

let last = 0;
const nameOf = () => `Label ${Date.now() % 1_000_000}-${++last}`;
const find = async ({ api }: World, name: string) =>
  (await api<Label[]>('GET', '/api/labels')).find((each) => each.name === name);
const make = ({ api }: World, name: string, color = '#15803d') =>
  api<Label>('POST', '/api/labels', { name, color });

inBrowser('labels', () => {
  test('are made, set and removed by keyboard, with a way back', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    const name = nameOf();
    await open(page, `/mail/${id}`);
    await page.getByRole('heading', { name: subject, level: 2 }).waitFor();
    await press(page, 'l');
    await page.getByRole('dialog', { name: 'Labels' }).waitFor();
    await page.keyboard.insertText(name);
    await page.getByRole('option', { name: `Create “${name}”` }).waitFor();
    await press(page, 'Enter');
    await row(page, subject).getByText(name).waitFor();
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
    const label = await find(world, name);
    await expect.poll(async () => (await now(world, id)).label_ids).toEqual([label?.id]);

    await press(page, 'l');
    await page.keyboard.insertText(name.toLowerCase());
    await page.getByRole('option', { name, checked: true }).waitFor();
    await press(page, 'Enter');
    await row(page, subject).getByText(name).waitFor({ state: 'detached' });
    await expect.poll(async () => (await now(world, id)).label_ids).toEqual([]);
    await press(page, 'z');
    await row(page, subject).getByText(name).waitFor();
    await expect.poll(async () => (await now(world, id)).label_ids).toEqual([label?.id]);
  });

  test('are set for several by mouse, and narrow the list', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const mails = [await save(world), await save(world)] as const;
    const other = await save(world);
    const [one, two] = [await make(world, nameOf()), await make(world, nameOf())];
    await world.api('PATCH', `/api/threads/${mails[0].id}`, { add_label_ids: [one.id] });
    await open(page, '/mail');
    for (const { subject } of mails) await row(page, subject).getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Labels' }).click();
    const option = (name: string) => page.getByRole('dialog').getByRole('option', { name });
    // Only one of the two has it.
    await expect.poll(() => option(one.name).getAttribute('aria-checked')).toBe('mixed');
    await option(one.name).click();
    await expect.poll(() => option(one.name).getAttribute('aria-checked')).toBe('true');
    await option(two.name).click();
    await press(page, 'Escape');
    for (const { id } of mails) {
      await expect.poll(async () => (await now(world, id)).label_ids).toEqual([one.id, two.id]);
    }

    await page.getByRole('button', { name: 'Clear selection' }).click();
    const filter = page.getByRole('combobox', { name: 'Inbox or label' });
    await filter.selectOption({ label: two.name });
    await row(page, other.subject).waitFor({ state: 'detached' });
    await filter.selectOption({ label: 'All inboxes and labels' });
    await row(page, other.subject).waitFor();
    expect(await filter.inputValue()).toBe('');
    await filter.selectOption({ label: two.name });
    await row(page, other.subject).waitFor({ state: 'detached' });
    await row(page, mails[0].subject).getByRole('link').click();
    await page.getByRole('heading', { name: mails[0].subject, level: 2 }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Labels' }).click();
    await option(two.name).click();
    await press(page, 'Escape');
    // Without the label, the mail leaves the list, and the next one is opened.
    await row(page, mails[0].subject).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: mails[1].subject, level: 2 }).waitFor();
    await expect.poll(async () => (await now(world, mails[0].id)).label_ids).toEqual([one.id]);
  });

  test('are made, changed and deleted in the settings by mouse, and mail follows by itself', async () => {
    const world = await openPage({ path: null });
    const reader = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world);
    const [name, next] = [nameOf(), nameOf()];
    await open(page, '/settings/labels');
    await page.getByRole('button', { name: 'New label' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('radio', { name: 'Orange' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'New label' }).click();
    await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    const label = await find(world, name);
    expect(label).toMatchObject({ color: '#cc5200' });
    await world.api('PATCH', `/api/threads/${id}`, { add_label_ids: [label!.id] });
    await open(reader.page, '/mail');
    await row(reader.page, subject).getByText(name).waitFor();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await page.getByLabel('Name').fill(next);
    await page.getByRole('radio', { name: 'Sky blue' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await row(reader.page, subject).getByText(next).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await find(world, next)).toMatchObject({ id: label!.id, color: '#2f98de' });

    await page.getByRole('button', { name: `Delete ${next}` }).click();
    await page.getByText('Its conversations lose it').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The label is deleted.').waitFor();
    await row(reader.page, subject).getByText(next).waitFor({ state: 'detached' });
    expect(await find(world, next)).toBeUndefined();
  });

  test('are made in the settings by keyboard, and a name that exists is refused where it stands', async () => {
    const world = await openPage({ path: '/settings/labels' });
    const { page } = world;
    const name = nameOf();
    await press(page, 'Control+k');
    await page.getByRole('combobox').fill('new label');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'New label' }).waitFor();
    await page.keyboard.insertText(name);
    await press(page, 'Enter');
    await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    expect(await find(world, name)).toBeDefined();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, 'Control+k');
    await page.getByRole('combobox').fill('new label');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'New label' }).waitFor();
    await page.keyboard.insertText(name.toUpperCase());
    await press(page, 'Enter');
    await page.getByRole('alert').waitFor();
    await page.getByRole('dialog').waitFor();
  });

  test('are accessible whatever their colour, and fit a phone, in both themes', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const { id, subject } = await save(world);
    const labels = [];
    for (const color of ['#ffffff', '#000000', '#ffff00', '#0000ff', '#808080']) {
      labels.push(await make(world, `${nameOf()} with a long name for its row`, color));
    }
    await world.api('PATCH', `/api/threads/${id}`, { add_label_ids: labels.map((each) => each.id) });
    for (const path of ['/mail', `/mail/${id}`, '/settings/labels']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);
      await page
        .getByText(path === '/settings/labels' ? labels[0]!.name : subject)
        .first()
        .waitFor();
      await expectAccessibleEverywhere(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: `Edit ${labels[0]!.name}` }).click();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `/mail/${id}`);
    await press(page, 'l');
    await page.getByRole('dialog', { name: 'Labels' }).waitFor();
    await expectAccessibleEverywhere(page);
    for (const each of labels) await world.api('DELETE', `/api/labels/${each.id}`);
  });
});
