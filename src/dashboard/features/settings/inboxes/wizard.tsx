import { useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { useProblems } from '../parts/change.ts';
import { presetFor } from './connect/presets.ts';
import { ProviderNote } from './connect/provider-note.tsx';
import { useDevelopmentMail } from './connect/use-development-mail.ts';
import { type Beginning, WizardAddress } from './connect/wizard-address.tsx';
import { newServers, Servers } from './servers.tsx';

/** A wizard: address and provider, then the servers. `onCreated` gets the inbox to test. */
export function Wizard({ onClose, onCreated }: { onClose: () => void; onCreated: (id: number) => void }) {
  const [beginning, setBeginning] = useState<Beginning>();
  const [isAtServers, setAtServers] = useState(false);
  if (beginning && isAtServers) {
    return (
      <WizardServers
        beginning={beginning}
        onBack={() => setAtServers(false)}
        onClose={onClose}
        onCreated={onCreated}
      />
    );
  }
  return (
    <WizardAddress
      initial={beginning}
      onClose={onClose}
      onNext={(next) => {
        setBeginning(next);
        setAtServers(true);
      }}
    />
  );
}

function WizardServers({
  beginning,
  onBack,
  onClose,
  onCreated,
}: {
  beginning: Beginning;
  onBack: () => void;
  onClose: () => void;
  onCreated: (id: number) => void;
}) {
  const text = useText(connectText);
  const problems = useProblems();
  const isCreated = useRef(false);
  const { address, preset, name, tag, readBack } = beginning;
  const { imap, smtp, password = '', isPlain = false } = presetFor(preset, address, useDevelopmentMail());
  const create = useAct({
    run: async (form: FormData) => {
      const body = {
        name,
        email_address: address,
        tag,
        is_active: true,
        auto_reply_enabled: false,
        read_back: readBack,
        ...newServers(form),
      };
      const { id } = dataOf(await problems.watch(client.POST('/api/inboxes', { body })));
      isCreated.current = true;
      onCreated(id);
    },
    touches: ['inbox'],
  });
  const elsewhere =
    problems.code === 'ADDRESS_TAKEN'
      ? text.failures.ADDRESS_TAKEN
      : (problems.of('email_address') ?? problems.of('name') ?? problems.of('tag'));
  return (
    <FormDialog
      title={text.title}
      submit={text.save}
      onSubmit={create.submit}
      onClose={() => isCreated.current || onClose()}
      isWide
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-quiet text-sm">
          {text.step(2, 2)} · {address}
        </p>
        <Button onClick={onBack}>{text.back}</Button>
      </div>
      <ProviderNote preset={preset} />
      {elsewhere && (
        <p role="alert" className="text-danger">
          {elsewhere}
        </p>
      )}
      <Servers
        imap={{ ...imap, user: address, password, hasTls: !isPlain }}
        smtp={{ ...smtp, user: address, hasTls: !isPlain }}
        sends
        isStored={false}
        problemOf={problems.of}
      />
    </FormDialog>
  );
}
