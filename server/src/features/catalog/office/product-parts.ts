import type {
  CancellationPart,
  ExtraPart,
  GeneralPart,
  PartValues,
  QuestionPart,
  WrittenExtra,
  WrittenProductText,
} from '@meltem/contract/catalog/office-parts'
import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { StoredText } from '../../../platform/db/tables/catalog.ts'
import type { OfferedExtra } from '../../../platform/db/tables/reservation.ts'
import type { ProductChange, ProductRow, ShowcaseChange, TextRow } from './product-row.queries.ts'

/** The parts of a product as a screen edits them, from its rows. */
export function partsOf(row: ProductRow, questions: readonly GuestQuestion[]): PartValues {
  return {
    genel: generalOf(row),
    bilgi: row.bilgi,
    ekstra: extrasOf(row),
    soru: { sorular: questions.map((question) => ({ ...question })) },
    iptal: { pencereler: [...row.iptal_kosullari] },
  }
}

export function generalOf(row: ProductRow): GeneralPart {
  const { kisi_sinirlari: people, satis_penceresi: sale } = row
  return {
    kod: row.kod,
    kategori_k_no: row.kategori_k_no,
    bolge_k_no: row.bolge_k_no,
    enlem: row.enlem,
    boylam: row.boylam,
    rezervasyon_satis_durum: row.rezervasyon_satis_durum,
    opsiyon_saat: row.opsiyon_saat,
    kdv_oran: row.kdv_oran,
    odeme_tipi_oran: row.odeme_tipi === 'tamami' ? 100 : row.odeme_tipi_oran,
    gun_sayisi: row.gun_sayisi,
    en_az: people.en_az,
    en_cok: people.en_cok,
    en_az_yetiskin: people.en_az_yetiskin,
    cocuk_yas: people.cocuk_yas,
    yetiskin_yas: people.yetiskin_yas,
    en_az_yas: people.en_az_yas ?? 0,
    bebek_koltuk: row.bebek_koltuk,
    kiralama_sozlesmesi: row.kiralama_sozlesmesi,
    son_satis_saat: Math.ceil(sale.son_satis_dk / 60),
    sor_sat_saat: Math.ceil(sale.sor_sat_dk / 60),
    en_uzak_gun: sale.en_uzak_gun,
    zaman_kurallari: row.zaman_kurallari.map(({ tur, gun, oran }) => ({ tur, gun, oran })),
  }
}

function extrasOf({ ekstra_hizmetler, ucretler }: ProductRow): ExtraPart {
  return {
    ekstralar: ekstra_hizmetler.map(({ k_no, kod = null, grup = null, ad, birim, fiyat, kur, bebek_dahil, en_cok }) => {
      return { k_no, kod, ad, birim, fiyat: toAmount(fiyat), kur, bebek_dahil, en_cok: en_cok ?? null, grup }
    }),
    ucretler: ucretler.map(({ tur, fiyat, kur, gecelik, esik_gece, en_cok }) => {
      return { tur, fiyat: toAmount(fiyat), kur, gecelik, esik_gece, en_cok: en_cok ?? null }
    }),
  }
}

interface Change {
  readonly urun?: ProductChange | undefined
  readonly vitrin?: ShowcaseChange | undefined
}

/** Columns that say something else by the wanted part; one that says the same in a finer measure stays. */
export function generalChange(part: GeneralPart, before: GeneralPart): Change {
  const [was, wanted] = [generalColumns(before), generalColumns(part)]
  return { urun: changed(was.urun, wanted.urun), vitrin: changed(was.vitrin, wanted.vitrin) }
}

function changed<T extends object>(was: T, wanted: T): Partial<T> | undefined {
  const names = (Object.keys(wanted) as (keyof T)[]).filter((name) => was[name] !== wanted[name])
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name, wanted[name]])) as unknown as Partial<T>
}

