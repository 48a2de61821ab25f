import type { FormEvent } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/fields/field.tsx';
import { useKept } from '../../session/index.ts';
import { MOST_HASHTAGS, readHashtags, wrongHashtag } from './hashtags.ts';
import { VoiceSample } from './voice-sample.tsx';

type Voice = Schemas['Voice'];
type Tone = Voice['tone_preset'];
const TONES = ['mixed', 'friendly', 'professional', 'hype'] as const satisfies Tone[];
const MOST_PROMPT = 4000;
const MOST_CTA = 200;

interface Written {
  tone: Tone;
  prompt: string;
  hashtags: string;
  cta: string;
}
const writtenOf = (voice: Voice): Written => ({
  tone: voice.tone_preset,
  prompt: voice.custom_prompt ?? '',
  hashtags: voice.core_hashtags.join(' '),
  cta: voice.cta_text,
});
const voiceOf = (platform: Voice['platform'], written: Written): Voice => ({
  platform,
  tone_preset: written.tone,
  custom_prompt: written.prompt.trim() || null,
  core_hashtags: readHashtags(written.hashtags),
  cta_text: written.cta.trim(),
});

/** The settings of a voice. Unsaved changes are persisted in this browser. */
export function VoiceForm({ voice }: { voice: Voice }) {
  const text = useText(studioText);
  const common = useText(commonText);
  const format = useFormat();
  const [kept, keep, forget] = useKept<Written | null>(`voice:${voice.platform}`, null);
  const written = kept ?? writtenOf(voice);
  const now = voiceOf(voice.platform, written);
  const isChanged = JSON.stringify(now) !== JSON.stringify(voiceOf(voice.platform, writtenOf(voice)));
  const set = (part: Partial<Written>) => keep({ ...written, ...part });
  const wrong = wrongHashtag(now.core_hashtags);
  const tagProblem = wrong
    ? text.hashtagWrong(wrong)
    : now.core_hashtags.length > MOST_HASHTAGS
      ? text.hashtagsMany
      : undefined;

  const save = useAct({
    async run() {
      await client.PATCH('/api/stream/voice', { body: now });
      forget();
    },
    touches: ['stream'],
    failed: text.voiceFailed,
    said: text.voiceSaved,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!tagProblem && isChanged) void save.act();
  }

  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <form onSubmit={submit} className="grid content-start gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{text.tone}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-2">
            {TONES.map((tone) => (
              <label
                key={tone}
                className="flex min-h-11 gap-2.5 rounded-lg border border-line bg-raised px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-chosen has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="tone"
                  value={tone}
                  checked={written.tone === tone}
                  onChange={() => set({ tone })}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                <span className="grid">
                  <span className="font-medium">{text.tones[tone]}</span>
                  <span className="text-quiet text-sm">{text.toneHints[tone]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={text.prompt}
          isOptional
          hint={`${text.promptHint} ${text.room(format.number(written.prompt.length), format.number(MOST_PROMPT))}`}
          value={written.prompt}
          maxLength={MOST_PROMPT}
          dir="auto"
          onChange={({ target }) => set({ prompt: target.value })}
        />
        <Field
          label={text.hashtags}
          isOptional
          hint={text.hashtagsHint}
          problem={tagProblem}
          value={written.hashtags}
          maxLength={1100}
          placeholder="#HeraldLive"
          spellCheck={false}
          onChange={({ target }) => set({ hashtags: target.value })}
        />
        <Field
          label={text.cta}
          isOptional
          hint={text.ctaHint}
          value={written.cta}
          maxLength={MOST_CTA}
          placeholder={text.ctaSample}
          dir="auto"
          onChange={({ target }) => set({ cta: target.value })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            kind="primary"
            isBusy={save.isBusy}
            disabled={!isChanged || tagProblem !== undefined}
            title={tagProblem}
          >
            {common.save}
          </Button>
          {isChanged && (
            <>
              <Button kind="quiet" onClick={forget}>
                {text.discard}
              </Button>
              <span className="text-quiet text-sm">{text.unsaved}</span>
            </>
          )}
        </div>
      </form>
      <VoiceSample voice={now} />
    </div>
  );
}
