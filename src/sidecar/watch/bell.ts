/** A wait that events end. One that comes while nobody waits ends the next wait. */
export class Bell {
  #isRung = false;
  #wake = () => {};

  get isRung(): boolean {
    return this.#isRung;
  }

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  silence(): void {
    this.#isRung = false;
  }

  /** Ends the current wait, if any. */
  nudge(): void {
    this.#wake();
  }

  /** Resolves when the bell is rung or nudged, at the latest after `ms`. */
  async wait(ms: number): Promise<void> {
    if (this.#isRung) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = () => {};
  }
}
