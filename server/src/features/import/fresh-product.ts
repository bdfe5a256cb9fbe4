import { randomUUID } from 'node:crypto'
import type { WrittenExtra } from '@meltem/contract/catalog/office-parts'
import type { ProductKind } from '@meltem/contract/content/content'
import { KIND_DEFAULTS, SALE_DAYS } from '@meltem/domain/kinds'
import { EVERY_DAY } from '@meltem/domain/pricing/plan/price-plan'
import { STARTER_QUESTIONS } from '../catalog/office/starter-questions.ts'
import type { Names } from './columns/names.ts'
import type { FiledOption, FiledProduct } from './written-product.ts'

/** Stands for the category that the first product of a kind gets where the operator has none. */
export const NO_CATEGORY = '00000000-0000-4000-8000-000000000000'

export interface Fresh {
  readonly kod: string
  readonly ad: string
  readonly en_cok: number
}

/** A product that is not there yet, before its row has said anything: what eight fields would make (CAT-3). */
export function freshProduct(urun_tipi: ProductKind, names: Names, { kod, ad, en_cok }: Fresh): FiledProduct {
  const kind = KIND_DEFAULTS[urun_tipi]
  const [kategori_k_no = NO_CATEGORY] = names.kategoriler.values()
  return {
    genel: {
      kod,
      kategori_k_no,
      bolge_k_no: null,
      enlem: null,
      boylam: null,
      rezervasyon_satis_durum: kind.satis,
      opsiyon_saat: kind.opsiyon_saat,
      kdv_oran: kind.kdv_oran,
      odeme_tipi_oran: names.on_odeme ?? kind.on_odeme,
      gun_sayisi: 1,
      en_az: 1,
      en_cok,
      en_az_yetiskin: 1,
      cocuk_yas: kind.cocuk_yas,
      yetiskin_yas: kind.yetiskin_yas,
      en_az_yas: 0,
      bebek_koltuk: false,
      kiralama_sozlesmesi: kind.kiralama_sozlesmesi,
      son_satis_saat: kind.son_satis_saat,
      sor_sat_saat: 0,
      en_uzak_gun: SALE_DAYS,
      zaman_kurallari: [],
    },
    bilgi: kind.bilgi({ en_cok_kisi: en_cok, ad, nereden: '', nereye: '' }),
    ekstra: { ekstralar: [], ucretler: [] },
    soru: { sorular: kind.sorular.flatMap((name) => STARTER_QUESTIONS[name] ?? []).map((one) => ({ ...one })) },
    iptal: { pencereler: [...kind.iptal] },
    metinler: {},
    gorseller: [],
    secenekler: [],
  }
}

export function freshOption(
  urun_tipi: ProductKind,
  kod: string,
  { en_cok, kur }: { en_cok: number; kur: string },
): FiledOption {
  const kind = KIND_DEFAULTS[urun_tipi]
  return {
    k_no: null,
    kod,
    surum: 0,
    ad: {},
    aciklama: {},
    aktif: true,
    sure_dk: kind.sure_dk,
    en_cok,
    bilgi: { kapasite: en_cok, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null },
    tur: kind.tarife,
    kur,
    stok: kind.stok?.tur ?? null,
    birim: Math.max(1, kind.stok?.birim ?? 1),
    devir: kind.stok?.devir ?? 0,
    gunler: [...EVERY_DAY],
    saatler: kind.saatler,
    kontenjan: en_cok,
    tarife: null,
    slots: [],
    donemler: null,
    plan: null,
  }
}

export function freshExtra(kod: string, kur: string): WrittenExtra {
  return {
    k_no: randomUUID(),
    kod,
    ad: {},
    birim: 'rezervasyon',
    fiyat: 0,
    kur,
    bebek_dahil: false,
    en_cok: null,
    grup: null,
  }
}
