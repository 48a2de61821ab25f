import { useAct } from '../../../api/act.ts';
import { api, client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Locked, useMay } from '../parts/access.tsx';

const PAGE = '/settings/ai';

/** Token packages to buy through the payment service. */
export function Packages() {
  const text = useText(aiText);
  const may = useMay();
  return (
    <Section title={text.packages} lead={text.packagesLead}>
      <Loaded of={api.useQuery('get', '/api/settings/tokens/packages')} rows={2}>
        {(list) => (
          <ul className="grid gap-3 sm:grid-cols-3">
            {list.map((each) => (
              <li key={each.id} className="grid">
                <One tokenPackage={each} mayBuy={may.owner} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {may.isKnown && !may.owner && <Locked>{text.ownersBuy}</Locked>}
    </Section>
  );
}

function One({ tokenPackage, mayBuy }: { tokenPackage: Schemas['TokenPackage']; mayBuy: boolean }) {
  const text = useText(aiText);
  const format = useFormat();
  const { id, name, tokens, price_cents, currency } = tokenPackage;
  const price = format.money(price_cents, currency);
  const buy = useAct({
    run: async () => {
      const body = { package: id, success_url: `${PAGE}?paid=yes`, cancel_url: `${PAGE}?paid=no` };
      // Each click is one purchase, even if the request is retried.
      const params = { header: { 'idempotency-key': crypto.randomUUID() } };
      location.assign(dataOf(await client.POST('/api/settings/tokens/purchase', { params, body })).url);
    },
    touches: [],
  });
  return (
    <Card className="grid content-start gap-1">
      <p className="text-quiet text-sm">{name}</p>
      <p className="font-semibold text-lg tabular-nums">
        {format.number(tokens)} <span className="font-normal text-base">{text.unit}</span>
      </p>
      {mayBuy ? (
        <Button
          className="mt-2"
          isBusy={buy.isBusy}
          aria-label={`${text.buy(price)}: ${name}`}
          onClick={() => void buy.act()}
        >
          {text.buy(price)}
        </Button>
      ) : (
        <p>{price}</p>
      )}
    </Card>
  );
}
