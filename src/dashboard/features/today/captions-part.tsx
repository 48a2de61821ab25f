import { api } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { todayText } from '../../lib/text/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Line, Part } from './part.tsx';

const MOST = 50;
const SHOWN = 3;

/** Captions that await approval. Hidden if there are none. */
export function CaptionsPart() {
  const text = useText(todayText);
  const format = useFormat();
  const captions = api.useQuery('get', '/api/stream/captions/pending', {
    params: { query: { fields: 'id,event,platform,text', limit: MOST } },
  });
  const all = captions.data ?? [];
  if (all.length === 0 && !captions.error) return null;
  return (
    <Part
      title={text.captions}
      count={`${format.number(all.length)}${all.length === MOST ? '+' : ''}`}
      link={{ to: '/live', label: text.allCaptions }}
      error={captions.error}
      onRetry={() => void captions.refetch()}
    >
      <ul>
        {all.slice(0, SHOWN).map((caption) => (
          <Line
            key={caption.id}
            to="/live"
            title={caption.text}
            detail={text.event[caption.event]}
            end={<Badge>{text.platform[caption.platform]}</Badge>}
          />
        ))}
      </ul>
    </Part>
  );
}
