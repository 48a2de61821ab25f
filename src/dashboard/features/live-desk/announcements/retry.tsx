import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { Problem } from '../../../lib/problem.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { postingText } from '../../../lib/text/live-desk/posting.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { PLATFORM_NAMES } from '../platforms.tsx';

interface Delivery {
  /** The id of an announcement is that of its caption. */
  id: number;
  platform: keyof typeof PLATFORM_NAMES;
}

/** Retries a failed post. If the platform may have it already, a person must confirm that it does not. */
export function useRetry() {
  const text = useText(postingText);
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Delivery>();
  const retry = useMutation({
    mutationFn: ({ id, confirm }: Delivery & { confirm: boolean }) =>
      client.POST('/api/stream/announcements/{id}/retry', { params: { path: { id } }, body: { confirm } }),
    onSuccess() {
      setAsked(undefined);
      say(text.retried);
    },
    onError(error, { confirm, ...delivery }) {
      if (error instanceof Problem && error.code === 'OUTCOME_UNKNOWN' && !confirm) setAsked(delivery);
      else sayFailure(error, text.retryFailed);
    },
    onSettled: () => refresh(queries, '/api/stream/captions', '/api/stream/announcements'),
  });
  return {
    retry: ({ id, platform }: Delivery) => retry.mutate({ id, platform, confirm: false }),
    busy: retry.isPending ? retry.variables.id : undefined,
    dialog: asked && (
      <Confirm
        delivery={asked}
        isBusy={retry.isPending}
        onConfirm={() => retry.mutate({ ...asked, confirm: true })}
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
