/** Where the files that `src/dev/assets.ts` collects are read. */

export interface Assets {
  /** The file at this path, or null when there is none. */
  read(path: string): Promise<Uint8Array | null>;
}

/** The Worker's static assets. They are read through the binding; its host is never asked. */
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
