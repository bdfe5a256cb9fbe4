import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@meltem/contract/language'
import { dayNumber } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { type Db, type TenantTransaction, withTenant } from '../../db/connection.ts'
import { listCampaigns } from '../reservation/catalogue.queries.ts'
import { wallOf } from '../reservation/istanbul.ts'
import { listCategories, listCollections, listOfferedKeys, listRegions } from './catalog.queries.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { CatalogSource, StoreFrame } from './catalog-source.ts'
import { Groups } from './groups.ts'
import { loadProducts, type ReadContext, writeProducts } from './read-products.ts'

const CHUNK = 100
/** More changed products than this: everything is read again instead. */
const MOST_DIRTY = 2_000
/** How long a booking elsewhere may go unseen in lists; the booking itself always asks the tables. */
const CLAIMS_AGE = 1_000
/** Transactions of the application end within seconds (role time-outs), so that a change cannot come in later. */
const CLAIMS_OVERLAP = 15_000
/** Campaigns begin and end by the clock; each process is told at the instant, and looks by itself as a safety net. */
const CAMPAIGNS_AGE = 60_000
/** Safety net where notifications do not arrive. */
const MOST_AGE = 10 * 60_000
const SMALL = 5_000

interface Entry {
  index: CatalogIndex
  builtAt: number
  campaignsAt: number
  campaigns: string
  claimsAt: number
  claimsSeen: Date
  readonly dirty: Set<string>
  stale: boolean
  renewing: Promise<void> | undefined
}

/** The catalogues in memory, one per tenant, made when first asked for and kept in step with the tables. */
export class CatalogStore implements CatalogSource {
  readonly #db: Db
  readonly #entries = new Map<number, Promise<Entry>>()

  constructor(db: Db) {
    this.#db = db
  }

  changed(tenantId: number, product?: string): void {
    const known = this.#entries.get(tenantId)
    void known?.then(
      (entry) => {
        if (product === undefined || entry.dirty.size >= MOST_DIRTY) entry.stale = true
        else entry.dirty.add(product)
      },
      () => undefined,
    )
  }

