import { UserRoundX } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { askText } from '../../../lib/text/mail/ask.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Chooser } from '../../../ui/chooser.tsx';
import { useColleagues, useSession } from '../../session/index.ts';
import type { AskProps, Question } from '../actions/context.ts';
import { AskDelete } from './ask-delete.tsx';
import { AskInbox } from './ask-inbox.tsx';
import { AskLabels } from './ask-labels.tsx';
import { AskMerge } from './ask-merge.tsx';
import { AskSnooze } from './ask-snooze.tsx';

/** Renders the dialog of a question. */
export default function Ask({ question, ...props }: AskProps & { question: Question }) {
  const Asking = QUESTIONS[question];
  return <Asking {...props} />;
}

const QUESTIONS = {
  snooze: AskSnooze,
  labels: AskLabels,
  assign: AskAssignee,
  inbox: AskInbox,
  merge: AskMerge,
  delete: AskDelete,
};

function AskAssignee({ of, actions, onClose }: AskProps) {
  const text = useText(askText);
  const { data: session } = useSession();
  const me = Number(session?.user.id);
  const colleagues = useColleagues().toSorted((a, b) => +(b.id === me) - +(a.id === me));
  const names = new Map(colleagues.map(({ id, name }) => [String(id), name]));
  return (
    <Chooser
      title={text.assign}
      hint={text.assignHint}
      empty={text.noPerson}
      onClose={onClose}
      options={() => [
        ...colleagues.map(({ id, name, label, isAgent }) => ({
          id: String(id),
          label,
          icon: <Avatar name={name} isAgent={isAgent} size={20} />,
          detail: id === me ? text.me : undefined,
          isOn: of.every(({ assignee_id }) => assignee_id === id),
        })),
        {
          id: 'nobody',
          label: text.nobody,
          icon: <UserRoundX aria-hidden size={18} className="mx-px text-quiet" />,
          isOn: of.every(({ assignee_id }) => assignee_id === null),
        },
      ]}
      onPick={(id) => {
        onClose();
        actions.assign(of, id === 'nobody' ? null : Number(id), names.get(id) ?? '');
      }}
    />
  );
}
