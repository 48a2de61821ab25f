/** Helpers for writers that distort honest answers: the text, or each text inside the JSON. */
import { isRecord, type Prompt } from '../prompt.ts';
import { fillSchema, type Source } from './fill.ts';
import { schemaOf, sourceOf, writeHonestly } from './honest.ts';
import { type Material, readMaterial } from './material.ts';

/** Fills the schema of the prompt from a source derived from the honest one. */
export function writeWith(prompt: Prompt, change: (honest: Source, material: Material) => Source): string {
  const material = readMaterial(prompt);
  return JSON.stringify(fillSchema(schemaOf(prompt), change(sourceOf(material), material)));
}

/** Changes the text of an answer, or every text of its JSON except enum values. */
export function changeTexts(prompt: Prompt, change: (text: string) => string): string {
  const answer = writeHonestly(prompt);
  if (prompt.format.type === 'text') return change(answer);
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return /\s/.test(value) ? change(value) : value;
    if (Array.isArray(value)) return value.map(visit);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child)]));
  };
  return JSON.stringify(visit(JSON.parse(answer)));
}
