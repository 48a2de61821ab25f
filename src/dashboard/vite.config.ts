import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const worker = `http://localhost:${process.env['PORT'] ?? 8787}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${import.meta.dirname}/routes`,
      generatedRouteTree: `${import.meta.dirname}/route-tree.gen.ts`,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
  ],
  build: { assetsDir: 'assets', sourcemap: false, target: 'es2024', modulePreload: { polyfill: false } },
  server: {
    proxy: {
      // The client's own modules lie in a folder of the same name.
      '/api': {
        target: worker,
        ws: true,
        bypass: ({ url }) => (/\.tsx?(?:\?|$)/.test(url ?? '') ? url : undefined),
      },
    },
  },
});
