/** The reader of the files that `src/dev/assets.ts` collects. */

export interface Assets {
  /** Reads the file at this path, or null if there is none. */
  read(path: string): Promise<Uint8Array | null>;
}

/** Reads the Worker's static assets through the binding; its host is never called. */
export function assetsOf(binding: Fetcher): Assets {
  return {
    async read(path) {
      const response = await binding.fetch(new URL(path, 'https://assets.invalid'));
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`the asset ${path} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
