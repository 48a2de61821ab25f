import { useRef, useState } from 'react';
import { useAct } from '../../../../api/act.ts';
import { useTags } from '../../../../api/tags.ts';
import { offeredTags, tagForAddress, tagOfAddress } from '../../../../lib/tags.ts';
import { useText } from '../../../../lib/text/language.tsx';
import { connectText } from '../../../../lib/text/settings/work/connect.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/dialog.tsx';
import { Field, Select } from '../../../../ui/fields/field.tsx';
import { useMembers } from '../../../session/index.ts';
import { NameAndTag, nameAndTagOf } from '../identity.tsx';
import { ReadBack, type ReadBackValue, readBackOf } from '../read-back.tsx';
import { connectProvider } from './connect-provider.ts';
import { guessPreset, PRESET_NAMES, type PresetName, presetFor } from './presets.ts';
import { ProviderNote } from './provider-note.tsx';
import { useDevelopmentMail } from './use-development-mail.ts';

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
  const development = useDevelopmentMail();
  const preset = chosen ?? guessPreset(address, development);
  const { signIn } = presetFor(preset, address);
  const tags = useTags();
  const organization = useMembers().data;
  const ownAddress = development && organization && `${organization.slug}@${development.domain}`;
  const connect = useAct({ run: connectProvider, touches: [] });
  const form = useRef<HTMLDivElement>(null);
  async function go(fields: FormData) {
    isDone.current = true;
    onNext({ ...nameAndTagOf(fields), address: address.trim(), readBack: readBackOf(fields), preset });
  }
  /** Fills in all that the development mail server needs. */
  function takeDevelopment(own: string) {
    isDone.current = true;
    const tag = tagForAddress(offeredTags(tags), own)?.name ?? tagOfAddress(own);
    onNext({ name: organization?.name ?? tag, tag, address: own, readBack: 'all', preset: 'development' });
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
      {ownAddress && !initial && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-sunk p-4">
          <div className="min-w-0">
            <p className="font-medium">{text.development}</p>
            <p className="text-quiet text-sm">{text.developmentLead}</p>
          </div>
          <Button onClick={() => takeDevelopment(ownAddress)}>{text.developmentUse(ownAddress)}</Button>
        </div>
      )}
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
          options={[
            ...PRESET_NAMES,
            ...(development ? [['development', text.development] as const] : []),
            ['own', text.own],
          ]}
          onChange={({ target }) => setChosen(target.value as PresetName)}
        />
      </div>
      {address.includes('@') && preset !== 'own' && !signIn && <ProviderNote preset={preset} />}
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
