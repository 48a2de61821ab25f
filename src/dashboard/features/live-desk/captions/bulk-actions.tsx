import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Button } from '../../../ui/button.tsx';
import type { Caption, useCaptionChanges } from '../caption/changes.ts';
import { useCredentials } from '../queries.ts';
import type { Occasion } from './occasion.ts';
import type { useWrite } from './write.ts';

interface Props {
  occasion: Occasion | undefined;
  captions: Caption[];
  changes: ReturnType<typeof useCaptionChanges>;
  write: ReturnType<typeof useWrite>;
  onPost: (captions: Caption[]) => void;
}

/** What is done with all captions of an event. */
export function BulkActions({ occasion, captions, changes, write, onPost }: Props) {
  const text = useText(liveText);
  const credentials = useCredentials().data ?? [];
  const inState = (status: Caption['status']) => captions.filter((caption) => caption.status === status);
  const [pending, approved] = [inState('pending'), inState('approved')];
  const written = captions.map(({ platform }) => platform);
  const missing = credentials
    .filter(({ platform, connected }) => connected && !written.includes(platform))
    .map(({ platform }) => platform);

  const group = text.captions;
  const approveAll = () => pending.length > 0 && changes.approveAll(pending);
  const postAll = () => approved.length > 0 && onPost(approved);
  useCommands([
    { id: 'captions.approve-all', label: text.approveEvery, group, keys: 'A', run: () => approveAll() },
    { id: 'captions.post', label: text.postEvery, group, keys: 'P', run: () => postAll() },
  ]);
  return (
    <>
      {pending.length > 0 && (
        <Button keys="A" onClick={approveAll}>
          {text.approveAll(pending.length)}
        </Button>
      )}
      {approved.length > 0 && (
        <Button keys="P" kind={pending.length > 0 ? 'plain' : 'primary'} onClick={postAll}>
          {text.postCount(approved.length)}
        </Button>
      )}
      {occasion && captions.length > 0 && missing.length > 0 && (
        <Button isBusy={write.isBusy} onClick={() => void write.act({ occasion, platforms: missing })}>
          {text.writeMissing}
        </Button>
      )}
    </>
  );
}
