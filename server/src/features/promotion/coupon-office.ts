import { randomInt } from 'node:crypto'
import {
  COUPON_PAGE,
  type listCoupons as listCouponsCall,
  type makeCoupons as makeCouponsCall,
  type StoredCoupon,
  type saveCoupon as saveCouponCall,
  type WrittenCoupon,
} from '@meltem/contract/promotion/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { settleEdit } from '../../platform/db/edits/settle-edit.ts'
import { sumByCurrency, type Writing } from './campaign-office.ts'
import {
  type CouponRow,
  type CouponValues,
  countCoupons,
  countMostUses,
  findCouponRow,
  findMemberKey,
  hasSeries,
  insertCoupons,
  listCouponGifts,
  listCouponRows,
  listSeries,
  updateCoupon,
} from './coupon-office.queries.ts'

type Terms = Omit<WrittenCoupon, 'kod' | 'uye_e_mail'>

function termsOf(row: CouponRow): Terms {
  const { indirim_turu, indirim_tutari, kur, alt_sinir, urun_tipleri, baslangic, bitis } = row
  return {
    indirim_turu,
    indirim_tutari: indirim_turu === 'tutar' ? toAmount(indirim_tutari) : indirim_tutari,
    kur,
    urun_tipleri,
    baslangic: baslangic?.toISOString() ?? null,
    bitis: bitis?.toISOString() ?? null,
    aktif: row.aktif,
    alt_sinir: toAmount(alt_sinir),
    en_cok_kullanim: row.en_cok_kullanim,
    uye_basina: row.uye_basina,
    vitrinde: row.vitrinde,
  }
}

const writtenOf = (row: CouponRow): WrittenCoupon => ({ kod: row.kod, ...termsOf(row), uye_e_mail: row.uye_e_mail })

/** As the table and the kernel hold it: fixed amounts in minor units. */
export function couponValues(terms: Terms, uye_k_no: string | null): CouponValues {
  const { indirim_turu, indirim_tutari, alt_sinir, kur, urun_tipleri, baslangic, bitis } = terms
  const { en_cok_kullanim, uye_basina, vitrinde, aktif } = terms
  return {
    indirim_turu,
    indirim_tutari: indirim_turu === 'tutar' ? toMinor(indirim_tutari) : indirim_tutari,
    kur,
    alt_sinir: toMinor(alt_sinir),
    urun_tipleri,
    baslangic,
    bitis,
    en_cok_kullanim,
    uye_basina,
    uye_k_no,
    vitrinde,
    aktif,
  }
}

async function storedOf(trx: TenantTransaction, rows: readonly CouponRow[]): Promise<StoredCoupon[]> {
  const gifts = await listCouponGifts(
    trx,
    rows.map(({ k_no }) => k_no),
  )
  return rows.map((row) => ({
    k_no: row.k_no,
    surum: row.surum,
    durum: row.durum,
    seri: row.seri,
    kullanim: row.kullanim,
    verilen: sumByCurrency(gifts.filter(({ anahtar }) => anahtar === row.k_no)),
    ...writtenOf(row),
  }))
}

export async function listStoredCoupons(
  trx: TenantTransaction,
  { sayfa = 1, ...filter }: ParsedInputOf<typeof listCouponsCall>,
): Promise<OutputOf<typeof listCouponsCall>> {
  const rows = await listCouponRows(trx, filter, { most: COUPON_PAGE, skip: (sayfa - 1) * COUPON_PAGE })
  return {
    toplam: await countCoupons(trx, filter),
    sayfa,
    sayfa_boyu: COUPON_PAGE,
    seriler: await listSeries(trx),
    data: await storedOf(trx, rows),
  }
}

