import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { offeredTags } from '../../../lib/tags.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { tagsText } from '../../../lib/text/settings/work/tags.ts';
import { Select } from '../../../ui/fields/field.tsx';
import { textOf } from '../parts/change.ts';
import { Confirm } from '../parts/confirm.tsx';
import { inWords } from './in-words.ts';
import { NAMED } from './named.ts';

type Tag = Schemas['OrganizationTag'];

/** Asks before a tag is deleted, and if it has mail, which tag gets it. */
export function DeleteTag({ tag, tags, onClose }: { tag: Tag; tags: Tag[]; onClose: () => void }) {
  const text = useText(tagsText);
  const common = useText(commonText);
  const { id, name, counts } = tag;
  const others = offeredTags(tags).filter((each) => each.id !== id);
  const remove = useAct({
    async run(form: FormData) {
      const to = textOf(form, 'move_to');
      const params = { path: { id }, query: to ? { move_to: to } : {} };
      try {
        await client.DELETE('/api/tags/{id}', { params });
      } catch (error) {
        throw new Error(inWords(error, text.problems, 'move_to'));
      }
      return to;
    },
    touches: NAMED,
    said: (_, to) => (to ? text.deletedTo(name, to) : text.deleted(name)),
  });
  return (
    <Confirm
      title={text.deleteTitle(name)}
      action={common.delete}
      onConfirm={remove.submit}
      onClose={onClose}
    >
      {counts.emails === 0 ? (
        <p>{text.deleteEmpty}</p>
      ) : (
        <>
          <p>{text.deleteLead}</p>
          <Select
            label={text.moveTo}
            name="move_to"
            required
            options={[['', text.chooseTag], ...others.map((each) => [each.name, each.name] as const)]}
          />
        </>
      )}
    </Confirm>
  );
}
