import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { nextColor } from '../../../lib/label-colors.ts';
import { MOST_TAG_CHARACTERS } from '../../../lib/tags.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { tagsText } from '../../../lib/text/settings/work/tags.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Colors } from '../parts/colors.tsx';
import { inWords } from './in-words.ts';
import { NAMED } from './named.ts';

type Tag = Schemas['OrganizationTag'];

/** Adds a tag, or renames and recolors one, where it stands. Escape cancels. */
export function TagForm({ tag, tags, onClose }: { tag?: Tag; tags: Tag[]; onClose: () => void }) {
  const text = useText(tagsText);
  const common = useText(commonText);
  const field = useRef<HTMLInputElement>(null);
  const [color, setColor] = useState(() => tag?.color ?? nextColor(tags));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const before = document.activeElement;
    field.current?.select();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const keep = useAct({
    run: (body: { name: string; color: string }) =>
      tag
        ? client.PATCH('/api/tags/{id}', { params: { path: { id: tag.id } }, body })
        : client.POST('/api/tags', { body }),
    touches: NAMED,
  });
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await keep.submit({ name: field.current!.value.trim(), color });
      onClose();
    } catch (error) {
      setProblem(inWords(error, text.problems, 'name'));
      setBusy(false);
      field.current?.focus();
    }
  }
  return (
    <form
      aria-label={tag ? text.editLabel(tag.name) : text.create}
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid gap-4"
    >
      <Field
        ref={field}
        label={text.name}
        defaultValue={tag?.name}
        maxLength={MOST_TAG_CHARACTERS}
        required
        autoComplete="off"
        problem={problem}
        className="max-w-md"
      />
      <Colors color={color} onChange={setColor} problem={undefined} />
      <div className="flex gap-2">
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {tag ? common.save : common.add}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}
