import { randomUUID } from 'node:crypto'
import type {
  NewTariff,
  saveOption as OptionCall,
  OptionRow,
  orderOptions as OrderCall,
} from '@meltem/contract/stock/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { SOLD_BY } from '@meltem/domain/kinds'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { contestedBy } from '../../platform/db/edits/contested.ts'
import { settleFields } from '../../platform/db/edits/settle-edit.ts'
import type { StockShape } from '../../platform/db/tables/reservation.ts'
import { fieldRefusal } from '../../platform/http/api.ts'
import { listUnknownPictures } from '../catalog/office/gallery.queries.ts'
import { makeOption } from '../catalog/prices/new-option.ts'
import { listComingOfOption } from './coming.queries.ts'
import { requireKnown } from './coming.ts'
import { firstPricesOf, fitsTariff, hasParty } from './new-tariff.ts'
import type { Office } from './office-frame.ts'
import { requireFitting, storedTerms, termsIn } from './option-terms.ts'
import {
  findOptionRow,
  findProductOf,
  listOrder,
  lockProduct,
  NO_FACTS,
  updateOption,
  writeFacts,
  writeOrder,
} from './options.queries.ts'
import { findShape, insertThing } from './things.queries.ts'

type Save = ParsedInputOf<typeof OptionCall>

/** An option of a product: added with stock of its own or shared, changed field by field, retired, never deleted. */
export async function saveOption(trx: TenantTransaction, office: Office, input: Save): Promise<OptionRow> {
  const product = await lockProduct(trx, input.urun_k_no)
  const owner = await findProductOf(trx, input.k_no)
  if (!product || (owner && owner.urun_k_no !== input.urun_k_no)) throw new AppError('bulunamadi')
  if (!owner) {
    if (input.surum !== 0) throw new AppError('bulunamadi')
    const { tarife, yeni } = input
    if (!tarife || !SOLD_BY[product.urun_tipi].includes(tarife.tur)) throw fieldRefusal('tarife', office.language)
    const name = Object.values(yeni.ad ?? {}).find(Boolean) ?? Object.values(product.ad).find(Boolean) ?? ''
    await addOption(trx, office, { ...input, tarife, name })
  } else if (input.surum !== 0) {
    await changeOption(trx, office, input)
  }
  const saved = await findOptionRow(trx, office.today, input.k_no)
  if (!saved) throw new AppError('bulunamadi')
  return saved
}

interface NewOption extends Pick<Save, 'urun_k_no' | 'k_no' | 'yeni' | 'yeni_kaynak'> {
  readonly tarife: NewTariff
  /** What its stock is called in the office. */
  readonly name: string
}

/** With the defaults of its tariff. */
async function addOption(trx: TenantTransaction, office: Office, option: NewOption): Promise<void> {
  const { urun_k_no, k_no, yeni, tarife } = option
  if (hasParty(tarife.tur) && !yeni.en_cok) throw fieldRefusal('yeni.en_cok', office.language)
  await requirePicture(trx, office, yeni.gorsel)
  // What is not said of a new one is as usual.
  const terms = termsIn({ ...yeni, olcu: yeni.olcu ?? undefined })
  requireFitting(terms, { tur: tarife.tur, sure_dk: yeni.sure_dk ?? 0 }, office.language)
  const kaynak_k_no = await stockOf(trx, office, option)
  await makeOption(trx, {
    tenant_id: office.tenantId,
    urun_k_no,
    opsiyon_k_no: k_no,
    kaynak_k_no,
    tur: tarife.tur,
    kur: tarife.kur,
    en_cok: yeni.en_cok ?? 1,
    kosullar: storedTerms(terms),
    fiyatlar: firstPricesOf(tarife),
    ad: yeni.ad,
    aciklama: yeni.aciklama,
    aktif: yeni.aktif,
    sure_dk: yeni.sure_dk,
    calisma: yeni.calisma_saatleri,
    son_satis_dk: yeni.son_satis_dk,
    bilgi: yeni.bilgi ?? NO_FACTS,
    gorsel: yeni.gorsel,
    bugun: office.today,
    an: office.now,
  })
}

