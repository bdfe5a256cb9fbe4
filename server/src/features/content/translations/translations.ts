import {
  type getTranslation,
  type listTranslations,
  type QueueEntry,
  TRANSLATION_GROUPS,
  type TranslationGroup,
} from '@meltem/contract/content/translation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { TranslationMemory } from '@meltem/domain/translation/memory'
import { LOCALES } from '@meltem/i18n/locales'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { countTerms } from './glossary.queries.ts'
import { type Pair, pairsOf, type Unit, unitsOf } from './progress.ts'
import { fieldsOf, wordsAt } from './text-fields.ts'
import { type Key, listConfirmed, listPast, listTextRows, listViews, type TextRow } from './translation.queries.ts'

const AT_ONCE = 30

export interface Tongues {
  readonly kaynak: Language
  readonly hedefler: readonly Language[]
}

/** What is translated from, and into what. */
export async function tonguesOf(services: Services, tenant: Tenant): Promise<Tongues> {
  const { varsayilan, diller } = (await getTenantSettings(services.db, services.cache, tenant)).language
  return { kaynak: varsayilan, hedefler: diller.filter((dil) => dil !== varsayilan) }
}

function groupOf({ tur, cins }: TextRow): TranslationGroup {
  if (tur === 'sayfa') return cins === 'b' ? 'yazi' : 'sayfa'
  return tur === 'urun' ? (cins as TranslationGroup) : 'grup'
}

interface Counted {
  readonly unit: Unit
  readonly from: TextRow
  readonly counts: ReadonlyMap<Language, { alan: number; eksik: number; eski: number }>
}

function count(unit: Unit, { kaynak, hedefler }: Tongues): Counted[] {
  const from = unit.texts.get(kaynak)
  if (!from) return []
  const counts = hedefler.map((dil) => {
    const pairs = pairsOf(unit, kaynak, dil)
    const having = (state: Pair['durum']) => pairs.filter(({ durum }) => durum === state).length
    return [dil, { alan: pairs.length, eksik: having('eksik'), eski: having('eski') }] as const
  })
  return [{ unit, from, counts: new Map(counts) }]
}

type Listing = OutputOf<typeof listTranslations>

/** How far every language is, and the queue of one of them. */
export async function readProgress(
  services: Services,
  tenant: Tenant,
  asked: ParsedInputOf<typeof listTranslations>,
): Promise<Listing> {
  const tongues = await tonguesOf(services, tenant)
  const languages = [tongues.kaynak, ...tongues.hedefler]
  const { units, views, terim } = await withTenant(services.db, tenant.id, async (trx) => ({
    units: unitsOf({
      rows: await listTextRows(trx, { languages }),
      past: await listPast(trx),
      confirmed: await listConfirmed(trx),
    }),
    views: await listViews(trx),
    terim: await countTerms(trx),
  }))
  const counted = units.flatMap((unit) => count(unit, tongues))
  const gruplar = progressOf(counted, tongues)
  const dil = tongues.hedefler.find((one) => one === asked.dil) ?? furthestBehind(gruplar, tongues)
  const queue = queueOf(counted, dil, viewsBySlug(views))
    .filter(({ grup }) => asked.grup === undefined || grup === asked.grup)
    .filter(({ eksik, eski }) => asked.gorunum === 'hepsi' || eksik + eski > 0)
  const from = ((asked.sayfa ?? 1) - 1) * AT_ONCE
  return {
    kaynak: tongues.kaynak,
    dil,
    gruplar,
    data: queue.slice(from, from + AT_ONCE),
    toplam: queue.length,
    sayfa_boyu: AT_ONCE,
    terim,
  }
}

function progressOf(counted: readonly Counted[], { hedefler }: Tongues): Listing['gruplar'] {
  const byGroup = Map.groupBy(counted, ({ from }) => groupOf(from))
  return TRANSLATION_GROUPS.flatMap((grup) => {
    const members = byGroup.get(grup)
    if (!members) return []
    const sumOf = (dil: Language, what: 'alan' | 'eksik' | 'eski') =>
      members.reduce((sum, { counts }) => sum + (counts.get(dil)?.[what] ?? 0), 0)
    const countsOf = (dil: Language) => ({
      alan: sumOf(dil, 'alan'),
      eksik: sumOf(dil, 'eksik'),
      eski: sumOf(dil, 'eski'),
    })
    const diller = hedefler.map((dil) => [dil, countsOf(dil)] as const)
    const [first] = hedefler
    return [{ grup, alan: first ? sumOf(first, 'alan') : 0, diller: Object.fromEntries(diller) }]
  })
}

