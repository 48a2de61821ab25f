import { useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { refresh } from '../../api/patch.ts';
import { useText } from '../../lib/text/language.tsx';
import { zoneOfferText } from '../../lib/text/zone-offer.ts';
import { showSameTimes } from '../../lib/zones.ts';
import { Button } from '../../ui/button.tsx';
import { say, sayFailure } from '../../ui/toast.tsx';
import { useProfile } from '../session/index.ts';

const KEPT = 'herald:zone-kept';

/**
 * Offers the browser's time zone, `own`, to a user whose profile has one with other times. Who keeps theirs is not asked
 * again for these two zones.
 */
export default function ZoneOffer({ own }: { own: string }) {
  const text = useText(zoneOfferText);
  const queries = useQueryClient();
  const zone = useProfile().data?.timezone;
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT));
  const [isBusy, setBusy] = useState(false);
  if (zone === undefined || kept === `${zone} ${own}` || showSameTimes(zone, own, Date.now())) return null;

  function keep() {
    localStorage.setItem(KEPT, `${zone} ${own}`);
    setKept(`${zone} ${own}`);
  }
  async function use() {
    setBusy(true);
    try {
      await client.PATCH('/api/settings/profile', { body: { timezone: own } });
      await refresh(queries, '/api/settings/profile');
      say(text.used(own));
    } catch (error) {
      sayFailure(error, text.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-b bg-side px-4 py-2 print:hidden"
    >
      <p className="flex items-center gap-2">
        <Globe aria-hidden size={16} className="shrink-0" />
        <span className="wrap-anywhere">{text.offer(own, zone)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void use()}>
          {text.use(own)}
        </Button>
        <Button kind="quiet" onClick={keep}>
          {text.keep(zone)}
        </Button>
      </div>
    </div>
  );
}
