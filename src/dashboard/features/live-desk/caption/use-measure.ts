import { useEffect, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import type { Measure } from './measure.ts';

type Rules = typeof import('./measure.ts');

/** Measures the text as its platform counts it, once the rules are loaded; `isWanted` loads them. */
export function useMeasure(
  platform: Schemas['Platform'],
  text: string,
  hasImage: boolean,
  isWanted = true,
): Measure | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    void import('./measure.ts').then((module) => isHere && setRules(module));
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return isWanted ? rules?.measure(platform, text, hasImage) : undefined;
}
