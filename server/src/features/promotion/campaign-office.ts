import { randomUUID } from 'node:crypto'
import type {
  StoredCampaign,
  saveCampaign as saveCampaignCall,
  WrittenCampaign,
} from '@meltem/contract/promotion/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { settleEdit } from '../../platform/db/edits/settle-edit.ts'
import {
  type CampaignRow,
  findNamesake,
  type GivenRow,
  listBasketGifts,
  listCampaignRows,
  listProductGifts,
  lockCampaign,
  writeCampaign,
  writeCampaignProducts,
} from './campaign.queries.ts'

export interface Writing {
  readonly trx: TenantTransaction
  readonly tenant_id: number
}

const amountOf = (tur: string, value: number) => (tur === 'tutar' ? toAmount(value) : value)
const minorOf = (tur: string, value: number) => (tur === 'tutar' ? toMinor(value) : value)

function writtenOf(row: CampaignRow): WrittenCampaign {
  const { ad, kapsam, kampanya_turu, indirim_turu, kur, urun_tipleri, baslangic, bitis, aktif, urunler } = row
  return {
    ad,
    kapsam,
    kampanya_turu,
    toplam_tutar: amountOf(kampanya_turu, row.toplam_tutar),
    indirim_turu,
    indirim_tutari: amountOf(indirim_turu, row.indirim_tutari),
    kur,
    urun_tipleri,
    baslangic: baslangic?.toISOString() ?? null,
    bitis: bitis?.toISOString() ?? null,
    aktif,
    urunler,
  }
}

/** The rule as it stands in the table and in the kernel: fixed amounts in minor units. */
export function ruleOf({ urunler: _products, ...written }: WrittenCampaign) {
  const { kampanya_turu, indirim_turu } = written
  return {
    ...written,
    toplam_tutar: minorOf(kampanya_turu, written.toplam_tutar),
    indirim_tutari: minorOf(indirim_turu, written.indirim_tutari),
  }
}

const namesOf = ({ ad }: Pick<WrittenCampaign, 'ad'>) =>
  Object.values(ad).filter((name): name is string => Boolean(name))

interface Gifts {
  readonly basket: readonly GivenRow[]
  readonly product: readonly GivenRow[]
}

async function readGifts(trx: TenantTransaction): Promise<Gifts> {
  return { basket: await listBasketGifts(trx), product: await listProductGifts(trx) }
}

function storedOf(row: CampaignRow, { basket, product }: Gifts): StoredCampaign {
  const names = new Set([...namesOf(row), ...row.eski_adlar])
  const own = row.kapsam === 'sepet' ? basket.filter(({ anahtar }) => names.has(anahtar)) : []
  const given = [...own, ...product.filter(({ anahtar }) => anahtar === row.k_no)]
  const { k_no, surum, durum } = row
  return {
    k_no,
    surum,
    durum,
    kullanim: given.reduce((sum, { sayi }) => sum + sayi, 0),
    verilen: sumByCurrency(given),
    ...writtenOf(row),
  }
}

/** Sums of the books by their currency. */
export function sumByCurrency(rows: readonly GivenRow[]): { kur: string; tutar: number }[] {
  const sums = new Map<string, number>()
  for (const { kur, tutar } of rows) sums.set(kur, (sums.get(kur) ?? 0) + toMinor(tutar))
  return Array.from(sums, ([kur, tutar]) => ({ kur, tutar: toAmount(tutar) }))
}

export async function listStored(trx: TenantTransaction): Promise<StoredCampaign[]> {
  const gifts = await readGifts(trx)
  return (await listCampaignRows(trx)).map((row) => storedOf(row, gifts))
}

/** Writes a campaign with its products; which one a product had before gives way (CAT-41). */
export async function saveCampaign(
  { trx, tenant_id }: Writing,
  input: ParsedInputOf<typeof saveCampaignCall>,
): Promise<StoredCampaign> {
  const k_no = input.k_no ?? randomUUID()
  if (input.k_no && !(await lockCampaign(trx, k_no))) throw new AppError('bulunamadi')
  const [before] = input.k_no ? await listCampaignRows(trx, k_no) : []
  const simdi = before && writtenOf(before)
  const gorulen = input.gorulen ?? simdi
  const value =
    simdi && gorulen ? await settleEdit(trx, { tablo: 'kampanya', k_no, gorulen, yeni: input.yeni, simdi }) : input.yeni
  const names = namesOf(value)
  const namesake = value.kapsam === 'sepet' ? await findNamesake(trx, k_no, names) : undefined
  if (namesake !== undefined) throw new AppError('kod_dolu', { ayrinti: { ad: namesake } })
  const former = before ? [...before.eski_adlar, ...namesOf(before)] : []
  const eski_adlar = [...new Set(former)].filter((name) => !names.includes(name))
  await writeCampaign(trx, { tenant_id, k_no }, { ...ruleOf(value), ad: JSON.stringify(value.ad), eski_adlar })
  const products = value.kapsam === 'urun' ? value.urunler : []
  if ((await writeCampaignProducts(trx, k_no, products)) < products.length) throw new AppError('bulunamadi')
  const [stored] = await listCampaignRows(trx, k_no)
  if (!stored) throw new AppError('bulunamadi')
  return storedOf(stored, await readGifts(trx))
}
