import { useNavigate } from '@tanstack/react-router';
import { ExternalLink, List, MoreHorizontal, Printer, Repeat, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { moveFocus } from '../move-focus.ts';
import { type Audit, isUnfinished } from '../queries.ts';
import { linkOf } from '../words.ts';
import { useRerun } from './progress.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';

/** The actions on an audit: buttons, menu and keys. */
export function Actions({ audit, name }: { audit: Audit; name: string }) {
  const text = useText(auditReportText);
  const common = useText(commonText);
  const navigate = useNavigate();
  const rerun = useRerun(audit.id);
  const [asks, setAsks] = useState<'repeat' | 'remove'>();
  const { id, url, type, status } = audit;
  const site = linkOf(url);
  const isDone = !isUnfinished(audit);
  const group = text.commands;
  const sameSite = () =>
    void navigate({ to: '/audits', search: { url: url!, ...(type === 'security' && { type }) } });
  useCommands([
    ...(isDone
      ? [{ id: 'audit.rerun', label: text.rerun, group, keys: 'r', run: () => void rerun.act() }]
      : []),
    ...(status === 'completed'
      ? [
          { id: 'audit.print', label: text.print, group, keys: 'p', run: () => print() },
          {
            id: 'audit.next',
            label: text.nextAdvice,
            group,
            keys: 'j',
            run: () => moveFocus('data-advice', 1),
          },
          {
            id: 'audit.previous',
            label: text.previousAdvice,
            group,
            keys: 'k',
            run: () => moveFocus('data-advice', -1),
          },
        ]
      : []),
    { id: 'audit.delete', label: text.remove, group, keys: '#', run: () => setAsks('remove') },
    {
      id: 'audit.back',
      label: text.back,
      group,
      keys: 'Escape',
      run: () => void navigate({ to: '/audits' }),
    },
  ]);
  const remove = useAct({
    async run() {
      await client.DELETE('/api/audits/{id}', { params: { path: { id } } });
      await navigate({ to: '/audits' });
    },
    touches: ['audit'],
    said: text.removed,
  });
  const icon = { 'aria-hidden': true, size: 16 } as const;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {isDone && (
        <Button keys="r" isBusy={rerun.isBusy} onClick={() => void rerun.act()}>
          <RotateCw {...icon} />
          {text.rerun}
        </Button>
      )}
      {status === 'completed' && (
        <Button keys="p" onClick={() => print()}>
          <Printer {...icon} />
          {text.print}
        </Button>
      )}
      <Menu
        label={common.more}
        hideLabel
        kind="plain"
        icon={<MoreHorizontal {...icon} />}
        items={[
          ...(site
            ? [
                {
                  label: text.toSite,
                  icon: <ExternalLink {...icon} />,
                  onChoose: () => void open(site, '_blank', 'noopener,noreferrer'),
                },
                { label: text.sameSite, icon: <List {...icon} />, onChoose: sameSite },
                { label: text.repeat, icon: <Repeat {...icon} />, onChoose: () => setAsks('repeat') },
              ]
            : []),
          {
            label: text.remove,
            icon: <Trash2 {...icon} />,
            keys: '#',
            isDanger: true,
            onChoose: () => setAsks('remove'),
          },
        ]}
      />
      {asks === 'repeat' && url !== null && type !== 'video' && (
        <RepeatDialog type={type} url={url} onClose={() => setAsks(undefined)} />
      )}
      {asks === 'remove' && (
        <FormDialog
          title={text.removeTitle}
          submit={text.remove}
          kind="danger"
          onSubmit={() => remove.submit()}
          onClose={() => setAsks(undefined)}
        >
          <p className="wrap-anywhere font-medium">{name}</p>
          <p>{text.removeLead}</p>
        </FormDialog>
      )}
    </div>
  );
}
