import { useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { Check, Field } from '../../../ui/fields/field.tsx';
import { textOf } from '../parts/change.ts';

export interface ServerValues {
  host: string;
  port: number;
  user: string;
  /** The password to suggest. */
  password?: string;
  hasTls: boolean;
}

interface Props {
  imap: ServerValues;
  smtp: ServerValues;
  sends: boolean;
  /** Whether the inbox and its passwords are already stored. */
  isStored: boolean;
  problemOf: (path: string) => string | undefined;
}

/** The IMAP and SMTP servers of an inbox. Without SMTP, it only receives. */
export function Servers({ imap, smtp, sends, isStored, problemOf }: Props) {
  const text = useText(connectText);
  const [isSending, setSending] = useState(sends);
  return (
    <>
      <Server kind="imap" title={text.incoming} values={imap} isStored={isStored} problemOf={problemOf} />
      <Check
        label={text.sends}
        name="sends"
        checked={isSending}
        onChange={({ target }) => setSending(target.checked)}
      />
      {isSending && (
        <Server kind="smtp" title={text.outgoing} values={smtp} isStored={isStored} problemOf={problemOf} />
      )}
    </>
  );
}

function Server({
  kind,
  title,
  values,
  isStored,
  problemOf,
}: {
  kind: 'imap' | 'smtp';
  title: string;
  values: ServerValues;
  isStored: boolean;
  problemOf: (path: string) => string | undefined;
}) {
  const text = useText(connectText);
  const hint = isStored ? text.keepPassword : kind === 'smtp' ? text.samePassword : undefined;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid gap-3 sm:grid-cols-[1fr_6rem]">
        <Field
          label={text.host}
          name={`${kind}_host`}
          defaultValue={values.host}
          required
          maxLength={253}
          autoComplete="off"
          problem={problemOf(`${kind}_host`)}
        />
        <Field
          label={text.port}
          name={`${kind}_port`}
          type="number"
          min={1}
          max={65_535}
          defaultValue={values.port}
          required
          problem={problemOf(`${kind}_port`)}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={text.user}
          name={`${kind}_user`}
          defaultValue={values.user}
          required
          maxLength={320}
          autoComplete="off"
          problem={problemOf(`${kind}_user`)}
        />
        <Field
          label={text.password}
          name={`${kind}_password`}
          type="password"
          defaultValue={values.password}
          autoComplete="off"
          maxLength={1024}
          required={!isStored && kind === 'imap'}
          hint={hint}
          problem={problemOf(`${kind}_password`)}
        />
      </div>
      <Check label={text.tls} hint={text.tlsHint} name={`${kind}_tls`} defaultChecked={values.hasTls} />
    </fieldset>
  );
}

/** Reads the fields of one server; the password only if one was typed. */
function serverOf(form: FormData, kind: 'imap' | 'smtp') {
  return {
    host: textOf(form, `${kind}_host`),
    port: Number(form.get(`${kind}_port`)),
    user: textOf(form, `${kind}_user`),
    password: String(form.get(`${kind}_password`) ?? ''),
    tls: form.get(`${kind}_tls`) !== null,
  };
}

type Created = Schemas['CreateInboxRequest'];
type ServerFields = Pick<Created, Extract<keyof Created, `${'imap' | 'smtp'}_${string}`>>;

/** Returns both servers of a new inbox. SMTP defaults to the IMAP password. */
export function newServers(form: FormData): ServerFields {
  const imap = serverOf(form, 'imap');
  const incoming = {
    imap_host: imap.host,
    imap_port: imap.port,
    imap_user: imap.user,
    imap_password: imap.password,
    imap_tls: imap.tls,
  };
  if (form.get('sends') === null) return { ...incoming, smtp_tls: true };
  const smtp = serverOf(form, 'smtp');
  return {
    ...incoming,
    smtp_host: smtp.host,
    smtp_port: smtp.port,
    smtp_user: smtp.user,
    smtp_password: smtp.password || imap.password,
    smtp_tls: smtp.tls,
  };
}

/** Returns both servers of an existing inbox: an empty password keeps the stored one. */
export function changedServers(form: FormData, hadSmtp: boolean): Schemas['UpdateInboxRequest'] {
  const { imap_password, smtp_password, ...rest } = newServers(form);
  const sends = form.get('sends') !== null;
  const typed = serverOf(form, 'smtp').password;
  const none = { smtp_host: null, smtp_port: null, smtp_user: null, smtp_password: null, smtp_tls: null };
  return {
    ...rest,
    ...(imap_password && { imap_password }),
    ...(sends && (typed || !hadSmtp) && smtp_password ? { smtp_password } : {}),
    ...(!sends && none),
  };
}
