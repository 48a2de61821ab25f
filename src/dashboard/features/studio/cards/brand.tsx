import { type FormEvent, useState } from 'react';
import { api, client, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { brandText } from '../../../lib/text/studio/brand.ts';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../../../ui/fields/color.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Logo, NO_COLOR, useBrandChange } from '../../brand/index.ts';
import { AdminsOnly, useIsAdmin } from '../role.tsx';

type Shown = Schemas['Brand'];

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
  const brandWords = useText(brandText);
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
        label={brandWords.color}
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
