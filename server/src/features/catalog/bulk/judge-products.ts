import { createHash } from 'node:crypto'
import type { BulkProduct, BulkValue, BulkWish, ProductAct, ProductRefusal } from '@meltem/contract/catalog/bulk-office'
import type { CancellationPart } from '@meltem/contract/catalog/office-parts'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { stateOfRow } from '../office/list-products.ts'
import { generalOf } from '../office/product-parts.ts'
import { listProductRows, type ProductRow } from '../office/product-row.queries.ts'
import { readReadiness } from '../office/readiness.ts'
import { leastNightsOn, readStays } from '../prices/least-nights.ts'
import type { StandingPlan } from '../prices/standing-plans.ts'
import { textIn } from '../tariff/sold-line.ts'
import { listGroupsByKey } from './bulk.queries.ts'
import { type Target, templateName } from './bulk-target.ts'
import { readSnapshots, type Snapshot } from './snapshots.queries.ts'

export interface Asking {
  readonly trx: TenantTransaction
  readonly language: Language
  readonly bugun: IsoDay
}

/** What an act would make of one product, or why it is left out. */
export interface Judged extends BulkProduct {
  readonly row: ProductRow | undefined
  readonly hal: Snapshot
}

type Verdict = Pick<BulkProduct, 'once' | 'sonra' | 'neden'>

/** As many as a part of a product may hold. */
const MOST = { ek_hizmet: 60, soru: 40 } as const

/** Each product as it stands now; nothing is written (CAT-70). */
export async function judgeProducts(
  asking: Asking,
  wish: BulkWish,
  target: Target,
  keys: readonly string[],
): Promise<Judged[]> {
  const { trx, language, bugun } = asking
  const rows = new Map((await listProductRows(trx, keys)).map((row) => [row.k_no, row]))
  const states = await readSnapshots(trx, keys)
  const names = await namesOf(asking, wish.is, [...rows.values()])
  const stays = wish.is === 'en_az_gece' ? await readStays(trx, asking, [...rows.keys()]) : undefined
  const looked = [...rows.values()].map(({ k_no, bilgi }) => ({ urun_k_no: k_no, bilgi }))
  const ready = wish.is === 'yayinla' ? await readReadiness(trx, looked, bugun) : undefined
  return keys.map((k_no): Judged => {
    const row = rows.get(k_no)
    const hal = states.get(k_no) ?? {}
    if (!row) return { k_no, ad: '', urun_tipi: null, once: null, sonra: null, neden: 'yok', eksik: [], row, hal }
    const verdict = judge(wish, { row, hal, target, names, language, stays: stays?.get(k_no) ?? [] })
    const eksik = verdict.neden ? [] : (ready?.get(k_no)?.eksik ?? [])
    const neden = eksik.length > 0 ? 'eksik' : verdict.neden
    const about = { k_no, ad: textIn(row.ad, language), urun_tipi: row.urun_tipi }
    return { ...about, ...verdict, neden, eksik, row, hal }
  })
}

/** Groups the products are in now. */
async function namesOf({ trx, language }: Asking, is: ProductAct, rows: readonly ProductRow[]) {
  if (is !== 'bolge_k_no' && is !== 'kategori_k_no') return new Map<string, { ad: string }>()
  const keys = [...new Set(rows.map((row) => row[is]).filter((key) => key !== null))]
  return await listGroupsByKey(trx, is === 'bolge_k_no' ? 'bolge' : 'kategori', keys, language)
}

interface Stand {
  readonly row: ProductRow
  readonly hal: Snapshot
  readonly target: Target
  readonly names: ReadonlyMap<string, { readonly ad: string }>
  readonly language: Language
  /** Options sold by the night; read for least nights only. */
  readonly stays: readonly StandingPlan[]
}

function change(once: BulkValue, sonra: BulkValue, isSame: boolean): Verdict {
  return { once, sonra, neden: isSame ? 'zaten' : null }
}

