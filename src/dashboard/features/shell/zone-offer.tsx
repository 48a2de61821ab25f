import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/act.ts';
import { client } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { zoneOfferText } from '../../lib/text/shell/zone-offer.ts';
import { showSameTimes } from '../../lib/zones.ts';
import { Button } from '../../ui/button.tsx';
import { useProfile } from '../session/index.ts';

const KEPT = 'herald:zone-kept';

/**
 * Offers the browser's time zone, `own`, to a user whose profile has one with other times. Who keeps theirs is not asked
 * again for these two zones.
 */
export default function ZoneOffer({ own }: { own: string }) {
  const text = useText(zoneOfferText);
  const zone = useProfile().data?.timezone;
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT));
  const take = useAct({
    run: () => client.PATCH('/api/settings/profile', { body: { timezone: own } }),
    touches: ['member'],
    failed: text.failed,
    said: text.used(own),
  });
  if (zone === undefined || kept === `${zone} ${own}` || showSameTimes(zone, own, Date.now())) return null;

  function keep() {
    localStorage.setItem(KEPT, `${zone} ${own}`);
    setKept(`${zone} ${own}`);
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
        <Button isBusy={take.isBusy} onClick={() => void take.act()}>
          {text.use(own)}
        </Button>
        <Button kind="quiet" onClick={keep}>
          {text.keep(zone)}
        </Button>
      </div>
    </div>
  );
}
