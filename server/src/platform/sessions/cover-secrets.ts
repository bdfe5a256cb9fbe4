/** Stands where a secret was. */
const COVER = '[key]'

/** Shorter pieces of an encoded secret would be found in words that have nothing to do with it. */
const LEAST_PIECE = 6

/** The characters of base64 that are made of the secret alone, by how many bytes stand before it. */
function inBase64(secret: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const written = Buffer.concat([Buffer.alloc(before), secret]).toString('base64')
    return written.slice(Math.ceil((before * 4) / 3), Math.floor(((before + secret.length) * 4) / 3))
  })
}

/** The ways in which a secret travels, and comes back. */
function writingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const encoded = [...inBase64(bytes), bytes.toString('hex'), encodeURIComponent(secret)]
  const inForm = new URLSearchParams({ a: secret }).toString().slice(2)
  const pieces = [...encoded, inForm, JSON.stringify(secret).slice(1, -1)]
  const forUrls = pieces.map((piece) => piece.replaceAll('+', '-').replaceAll('/', '_'))
  return [secret, ...[...pieces, ...forUrls].filter((piece) => piece.length >= LEAST_PIECE)]
}

/**
 * A service that is asked with a secret may quote it: in the words of a refusal, in an error that goes to the log, the table of
 * jobs and the screen. What they say passes here, so that no place that reads it has to know (PAY-16).
 */
export class SecretCover {
  readonly #secrets: RegExp | undefined

  constructor(secrets: readonly string[]) {
    const writings = [...new Set(secrets.filter(Boolean).flatMap(writingsOf))]
    // The longest first: one may begin with another.
    const inOrder = writings.toSorted((a, b) => b.length - a.length)
    this.#secrets =
      inOrder.length > 0 ? new RegExp(inOrder.map((one) => RegExp.escape(one)).join('|'), 'gi') : undefined
  }

  words(said: string): string {
    return this.#secrets ? said.replaceAll(this.#secrets, COVER) : said
  }

  /** Does it, and covers what it throws; kind and code of the error stay, others go by them. */
  async over<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw this.#covered(error, new Set())
    }
  }

  /** Errors may tell of each other in a circle. */
  #covered(said: unknown, seen: Set<object>): unknown {
    if (typeof said === 'string') return this.words(said)
    if (typeof said !== 'object' || said === null) return said
    if (seen.has(said)) return said instanceof Error ? said : COVER
    seen.add(said)
    const inner = (value: unknown) => this.#covered(value, seen)
    if (said instanceof Error) {
      for (const name of Object.getOwnPropertyNames(said)) Reflect.set(said, name, inner(Reflect.get(said, name)))
      return said
    }
    if (Array.isArray(said)) return said.map(inner)
    if (said instanceof URLSearchParams || said instanceof URL) return this.words(String(said))
    // What has a life of its own is neither words nor ours to change.
    const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(said) as object | null)
    return isPlain ? Object.fromEntries(Object.entries(said).map(([name, value]) => [name, inner(value)])) : said
  }
}
