import { type FormEvent, lazy, Suspense, useState } from 'react';
import { api, client, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { brandText } from '../../../lib/text/studio/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../../../ui/fields/color.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { HEX, Logo, NO_COLOR, useBrandChange } from '../../brand/index.ts';
import { Locked, useMay } from '../parts/access.tsx';

// It needs a library for colors.
const Preview = lazy(() => import('./preview.tsx'));

/** The logo and the color of the organization. Members can view them. */
export function Look() {
  const text = useText(brandText);
  const settings = useText(settingsText);
  const brand = api.useQuery('get', '/api/stream/brand');
  const may = useMay();
  return (
    <Section title={text.look} lead={text.lookLead}>
      <Loaded of={brand} rows={4}>
        {(shown) => (
          <Card className="grid gap-5">
            {may.isKnown && !may.admin && <Locked>{settings.adminsOnly}</Locked>}
            <Logo url={shown.logo_url} isAdmin={may.admin} />
            <Color key={shown.color} brand={shown} isAdmin={may.admin} />
          </Card>
        )}
      </Loaded>
    </Section>
  );
}

function Color({ brand, isAdmin }: { brand: Schemas['Brand']; isAdmin: boolean }) {
  const text = useText(brandText);
  const common = useText(commonText);
  const change = useBrandChange();
  const [color, setColor] = useState(brand.color ?? '');
  const isColor = HEX.test(color);
  const isChanged = color.toLowerCase() !== (brand.color ?? '');
  function save(event: FormEvent) {
    event.preventDefault();
    void change.act(() => client.PUT('/api/stream/brand', { body: { color: color.toLowerCase() || null } }));
  }
  return (
    <form onSubmit={save} className="grid gap-4">
      <ColorField
        label={text.color}
        hint={text.lookHint}
        color={color}
        placeholder={NO_COLOR}
        disabled={!isAdmin}
        onChange={setColor}
      />
      <Suspense>{isColor && <Preview color={color.toLowerCase()} />}</Suspense>
      {isAdmin && (
        <Button
          type="submit"
          kind={isChanged ? 'primary' : 'plain'}
          className="justify-self-start"
          isBusy={change.isBusy}
          disabled={!isChanged || !(isColor || color === '')}
        >
          {common.save}
        </Button>
      )}
    </form>
  );
}
