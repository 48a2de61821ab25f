export { CleanStream, cleanText, type OutputRules, type Removed } from './clean-output.ts';
export interface InjectionReason {
  code: string;
  detail: string;
}
export function assessInjection(_mail: unknown): {
  risk: 'none' | 'low' | 'medium' | 'high';
  reasons: InjectionReason[];
} {
  return { risk: 'none', reasons: [] };
}
export function forModel(
  mail: { id: number; from: string; subject: string; date: string; text: string },
  characters: number,
) {
  return {
    text: `<email id="${mail.id}">\nFrom: ${mail.from}\nSubject: ${mail.subject}\n\n${mail.text.slice(0, characters)}\n</email>`,
    isCut: false,
  };
}
export function framed(text: string) {
  return `<text>\n${text}\n</text>`;
}
