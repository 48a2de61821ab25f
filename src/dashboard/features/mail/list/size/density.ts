import { useChosen } from '../../../session/index.ts';

/** The heights of a row in pixels, fixed so that nothing has to be measured. */
const HEIGHTS = { compact: 40, standard: 60, comfortable: 76 } as const;

export type Density = keyof typeof HEIGHTS;
export const DENSITIES = Object.keys(HEIGHTS) as Density[];

/** Returns the height of the list's rows, which a finger needs larger. */
export const heightOf = (density: Density) =>
  matchMedia('(pointer: coarse)').matches ? Math.max(HEIGHTS[density], HEIGHTS.standard) : HEIGHTS[density];

export const useDensity = () => useChosen<Density>('density', 'standard');
