import type {
  ListedNewsletter,
  NewsletterProgress,
  OfficeNewsletter,
} from '@meltem/contract/audience/newsletter-office'
import { fullLanguages } from '@meltem/domain/newsletter/newsletter-state'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { countProgress, type NewsletterRow } from './newsletter.queries.ts'

const NOTHING = { sirada: 0, gonderilen: 0, basarisiz: 0, birakilan: 0 }

/** How far those are that have begun. */
async function readProgress(
  trx: TenantTransaction,
  rows: readonly NewsletterRow[],
): Promise<ReadonlyMap<string, NewsletterProgress>> {
  const begun = rows.filter(({ hedef }) => hedef !== null)
  if (begun.length === 0) return new Map()
  const counted = await countProgress(
    trx,
    begun.map(({ k_no }) => k_no),
  )
  const byKey = new Map(counted.map(({ bulten_k_no, ...counts }) => [bulten_k_no, counts]))
  return new Map(begun.map(({ k_no, hedef }) => [k_no, { hedef: hedef ?? 0, ...(byKey.get(k_no) ?? NOTHING) }]))
}

function factsOf(row: NewsletterRow, progress: ReadonlyMap<string, NewsletterProgress>) {
  const { k_no, surum, durum, gonderen, plan_zamani, baslama_zamani, bitis_zamani, degisme_zamani } = row
  return {
    k_no,
    surum,
    durum,
    gonderen,
    plan_zamani: plan_zamani?.toISOString() ?? null,
    baslama_zamani: baslama_zamani?.toISOString() ?? null,
    bitis_zamani: bitis_zamani?.toISOString() ?? null,
    degisme_zamani: degisme_zamani.toISOString(),
    ilerleme: progress.get(k_no) ?? null,
  }
}

export async function listedOnWire(
  trx: TenantTransaction,
  rows: readonly NewsletterRow[],
): Promise<ListedNewsletter[]> {
  const progress = await readProgress(trx, rows)
  return rows.map((row) => ({
    ...factsOf(row, progress),
    konu: row.konu,
    segment: row.segment,
    yazili: fullLanguages(row),
  }))
}

export async function onWire(trx: TenantTransaction, row: NewsletterRow): Promise<OfficeNewsletter> {
  const { konu, onizleme, bloklar, diller, segment, eksik_dil } = row
  const facts = factsOf(row, await readProgress(trx, [row]))
  return { ...facts, konu, onizleme, bloklar, diller, segment, eksik_dil }
}