/** What the rows of the product say by the general part. */
export function generalColumns(part: GeneralPart) {
  const { en_az, en_cok, en_az_yetiskin, cocuk_yas, yetiskin_yas, en_az_yas } = part
  const limits = { en_az, en_cok, en_az_yetiskin, cocuk_yas, yetiskin_yas, ...(en_az_yas > 0 ? { en_az_yas } : {}) }
  return {
    urun: {
      kod: part.kod,
      rezervasyon_satis_durum: part.rezervasyon_satis_durum,
      opsiyon_saat: part.opsiyon_saat,
      kdv_oran: part.kdv_oran,
      odeme_tipi: part.odeme_tipi_oran === 100 ? 'tamami' : 'on_odeme',
      odeme_tipi_oran: part.odeme_tipi_oran,
      gun_sayisi: part.gun_sayisi,
      kisi_sinirlari: JSON.stringify(limits),
      bebek_koltuk: part.bebek_koltuk,
      kiralama_sozlesmesi: part.kiralama_sozlesmesi,
      satis_penceresi: JSON.stringify({
        son_satis_dk: part.son_satis_saat * 60,
        sor_sat_dk: part.sor_sat_saat * 60,
        en_uzak_gun: part.en_uzak_gun,
      }),
      zaman_kurallari: JSON.stringify(part.zaman_kurallari),
    },
    vitrin: {
      kategori_k_no: part.kategori_k_no,
      bolge_k_no: part.bolge_k_no,
      enlem: part.enlem,
      boylam: part.boylam,
    },
  } as const satisfies Change
}

function offeredExtra({ k_no, kod, ad, birim, fiyat, kur, bebek_dahil, en_cok, grup }: WrittenExtra): OfferedExtra {
  return {
    k_no,
    ad: withoutEmpty(ad),
    birim,
    fiyat: toMinor(fiyat),
    kur,
    bebek_dahil,
    ...(kod ? { kod } : {}),
    ...(grup ? { grup } : {}),
    ...(en_cok ? { en_cok } : {}),
  }
}

export function extraChange({ ekstralar, ucretler }: ExtraPart) {
  const fees = ucretler.map(({ fiyat, en_cok, ...fee }) => {
    return { ...fee, fiyat: toMinor(fiyat), ...(en_cok ? { en_cok } : {}) }
  })
  return {
    urun: { ekstra_hizmetler: JSON.stringify(ekstralar.map(offeredExtra)), ucretler: JSON.stringify(fees) },
  } satisfies Change
}

export function cancellationChange({ pencereler }: CancellationPart) {
  return { urun: { iptal_kosullari: JSON.stringify(pencereler) } } satisfies Change
}

export function storedQuestions({ sorular }: QuestionPart): GuestQuestion[] {
  return sorular.map((question) => ({
    ...question,
    baslik: withoutEmpty(question.baslik),
    ipucu: withoutEmpty(question.ipucu),
    secenekler: question.secenekler.map(({ kod, baslik }) => ({ kod, baslik: withoutEmpty(baslik) })),
  }))
}

/** A language nobody has written falls back to another one. */
function withoutEmpty<T extends Record<string, string | undefined>>(words: T): T {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text?.trim())) as T
}

/** A text as a screen edits it. */
export function writtenText({ baslik, slug, ozet, icerik }: Omit<TextRow, 'urun_k_no' | 'dil'>): WrittenProductText {
  const { seo_baslik = '', seo_aciklama = '', kapsam = [], ...rest } = icerik
  return { baslik, slug, ozet, seo_baslik, seo_aciklama, kapsam, ...rest }
}

/** What is empty is dropped: a row somebody has begun and left says nothing. */
export function storedWords(text: WrittenProductText): StoredText {
  const full = (lines: readonly string[]) => lines.filter((one) => one.trim() !== '')
  const { seo_baslik, seo_aciklama, kapsam, baslik: _title, slug: _slug, ozet: _summary, ...rest } = text
  return {
    ...rest,
    ...(seo_baslik ? { seo_baslik } : {}),
    ...(seo_aciklama ? { seo_aciklama } : {}),
    aciklama: full(text.aciklama),
    one_cikanlar: full(text.one_cikanlar),
    dahil: full(text.dahil),
    haric: full(text.haric),
    program: text.program.filter(({ baslik, metin }) => baslik || metin),
    yanina_al: full(text.yanina_al),
    erisilebilirlik: full(text.erisilebilirlik),
    kurallar: full(text.kurallar),
    sss: text.sss.filter(({ soru, cevap }) => soru || cevap),
    ...(kapsam.length > 0 ? { kapsam } : {}),
    kosullar: full(text.kosullar),
    arama_kelimeleri: full(text.arama_kelimeleri),
  }
}
