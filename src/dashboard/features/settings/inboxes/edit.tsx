import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useProblems } from '../parts/change.ts';
import { Aliases, aliasesOf } from './aliases.tsx';
import { NameAndTag, nameAndTagOf } from './identity.tsx';
import { ReadBack, readBackOf } from './read-back.tsx';
import { changedServers, Servers } from './servers.tsx';

const DEFAULT_SMTP_PORT = 465;

/** Edits an inbox. One that signs in through a provider only has name and tag. `onSaved` tests it. */
export function Edit({
  inbox,
  onClose,
  onSaved,
}: {
  inbox: Schemas['Inbox'];
  onClose: () => void;
  onSaved: () => void;
}) {
  const text = useText(connectText);
  const common = useText(commonText);
  const problems = useProblems();
  const hasPassword = inbox.auth === 'password';
  const inboxes = api.useQuery('get', '/api/inboxes').data ?? [];
  const [sent, setSent] = useState<string[]>([]);
  function isTaken(address: string) {
    const others = inboxes.filter(({ id }) => id !== inbox.id);
    const taken = others.flatMap(({ email_address, aliases }) => [email_address, ...aliases]);
    return problems.code === 'ADDRESS_TAKEN' && taken.includes(address.toLowerCase());
  }
  function problemOfAlias(alias: string, index: number) {
    const problem = isTaken(alias) ? text.failures.ADDRESS_TAKEN : problems.of(`aliases.${index}`);
    return problem && `${alias}: ${problem}`;
  }
  const save = useAct({
    run: async (form: FormData) => {
      const address = String(form.get('address') ?? '').trim();
      const aliases = aliasesOf(form);
      setSent(aliases);
      const body = {
        ...nameAndTagOf(form),
        aliases,
        read_back: readBackOf(form),
        ...(hasPassword && {
          email_address: address,
          ...changedServers(form, inbox.smtp_host !== null),
        }),
      };
      const params = { path: { id: inbox.id } };
      await problems.watch(client.PATCH('/api/inboxes/{id}', { params, body }));
      onSaved();
    },
    touches: ['inbox'],
  });
  return (
    <FormDialog
      title={text.editTitle(inbox.name)}
      submit={hasPassword ? text.save : common.save}
      onSubmit={save.submit}
      onClose={onClose}
      isWide
    >
      <NameAndTag initial={inbox} id={inbox.id} address={inbox.email_address} problemOf={problems.of} />
      {hasPassword && (
        <Field
          label={text.address}
          name="address"
          type="email"
          defaultValue={inbox.email_address}
          required
          maxLength={254}
          problem={
            problems.of('email_address') && problems.code === 'ADDRESS_TAKEN'
              ? text.failures.ADDRESS_TAKEN
              : problems.of('email_address')
          }
        />
      )}
      <Aliases
        initial={inbox.aliases}
        problem={sent.map(problemOfAlias).find(Boolean) ?? problems.of('aliases')}
      />
      {hasPassword ? (
        <>
          <p className="text-quiet text-sm">{text.moving}</p>
          <Servers
            imap={{
              host: inbox.imap_host,
              port: inbox.imap_port,
              user: inbox.imap_user,
              hasTls: inbox.imap_tls,
            }}
            smtp={{
              host: inbox.smtp_host ?? '',
              port: inbox.smtp_port ?? DEFAULT_SMTP_PORT,
              user: inbox.smtp_user ?? inbox.imap_user,
              hasTls: inbox.smtp_tls ?? true,
            }}
            sends={inbox.smtp_host !== null}
            isStored
            problemOf={problems.of}
          />
        </>
      ) : (
        <p>{text.connectedByProvider(inbox.auth === 'google' ? 'Google' : 'Microsoft')}</p>
      )}
      <ReadBack value={inbox.read_back} problem={problems.of('read_back')} />
    </FormDialog>
  );
}
