/** How a copy is made, and how named parts of it are read again. */
export interface CopySource<T> {
  build(): Promise<T>
  refresh(copy: T, names: readonly string[]): Promise<void>
}

export interface KeptCopyOptions<T> {
  /** Whether the caller waits for the new copy after a change of the whole; otherwise the old one answers meanwhile. */
  readonly waits: (copy: T) => boolean
  /** More changed parts than this: everything is read again instead. */
  readonly mostNames: number
  /** A new copy stands that some answers did not wait for: what was made from the old one may be forgotten. */
  readonly onReplaced: () => void
  /** A copy that no caller waits for could not be made; the old one stays, and the next question tries again. */
  readonly onFailure: (error: unknown) => void
}

/**
 * One copy in memory of something that changes elsewhere. The caller gets everything that was told before the question
 * (RELY-10), in whatever order reading and telling meet: a change that is told while the copy is made is made up for,
 * and while named parts are read again all callers wait for the same reading.
 */
export class KeptCopy<T> {
  readonly #options: KeptCopyOptions<T>
  #copy: T | undefined
  /** Changes of the whole that were told, and how many of them the copy was begun after; -1 until there is one. */
  #told = 0
  #seen = -1
  /** Named parts that the copy has not read again yet. */
  #changed = new Set<string>()
  /** Named while a new copy is being made, which may have read them before they changed. */
  #missed = new Set<string>()
  #building: Promise<T> | undefined
  #refreshing: Promise<void> | undefined

  constructor(options: KeptCopyOptions<T>) {
    this.#options = options
  }

  /** A part changed, or without a name too much to name. */
  changed(name?: string): void {
    if (name === undefined || this.#changed.size >= this.#options.mostNames) {
      this.#told += 1
      return
    }
    this.readAgain([name])
  }

  /** Parts to be read again before the next answer, however many. */
  readAgain(names: Iterable<string>): void {
    for (const name of names) {
      this.#changed.add(name)
      if (this.#building) this.#missed.add(name)
    }
  }

  async get(source: CopySource<T>): Promise<T> {
    const told = this.#told
    while (this.#seen < told) {
      if (this.#copy !== undefined && !this.#options.waits(this.#copy)) {
        this.renewSoon(source)
        break
      }
      await this.#build(source)
    }
    await this.#refresh(source)
    return this.#copy ?? (await this.#build(source))
  }

  /** Makes a new copy while the old one goes on answering. */
  renewSoon(source: CopySource<T>): void {
    if (this.#building) return
    this.#build(source).then(this.#options.onReplaced, this.#options.onFailure)
  }

  #build(source: CopySource<T>): Promise<T> {
    this.#building ??= this.#make(source).finally(() => {
      this.#building = undefined
    })
    return this.#building
  }

  async #make(source: CopySource<T>): Promise<T> {
    const told = this.#told
    this.#missed = new Set()
    const copy = await source.build()
    this.#copy = copy
    this.#seen = told
    this.#changed = this.#missed
    return copy
  }

  async #refresh(source: CopySource<T>): Promise<void> {
    while (this.#refreshing || this.#changed.size > 0) {
      this.#refreshing ??= this.#readChanged(source).finally(() => {
        this.#refreshing = undefined
      })
      await this.#refreshing
    }
  }

  async #readChanged(source: CopySource<T>): Promise<void> {
    const copy = this.#copy
    if (copy === undefined) return
    const names = [...this.#changed]
    this.#changed.clear()
    try {
      await source.refresh(copy, names)
    } catch (error) {
      for (const name of names) this.#changed.add(name)
      throw error
    }
  }
}