/** The code of a coupon stays; what was used keeps room for its uses, and is ended rather than deleted (CAT-42). */
export async function saveCoupon(
  writing: Writing,
  { k_no, gorulen, yeni }: ParsedInputOf<typeof saveCouponCall>,
): Promise<StoredCoupon> {
  const { trx } = writing
  const before = k_no ? await findCouponRow(trx, k_no, true) : undefined
  if (k_no && !before) throw new AppError('bulunamadi')
  const value = before ? await settled(trx, before, { gorulen, yeni }) : yeni
  const values = couponValues(value, await memberOf(trx, value.uye_e_mail))
  const key = await write(writing, before, { kod: value.kod, values })
  const row = await findCouponRow(trx, key)
  const [stored] = row ? await storedOf(trx, [row]) : []
  if (!stored) throw new AppError('bulunamadi')
  return stored
}

async function settled(
  trx: TenantTransaction,
  before: CouponRow,
  { gorulen, yeni }: { readonly gorulen: WrittenCoupon | null; readonly yeni: WrittenCoupon },
): Promise<WrittenCoupon> {
  const simdi = writtenOf(before)
  const edit = { tablo: 'kupon', k_no: before.k_no, gorulen: gorulen ?? simdi, yeni, simdi }
  const value = await settleEdit<WrittenCoupon>(trx, edit)
  if (value.kod !== before.kod) throw new AppError('kod_dolu')
  return value
}

async function memberOf(trx: TenantTransaction, e_mail: string | null): Promise<string | null> {
  if (e_mail === null) return null
  const k_no = await findMemberKey(trx, e_mail)
  if (k_no === undefined) throw new AppError('uye_yok')
  return k_no
}

async function write(
  { trx, tenant_id }: Writing,
  before: CouponRow | undefined,
  { kod, values }: { readonly kod: string; readonly values: CouponValues },
): Promise<string> {
  if (!before) return await insertOne(trx, { tenant_id, kod, seri: null, ...values })
  await requireRoom(trx, before, values)
  await updateCoupon(trx, before.k_no, values)
  return before.k_no
}

async function insertOne(trx: TenantTransaction, row: Parameters<typeof insertCoupons>[1][number]): Promise<string> {
  const [made] = await insertCoupons(trx, [row])
  if (!made) throw new AppError('kod_dolu')
  return made.k_no
}

/** Limits below what has been used already would be broken from the start. */
async function requireRoom(
  trx: TenantTransaction,
  { k_no, kullanim }: CouponRow,
  { en_cok_kullanim, uye_basina }: CouponValues,
): Promise<void> {
  const most = uye_basina === null ? 0 : await countMostUses(trx, k_no)
  const tooFew = en_cok_kullanim !== null && en_cok_kullanim < kullanim
  if (tooFew || (uye_basina !== null && uye_basina < most)) {
    throw new AppError('kupon_siniri', { ayrinti: { kullanim, kisi: most } })
  }
}

/** Without letters and digits that are read as others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RANDOM_LETTERS = 8
const CODE_MOST = 24
const MOST_TRIES = 5

function randomCode(prefix: string): string {
  return prefix + Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** A series of codes nobody can guess; each is a coupon of its own. */
export async function makeCoupons(
  { trx, tenant_id }: Writing,
  { seri, on_ek, adet, ...terms }: ParsedInputOf<typeof makeCouponsCall>,
): Promise<{ seri: string; kodlar: string[] }> {
  if (on_ek.length + RANDOM_LETTERS > CODE_MOST) throw new AppError('kupon_kodu_kisa')
  if (await hasSeries(trx, seri)) throw new AppError('kod_dolu')
  const values = couponValues(terms, null)
  const kodlar: string[] = []
  for (let attempt = 0; kodlar.length < adet && attempt < MOST_TRIES; attempt += 1) {
    const codes = new Set<string>()
    while (codes.size < adet - kodlar.length) codes.add(randomCode(on_ek))
    const rows = Array.from(codes, (kod) => ({ tenant_id, kod, seri, ...values }))
    for (let at = 0; at < rows.length; at += 500) {
      kodlar.push(...(await insertCoupons(trx, rows.slice(at, at + 500))).map(({ kod }) => kod))
    }
  }
  if (kodlar.length < adet) throw new AppError('kod_dolu')
  return { seri, kodlar: kodlar.sort() }
}
