import { Archive, Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { addressOf } from '../../../api/send.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { dataText } from '../../../lib/text/settings/team/data.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { useMembers, useTimezone } from '../../session/index.ts';
import { Row } from '../parts/rows.tsx';

type Export = Schemas['Export'];

const LOOKS = {
  running: {
    tone: 'info',
    icon: <LoaderCircle aria-hidden size={18} className="motion-safe:animate-spin" />,
  },
  completed: { tone: 'good', icon: <Archive aria-hidden size={18} /> },
  failed: { tone: 'danger', icon: <TriangleAlert aria-hidden size={18} /> },
} as const;

/** An export: its progress, creator, files and expiry. */
export function ExportRow({ of, onDelete }: { of: Export; onDelete: () => void }) {
  const text = useText(dataText);
  const format = useFormat(useTimezone());
  const { tone, icon } = LOOKS[of.state];
  const title = text.of(format.dateTime(of.created_at));
  const action = of.state === 'running' ? text.stop : text.delete;
  return (
    <Row
      icon={icon}
      title={title}
      badge={<Badge tone={tone}>{text.states[of.state]}</Badge>}
      detail={<Detail of={of} />}
      actions={
        <Button kind="danger" aria-label={`${action}: ${title}`} onClick={onDelete}>
          {action}
        </Button>
      }
    >
      {of.state === 'completed' && (
        <ul className="flex flex-wrap gap-2">
          {of.files.map(({ name, bytes }) => (
            <li key={name}>
              <a
                className={buttonLook()}
                href={addressOf('/api/exports/{id}/files/{file}', { path: { id: of.id, file: name } })}
                download={name}
              >
                <Download aria-hidden size={16} />
                <span>
                  <span className="sr-only">{text.download}</span> {name}
                </span>{' '}
                <span className="font-normal text-quiet">{format.bytes(bytes)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {of.state === 'failed' && <p className="text-sm">{text.failed}</p>}
    </Row>
  );
}

function Detail({ of }: { of: Export }) {
  const text = useText(dataText);
  const format = useFormat(useTimezone());
  const members = useMembers().data?.members;
  const author = members?.find(({ userId }) => userId === String(of.created_by))?.user.name;
  const counts = format.list([
    text.messageCount(of.messages, format.number(of.messages)),
    text.recordCount(of.records, format.number(of.records)),
  ]);
  const size = format.bytes(of.files.reduce((sum, { bytes }) => sum + bytes, 0));
  return [
    of.state === 'running' ? text.soFar(counts, size) : counts,
    author && text.by(author),
    of.expires_at && text.until(format.dateTime(of.expires_at)),
  ]
    .filter(Boolean)
    .join(' · ');
}
