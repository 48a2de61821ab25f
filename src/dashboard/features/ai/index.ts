export { AiFailure } from './ai-failure.tsx';
export { ModelChoice } from './model-choice.tsx';
export { useBalance, useWriter } from './use-writer.ts';
export { WrittenBy } from './written-by.tsx';