/** The language with the most to do; the source itself where there is no other. */
function furthestBehind(groups: Listing['gruplar'], { kaynak, hedefler }: Tongues): Language {
  const open = (dil: Language) =>
    groups.reduce((sum, { diller }) => sum + (diller[dil]?.eksik ?? 0) + (diller[dil]?.eski ?? 0), 0)
  return hedefler.toSorted((a, b) => open(b) - open(a))[0] ?? kaynak
}

/** The same thing has an address in each language; its last part tells it. */
function viewsBySlug(views: readonly { sayfa: string; bakis: number }[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { sayfa, bakis } of views) {
    const slug = sayfa.split('?')[0]?.split('/').at(-1) ?? ''
    sums.set(slug, (sums.get(slug) ?? 0) + bakis)
  }
  return sums
}

function queueOf(counted: readonly Counted[], dil: Language, views: ReadonlyMap<string, number>): QueueEntry[] {
  return counted
    .map(({ unit, from, counts }) => {
      const slugs = new Set([...unit.texts.values()].flatMap(({ slug }) => slug ?? []))
      return {
        tur: unit.tur,
        k_no: unit.k_no,
        grup: groupOf(from),
        baslik: String(from.doc.baslik),
        ...(counts.get(dil) ?? { alan: 0, eksik: 0, eski: 0 }),
        bakis: [...slugs].reduce((sum, slug) => sum + (views.get(slug) ?? 0), 0),
      }
    })
    .sort((a, b) => b.bakis - a.bakis || b.eksik + b.eski - (a.eksik + a.eski) || a.baslik.localeCompare(b.baslik))
}

/** One thing with its past; refused where it is not told in the source. */
export async function getUnit(trx: TenantTransaction, key: Key, { kaynak, hedefler }: Tongues): Promise<Unit> {
  const [unit] = unitsOf({
    rows: await listTextRows(trx, { only: key, languages: [kaynak, ...hedefler] }),
    past: await listPast(trx, key),
    confirmed: await listConfirmed(trx, key),
  })
  if (!unit?.texts.has(kaynak)) throw new AppError('bulunamadi')
  return unit
}

type Paired = OutputOf<typeof getTranslation>['data']

/** One text in pairs, with what was written elsewhere for the same words. */
export async function readPairs(
  services: Services,
  tenant: Tenant,
  { tur, k_no, dil }: ParsedInputOf<typeof getTranslation>,
): Promise<Paired> {
  const tongues = await tonguesOf(services, tenant)
  const { kaynak } = tongues
  if (!tongues.hedefler.includes(dil)) throw new AppError('bulunamadi')
  return await withTenant(services.db, tenant.id, async (trx) => {
    const unit = await getUnit(trx, { tur, k_no }, tongues)
    const from = unit.texts.get(kaynak)
    const pairs = pairsOf(unit, kaynak, dil)
    const isOpen = pairs.some(({ durum }) => durum !== 'tam')
    const memory = isOpen ? await remember(trx, unit, { kaynak, dil }) : undefined
    const last = unit.past.findLast((row) => row.dil === kaynak)
    return {
      tur,
      k_no,
      grup: from ? groupOf(from) : 'grup',
      baslik: wordsAt(from?.doc, 'baslik'),
      kaynak,
      dil,
      degisim: last ? { zaman: last.zaman.toISOString(), ad: last.ad } : null,
      taslak: unit.texts.get(dil)?.taslak ?? false,
      alanlar: pairs.map(({ alan, bicim, metin, soz, durum, once }) => ({
        alan,
        bicim,
        durum,
        kaynak: metin,
        kaynak_once: once,
        metin: soz,
        oneriler: durum === 'tam' ? [] : (memory?.suggest(metin) ?? []).filter((hit) => hit.metin !== soz),
      })),
    }
  })
}

/** All that was translated from one language into the other, but for the text itself. */
async function remember(trx: TenantTransaction, unit: Unit, { kaynak, dil }: { kaynak: Language; dil: Language }) {
  const others = unitsOf({ rows: await listTextRows(trx, { languages: [kaynak, dil] }), past: [], confirmed: [] })
  const told = others
    .filter((one) => one.tur !== unit.tur || one.k_no !== unit.k_no)
    .flatMap((one) => {
      const [from, to] = [one.texts.get(kaynak), one.texts.get(dil)]
      if (!from || !to) return []
      return fieldsOf(from.doc).map(({ alan, metin }) => ({
        kaynak: metin,
        metin: wordsAt(to.doc, alan),
        nereden: String(from.doc.baslik),
      }))
    })
  return new TranslationMemory(told, LOCALES[kaynak].tag)
}
