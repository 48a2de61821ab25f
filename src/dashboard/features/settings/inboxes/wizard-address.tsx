import { useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { connectProvider } from './connect-provider.ts';
import { NameAndTag, nameAndTagOf } from './identity.tsx';
import { guessPreset, PRESET_NAMES, type PresetName, presetFor } from './presets.ts';
import { ReadBack, type ReadBackValue, readBackOf } from './read-back.tsx';

export interface Beginning extends ReturnType<typeof nameAndTagOf> {
  address: string;
  readBack: ReadBackValue;
  preset: PresetName;
}

/** The first step: the address and the provider. Google and Microsoft can sign in at once. */
export function WizardAddress({
  initial,
  onNext,
  onClose,
}: {
  initial: Beginning | undefined;
  onNext: (beginning: Beginning) => void;
  onClose: () => void;
}) {
  const text = useText(connectText);
  const [address, setAddress] = useState(initial?.address ?? '');
  const [chosen, setChosen] = useState(initial?.preset);
  const isDone = useRef(false);
  const preset = chosen ?? guessPreset(address);
  const { signIn } = presetFor(preset, address);
  const connect = useAct({ run: connectProvider, touches: [] });
  const form = useRef<HTMLDivElement>(null);
  async function go(fields: FormData) {
    isDone.current = true;
    onNext({ ...nameAndTagOf(fields), address: address.trim(), readBack: readBackOf(fields), preset });
  }
  function leave() {
    const element = form.current?.closest('form');
    if (!element?.reportValidity()) return;
    const fields = new FormData(element);
    const inbox = { ...nameAndTagOf(fields), read_back: readBackOf(fields) };
    void connect.act({ provider: signIn!, ...inbox });
  }
  return (
    <FormDialog
      title={text.title}
      submit={text.next}
      onSubmit={go}
      onClose={() => isDone.current || onClose()}
      isWide
    >
      <p className="text-quiet text-sm">{text.step(1, 2)}</p>
      <div ref={form} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={text.address}
          name="address"
          type="email"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          maxLength={254}
          required
          autoComplete="off"
        />
        <Select
          label={text.provider}
          value={preset}
          options={[...PRESET_NAMES, ['own', text.own]]}
          onChange={({ target }) => setChosen(target.value as PresetName)}
        />
      </div>
      <NameAndTag initial={initial} address={address} problemOf={() => undefined} />
      <ReadBack value={initial?.readBack ?? 'all'} problem={undefined} />
      {signIn && (
        <div className="grid justify-items-start gap-2 rounded-lg bg-sunk p-4">
          <p>{text.signInHint}</p>
          <Button kind="primary" isBusy={connect.isBusy} onClick={leave}>
            {signIn === 'google' ? text.signInGoogle : text.signInMicrosoft}
          </Button>
          <p className="text-quiet text-sm">{text.orPassword}</p>
        </div>
      )}
    </FormDialog>
  );
}
