import { API } from '@meltem/contract/api'
import { type Change, LIVE_SUBJECTS, type LiveSubject, type Present } from '@meltem/contract/staff/live'
import { ALL_RIGHTS, hasRight, type RightHolder } from '@meltem/contract/staff/rights'
import { AppError } from '@meltem/contract/wire/errors'
import type { Logger } from 'pino'
import { type Db, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { outsideStaffCall } from '../../../platform/db/staff-call.ts'
import { countAll, countersFor } from './counters.ts'
import { announcePresence, deleteLooks, listNames, listPresent, listStanding, renewLooks } from './live.queries.ts'
import { LiveStream, type StreamOwner } from './live-stream.ts'

/** Browsers open six connections to a host of the old protocol: tabs that listen leave two for calls. */
const MOST_PER_PERSON = 4
const BEAT_MS = 20_000
/** What happens together is told together, and nobody is told more often than this. */
const GATHER_MS = 150
const REST_MS = 1_000

interface Parts {
  readonly db: Db
  readonly log: Logger
}

/** What the database has said about a tenant since it was last told. */
interface News {
  readonly changes: Map<string, Omit<Change, 'ad'>>
  counts: boolean
  present: boolean
}

/**
 * Everybody of the office who listens to this process (PEOPLE-21). It asks the database nothing while nobody does; what
 * is told is read once for all of them, and each hears what their right allows. Several servers each hear the database.
 */
export class LiveOffice {
  readonly #db: Db
  readonly #log: Logger
  readonly #streams = new Map<string, LiveStream>()
  readonly #news = new Map<number, News>()
  readonly #told = new Map<number, number>()
  #heart: NodeJS.Timeout | undefined
  #closed = false

  constructor({ db, log }: Parts) {
    this.#db = db
    this.#log = log
  }

  /** A new stream begins with where things stand: what happened before it needs no telling. */
  async open(owner: StreamOwner): Promise<LiveStream> {
    if (this.#closed) throw new AppError('mesgul')
    const name = keyOf(owner)
    const before = this.#streams.get(name)
    if (before && before.owner.staff.k_no !== owner.staff.k_no) throw new AppError('cakisma')
    const start = await withTenant(this.#db, owner.tenantId, async (trx) => ({
      counted: await countAll(trx),
      present: await listPresent(trx),
    }))
    const stream = new LiveStream(owner, () => this.#gone(name, stream))
    before?.finish()
    this.#streams.set(name, stream)
    this.#makeRoom(owner)
    stream.tell('sayac', countersFor(owner.staff, start.counted))
    stream.tell('orada', presentFor(stream, start.present))
    this.#heart ??= outsideStaffCall(() => setInterval(() => void this.beat(), BEAT_MS).unref())
    return stream
  }

  /** A notification of the database: tenant, call or subject, what it is about, who did it. */
  hear(payload: string): void {
    const [tenant = '', what = '', key = '', who = ''] = payload.split('|')
    const tenantId = Number(tenant)
    const listening = this.#of(tenantId)
    if (listening.length === 0) return
    if (what === 'oturum') void this.#checkLogins(listening.filter(({ owner }) => owner.staff.k_no === key))
    else if (what === 'orada') this.#gather(tenantId).present = true
    else this.#change(tenantId, what, { k_no: key || null, personel_k_no: who || null })
  }

  /** The listener was deaf for a while. */
  missed(): void {
    for (const stream of this.#streams.values()) stream.tell('hepsi', {})
    for (const tenantId of new Set([...this.#streams.values()].map(({ owner }) => owner.tenantId))) {
      const news = this.#gather(tenantId)
      news.counts = true
      news.present = true
    }
  }

  /** Keeps the ways open, ends those whose login has ended, and says of the others that they are still there. */
  async beat(): Promise<void> {
    for (const stream of this.#streams.values()) stream.beat()
    await this.#checkLogins([...this.#streams.values()])
    for (const [tenantId, streams] of this.#byTenant([...this.#streams.values()])) {
      const keys = streams.map(({ owner }) => owner.akis_k_no)
      await this.#quietly(tenantId, 'presence could not be renewed', (trx) => renewLooks(trx, keys))
      this.#gather(tenantId).present = true
    }
  }

  /** A server that stops ends its streams; browsers open them again elsewhere. */
  close(): void {
    this.#closed = true
    clearInterval(this.#heart)
    for (const stream of this.#streams.values()) stream.finish()
  }

  #of(tenantId: number): LiveStream[] {
    return [...this.#streams.values()].filter(({ owner }) => owner.tenantId === tenantId)
  }

  #byTenant(streams: readonly LiveStream[]): Map<number, LiveStream[]> {
    return Map.groupBy(streams, ({ owner }) => owner.tenantId)
  }

  /** The oldest tab of a person makes room for the newest. */
  #makeRoom({ tenantId, staff }: StreamOwner): void {
    const own = this.#of(tenantId).filter(({ owner }) => owner.staff.k_no === staff.k_no)
    for (const stream of own.slice(0, Math.max(0, own.length - MOST_PER_PERSON))) stream.finish('cok')
  }

  #gone(name: string, stream: LiveStream): void {
    if (this.#streams.get(name) !== stream) return
    this.#streams.delete(name)
    if (this.#streams.size === 0) {
      clearInterval(this.#heart)
      this.#heart = undefined
    }
    if (this.#closed) return
    const { tenantId, staff, akis_k_no } = stream.owner
    void this.#quietly(tenantId, 'presence could not be ended', async (trx) => {
      if (await deleteLooks(trx, staff.k_no, [akis_k_no])) await announcePresence(trx)
    })
  }

  /** What the house does for its listeners is no act of a person, and no reason to fall over: the next beat tries again. */
  async #quietly(tenantId: number, trouble: string, work: (trx: TenantTransaction) => Promise<unknown>): Promise<void> {
    try {
      await outsideStaffCall(() => withTenant(this.#db, tenantId, work))
    } catch (error) {
      this.#log.warn({ err: error }, trouble)
    }
  }

  /** A login that ended ends its streams; one whose role or rights changed too, and the browser opens it with the new rights. */
  async #checkLogins(streams: readonly LiveStream[]): Promise<void> {
    for (const [tenantId, own] of this.#byTenant(streams)) {
      await this.#quietly(tenantId, 'logins could not be looked at', async (trx) => {
        const hashes = own.map(({ owner }) => owner.tokenHash)
        const standing = new Map(
          (await listStanding(trx, hashes)).map(({ belirtec_ozeti, ...holder }) => [
            belirtec_ozeti.toString('hex'),
            rightsOf(holder),
          ]),
        )
        for (const stream of own) {
          const { tokenHash, staff } = stream.owner
          if (standing.get(tokenHash.toString('hex')) !== rightsOf(staff)) stream.finish()
        }
      })
    }
  }

  #change(tenantId: number, what: string, { k_no, personel_k_no }: Pick<Change, 'k_no' | 'personel_k_no'>): void {
    const konu = subjectOf(what)
    if (!konu) return
    const news = this.#gather(tenantId)
    news.counts = true
    const name = `${konu}:${k_no}`
    const known = news.changes.get(name)
    // The same act is heard by its audit and by its reservation: who did it is not forgotten for the second.
    const who = personel_k_no ?? known?.personel_k_no ?? null
    news.changes.set(name, { konu, k_no, personel_k_no: who, zaman: new Date().toISOString() })
  }

  #gather(tenantId: number): News {
    const known = this.#news.get(tenantId)
    if (known) return known
    const news: News = { changes: new Map(), counts: false, present: false }
    this.#news.set(tenantId, news)
    const rest = (this.#told.get(tenantId) ?? 0) + REST_MS - Date.now()
    outsideStaffCall(() => setTimeout(() => void this.#tell(tenantId), Math.max(GATHER_MS, rest)).unref())
    return news
  }

  async #tell(tenantId: number): Promise<void> {
    const news = this.#news.get(tenantId)
    this.#news.delete(tenantId)
    this.#told.set(tenantId, Date.now())
    if (!news || this.#of(tenantId).length === 0) return
    await this.#quietly(tenantId, 'the office could not be told what changed', async (trx) => {
      const changes = await namedChanges(trx, [...news.changes.values()])
      const counted = news.counts ? await countAll(trx) : undefined
      const present = news.present ? await listPresent(trx) : undefined
      for (const stream of this.#of(tenantId)) tellOne(stream, changes, counted, present)
    })
  }
}

/** Two who may the same say the same. */
function rightsOf(holder: RightHolder): string {
  return ALL_RIGHTS.filter((hak) => hasRight(holder, hak)).join()
}

async function namedChanges(trx: TenantTransaction, changes: readonly Omit<Change, 'ad'>[]): Promise<Change[]> {
  const people = new Set(changes.flatMap(({ personel_k_no }) => personel_k_no ?? []))
  const names = await listNames(trx, [...people])
  return changes.map((one) => ({ ...one, ad: names.get(one.personel_k_no ?? '') ?? null }))
}

/** What a person is told, by the right each subject asks for. */
function tellOne(
  stream: LiveStream,
  changes: readonly Change[],
  counted: Awaited<ReturnType<typeof countAll>> | undefined,
  present: readonly Present[] | undefined,
): void {
  const { staff } = stream.owner
  for (const change of changes) if (hasRight(staff, LIVE_SUBJECTS[change.konu])) stream.tell('degisti', change)
  if (counted) stream.tell('sayac', countersFor(staff, counted))
  if (present) stream.tell('orada', presentFor(stream, present))
}

function keyOf({ tenantId, akis_k_no }: StreamOwner): string {
  return `${tenantId}:${akis_k_no}`
}

/** Colleagues, not oneself; of what is open only what the right allows. */
function presentFor({ owner }: LiveStream, present: readonly Present[]): Present[] {
  const { staff } = owner
  return present.filter((one) => one.personel_k_no !== staff.k_no && hasRight(staff, LIVE_SUBJECTS[one.konu]))
}

const isSubject = (word: string | undefined): word is LiveSubject => word !== undefined && word in LIVE_SUBJECTS

/** Calls by name, each with the first word of the right it asks for. */
const SUBJECT_OF_CALL = new Map(
  API.flatMap(({ access, path, hak }) => (access === 'staff' ? [[path.replace('/yonetim/', ''), wordOf(hak)]] : [])),
)

function wordOf(hak: string | undefined): string {
  const word = hak?.split('.')[0] ?? ''
  return word === 'tahsilat' ? 'odeme' : word
}

function subjectOf(what: string): LiveSubject | undefined {
  const word = isSubject(what) ? what : SUBJECT_OF_CALL.get(what)
  return isSubject(word) ? word : undefined
}
