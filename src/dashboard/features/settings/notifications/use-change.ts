import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';

export type Settings = Schemas['NotificationSettings'];
export type Change = Schemas['UpdateNotificationSettingsRequest'];

/** Returns what changes the user's settings, at once. */
export function useChange() {
  const change = useAct({
    run: (body: Change) => client.PATCH('/api/notifications/settings', { body }),
    show: (patch, { kinds = {}, ...rest }) =>
      patch('/api/notifications/settings', (old) => ({
        ...old,
        ...rest,
        kinds: Object.fromEntries(
          Object.entries(old.kinds).map(([kind, channels]) => [
            kind,
            { ...channels, ...kinds[kind as keyof typeof kinds] },
          ]),
        ) as Settings['kinds'],
      })),
    touches: ['notification'],
  });
  return (body: Change) => void change.act(body);
}
