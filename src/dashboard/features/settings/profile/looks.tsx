import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { type Language, useLanguage, useText } from '../../../lib/text/language.tsx';
import { profileText } from '../../../lib/text/settings/you/profile.ts';
import { applyTheme, currentTheme, type Theme } from '../../../lib/theme.ts';
import { Select } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';

/** Languages in their own names, so that everybody finds theirs. */
const NAMES: [Language, string][] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];
const THEMES = ['system', 'light', 'dark'] as const;

/** The language and theme of the page. Herald's mails have that language too. */
export function Looks() {
  const text = useText(profileText);
  const { language, choose } = useLanguage();
  const keep = useAct({
    run: (chosen: Language) => client.PATCH('/api/settings/profile', { body: { language: chosen } }),
    touches: ['member'],
  });
  const [theme, setTheme] = useState(currentTheme);
  function pick(chosen: Language) {
    choose(chosen);
    void keep.act(chosen);
  }

  function change(next: Theme) {
    setTheme(next);
    applyTheme(next);
  }
  return (
    <Section title={text.page} lead={text.pageLead}>
      <Card className="grid gap-4 sm:grid-cols-2">
        <Select
          label={text.language}
          hint={text.languageHint}
          options={NAMES}
          value={language}
          onChange={({ target }) => pick(target.value as Language)}
        />
        <Select
          label={text.theme}
          options={THEMES.map((each) => [each, text.themes[each]] as const)}
          value={theme}
          onChange={({ target }) => change(target.value as Theme)}
        />
      </Card>
    </Section>
  );
}
