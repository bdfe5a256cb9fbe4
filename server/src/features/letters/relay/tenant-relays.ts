import type { Config } from '../../../platform/config.ts'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import { type Mailer, relayMailer } from '../../../platform/mail/mailer.ts'
import type { SealedRow } from '../../settings/sealed/sealed-setting.queries.ts'
import { openSealed } from '../../settings/sealed/sealed-setting.ts'
import { relayAddress } from './relay-address.ts'

/** What the office may see of a relay. */
export interface OpenRelay {
  readonly sunucu: string
  readonly port: number
  readonly kullanici: string
  readonly gonderen: string
  readonly sifre_son: string
}

export function openRelayOf({ acik }: Pick<SealedRow, 'acik'>): OpenRelay {
  return acik as unknown as OpenRelay
}

interface Relay {
  readonly mailer: Mailer
  readonly gonderen: string
}

export async function connectRelay(
  { calendarsLocal }: Pick<Config, 'calendarsLocal'>,
  relay: OpenRelay,
  sifre: string,
): Promise<Relay> {
  const { sunucu, port, kullanici, gonderen } = relay
  const address = await relayAddress(sunucu, port, calendarsLocal)
  return { mailer: relayMailer({ address, name: sunucu, port, user: kullanici, password: sifre }), gonderen }
}

interface Kept extends Relay {
  readonly surum: number
}

/** Mail servers of tenants that have one of their own; a connection is kept until its settings change. */
export class TenantRelays {
  readonly #db: Db
  readonly #config: Config
  readonly #kept = new Map<number, Kept>()

  constructor(db: Db, config: Config) {
    this.#db = db
    this.#config = config
  }

  /** Undefined where the installation's server sends. */
  async find(tenantId: number): Promise<Relay | undefined> {
    const opened = await withTenant(this.#db, tenantId, (trx) => openSealed(this.#config, trx, tenantId, 'smtp'))
    const known = this.#kept.get(tenantId)
    if (opened && known?.surum === opened.row.surum) return known
    this.#kept.delete(tenantId)
    known?.mailer.close()
    if (!opened) return undefined
    const relay = await connectRelay(this.#config, openRelayOf(opened.row), opened.secrets.sifre ?? '')
    this.#kept.set(tenantId, { ...relay, surum: opened.row.surum })
    return relay
  }

  close(): void {
    for (const { mailer } of this.#kept.values()) mailer.close()
    this.#kept.clear()
  }
}
