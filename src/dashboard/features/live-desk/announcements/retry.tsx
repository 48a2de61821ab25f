import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { Problem } from '../../../lib/problem.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { postingText } from '../../../lib/text/live-desk/posting.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PLATFORM_NAMES } from '../platforms.tsx';

interface Delivery {
  /** The id of an announcement is that of its caption. */
  id: number;
  platform: keyof typeof PLATFORM_NAMES;
}

/** Retries a failed post. If the platform may have it already, a person must confirm that it does not. */
export function useRetry() {
  const text = useText(postingText);
  const [asked, setAsked] = useState<Delivery>();
  const retry = useAct({
    /** Returns whether it is sent again. */
    async run({ confirm, ...delivery }: Delivery & { confirm: boolean }) {
      const params = { path: { id: delivery.id } };
      try {
        await client.POST('/api/stream/announcements/{id}/retry', { params, body: { confirm } });
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'OUTCOME_UNKNOWN') || confirm) throw error;
        setAsked(delivery);
        return false;
      }
      setAsked(undefined);
      return true;
    },
    touches: ['caption'],
    failed: text.retryFailed,
    said: (_, isSent) => (isSent ? text.retried : undefined),
  });
  return {
    retry: ({ id, platform }: Delivery) => void retry.act({ id, platform, confirm: false }),
    busy: retry.variables?.id,
    dialog: asked && (
      <Confirm
        delivery={asked}
        isBusy={retry.isBusy}
        onConfirm={() => void retry.act({ ...asked, confirm: true })}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

interface ConfirmProps {
  delivery: Delivery;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Confirm({ delivery, isBusy, onConfirm, onClose }: ConfirmProps) {
  const text = useText(postingText);
  const common = useText(commonText);
  return (
    <Dialog
      title={text.unknownTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={onConfirm}>
            {text.unknownConfirm}
          </Button>
        </>
      }
    >
      <p>{text.unknownText(PLATFORM_NAMES[delivery.platform])}</p>
    </Dialog>
  );
}
