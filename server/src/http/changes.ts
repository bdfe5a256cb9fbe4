import pg from 'pg'
import type { Logger } from 'pino'

/** Who has to forget something when content changes: one tenant, or everybody. */
type OnChange = (tenantId: number | 'all') => void

const RETRY_AFTER = 2_000

/**
 * Listens for changes of content, also those of other processes. It needs a connection of its own; behind a pooler
 * in transaction mode nothing arrives, and the caches' own ages are the limit.
 */
export class ChangeListener {
  readonly #url: string
  readonly #onChange: OnChange
  readonly #log: Logger
  #client: pg.Client | undefined
  #closed = false

  constructor(url: string, onChange: OnChange, log: Logger) {
    this.#url = url
    this.#onChange = onChange
    this.#log = log
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'meltem-listen', keepAlive: true })
    client.on('notification', ({ payload }) => this.#onChange(payload === '*' ? 'all' : Number(payload)))
    client.on('error', (error) => this.#reconnect(error))
    client.on('end', () => this.#reconnect())
    await client.connect()
    await client.query('listen icerik_degisti')
    this.#client = client
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
        this.#onChange('all')
      } catch (failure) {
        this.#log.warn({ err: failure }, 'the change listener could not connect')
        setTimeout(() => void attempt(), RETRY_AFTER).unref()
      }
    }
    setTimeout(() => void attempt(), RETRY_AFTER).unref()
  }
}
