import { useFormat } from '../../../lib/format.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import type { Results } from '../queries.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** The properties of a video file. */
export function FileFacts({ media }: { media: NonNullable<Results['media']> }) {
  const text = useText(auditReportText);
  const common = useText(commonText);
  const format = useFormat();
  const { video, audio, duration_s: duration, moov_first: moov } = media;
  const number = (value: number) => format.number(round(value));
  const { facts } = text;
  const rows: [string, string][] = [
    [facts.container, media.container],
    [facts.duration, duration === null ? text.notMeasured : text.seconds(number(duration))],
    [facts.picture, `${video.width} × ${video.height}`],
    [facts.rotation, `${video.rotation}°`],
    [facts.codec, video.codec ?? text.unknown],
    [facts.fps, video.fps === null ? text.notMeasured : text.frames(number(video.fps))],
    [facts.audio, audio ? text.channels(audio.codec ?? text.unknown, audio.channels) : common.none],
    ...(audio ? [[facts.rate, `${number(audio.sample_rate / 1000)} kHz`] as [string, string]] : []),
    [facts.moov, moov === null ? text.notApplicable : moov ? common.yes : common.no],
    [facts.whole, media.is_truncated ? common.no : common.yes],
    [facts.read, format.bytes(media.bytes_read)],
  ];
  return (
    <Section title={text.file}>
      <Card>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {rows.map(([name, fact]) => (
            <div key={name} className="min-w-0">
              <dt className="text-quiet text-sm">{name}</dt>
              <dd className="wrap-anywhere font-medium">{fact}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  );
}
