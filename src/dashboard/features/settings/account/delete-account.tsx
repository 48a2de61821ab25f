import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, dataOf } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { useFormat } from '../../../lib/format.ts';
import { Problem } from '../../../lib/problem.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { leavingText } from '../../../lib/text/leaving.ts';
import { deletionText } from '../../../lib/text/settings/deletion.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { say } from '../../../ui/toast.tsx';
import { useCancelDeletion } from '../../leaving/index.ts';
import { useSignedIn } from '../../session/index.ts';
import { useProblems } from '../parts/change.ts';
import { Danger, inGrace } from '../parts/danger.tsx';
import { type Proof, ProofField, proofOf, useProof } from '../parts/proof.tsx';
import { LastOwner } from './last-owner.tsx';

/** Deletes the account after the grace period; until then, offers to cancel the deletion. */
export function DeleteAccount() {
  const text = useText(deletionText);
  const leaving = useText(leavingText);
  const { session, timezone } = useSignedIn();
  const format = useFormat(timezone);
  const { isBusy, keepAccount } = useCancelDeletion();
  const proof = useProof();
  const [asks, setAsks] = useState(false);
  const [owned, setOwned] = useState<Problem['organizations']>([]);
  const deletesAt = session?.user.deletesAt;
  return (
    <Section title={text.deleteAccount}>
      {deletesAt ? (
        <Danger
          action={
            <Button isBusy={isBusy} onClick={() => void keepAccount()}>
              {leaving.keepAccount}
            </Button>
          }
        >
          <p className="font-medium">{leaving.account(format.dateTime(deletesAt))}</p>
          <p className="text-quiet">{text.accountStays}</p>
        </Danger>
      ) : (
        <Danger
          action={
            <Button kind="danger" isBusy={asks && !proof} onClick={() => setAsks(true)}>
              {text.deleteAccount}
            </Button>
          }
        >
          <p>{text.accountLead}</p>
          <p className="text-quiet">{text.accountStays}</p>
        </Danger>
      )}
      {!deletesAt && owned.length > 0 && <LastOwner of={owned} />}
      {asks && proof && <Ask proof={proof} onOwned={setOwned} onClose={() => setAsks(false)} />}
    </Section>
  );
}

/** `onOwned` gets the organizations that would be left without an owner; it gets none on success. */
function Ask({
  proof,
  onOwned,
  onClose,
}: {
  proof: Proof;
  onOwned: (organizations: Problem['organizations']) => void;
  onClose: () => void;
}) {
  const text = useText(deletionText);
  const common = useText(commonText);
  const format = useFormat(useSignedIn().timezone);
  const queries = useQueryClient();
  const problems = useProblems();
  const { keepAccount } = useCancelDeletion();
  async function ask(form: FormData) {
    try {
      const body = proofOf(form);
      const { deletesAt } = dataOf(await problems.watch(client.POST('/api/auth/delete-user', { body })));
      onOwned([]);
      await refresh(queries, '/api/auth/get-session');
      say(text.accountWillBe(format.dateTime(deletesAt)), {
        label: common.undo,
        run: () => void keepAccount(),
      });
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'LAST_OWNER')) throw error;
      onOwned(error.organizations);
    }
  }
  return (
    <FormDialog
      title={text.accountTitle}
      submit={text.deleteAccount}
      kind="danger"
      onSubmit={ask}
      onClose={onClose}
    >
      <p>{text.accountOnDay(format.weekday(inGrace()))}</p>
      <p>{text.accountStays}</p>
      <ProofField of={proof} problems={problems} />
    </FormDialog>
  );
}
