/** A sparse vector: values by index; missing indexes are 0. */
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
/** The approximate maximum squared length of an input, which bounds the step. */
const LENGTH = 6;

/**
 * Learns the weights of a logistic regression. Large weights are penalized, less so with greater `trust` in the
 * examples. Nesterov's accelerated gradient descent is deterministic.
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
  // The last index is the bias.
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

/** Returns the log-odds of an input: 0 where both outcomes are equally likely. */
export function sumOf({ weights, bias }: Model, input: Sparse): number {
  let sum = bias;
  for (const [place, value] of input) sum += value * weights[place]!;
  return sum;
}

const probability = (sum: number) => 1 / (1 + Math.exp(-sum));