function judge(wish: BulkWish, stand: Stand): Verdict {
  const { is, hedef = null, satis, sayi } = wish
  const { row, target, names } = stand
  switch (is) {
    case 'yayinla':
    case 'geri_cek':
    case 'emekli':
      return judgeState(is, stateOfRow(row))
    case 'bolge_k_no':
    case 'kategori_k_no': {
      const before = row[is]
      const verdict = change(before && (names.get(before)?.ad ?? null), target.ad, before === hedef)
      return is === 'kategori_k_no' && target.urun_tipi !== row.urun_tipi ? { ...verdict, neden: 'tur' } : verdict
    }
    case 'koleksiyon_ekle':
    case 'koleksiyon_cikar': {
      const before = `koleksiyon.${hedef}` in stand.hal ? target.ad : null
      const after = is === 'koleksiyon_ekle' ? target.ad : null
      return change(before, after, before === after)
    }
    case 'sablon':
      return judgeTemplate(stand)
    case 'en_az_gece':
      return judgeNights(wish, stand)
    default: {
      const before = generalOf(row)[is]
      const after = (is === 'rezervasyon_satis_durum' ? satis : sayi) ?? null
      return change(before, after, before === after)
    }
  }
}

function judgeState(is: 'yayinla' | 'geri_cek' | 'emekli', once: ReturnType<typeof stateOfRow>): Verdict {
  const sonra = { yayinla: 'yayinda', geri_cek: 'taslak', emekli: 'emekli' }[is]
  // What was retired comes back as a draft, by name, and not with whatever else matches.
  if (is === 'yayinla' && once === 'emekli') return { once, sonra, neden: 'emekli' }
  return change(once, sonra, once === sonra)
}

/** From the fewest to the most there are on these days; a draft of prices is published or thrown away first. */
function judgeNights({ sayi = 0, ilk = '', son = '' }: BulkWish, { stays }: Stand): Verdict {
  const nights = stays.flatMap((one) => leastNightsOn(one, { ilk, son }))
  const [fewest, most] = [Math.min(...nights), Math.max(...nights)]
  const refused = (neden: ProductRefusal): Verdict => ({ once: null, sonra: null, neden })
  if (stays.length === 0) return refused('gecelik_degil')
  if (nights.length === 0) return refused('fiyatsiz')
  const verdict = change(fewest === most ? fewest : `${fewest}–${most}`, sayi, fewest === sayi && most === sayi)
  return stays.some(({ draft }) => draft) ? { ...verdict, neden: 'fiyat_taslagi' } : verdict
}

function judgeTemplate({ row, hal, target, language }: Stand): Verdict {
  const { sablon } = target
  if (!sablon) return { once: null, sonra: null, neden: 'yok' }
  const follows = `sablon.${sablon.k_no}` in hal
  if (sablon.tur === 'iptal_kosulu') {
    const after = sablon.deger.kosullar as CancellationPart['pencereler']
    return change([...row.iptal_kosullari], after, follows)
  }
  const ad = templateName(sablon, language)
  if (sablon.tur === 'ek_hizmet') {
    const verdict = change(follows ? ad : null, ad, follows)
    return follows || row.ekstra_hizmetler.length < MOST.ek_hizmet ? verdict : { ...verdict, neden: 'dolu' }
  }
  const questions = Object.keys(hal).filter((name) => name.startsWith('soru.'))
  const own = hal[`soru.${String(sablon.deger.kod)}`] as { soru: { baslik: Parameters<typeof textIn>[0] } } | undefined
  const verdict = change(own ? textIn(own.soru.baslik, language) : null, ad, follows)
  return own || questions.length < MOST.soru ? verdict : { ...verdict, neden: 'dolu' }
}

/** What a person saw of a product: another mark says that somebody has changed it since. */
export function markOf({ once, sonra, neden, eksik }: BulkProduct): string {
  return createHash('sha256')
    .update(JSON.stringify([once, sonra, neden, eksik]))
    .digest('base64url')
}
