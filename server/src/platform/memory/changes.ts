import pg from 'pg'
import type { Logger } from 'pino'

/** Whose memory is dropped when content changes: one tenant's, or all tenants'. */
type OnChange = (tenantId: number | 'all') => void
/** A product of a tenant changed; without a product the whole catalogue did. */
type OnCatalog = (tenantId: number, product: string | undefined) => void

interface Followers {
  readonly content: OnChange
  readonly catalog: OnCatalog
  /** Something the office is told of, as the database has put it. */
  readonly office: (payload: string) => void
  /** What was said while the connection was away is lost. */
  readonly missed: () => void
}

const RETRY_AFTER = 2_000

/**
 * Listens for changes of content, also those of other processes. It needs a connection of its own, past
 * any pooler: one in transaction mode would let nothing arrive.
 */
export class ChangeListener {
  readonly #url: string
  readonly #followers: Followers
  readonly #log: Logger
  #client: pg.Client | undefined
  #closed = false

  constructor(url: string, followers: Followers, log: Logger) {
    this.#url = url
    this.#followers = followers
    this.#log = log
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'meltem-listen', keepAlive: true })
    client.on('notification', ({ channel, payload = '' }) => this.#tell(channel, payload))
    client.on('error', (error) => this.#reconnect(error))
    client.on('end', () => this.#reconnect())
    await client.connect()
    await client.query('listen icerik_degisti; listen katalog_degisti; listen buro_degisti')
    this.#client = client
  }

  #tell(channel: string, payload: string): void {
    if (channel === 'icerik_degisti') {
      this.#followers.content(payload === '*' ? 'all' : Number(payload))
      return
    }
    if (channel === 'buro_degisti') {
      this.#followers.office(payload)
      return
    }
    const [tenant = '', product] = payload.split(':')
    this.#followers.catalog(Number(tenant), product === '*' ? undefined : product)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  /** Whatever was missed while deaf may have changed: everything is forgotten once. */
  #reconnect(error?: Error): void {
    if (this.#closed || !this.#client) return
    this.#client = undefined
    this.#log.warn({ err: error }, 'lost the change listener, connecting again')
    const attempt = async (): Promise<void> => {
      if (this.#closed) return
      try {
        await this.start()
        this.#followers.content('all')
        this.#followers.missed()
      } catch (failure) {
        this.#log.warn({ err: failure }, 'the change listener could not connect')
        setTimeout(() => void attempt(), RETRY_AFTER).unref()
      }
    }
    setTimeout(() => void attempt(), RETRY_AFTER).unref()
  }
}
