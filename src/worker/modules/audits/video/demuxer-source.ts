import { Source } from 'mediabunny';
import { type BoundedFile, LimitReached } from './bounded-file.ts';
import { type Known, keepKnown } from './boxes.ts';
import { MAX_FRAGMENT_SAMPLES, MAX_SAMPLES } from './limits.ts';
import { damagedTable } from './sample-tables.ts';

interface Piece {
  bytes: Uint8Array;
  view: DataView;
  offset: number;
}

/** The parts of a fragment (`moof`) that tell which samples it has. */
const FRAGMENT: Known = { moof: { traf: { tfhd: true, tfdt: true, trun: true } } };

/**
 * The file as mediabunny reads it. Its own `CustomSource` would reserve memory for whatever size a file claims before
 * it reads the bytes: this one implements the three methods that mediabunny calls on every source.
 */
export class DemuxerSource extends Source {
  readonly #file: BoundedFile;
  readonly #maxLength: number;
  #samples = 0;

  constructor(file: BoundedFile, maxLength: number) {
    super();
    this.#file = file;
    this.#maxLength = maxLength;
  }

  _getFileSize(): number {
    return this.#file.size;
  }

  _read(start: number, end: number): Piece | null | Promise<Piece> {
    if (end > this.#file.size) return null;
    const bytes = this.#file.read(start, end, this.#maxLength);
    return bytes instanceof Uint8Array
      ? this.#piece(bytes, start)
      : bytes.then((it) => this.#piece(it, start));
  }

  _dispose(): void {}

  #piece(bytes: Uint8Array, offset: number): Piece {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length > 16 && view.getUint32(4) === MOOF) this.#cleanFragment(view);
    return { bytes, view, offset };
  }

  /** Bounds runs of samples, which can be long without any bytes, as mediabunny creates an object for each. */
  #cleanFragment(view: DataView): void {
    let samples = 0;
    keepKnown(view, [0, view.byteLength], FRAGMENT, (box, path) => {
      if (path !== '/moof/traf/trun') return true;
      if (box.end - box.content < 8) return false;
      const count = view.getUint32(box.content + 4);
      samples += count;
      return samples <= MAX_FRAGMENT_SAMPLES;
    });
    if (samples > this.#file.size) throw damagedTable('trun');
    this.#samples += Math.min(samples, MAX_FRAGMENT_SAMPLES);
    if (this.#samples > 2 * MAX_SAMPLES) throw new LimitReached('bytes');
  }
}

/** `moof` */
const MOOF = 0x6d6f6f66;
