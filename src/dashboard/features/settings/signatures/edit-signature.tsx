import { useState } from 'react';
import { commonText } from '../../../lib/text/common.ts';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { useText } from '../../../lib/text/language.tsx';
import { signaturesText } from '../../../lib/text/settings/you/signatures.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../compose/index.ts';
import { useProblems } from '../parts/change.ts';
import { unknownVariables } from '../parts/unknown-variables.ts';

const VARIABLES = ['user.name', 'inbox.name', 'inbox.address'] as const;

/** Edits a signature. Reports unknown variables while typing. */
export function EditSignature({
  title,
  lead,
  hint,
  html: before,
  onSave,
  onClose,
}: {
  title: string;
  lead?: string;
  hint: string;
  html: string;
  onSave: (html: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const text = useText(signaturesText);
  const canned = useText(cannedText);
  const common = useText(commonText);
  const problems = useProblems();
  const [html, setHtml] = useState(before);
  const unknown = unknownVariables(html, VARIABLES);
  return (
    <FormDialog
      title={title}
      submit={common.save}
      onSubmit={() => problems.watch(onSave(html))}
      onClose={onClose}
      isWide
    >
      {lead && <p>{lead}</p>}
      <TextField
        label={text.label}
        hint={hint}
        html={html}
        onChange={setHtml}
        variables={VARIABLES}
        problem={unknown.length > 0 ? canned.unknown(unknown.join(', ')) : problems.of('html')}
      />
    </FormDialog>
  );
}
