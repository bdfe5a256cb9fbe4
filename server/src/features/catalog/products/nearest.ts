/** Keeps the few with the least distance out of many, without sorting them all. */
export class Nearest {
  readonly #most: number
  readonly #kept: { place: number; away: number }[] = []

  constructor(most: number) {
    this.#most = most
  }

  offer(place: number, away: number): void {
    const last = this.#kept.at(-1)
    if (last && this.#kept.length === this.#most && away >= last.away) return
    const at = this.#kept.findIndex((one) => one.away > away)
    this.#kept.splice(at < 0 ? this.#kept.length : at, 0, { place, away })
    if (this.#kept.length > this.#most) this.#kept.pop()
  }

  places(): number[] {
    return this.#kept.map(({ place }) => place)
  }
}
