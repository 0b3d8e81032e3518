/** All parts one behind the other, as a copy. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What is kept of a file, in its order. Places alone are remembered: a file of a million tiny parts costs little more. */
export class KeptBytes {
  readonly #places: number[] = [];
  #length = 0;

  constructor(private readonly source: Uint8Array) {}

  add(from: number, end: number): void {
    if (end <= from) return;
    this.#length += end - from;
    if (this.#places.at(-1) === from) this.#places[this.#places.length - 1] = end;
    else this.#places.push(from, end);
  }

  copy(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (let place = 0; place < this.#places.length; place += 2) {
      const part = this.source.subarray(this.#places[place], this.#places[place + 1]);
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
