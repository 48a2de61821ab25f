import { useRef } from 'react';
import { client } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { brandText } from '../../lib/text/studio/brand.ts';
import { sayFailure } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useBrandChange } from './change.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/** The organization's logo, with buttons to replace and remove it. */
export function Logo({ url, isAdmin }: { url: string | null; isAdmin: boolean }) {
  const text = useText(brandText);
  const change = useBrandChange();
  const file = useRef<HTMLInputElement>(null);
  function choose(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) return sayFailure(text.logoTooLarge, text.brandFailed);
    const form = new FormData();
    form.set('file', chosen);
    void change.act(() =>
      client.PUT('/api/stream/brand/logo', { body: { file: '' }, bodySerializer: () => form }),
    );
  }
  return (
    <div className="grid gap-2">
      <p className="font-medium">{text.logo}</p>
      <div className="grid h-24 place-items-center rounded-lg border border-line border-dashed bg-sunk p-3">
        {url ? (
          // On white, as everywhere: most logos are made for that.
          <img
            src={URL.parse(url)?.pathname}
            alt={text.logoOf}
            style={{ background: '#ffffff' }}
            className="max-h-full max-w-full rounded-md p-1"
          />
        ) : (
          <span className="text-quiet">{text.noLogo}</span>
        )}
      </div>
      {isAdmin && (
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png"
            hidden
            onChange={({ target }) => choose(target)}
          />
          <Button isBusy={change.isBusy} onClick={() => file.current?.click()}>
            {url ? text.replaceLogo : text.addLogo}
          </Button>
          {url && (
            <Button
              kind="quiet"
              onClick={() => void change.act(() => client.DELETE('/api/stream/brand/logo'))}
            >
              {text.removeLogo}
            </Button>
          )}
        </div>
      )}
      {isAdmin && <p className="text-quiet text-sm">{text.logoHint}</p>}
    </div>
  );
}
