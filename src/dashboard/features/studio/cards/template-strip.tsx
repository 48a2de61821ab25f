import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { TEMPLATE_NAMES, TEMPLATES, type Template } from './templates.ts';
import { type CardRequest, useCard } from './use-card.ts';

interface Props {
  requests: Record<Template, CardRequest | null>;
  value: Template;
  onChange: (template: Template) => void;
}

/** The kinds of cards to choose from, each as it is drawn now. */
export function TemplateStrip({ requests, value, onChange }: Props) {
  const text = useText(studioText);
  return (
    <fieldset className="flex shrink-0 gap-1 overflow-x-auto border-line bg-page px-3 py-2 max-xl:border-b xl:w-32 xl:py-3 xl:shrink-0 xl:flex-col xl:overflow-y-auto xl:border-e">
      <legend className="sr-only">{text.templates}</legend>
      {TEMPLATE_NAMES.map((template) => (
        <Tile
          key={template}
          template={template}
          request={requests[template]}
          isChosen={template === value}
          onChoose={() => onChange(template)}
        />
      ))}
    </fieldset>
  );
}

interface TileProps {
  template: Template;
  request: CardRequest | null;
  isChosen: boolean;
  onChoose: () => void;
}

function Tile({ template, request, isChosen, onChoose }: TileProps) {
  const text = useText(studioText);
  const { data } = useCard(request, isChosen);
  const { width, height } = TEMPLATES[template];
  const url = data && URL.parse(data.image_url)?.pathname;
  return (
    <label className="flex shrink-0 items-center gap-2 rounded-md px-2 py-1.5 xl:w-26 xl:flex-col xl:gap-1.5 xl:p-2 text-quiet text-xs hover:bg-hover has-checked:bg-chosen has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="template"
        value={template}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="grid h-10 shrink-0 place-items-center xl:h-20">
        <span
          className={`block overflow-hidden rounded-sm bg-sunk ring-1 ring-line ${height > width ? 'h-full' : height === width ? 'h-5/6' : 'h-3/5'}`}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          {url && <img src={url} alt="" width={width} height={height} className="size-full" />}
        </span>
      </span>
      <span className="max-w-24 xl:text-center">{text.template[template]}</span>
    </label>
  );
}
