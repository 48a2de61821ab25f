import { createElement, type SVGProps } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

type Props = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Creates the component of a lucide-react icon. The build substitutes it for the library's own (build/icons.ts), which
 * has unused options, weighs 1.5 KB of the first load, and renders each icon with two components.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: Props) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
