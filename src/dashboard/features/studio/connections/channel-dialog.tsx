import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectionsText } from '../../../lib/text/studio/connections.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { readChannel } from './read-channel.ts';

interface Props {
  channel: Schemas['StreamChannel'] | null;
  onClose: () => void;
}

/** Asks for the channel to watch, by any of its names. */
export function ChannelDialog({ channel, onClose }: Props) {
  const text = useText(connectionsText);
  const [name, setName] = useState(channel?.handle ?? channel?.channel_id ?? '');
  const [isTried, setTried] = useState(false);
  const named = readChannel(name);
  const connect = useAct({
    async run(form: FormData) {
      setTried(true);
      if (!named) throw new Error(text.channelWrong);
      const key = String(form.get('key') ?? '').trim();
      const body = { ...named, ...(key && { api_key: key }) };
      return dataOf(await client.PUT('/api/stream/channel', { body }));
    },
    touches: ['stream'],
    said: (_, connected) => text.channelConnected(connected.title),
  });
  const title = channel ? text.changeChannel : text.connectChannel;
  return (
    <FormDialog title={title} submit={title} onSubmit={connect.submit} onClose={onClose}>
      <Field
        label={text.channelName}
        hint={text.channelHint}
        problem={isTried && !named ? text.channelWrong : undefined}
        value={name}
        required
        maxLength={500}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={text.apiKey}
        isOptional
        name="key"
        type="password"
        autoComplete="off"
        maxLength={200}
        hint={channel?.has_own_key ? text.apiKeyKept : text.apiKeyHint}
      />
    </FormDialog>
  );
}
