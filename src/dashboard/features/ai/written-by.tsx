import type { Schemas } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { modelName } from '../../lib/model-name.ts';
import { aiText } from '../../lib/text/ai.ts';
import { useText } from '../../lib/text/language.tsx';

interface Answer {
  model: string;
  usage: Schemas['AiUsage'];
  injection_risk: Schemas['InjectionRisk'];
  warnings: Schemas['AiWarning'][];
}

/** The model and cost of an answer, and a caution. */
export function WrittenBy({ answer }: { answer: Answer }) {
  const text = useText(aiText);
  const format = useFormat();
  const { charged_tokens, input_tokens, output_tokens, estimated } = answer.usage;
  const isRisky = answer.injection_risk === 'medium' || answer.injection_risk === 'high';
  const used = input_tokens + output_tokens;
  const parts = [
    text.writtenBy(modelName(answer.model, text.builtIn)),
    used > 0 ? text.tokens(format.number(used)) : '',
    used > 0 && charged_tokens === 0 ? text.free : '',
    estimated ? text.estimated : '',
  ];
  return (
    <div className="grid gap-1 text-quiet text-xs">
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {isRisky && (
        <p className="rounded-md bg-warn-soft px-2 py-1 text-ink">
          <strong className="font-medium">{text.riskTitle}.</strong> {text.risk}
        </p>
      )}
      {answer.warnings.map(({ code, detail }) => (
        <p key={code}>{detail}</p>
      ))}
    </div>
  );
}
