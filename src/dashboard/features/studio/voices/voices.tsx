import { useState } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Loaded } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PlatformName } from '../../live-desk/index.ts';
import { VoiceForm } from './voice-form.tsx';

type Platform = Schemas['Platform'];

/** The caption settings of each platform, with a sample beside them. */
export function Voices() {
  const text = useText(studioText);
  const voices = api.useQuery('get', '/api/stream/voice');
  const [platform, setPlatform] = useState<Platform>('discord');
  return (
    <Loaded of={voices}>
      {(list) => {
        const voice = list.find((each) => each.platform === platform) ?? list[0];
        return (
          <Tabs
            label={text.platform}
            tabs={list.map((each) => [
              each.platform,
              <PlatformName key={each.platform} platform={each.platform} />,
            ])}
            value={platform}
            onChange={setPlatform}
          >
            {voice && <VoiceForm key={voice.platform} voice={voice} />}
          </Tabs>
        );
      }}
    </Loaded>
  );
}
