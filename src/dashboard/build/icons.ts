import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Makes `ui/icon.ts` render the icons of lucide-react. */
export function icons(root: string): Plugin {
  return {
    name: 'herald:icons',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? join(root, 'ui', 'icon.ts') : null),
  };
}
