import { readVersion } from './version.ts';
import { type Found, findLibrary } from './weaknesses.ts';

/** Longer paths are not those of libraries. */
const MAX_PATH_CHARACTERS = 500;
const SUFFIX = /[.-](?:min|slim|prod|production|development|dev|bundle|full|global|umd|m?js)$/;

/**
 * Finds the libraries with a version in the address of a script: `jquery-1.9.1.min.js`, `/jquery/1.9.1/`,
 * `/1.9.1/jquery.js`, `jquery@1.9.1`, or of a script of WordPress with `?ver=1.9.1`.
 */
export function findInUrl(url: URL): Found[] {
  const path = url.pathname.slice(0, MAX_PATH_CHARACTERS).toLowerCase().replaceAll('%40', '@');
  const segments = path.split(/[/,]/);
  const file = stemOf(segments.at(-1) ?? '');
  const found = segments.flatMap((segment, at) => {
    if (segment.includes('@')) return findInPackage(segment, segments[at - 1] ?? '');
    const version = readVersion(segment);
    if (version === null) return [];
    const before = toFound(segments[at - 1] ?? '', version);
    // The versioned file is in its folder, or one deeper.
    return before.length > 0 || at < segments.length - 3 ? before : toFound(file, version);
  });
  return withoutRepeats([...found, ...findInFile(file), ...findInWordPress(url, path, file)]);
}

/** Finds `jquery@1.9.1`, and `core@11.0.0` after `@angular`. */
function findInPackage(segment: string, before: string): Found[] {
  const at = segment.lastIndexOf('@');
  const name = segment.slice(0, at);
  return toFound(before.startsWith('@') ? `${before}/${name}` : name, readVersion(segment.slice(at + 1)));
}

/** Finds `jquery-1.9.1`, or `moment.2.8.1`. */
function findInFile(file: string): Found[] {
  const at = file.search(/[-_.]v?\d+\.\d/);
  return at === -1 ? [] : toFound(file.slice(0, at), readVersion(file.slice(at + 1), 2));
}

/** Finds WordPress's own libraries, which have versions. Those that it has patched end in `-wp`. */
function findInWordPress(url: URL, path: string, file: string): Found[] {
  if (!path.includes('/wp-includes/js/')) return [];
  const name = path.includes('/wp-includes/js/jquery/ui/') ? 'jquery-ui' : file;
  return toFound(name, readVersion(url.searchParams.get('ver') ?? ''));
}

/** Returns the name of a file without suffixes of its build: `jquery.slim.min.js` is `jquery`. */
function stemOf(file: string): string {
  let stem = file;
  while (SUFFIX.test(stem)) stem = stem.replace(SUFFIX, '');
  return stem;
}

function toFound(name: string, version: string | null): Found[] {
  const library = version === null ? null : findLibrary(name);
  return library === null || version === null ? [] : [{ library, version }];
}

function withoutRepeats(found: Found[]): Found[] {
  return [...new Map(found.map((each) => [`${each.library.name} ${each.version}`, each])).values()];
}
