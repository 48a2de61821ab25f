import { useState } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { useTags } from '../../../api/tags.ts';
import { MOST_TAG_CHARACTERS, tagForAddress, tagNamed, tagOfAddress } from '../../../lib/tags.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { textOf } from '../parts/change.ts';

/** The option of a new tag. No tag has this name. */
const NEW = '';

interface Props {
  /** What was stored or entered before. */
  initial?: Pick<Schemas['Inbox'], 'name' | 'tag'> | undefined;
  /** The id of the inbox, unless it is new. */
  id?: number;
  /** The address, after which the inbox and a new tag are named. */
  address: string;
  problemOf: (path: string) => string | undefined;
}

/** Name and tag: one without another active inbox, or a new one. */
export function NameAndTag({ initial, id, address, problemOf }: Props) {
  const text = useText(connectText);
  const tags = useTags();
  const inboxes = api.useQuery('get', '/api/inboxes').data ?? [];
  const [name, setName] = useState(initial?.name);
  const [chosen, setChosen] = useState(initial?.tag);
  const [typed, setTyped] = useState(initial?.tag);
  const holderOf = (tag: string) =>
    inboxes.find((each) => each.is_active && each.id !== id && each.tag === tag)?.name;
  const free = tags.filter(({ name, is_hidden }) => name === initial?.tag || (!is_hidden && !holderOf(name)));
  const value = (chosen === undefined ? tagForAddress(free, address) : tagNamed(free, chosen))?.name ?? NEW;
  const fresh = typed ?? tagOfAddress(address);
  const holder = holderOf(tagNamed(tags, fresh)?.name ?? '');
  const taken = holder && text.taken(fresh, holder);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={text.name}
        hint={text.nameHint}
        name="name"
        value={name ?? tagOfAddress(address)}
        onChange={({ target }) => setName(target.value)}
        required
        maxLength={200}
        problem={problemOf('name')}
      />
      <div className="grid content-start gap-4">
        <Select
          label={text.tag}
          name="tag"
          value={value}
          onChange={({ target }) => {
            setChosen(target.value);
            setTyped(undefined);
          }}
          hint={text.tagHint}
          options={[
            ...free.map(({ name }) => {
              const by = holderOf(name);
              return [name, by ? text.taken(name, by) : name] as const;
            }),
            [NEW, text.newTag],
          ]}
          problem={value === NEW ? undefined : problemOf('tag')}
        />
        {value === NEW && (
          <Field
            ref={(field) => field?.setCustomValidity(taken ?? '')}
            label={text.newTagName}
            name="new_tag"
            value={fresh}
            onChange={({ target }) => setTyped(target.value)}
            required
            maxLength={MOST_TAG_CHARACTERS}
            autoComplete="off"
            problem={taken ?? problemOf('tag')}
          />
        )}
      </div>
    </div>
  );
}

/** Returns the form's name and tag. */
export const nameAndTagOf = (form: FormData) => ({
  name: textOf(form, 'name'),
  tag: textOf(form, 'tag') || textOf(form, 'new_tag'),
});