/** A thing it shares, or one of its own with so many units, or none. */
async function stockOf(trx: TenantTransaction, office: Office, option: NewOption): Promise<string | null> {
  const { yeni, yeni_kaynak, tarife, name } = option
  if (!yeni_kaynak) return await sharedThing(trx, office, tarife.tur, yeni.kaynak_k_no ?? null)
  const { stok, birim } = yeni_kaynak
  if (!fitsTariff(tarife.tur, stok)) throw fieldRefusal('yeni_kaynak.stok', office.language)
  const k_no = randomUUID()
  const count = stok === 'kalkis' ? 0 : Math.max(1, birim)
  const units = count === 1 ? [name] : Array.from({ length: count }, (_, place) => `${name} ${place + 1}`)
  await insertThing(trx, office.tenantId, { k_no, ad: name, stok }, units)
  return k_no
}

async function sharedThing(
  trx: TenantTransaction,
  office: Office,
  tur: OptionRow['tarife_turu'],
  k_no: string | null,
): Promise<string | null> {
  if (k_no === null) return null
  const thing: { stok: StockShape } | undefined = await findShape(trx, k_no)
  if (!thing) throw new AppError('bulunamadi')
  if (!fitsTariff(tur, thing.stok)) throw fieldRefusal('yeni.kaynak_k_no', office.language)
  return k_no
}

async function changeOption(trx: TenantTransaction, office: Office, input: Save): Promise<void> {
  const { k_no, bilinen } = input
  const now = await findOptionRow(trx, office.today, k_no)
  if (!now) throw new AppError('bulunamadi')
  const { k_no: _key, surum: _version, sira: _place, tarife_turu, kur: _currency, gelecek: _coming, ...fields } = now
  const change = await settleFields(trx, fields, input, { tables: ['opsiyon'], row: { k_no } })
  if (change.en_cok !== undefined && (change.en_cok === null || !hasParty(tarife_turu))) {
    throw fieldRefusal('yeni.en_cok', office.language)
  }
  if (change.aktif === false) requireKnown(await listComingOfOption(trx, k_no, office.today), bilinen)
  if (change.kaynak_k_no !== undefined) {
    // What is booked has its units on the thing it was booked on.
    requireKnown(await listComingOfOption(trx, k_no, office.today), 0)
    await sharedThing(trx, office, tarife_turu, change.kaynak_k_no)
  }
  const { bilgi, aciklama, gorsel, gece_farki, gidis_donus_oran, uzun_konaklama, tolerans_dk, olcu, ...rest } = change
  const terms = termsIn({ gece_farki, gidis_donus_oran, uzun_konaklama, tolerans_dk, olcu })
  requireFitting(terms, { tur: tarife_turu, sure_dk: change.sure_dk ?? now.sure_dk }, office.language)
  const kosullar = storedTerms(terms)
  await updateOption(trx, k_no, Object.keys(kosullar).length === 0 ? rest : { ...rest, kosullar })
  if (bilgi || aciklama || gorsel !== undefined) {
    await requirePicture(trx, office, gorsel)
    const told = { bilgi: bilgi ?? now.bilgi, aciklama: aciklama ?? now.aciklama }
    await writeFacts(trx, office.tenantId, k_no, { ...told, gorsel: gorsel === undefined ? now.gorsel : gorsel })
  }
}

/** A key that leads to no picture would be a hole in the page. */
async function requirePicture(trx: TenantTransaction, office: Office, key: string | null | undefined): Promise<void> {
  const [unknown] = await listUnknownPictures(trx, key ? [key] : [])
  if (unknown) throw fieldRefusal('yeni.gorsel', office.language)
}

/** The whole order, over the one that was seen. */
export async function orderOptions(
  trx: TenantTransaction,
  { urun_k_no, gorulen, yeni }: ParsedInputOf<typeof OrderCall>,
): Promise<string[]> {
  if (!(await lockProduct(trx, urun_k_no))) throw new AppError('bulunamadi')
  const now = await listOrder(trx, urun_k_no)
  const known = new Set(now)
  if (new Set(yeni).size !== known.size || yeni.length !== known.size || yeni.some((one) => !known.has(one))) {
    throw new AppError('bulunamadi')
  }
  if (now.some((one, place) => gorulen[place] !== one)) {
    throw await contestedBy(trx, { tables: ['opsiyon'], row: { k_no: now[0] ?? '' } }, {})
  }
  await writeOrder(trx, yeni)
  return await listOrder(trx, urun_k_no)
}
