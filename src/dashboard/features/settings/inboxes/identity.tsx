import { api, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { Field, Select } from '../../../ui/fields/field.tsx';

const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'] as const;

/** Name and tag. Names the active inbox that already uses a tag. */
export function NameAndTag({
  inbox,
  problemOf,
}: {
  /** The inbox to edit; undefined for a new one. */
  inbox?: Schemas['Inbox'];
  problemOf: (path: string) => string | undefined;
}) {
  const text = useText(connectText);
  const others = (api.useQuery('get', '/api/inboxes').data ?? []).filter(
    ({ id, is_active }) => is_active && id !== inbox?.id,
  );
  const holderOf = (tag: string) => others.find((each) => each.tag === tag)?.name;
  const free = TAGS.find((tag) => !holderOf(tag));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={text.name}
        hint={text.nameHint}
        name="name"
        defaultValue={inbox?.name}
        required
        maxLength={200}
        problem={problemOf('name')}
      />
      <Select
        label={text.tag}
        name="tag"
        defaultValue={inbox?.tag ?? free}
        hint={free || inbox ? text.tagHint : text.allTaken}
        options={TAGS.map((tag) => {
          const holder = holderOf(tag);
          return [tag, holder ? text.taken(tag, holder) : tag] as const;
        })}
        problem={problemOf('tag')}
      />
    </div>
  );
}

/** Returns the form's name and tag. */
export const nameAndTagOf = (form: FormData) => ({
  name: String(form.get('name')).trim(),
  tag: String(form.get('tag')) as (typeof TAGS)[number],
});