  campaignsMoved(tenantId: number): void {
    void this.#entries.get(tenantId)?.then(
      (entry) => {
        entry.campaignsAt = 0
      },
      () => undefined,
    )
  }

  forgetAll(): void {
    for (const tenantId of this.#entries.keys()) this.changed(tenantId)
  }

  async get(frame: StoreFrame, { claims = false } = {}): Promise<CatalogIndex> {
    const entry = await this.#entryOf(frame)
    await this.#renew(frame, entry)
    if (entry.dirty.size > 0) await this.#refresh(frame, entry)
    if (Date.now() - entry.campaignsAt > CAMPAIGNS_AGE) await this.#refreshCampaigns(frame, entry)
    if (claims && Date.now() - entry.claimsAt > CLAIMS_AGE) await this.#refreshClaims(frame, entry)
    return entry.index
  }

  #entryOf(frame: StoreFrame): Promise<Entry> {
    const known = this.#entries.get(frame.tenantId)
    if (known) return known
    const made = this.#build(frame)
    this.#entries.set(frame.tenantId, made)
    made.catch(() => {
      if (this.#entries.get(frame.tenantId) === made) this.#entries.delete(frame.tenantId)
    })
    return made
  }

  /** A small catalogue is read again before the answer; a large one answers as it was until the new one stands. */
  async #renew(frame: StoreFrame, entry: Entry): Promise<void> {
    const today = dayNumber(wallOf(frame.now?.() ?? new Date()).slice(0, 10))
    const old = Date.now() - entry.builtAt > MOST_AGE || entry.index.first !== today
    if (!entry.stale && !(old && (entry.index.products.size < SMALL || entry.index.first !== today))) return
    entry.renewing ??= this.#build(frame)
      .then((fresh) => void Object.assign(entry, { ...fresh, dirty: entry.dirty }))
      .finally(() => {
        entry.renewing = undefined
      })
    if (entry.stale && entry.index.products.size < SMALL) await entry.renewing
  }

  async #build(frame: StoreFrame): Promise<Entry> {
    const begun = { builtAt: Date.now(), campaignsAt: Date.now(), claimsAt: Date.now() }
    const start = await this.#read(frame, async (context) => {
      const groups = await readGroups(context.trx, frame.fallback)
      const campaigns = await listCampaigns(context.trx, context.now, frame.fallback)
      const first = dayNumber(context.wall.slice(0, 10))
      return {
        index: new CatalogIndex(first, groups, campaigns),
        keys: await listOfferedKeys(context.trx),
        now: context.now,
      }
    })
    for (let at = 0; at < start.keys.length; at += CHUNK) {
      const keys = start.keys.slice(at, at + CHUNK)
      await this.#readInto(frame, start.index, keys)
    }
    return {
      index: start.index,
      ...begun,
      campaigns: campaignText(start.index),
      claimsSeen: start.now,
      dirty: new Set(),
      stale: false,
      renewing: undefined,
    }
  }

  /** A part at a time, so that requests are answered in between. */
  async #readInto(frame: StoreFrame, index: CatalogIndex, keys: readonly string[]): Promise<void> {
    const { loaded, context } = await this.#read(frame, async (reading) => {
      return { loaded: await loadProducts(index, reading, keys), context: reading }
    })
    writeProducts(index, context, loaded)
    await nextTurn()
  }

  #read<T>({ tenantId, rates, now }: StoreFrame, work: (context: ReadContext) => Promise<T>): Promise<T> {
    return withTenant(this.#db, tenantId, async (trx) => {
      const clock =
        now?.() ?? (await sql<{ simdi: Date }>`select clock_timestamp() as simdi`.execute(trx)).rows[0]?.simdi
      const instant = clock ?? new Date()
      return await work({ trx, now: instant, wall: wallOf(instant), rates })
    })
  }

  async #refresh(frame: StoreFrame, entry: Entry): Promise<void> {
    const keys = [...entry.dirty]
    entry.dirty.clear()
    try {
      for (let at = 0; at < keys.length; at += CHUNK) {
        await this.#readInto(frame, entry.index, keys.slice(at, at + CHUNK))
      }
    } catch (error) {
      for (const key of keys) entry.dirty.add(key)
      throw error
    }
  }

  async #refreshCampaigns(frame: StoreFrame, entry: Entry): Promise<void> {
    entry.campaignsAt = Date.now()
    entry.index.campaigns = await this.#read(frame, ({ trx, now }) => listCampaigns(trx, now, frame.fallback))
    const text = campaignText(entry.index)
    if (text === entry.campaigns) return
    entry.campaigns = text
    entry.index.changed()
  }

  /** What was booked, held, given back or blocked since the last look. */
  async #refreshClaims(frame: StoreFrame, entry: Entry): Promise<void> {
    entry.claimsAt = Date.now()
    const since = new Date(entry.claimsSeen.getTime() - CLAIMS_OVERLAP)
    const { resources, seen } = await this.#read(frame, async ({ trx, now }) => {
      return { resources: await listTouchedResources(trx, since, now), seen: now }
    })
    entry.claimsSeen = seen
    for (const resource of resources) for (const key of entry.index.byResource.get(resource) ?? []) entry.dirty.add(key)
    if (entry.dirty.size > 0) await this.#refresh(frame, entry)
  }
}

async function readGroups(trx: TenantTransaction, fallback: Language): Promise<Groups> {
  const rows = {
    regions: await listRegions(trx),
    categories: await listCategories(trx),
    collections: await listCollections(trx),
  }
  return new Groups(rows, fallback)
}

function campaignText({ campaigns }: CatalogIndex): string {
  return JSON.stringify([campaigns.sepet, [...campaigns.urun.entries()]])
}

/** Things whose claims changed, or whose holds ran out, between two moments. */
async function listTouchedResources(trx: TenantTransaction, since: Date, now: Date): Promise<string[]> {
  const result = await sql<{ kaynak_k_no: string }>`
    select b.kaynak_k_no from tutma t join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no
    where t.degisim_zamani >= ${since}
    union
    select b.kaynak_k_no from tutma t join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no
    where t.durum in ('held', 'option') and t.tutma_bitis >= ${since} and t.tutma_bitis <= ${now}
    union
    select kaynak_k_no from kalkis where degisim_zamani >= ${since}`.execute(trx)
  return result.rows.map((row) => row.kaynak_k_no)
}
