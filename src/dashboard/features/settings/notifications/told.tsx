import { useText } from '../../../lib/text/language.tsx';
import { notificationsText } from '../../../lib/text/settings/you/notifications.ts';
import { Check, Select } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { type Settings, useChange } from './use-change.ts';

const KINDS = ['mention', 'assignment', 'reply', 'caption', 'proposal', 'failure'] as const;
const CHANNELS = ['page', 'push', 'email'] as const;
const DIGESTS = ['off', 'hourly', 'daily'] as const;

/** Which kinds of things the user is told where. */
export function Told({ settings }: { settings: Settings }) {
  const text = useText(notificationsText);
  const change = useChange();
  return (
    <Section title={text.what} lead={text.whatLead}>
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-quiet text-sm">
            <th scope="col" className="sr-only">
              {text.kind}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-20 px-1 pb-2 font-normal sm:w-28">
                {text.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind} className="border-line border-b">
              <th scope="row" className="py-3 pe-3 text-start font-normal">
                <span className="grid">
                  {text.kinds[kind]}
                  <span className="text-quiet text-sm max-sm:hidden">{text.hints[kind]}</span>
                </span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="px-1 text-center">
                  <Check
                    hidesLabel
                    className="justify-center"
                    label={`${text.kinds[kind]}: ${text.channels[channel]}`}
                    checked={settings.kinds[kind][channel]}
                    disabled={channel === 'email' && settings.digest === 'off'}
                    onChange={({ target }) => change({ kinds: { [kind]: { [channel]: target.checked } } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Select
        label={text.summary}
        hint={text.summaryHint}
        className="max-w-sm"
        value={settings.digest}
        options={DIGESTS.map((each) => [each, text.digests[each]])}
        onChange={({ target }) => change({ digest: target.value as Settings['digest'] })}
      />
    </Section>
  );
}
