import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { Problem } from '../../../lib/problem.ts';
import { useText } from '../../../lib/text/language.tsx';
import { leavingText } from '../../../lib/text/leaving.ts';
import { deletionText } from '../../../lib/text/settings/deletion.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Section } from '../../../ui/page/page.tsx';
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
  const { keepAccount } = useCancelDeletion();
  const proof = useProof();
  const [asks, setAsks] = useState(false);
  const [owned, setOwned] = useState<Problem['organizations']>([]);
  const deletesAt = session?.user.deletesAt;
  return (
    <Section title={text.deleteAccount}>
      {deletesAt ? (
        <Danger
          action={
            <Button isBusy={keepAccount.isBusy} onClick={() => void keepAccount.act()}>
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
  const format = useFormat(useSignedIn().timezone);
  const problems = useProblems();
  const { keepAccount } = useCancelDeletion();
  const remove = useAct({
    async run(form: FormData) {
      const body = proofOf(form);
      const answer = dataOf(await problems.watch(client.POST('/api/auth/delete-user', { body })));
      onOwned([]);
      return answer;
    },
    touches: ['member'],
    said: (_, { deletesAt }) => text.accountWillBe(format.dateTime(deletesAt)),
    undo: () => keepAccount.act(),
  });
  async function ask(form: FormData) {
    try {
      await remove.submit(form);
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
