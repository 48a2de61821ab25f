import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { sayFailure } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../../../ui/fields/color.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { AdminsOnly, useIsAdmin } from '../role.tsx';
import { DRAWN } from './card-preview.tsx';

type Shown = Schemas['Brand'];
const MOST_BYTES = 8 * 1024 * 1024;
/** An example, while no color is set. */
const NO_COLOR = '#4f46e5';

function useBrandChange() {
  const text = useText(studioText);
  const common = useText(commonText);
  const queries = useQueryClient();
  return useAct({
    async run(send: () => Promise<unknown>) {
      await send();
      // The drawn cards show it.
      await queries.invalidateQueries({ queryKey: [DRAWN] });
    },
    touches: ['stream'],
    failed: text.brandFailed,
    said: common.saved,
  });
}

/** The name, color and logo on cards. Members can view them. */
export function Brand() {
  const text = useText(studioText);
  const brand = api.useQuery('get', '/api/stream/brand');
  const isAdmin = useIsAdmin();
  return (
    <Section title={text.brand} lead={text.brandLead}>
      <Loaded of={brand} rows={4}>
        {(shown) => (
          <div className="grid gap-5">
            {!isAdmin && <AdminsOnly />}
            <BrandForm key={`${shown.name} ${shown.color}`} brand={shown} isAdmin={isAdmin} />
            <Logo url={shown.logo_url} isAdmin={isAdmin} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function BrandForm({ brand, isAdmin }: { brand: Shown; isAdmin: boolean }) {
  const text = useText(studioText);
  const common = useText(commonText);
  const change = useBrandChange();
  const [name, setName] = useState(brand.name ?? '');
  const [color, setColor] = useState(brand.color ?? '');
  const isChanged = name !== (brand.name ?? '') || color !== (brand.color ?? '');
  function save(event: FormEvent) {
    event.preventDefault();
    const body = { name: name.trim() || null, color: color.toLowerCase() || null };
    void change.act(() => client.PUT('/api/stream/brand', { body }));
  }
  return (
    <form onSubmit={save} className="grid gap-4">
      <Field
        label={text.brandName}
        hint={text.brandNameHint}
        value={name}
        maxLength={80}
        disabled={!isAdmin}
        onChange={({ target }) => setName(target.value)}
      />
      <ColorField
        label={text.color}
        hint={text.colorHint}
        color={color}
        placeholder={NO_COLOR}
        disabled={!isAdmin}
        onChange={setColor}
      />
      {isAdmin && (
        <Button
          type="submit"
          kind={isChanged ? 'primary' : 'plain'}
          className="justify-self-start"
          isBusy={change.isBusy}
          disabled={!isChanged}
        >
          {common.save}
        </Button>
      )}
    </form>
  );
}

function Logo({ url, isAdmin }: { url: string | null; isAdmin: boolean }) {
  const text = useText(studioText);
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
          <img src={URL.parse(url)?.pathname} alt={text.logoOf} className="max-h-full max-w-full" />
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
