import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@meltem/contract/wire/language'
import { dayNumber } from '@meltem/domain/calendar-day'
import type { Logger } from 'pino'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Reader } from '../../../platform/db/reader.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import { KeptCopy } from '../../../platform/memory/kept-copy.ts'
import { RecentCopies } from '../../../platform/memory/recent-copies.ts'
import { listCampaigns } from '../tariff/sellable.queries.ts'
import {
  listCategories,
  listCollections,
  listOfferedKeys,
  listRegions,
  listTouchedResources,
  readClock,
} from './catalog.queries.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { CatalogSource, StoreFrame } from './catalog-source.ts'
import { Groups } from './groups.ts'
import { loadProducts, type ReadContext, writeProducts } from './read-products.ts'

const CHUNK = 100
/** More changed products than this: everything is read again instead. */
const MOST_NAMES = 2_000
/** How long a booking elsewhere may go unseen in lists; the booking itself always asks the tables. */
const CLAIMS_AGE = 1_000
/** Transactions of the application end within seconds (role time-outs), so that a change cannot come in later. */
const CLAIMS_OVERLAP = 15_000
/** Campaigns begin and end by the clock; each process is told at the instant, and looks by itself as a safety net. */
const CAMPAIGNS_AGE = 60_000
/** Safety net where notifications do not arrive. */
const MOST_AGE = 10 * 60_000
const SMALL = 5_000
/** Products of all small catalogues together that are kept: a hundred tenants of fifty (decision 0092). */
const MOST_PRODUCTS = 5_000

interface Copy {
  readonly index: CatalogIndex
  readonly builtAt: number
  campaignsAt: number
  readingCampaigns: Promise<void> | undefined
  campaigns: string
  claimsAt: number
  claimsSeen: Date
}

/** The catalogues in memory, one per tenant that is visited, made when asked for and kept in step with the tables. */
export class CatalogStore implements CatalogSource {
  readonly #reads: Reader
  readonly #log: Logger
  readonly #copies = new RecentCopies<KeptCopy<Copy>>({ most: MOST_PRODUCTS, small: SMALL })
  /** When a campaign of the tenant began or ended by the clock. */
  readonly #campaignsMoved = new Map<number, number>()
  #replaced: (tenantId: number) => void = () => undefined

  constructor(reads: Reader, log: Logger) {
    this.#reads = reads
    this.#log = log
  }

  onReplaced(listener: (tenantId: number) => void): void {
    this.#replaced = listener
  }

  changed(tenantId: number, product?: string): void {
    this.#copies.find(tenantId)?.changed(product)
  }

  campaignsMoved(tenantId: number): void {
    this.#campaignsMoved.set(tenantId, Date.now())
  }

  forgetAll(): void {
    for (const copy of this.#copies.all()) copy.changed()
  }

  async get(frame: StoreFrame, { claims = false } = {}): Promise<CatalogIndex> {
    const kept = this.#copyOf(frame.tenantId)
    const source = {
      build: () => this.#build(frame),
      refresh: ({ index }: Copy, keys: readonly string[]) => this.#readInto(frame, index, keys),
    }
    let copy = await kept.get(source)
    if (isOld(frame, copy)) kept.renewSoon(source)
    await this.#followCampaigns(frame, copy)
    if (claims && Date.now() - copy.claimsAt > CLAIMS_AGE) {
      kept.readAgain(await this.#listClaimed(frame, copy))
      copy = await kept.get(source)
    }
    return copy.index
  }

  #copyOf(tenantId: number): KeptCopy<Copy> {
    const make = () =>
      new KeptCopy<Copy>({
        waits: ({ index }) => index.products.size < SMALL,
        mostNames: MOST_NAMES,
        onReplaced: () => this.#replaced(tenantId),
        onFailure: (error) => this.#log.error({ err: error, tenantId }, 'the catalogue could not be read again'),
      })
    return this.#copies.use(tenantId, make)
  }

  async #build(frame: StoreFrame): Promise<Copy> {
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
    await this.#readInto(frame, start.index, start.keys)
    this.#copies.weigh(frame.tenantId, start.index.products.size)
    const campaigns = campaignText(start.index)
    return { index: start.index, ...begun, campaigns, readingCampaigns: undefined, claimsSeen: start.now }
  }

  /** A part at a time, so that requests are answered in between. */
  async #readInto(frame: StoreFrame, index: CatalogIndex, keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += CHUNK) {
      const chunk = keys.slice(at, at + CHUNK)
      const { loaded, context } = await this.#read(frame, async (reading) => {
        return { loaded: await loadProducts(index, reading, chunk), context: reading }
      })
      writeProducts(index, context, loaded)
      await nextTurn()
    }
  }

  #read<T>({ tenantId, rates, clock }: StoreFrame, work: (context: ReadContext) => Promise<T>): Promise<T> {
    return this.#reads.read(tenantId, async (trx) => {
      const instant = clock.told() ?? (await readClock(trx)) ?? clock.now()
      return await work({ trx, now: instant, wall: wallOf(instant), rates })
    })
  }

  /** Requests that come while campaigns are read again wait for the same reading. */
  async #followCampaigns(frame: StoreFrame, copy: Copy): Promise<void> {
    const moved = this.#campaignsMoved.get(frame.tenantId) ?? 0
    if (copy.campaignsAt <= moved || Date.now() - copy.campaignsAt > CAMPAIGNS_AGE) {
      copy.readingCampaigns ??= this.#refreshCampaigns(frame, copy).finally(() => {
        copy.readingCampaigns = undefined
      })
    }
    await copy.readingCampaigns
  }

  async #refreshCampaigns(frame: StoreFrame, copy: Copy): Promise<void> {
    const begun = Date.now()
    copy.index.campaigns = await this.#read(frame, ({ trx, now }) => listCampaigns(trx, now, frame.fallback))
    copy.campaignsAt = begun
    const text = campaignText(copy.index)
    if (text === copy.campaigns) return
    copy.campaigns = text
    copy.index.changed()
  }

  /** Products of which something was booked, held, given back or blocked since the last look. */
  async #listClaimed(frame: StoreFrame, copy: Copy): Promise<string[]> {
    copy.claimsAt = Date.now()
    const since = new Date(copy.claimsSeen.getTime() - CLAIMS_OVERLAP)
    const { resources, seen } = await this.#read(frame, async ({ trx, now }) => {
      return { resources: await listTouchedResources(trx, since, now), seen: now }
    })
    copy.claimsSeen = seen
    return resources.flatMap((resource) => [...(copy.index.byResource.get(resource) ?? [])])
  }
}

/** Of another day, or, where it is quickly read, old enough that a lost notification would have been noticed. */
function isOld(frame: StoreFrame, { index, builtAt }: Copy): boolean {
  if (index.first !== dayNumber(wallOf(frame.clock.now()).slice(0, 10))) return true
  return index.products.size < SMALL && Date.now() - builtAt > MOST_AGE
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
