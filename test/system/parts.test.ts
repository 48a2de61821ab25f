/** Tests of the kit's own parts by keyboard and by mouse, on the page of the kit. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.ts';
import { openKit } from './kit-page.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const hasFocus = (page: Page, locator: Locator) => locator.and(page.locator(':focus')).waitFor();
const press = async (page: Page, keys: string) => {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
};
const expectValue = (field: Locator) => expect.poll(() => field.inputValue());

describe.skipIf(!CHROMIUM)('a date field', () => {
  test('reads what is typed, says what it cannot read, and steps by a day', async () => {
    const page = await openKit();
    const field = page.getByLabel('No date', { exact: true });
    await field.click();
    for (const [typed, date] of [
      ['fri', '04/12/2026'],
      ['2 dec', '02/12/2026'],
      ['in 3 days', '03/12/2026'],
      ['2027-03-04', '04/03/2027'],
    ]) {
      await field.fill('');
      await page.keyboard.type(typed!);
      await expectValue(field).toBe(typed);
      await page.keyboard.press('Tab');
      await expectValue(field).toBe(date);
      await field.focus();
    }
    await press(page, 'ArrowUp');
    await expectValue(field).toBe('05/03/2027');
    await press(page, 'ArrowDown ArrowDown');
    await expectValue(field).toBe('03/03/2027');
    await field.fill('some day');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.press('Tab');
    await page.getByText('Write a day, like').waitFor();
    await expectValue(field).toBe('some day');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((input: { validity?: { valid: boolean } }) => input.validity?.valid)).toBe(
      false,
    );
  });

  test('opens a month that the keys move in, and Escape gives the focus back', async () => {
    const page = await openKit();
    const box = part(page, 'date, open');
    const field = box.getByLabel('Open date');
    const button = box.getByRole('button', { name: 'Choose a day' });
    const day = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name.replace(' ', ',? ')}$`) });
    await button.focus();
    await page.keyboard.press('Enter');
    await hasFocus(page, day('Monday 30 November 2026'));
    expect(await day('Monday 30 November 2026').getAttribute('aria-current')).toBe('date');
    await press(page, 'ArrowRight PageDown Home');
    await hasFocus(page, day('Monday 28 December 2026'));
    await page.getByText('December 2026', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await hasFocus(page, button);
    await expectValue(field).toBe('30/11/2026');
    await press(page, 'Enter');
    await hasFocus(page, day('Monday 30 November 2026'));
    await press(page, 'ArrowDown Enter');
    await hasFocus(page, field);
    await expectValue(field).toBe('07/12/2026');
    await button.click();
    await page.getByRole('button', { name: 'Later month' }).click();
    await day('Friday 15 January 2027').click();
    await expectValue(field).toBe('15/01/2027');
  });

  test('is in the order of the locale, and the system’s own on a touch screen', async () => {
    const american = await openKit({ locale: 'en-US' });
    await expectValue(american.getByLabel('Date', { exact: true })).toBe('11/30/2026');
    await expectValue(american.getByLabel('Time', { exact: true })).toMatch(/^2:30\sPM$/);
    const german = await openKit({ locale: 'de-DE' });
    await expectValue(german.getByLabel('Date', { exact: true })).toBe('30.11.2026');
    await german.getByLabel('No date', { exact: true }).fill('übermorgen');
    await german.keyboard.press('Tab');
    await expectValue(german.getByLabel('No date', { exact: true })).toBe('02.12.2026');
    const phone = await openKit({ hasTouch: true, isMobile: true });
    expect(await phone.getByLabel('Date', { exact: true }).getAttribute('type')).toBe('date');
  });
});

describe.skipIf(!CHROMIUM)('a time field', () => {
  test('reads what is typed, steps by a quarter of an hour, and has a list', async () => {
    const page = await openKit();
    const box = part(page, 'time, open');
    const field = box.getByLabel('Open time');
    await field.fill('2pm');
    await page.keyboard.press('Tab');
    await expectValue(field).toBe('14:00');
    await field.fill('9:40');
    await press(page, 'ArrowUp');
    await expectValue(field).toBe('09:45');
    await press(page, 'ArrowDown ArrowDown');
    await expectValue(field).toBe('09:15');
    await box.getByRole('button', { name: 'Choose a time' }).click();
    await hasFocus(page, page.getByRole('menuitemradio', { name: '09:15' }));
    await press(page, 'ArrowDown ArrowDown Enter');
    await expectValue(field).toBe('10:00');
    await hasFocus(page, field);
  });
});

describe.skipIf(!CHROMIUM)('a combobox', () => {
  test('loses no letter, and takes a suggestion by key and by click', async () => {
    const page = await openKit();
    const field = page.getByRole('combobox', { name: 'Combobox' });
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await field.click();
    const long = 'adam opel and a text that nobody suggested, typed at once';
    await field.pressSequentially(long);
    await expectValue(field).toBe(long);
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
    await field.fill('ad');
    await expect
      .poll(() => options.allInnerTexts())
      .toEqual([expect.stringContaining('Ada Lovelace'), expect.stringContaining('Adam Opel')]);
    await press(page, 'ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
    await press(page, 'Escape');
    await expect.poll(() => options.count()).toBe(0);
    await expectValue(field).toBe('ad');
    await field.fill('lov');
    await press(page, 'Enter');
    await expectValue(field).toBe('Ada Lovelace <ada@engine.example>');
    await field.fill('works');
    await options.first().click();
    await expectValue(field).toBe('Adam Opel <adam@works.example>');
    await hasFocus(page, field);
  });

  test('of time zones finds them by any word, and says once it is left that there is no such zone', async () => {
    const page = await openKit();
    const field = page.getByRole('combobox', { name: 'Time zone', exact: true });
    await field.fill('new york');
    await press(page, 'Tab');
    await expectValue(field).toBe('America/New_York');
    await field.fill('Europe/Nowhere');
    await expect.poll(() => page.getByText('There is no such time zone.').count()).toBe(1);
    await press(page, 'Tab');
    await expect.poll(() => page.getByText('There is no such time zone.').count()).toBe(2);
  });
});

describe.skipIf(!CHROMIUM)('a select', () => {
  test('is chosen from by keyboard and by mouse', async () => {
    const page = await openKit();
    const select = page.getByRole('combobox', { name: 'Open choice' });
    await expectValue(select).toBe('support');
    await select.focus();
    await press(page, 'Enter ArrowUp Enter');
    await expectValue(select).toBe('info');
    await hasFocus(page, select);
    await select.click();
    await page.getByRole('option', { name: 'Everything' }).last().click();
    await expectValue(select).toBe('');
    await select.press('s');
    await select.press('Enter');
    await page.keyboard.press('Escape');
    await expectValue(select).toBe('support');
  });
});

describe.skipIf(!CHROMIUM)('a colour field', () => {
  test('takes a swatch or six digits, and says what else is wrong', async () => {
    const page = await openKit();
    const box = part(page, 'colour, open');
    const field = box.getByLabel('Open colour');
    await box.getByRole('button', { name: 'Choose a color' }).click();
    await hasFocus(page, box.getByRole('radio', { name: 'Sky blue' }));
    await page.keyboard.press('ArrowRight');
    await expectValue(field).toBe('#1f8c4b');
    await page.keyboard.press('Escape');
    await field.fill('#12');
    await box.getByText('Write six hexadecimal digits').waitFor();
    await field.fill('#123ABC');
    await box.getByText('Write six hexadecimal digits').waitFor({ state: 'detached' });
  });
});

describe.skipIf(!CHROMIUM)('a tooltip', () => {
  const shown = (page: Page) => page.locator('[popover]:popover-open[aria-hidden=true]');

  test('waits under the pointer, is there at once with the focus, and goes on Escape', async () => {
    const page = await openKit();
    const button = page.getByRole('button', { name: 'Archive', exact: true });
    await button.hover();
    expect(await shown(page).count()).toBe(0);
    await shown(page).getByText('Archive').waitFor();
    await page.keyboard.press('Escape');
    await shown(page).waitFor({ state: 'detached' });
    await page.mouse.move(0, 0);
    await button.focus();
    await press(page, 'Tab Shift+Tab');
    await hasFocus(page, button);
    expect(await shown(page).innerText()).toContain('Archive');
    await page.keyboard.press('Escape');
    await shown(page).waitFor({ state: 'detached' });
  });

  test('stays in the window at each of its edges', async () => {
    const page = await openKit();
    const button = page.getByRole('button', { name: 'Archive', exact: true });
    for (const [left, top] of [
      [0, 0],
      [846, 0],
      [0, 666],
      [846, 666],
      [400, 300],
    ]) {
      await page.mouse.move(200, 200);
      await button.evaluate(
        (element: { dataset?: Record<string, string>; style?: { cssText: string } }, place) => {
          element.dataset!['hint'] = 'A tooltip of many words, which are more than fit beside an edge';
          element.style!.cssText = `position: fixed; left: ${place[0]}px; top: ${place[1]}px; width: 32px; height: 32px`;
        },
        [left, top],
      );
      await button.hover();
      await shown(page).waitFor();
      const box = (await shown(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(880);
      expect(box.y + box.height).toBeLessThanOrEqual(700);
      const own = (await button.boundingBox())!;
      expect(box.y + box.height <= own.y || box.y >= own.y + own.height).toBe(true);
    }
  });

  test('describes a control whose name says something else', async () => {
    const page = await openKit();
    const button = part(page, 'buttons, disabled').getByRole('button', { name: 'primary' });
    expect(await button.getAttribute('aria-description')).toBe('The reason why not');
  });
});
