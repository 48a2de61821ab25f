import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { leavingText } from '../../../lib/text/leaving.ts';
import { deletionText } from '../../../lib/text/settings/deletion.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { useCancelDeletion } from '../../leaving/index.ts';
import { useTimezone } from '../../session/index.ts';
import { textOf, useProblems } from '../parts/change.ts';
import { Danger, inGrace } from '../parts/danger.tsx';
import { type Proof, ProofField, proofOf, useProof } from '../parts/proof.tsx';

type Organization = Schemas['FullOrganization'];

/** Deletes the organization after the grace period; until then, offers to cancel the deletion. For owners. */
export function DeleteOrganization({ organization }: { organization: Organization }) {
  const text = useText(deletionText);
  const leaving = useText(leavingText);
  const format = useFormat(useTimezone());
  const { keepOrganization } = useCancelDeletion();
  const proof = useProof();
  const [asks, setAsks] = useState(false);
  const { deletesAt, name } = organization;
  return (
    <Section title={text.deleteOrganization}>
      {deletesAt ? (
        <Danger
          action={
            <Button isBusy={keepOrganization.isBusy} onClick={() => void keepOrganization.act(organization)}>
              {leaving.keepOrganization}
            </Button>
          }
        >
          <p className="font-medium">{leaving.organization(name, format.dateTime(deletesAt))}</p>
          <p className="text-quiet">{text.untilThen}</p>
        </Danger>
      ) : (
        <Danger
          action={
            <Button kind="danger" isBusy={asks && !proof} onClick={() => setAsks(true)}>
              {text.deleteOrganization}
            </Button>
          }
        >
          <p>{text.organizationLead(name)}</p>
          <p className="text-quiet">
            {text.untilThen} {text.copyFirst}{' '}
            <Link to="/settings/billing" className="text-accent underline">
              {text.subscription}
            </Link>
          </p>
        </Danger>
      )}
      {asks && proof && <Ask proof={proof} organization={organization} onClose={() => setAsks(false)} />}
    </Section>
  );
}

function Ask({
  proof,
  organization,
  onClose,
}: {
  proof: Proof;
  organization: Organization;
  onClose: () => void;
}) {
  const text = useText(deletionText);
  const format = useFormat(useTimezone());
  const problems = useProblems();
  const { keepOrganization } = useCancelDeletion();
  const { id, name } = organization;
  const ask = useAct({
    async run(form: FormData) {
      const body = { organizationId: id, confirm: textOf(form, 'confirm'), ...proofOf(form) };
      return dataOf(await problems.watch(client.POST('/api/auth/organization/delete', { body })));
    },
    touches: ['member'],
    said: (_, { deletesAt }) => text.willBeDeleted(name, deletesAt ? format.dateTime(deletesAt) : ''),
    undo: () => keepOrganization.act(organization),
  });
  return (
    <FormDialog
      title={text.organizationTitle(name)}
      submit={text.deleteOrganization}
      kind="danger"
      onSubmit={ask.submit}
      onClose={onClose}
    >
      <p>{text.onDay(name, format.weekday(inGrace()))}</p>
      <p>{text.untilThen}</p>
      <Field
        label={text.typeName(name)}
        name="confirm"
        required
        maxLength={200}
        autoComplete="off"
        problem={problems.of('confirm')}
      />
      <ProofField of={proof} problems={problems} />
    </FormDialog>
  );
}
