/**
 * `npm run train`: learns from bench/meetings how likely a time is a meeting's, and writes
 * src/lib/meetings/likelihood/weights.ts. The unseen emails only measure, never train.
 */
import '../../src/dev/wasm.mjs';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OUTPUT = fileURLToPath(new URL('../../src/lib/meetings/likelihood/weights.ts', import.meta.url));

// Imported after the hook that loads WebAssembly: static imports would run before it.
const { learnWeights } = await import('./learn-weights.ts');
writeFileSync(
  OUTPUT,
  learnWeights((message) => console.error(`… ${message}`)),
);
console.error(`The weights are in ${OUTPUT}.`);
