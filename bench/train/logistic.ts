/** Numbers by their place; a place that is missing has 0. */
export type Sparse = ReadonlyMap<number, number>;

export interface Example {
  input: Sparse;
  isTrue: boolean;
}

export interface Model {
  weights: Float64Array;
  bias: number;
}

const STEPS = 200;
/** About the greatest squared length of an input, which bounds the step. */
const LENGTH = 6;

/**
 * Logistic regression: learns weights whose sum over an example tells how likely it is true. Large weights are penalized;
 * the greater the `trust` in the examples, the less. Descent by Nesterov's method gives the same weights each time.
 */
export function learn(examples: readonly Example[], places: number, trust: number): Model {
  const decay = 1 / (trust * examples.length);
  const step = 4 / LENGTH;
  const root = Math.sqrt(decay * step);
  const momentum = (1 - root) / (1 + root);
  const rows = examples.map(({ input, isTrue }) => ({
    at: Int32Array.from(input.keys()),
    by: Float64Array.from(input.values()),
    isTrue: Number(isTrue),
  }));
  // The last place is the bias.
  let weights = new Float64Array(places + 1);
  let ahead = weights.slice();
  for (let count = 0; count < STEPS; count++) {
    const slope = new Float64Array(places + 1);
    for (const { at, by, isTrue } of rows) {
      let sum = ahead[places]!;
      for (let each = 0; each < at.length; each++) sum += by[each]! * ahead[at[each]!]!;
      const error = (probability(sum) - isTrue) / rows.length;
      for (let each = 0; each < at.length; each++) slope[at[each]!]! += by[each]! * error;
      slope[places]! += error;
    }
    const next = ahead.map(
      (weight, place) => weight - step * (slope[place]! + (place < places ? decay * weight : 0)),
    );
    ahead = next.map((weight, place) => weight + momentum * (weight - weights[place]!));
    weights = next;
  }
  return { weights: weights.subarray(0, places), bias: weights[places]! };
}

/** The sum of an example: 0 where both are as likely. */
export function sumOf({ weights, bias }: Model, input: Sparse): number {
  let sum = bias;
  for (const [place, value] of input) sum += value * weights[place]!;
  return sum;
}

const probability = (sum: number) => 1 / (1 + Math.exp(-sum));
