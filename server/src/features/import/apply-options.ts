import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@meltem/contract/wire/errors'
import { KIND_DEFAULTS } from '@meltem/domain/kinds'
import { addStock } from '../catalog/office/new-stock.ts'
import { savePrices } from '../catalog/prices/edit-prices.ts'
import { makeOption } from '../catalog/prices/new-option.ts'
import type { PriceAct } from '../catalog/prices/price-act.ts'
import { periodOf } from '../catalog/prices/prices-on-wire.ts'
import { saveOption } from '../stock/save-option.ts'
import { editedOption } from './judge-product.ts'
import type { Writer } from './writer.ts'
import { type FiledOption, type FiledProduct, periodOnWire, type StandingProduct } from './written-product.ts'

/** Options through the same doors as the screens; prices of options that are there wait as drafts of prices do (PRICE-21). */
export async function applyOptions(writer: Writer, now: StandingProduct, urun: FiledProduct): Promise<void> {
  const known = new Map(now.urun.secenekler.map((option) => [option.k_no, option]))
  const drafted: FiledOption[] = []
  for (const option of urun.secenekler) {
    const was = known.get(option.k_no)
    if (!was) await addOption(writer, now.k_no, option)
    else {
      await changeOption(writer, now.k_no, was, option)
      if (option.donemler && !isDeepStrictEqual(option.donemler, was.donemler)) drafted.push(option)
    }
  }
  if (drafted.length > 0) await draftPrices(writer, drafted)
}

async function changeOption(writer: Writer, urun_k_no: string, was: FiledOption, option: FiledOption): Promise<void> {
  const [seen, wanted] = [editedOption(was), editedOption(option)]
  if (isDeepStrictEqual(seen, wanted) || option.k_no === null) return
  const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (name) => !isDeepStrictEqual(seen[name], wanted[name]),
  )
  const only = (part: typeof wanted) => Object.fromEntries(names.map((name) => [name, part[name]]))
  const edit = { surum: was.surum, gorulen: only(seen), yeni: only(wanted), bilinen: 0 }
  await saveOption(writer.trx, officeOf(writer), { urun_k_no, k_no: option.k_no, ...edit })
}

function officeOf({ tenant_id, language, an, bugun }: Writer) {
  return { tenantId: tenant_id, language, now: an, today: bugun }
}

async function addOption(writer: Writer, urun_k_no: string, option: FiledOption): Promise<void> {
  const { trx, tenant_id, an, bugun, scene } = writer
  const { tarife, donemler, slots, kod } = option
  if (!tarife) throw new AppError('gecersiz_istek')
  await makeOption(trx, {
    tenant_id,
    urun_k_no,
    opsiyon_k_no: randomUUID(),
    kaynak_k_no: await stockOf(writer, option),
    tur: tarife.tur,
    kur: tarife.kur,
    en_cok: option.en_cok ?? 1,
    tarife,
    fiyatlar: null,
    donemler: donemler?.map((one) => periodOf(periodOnWire(one, slots))),
    kod,
    ad: option.ad,
    aciklama: option.aciklama,
    aktif: option.aktif,
    bilgi: option.bilgi,
    sure_dk: option.sure_dk,
    calisma: KIND_DEFAULTS[scene.urun_tipi].calisma,
    bugun,
    an,
  })
}

/** Stock of its own, as the file says it. */
async function stockOf({ trx, tenant_id, bugun, diller }: Writer, option: FiledOption): Promise<string | null> {
  const { stok, birim, devir, gunler, saatler, kontenjan } = option
  if (stok === null) return null
  const ad = option.ad[diller[0] ?? 'tr'] || option.kod
  const leaves = stok === 'kalkis'
  return await addStock(trx, {
    tenant_id,
    ad,
    stok,
    devir,
    birim: leaves ? 0 : birim,
    gunler: gunler ?? [],
    saatler: leaves && kontenjan ? (saatler ?? []) : [],
    kontenjan: kontenjan ?? 0,
    bugun,
  })
}

/** What the office edits prices in: the file of one person is one act of theirs. */
export function priceActOf({ trx, tenant_id, language, an, bugun, kurlar }: Writer): PriceAct {
  return { trx, tenant_id, language, an, bugun, kurlar }
}

async function draftPrices(writer: Writer, options: readonly FiledOption[]): Promise<void> {
  const clerk = { k_no: writer.personel_k_no, ad: writer.ad_soyad }
  const secenekler = options.flatMap(({ k_no, plan }) => (k_no ? [{ k_no, surum: plan?.surum ?? 0 }] : []))
  const islemler = options.flatMap(({ k_no, kur, donemler, slots }) =>
    k_no && donemler
      ? [
          {
            tur: 'donemler' as const,
            secenekler: [k_no],
            kur,
            donemler: donemler.map((one) => periodOnWire(one, slots)),
          },
        ]
      : [],
  )
  await savePrices(priceActOf(writer), clerk, { secenekler, islemler })
}
