import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useTags } from '../../../api/tags.ts';
import { offeredTags } from '../../../lib/tags.ts';
import { commonText } from '../../../lib/text/common.ts';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { useText } from '../../../lib/text/language.tsx';
import { repliesText } from '../../../lib/text/settings/work/replies.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Check, Field } from '../../../ui/fields/field.tsx';
import { TextField } from '../../compose/index.ts';
import { textOf, useProblems } from '../parts/change.ts';
import { unknownVariables } from '../parts/unknown-variables.ts';

const PATH = '/api/canned-replies';
const names = Object.keys as <Name extends string>(of: Record<Name, string>) => Name[];

/** Creates or edits a canned reply. Reports unknown variables while typing. */
export function EditReply({ reply, onClose }: { reply?: Schemas['CannedReply']; onClose: () => void }) {
  const text = useText(repliesText);
  const canned = useText(cannedText);
  const common = useText(commonText);
  const problems = useProblems();
  const tags = offeredTags(useTags(), reply?.tags);
  const [html, setHtml] = useState(reply?.html ?? '');
  const [subject, setSubject] = useState(reply?.subject ?? '');
  const variables = names(canned.variables);
  const unknownIn = (source: string) => {
    const unknown = unknownVariables(source, variables);
    return unknown.length > 0 ? canned.unknown(unknown.join(', ')) : undefined;
  };
  const wrongText = unknownIn(html);
  const wrongSubject = unknownIn(subject);

  const save = useAct({
    run: async (form: FormData) => {
      if (html === '') throw new Error(text.empty);
      const body = {
        name: textOf(form, 'name'),
        shortcut: textOf(form, 'shortcut') || null,
        subject: subject.trim() || null,
        tags: form.getAll('tag').map(String),
        // Content that the editor cannot show is kept until the text is changed.
        ...(html === reply?.html ? {} : { html }),
      };
      const request = reply
        ? client.PATCH(`${PATH}/{id}`, { params: { path: { id: reply.id } }, body })
        : client.POST(PATH, { body });
      await problems.watch(request);
    },
    touches: ['canned_reply'],
  });
  return (
    <FormDialog
      title={reply ? text.editTitle : text.addTitle}
      submit={common.save}
      onSubmit={save.submit}
      onClose={onClose}
      isWide
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={text.name}
          name="name"
          defaultValue={reply?.name ?? ''}
          maxLength={100}
          required
          problem={problems.of('name')}
        />
        <Field
          label={text.shortcut}
          hint={text.shortcutHint}
          name="shortcut"
          defaultValue={reply?.shortcut ?? ''}
          maxLength={30}
          autoCapitalize="off"
          autoComplete="off"
          isOptional
          problem={problems.of('shortcut')}
        />
      </div>
      <Field
        label={text.subject}
        name="subject"
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        maxLength={500}
        isOptional
        problem={wrongSubject ?? problems.of('subject')}
      />
      <TextField
        label={text.text}
        html={html}
        onChange={setHtml}
        variables={variables}
        problem={wrongText ?? problems.of('html')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{text.inboxes}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {tags.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              name="tag"
              value={name}
              defaultChecked={reply?.tags.includes(name) ?? false}
            />
          ))}
        </div>
        <p className="text-quiet text-sm">{text.inboxesHint}</p>
      </fieldset>
    </FormDialog>
  );
}
