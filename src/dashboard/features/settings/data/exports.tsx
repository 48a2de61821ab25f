import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { dataText } from '../../../lib/text/settings/team/data.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Rows } from '../parts/rows.tsx';
import { ExportRow } from './export-row.tsx';

const PATH = '/api/exports';
/** The polling interval of a running export, a fallback for live updates. */
const POLL_MS = 5000;

/** The organization's exports, which can be started, downloaded and deleted. */
export function Exports() {
  const text = useText(dataText);
  const exports = api.useQuery(
    'get',
    PATH,
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false) },
  );
  const start = useAct({ run: () => client.POST(PATH), touches: ['export'], said: text.begun });
  const [deleting, setDeleting] = useState<Schemas['Export']>();
  const begin = () => start.isBusy || void start.act();
  useCommands([{ id: 'exports.begin', label: text.begin, group: text.title, keys: 'n', run: begin }]);
  return (
    <Section
      title={text.exports}
      lead={text.exportsLead}
      actions={
        <Button kind="primary" keys="n" isBusy={start.isBusy} onClick={begin}>
          {text.begin}
        </Button>
      }
    >
      <Loaded of={exports} rows={2}>
        {(list) =>
          list.length === 0 ? (
            <NoExport />
          ) : (
            <Rows label={text.exports}>
              {list.map((each) => (
                <ExportRow key={each.id} of={each} onDelete={() => setDeleting(each)} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {deleting && <Delete of={deleting} onClose={() => setDeleting(undefined)} />}
    </Section>
  );
}

const isRunning = ({ state }: Schemas['Export']) => state === 'running';

function NoExport() {
  const text = useText(dataText);
  return (
    <Empty icon={<Archive aria-hidden size={20} />} title={text.none}>
      <p>{text.noneLead}</p>
      <dl className="grid gap-2 text-start">
        {(
          [
            ['mail.mbox', text.mbox],
            ['records.jsonl', text.records],
          ] as const
        ).map(([file, content]) => (
          <div key={file}>
            <dt className="font-mono text-ink">{file}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">{text.secrets}</p>
    </Empty>
  );
}

function Delete({ of, onClose }: { of: Schemas['Export']; onClose: () => void }) {
  const text = useText(dataText);
  const [wasRunning] = useState(isRunning(of));
  const remove = useAct({
    run: async () => {
      await client.DELETE('/api/exports/{id}', { params: { path: { id: of.id } } });
    },
    touches: ['export'],
  });
  return (
    <Confirm
      title={wasRunning ? text.stopTitle : text.deleteTitle}
      action={wasRunning ? text.stop : text.delete}
      done={text.deleted}
      onConfirm={remove.submit}
      onClose={onClose}
    >
      <p>{wasRunning ? text.stopLead : text.deleteLead}</p>
    </Confirm>
  );
}
