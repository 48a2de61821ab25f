import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { offlineText } from '../../lib/text/shell/offline.ts';
import { useTimezone } from '../session/index.ts';

/** Says until when the shown data was loaded. */
export default function SeenAt({ at }: { at: number }) {
  const text = useText(offlineText);
  const format = useFormat(useTimezone());
  return <span>{text.seen(format.dateTime(new Date(at).toISOString()))}</span>;
}
