import { randomUUID } from 'node:crypto'
import type { WrittenFacts } from '@meltem/contract/catalog/product-facts'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { KindDefaults } from '@meltem/domain/kinds'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { makeOption } from '../prices/new-option.ts'
import { addStock } from './new-stock.ts'

const EVERY_WEEKDAY = [1, 2, 3, 4, 5, 6, 7]

export interface FirstOption {
  readonly tenant_id: number
  readonly urun_k_no: string
  readonly ad: string
  readonly en_cok_kisi: number
  /** Minor units; null while the price is not known. */
  readonly fiyat: number | null
  readonly kur: string
  readonly bilgi: WrittenFacts
  readonly bugun: IsoDay
  readonly an: Date
}

/** What the product sells: one thing with its stock, as the kind has it, and its price if there is one. */
export async function addFirstOption(trx: TenantTransaction, kind: KindDefaults, first: FirstOption): Promise<void> {
  const { tenant_id, urun_k_no, bugun, an, kur, en_cok_kisi } = first
  await makeOption(trx, {
    tenant_id,
    urun_k_no,
    opsiyon_k_no: randomUUID(),
    kaynak_k_no: await stockOf(trx, kind, first),
    tur: kind.tarife,
    kur,
    en_cok: en_cok_kisi,
    fiyatlar: first.fiyat === null ? null : [first.fiyat],
    sure_dk: kind.sure_dk,
    calisma: kind.calisma,
    bilgi: { kapasite: en_cok_kisi, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null },
    ...('giris_saati' in first.bilgi ? { giris_saati: first.bilgi.giris_saati } : {}),
    bugun,
    an,
  })
}

async function stockOf(trx: TenantTransaction, { stok, saatler }: KindDefaults, first: FirstOption) {
  if (!stok) return null
  const { tenant_id, ad, en_cok_kisi: kontenjan, bugun } = first
  const { tur, birim, devir } = stok
  return await addStock(trx, {
    tenant_id,
    ad,
    stok: tur,
    devir,
    birim,
    gunler: EVERY_WEEKDAY,
    saatler,
    kontenjan,
    bugun,
  })
}
