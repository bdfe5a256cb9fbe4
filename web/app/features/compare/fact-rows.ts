import type { ProductFacts } from '@meltem/contract/product-facts'
import { formatNumber } from '@meltem/i18n/format'
import type { TranslatorOf } from '../../platform/words/translator.ts'
import { decimalWords, distanceWords, durationWords, type FactWords } from '../catalog/fact-words.ts'

export type Better = 'low' | 'high'
type Kind = ProductFacts['urun_tipi']
type FactsOf<K extends Kind> = Extract<ProductFacts, { urun_tipi: K }>
type Label = Parameters<TranslatorOf<'facts'>>[0] & `label.${string}`

/** One line of the comparison: what it says of a product, and when one is better than another. */
export interface FactRow<F> {
  readonly label: Label
  readonly say: (facts: F, words: FactWords) => string
  readonly better?: Better
  /** What `better` compares; undefined takes no part. */
  readonly value?: (facts: F) => number | undefined
}

const count = (value: number, { language }: FactWords) => formatNumber(language, value)
const metres = (value: number, words: FactWords) =>
  words.t('line.metres', { value: decimalWords(value, words.language) })
const kilometres = (value: number, words: FactWords) => words.t('line.kilometres', { value: count(value, words) })
const yesNo = (value: boolean, { t }: FactWords) => t(value ? 'line.yes' : 'line.no')

type Rows = { readonly [K in Kind]: readonly FactRow<FactsOf<K>>[] }

/** What people compare, by kind. */
const ROWS: Rows = {
  tur: [
    { label: 'label.tur_tipi', say: (f, { t }) => t(`tur_tipi.${f.tur_tipi}`) },
    { label: 'label.sure_dk', say: (f, words) => durationWords(f.sure_dk, words) },
    {
      label: 'label.grup_en_cok',
      say: (f, words) => count(f.grup_en_cok, words),
      better: 'low',
      value: (f) => f.grup_en_cok,
    },
    { label: 'label.zorluk', say: (f, { t }) => t(`zorluk.${f.zorluk}`) },
    { label: 'label.en_az_yas', say: (f, words) => count(f.en_az_yas, words) },
    {
      label: 'label.otelden_alma',
      say: (f, words) => yesNo(f.otelden_alma, words),
      better: 'high',
      value: (f) => Number(f.otelden_alma),
    },
    { label: 'label.diller', say: (f, { t }) => f.diller.map((dil) => t(`dil.${dil}`)).join(', ') },
  ],
  villa: [
    { label: 'label.oda', say: (f, words) => count(f.oda, words), better: 'high', value: (f) => f.oda },
    { label: 'label.yatak', say: (f, words) => count(f.yatak, words) },
    { label: 'label.banyo', say: (f, words) => count(f.banyo, words), better: 'high', value: (f) => f.banyo },
    {
      label: 'label.alan_m2',
      say: (f, words) => words.t('line.squareMetres', { value: count(f.alan_m2, words) }),
      better: 'high',
      value: (f) => f.alan_m2,
    },
    {
      label: 'label.havuz',
      say: (f, words) =>
        f.havuz
          ? words.t('line.poolSize', {
              wide: decimalWords(f.havuz.en, words.language),
              long: decimalWords(f.havuz.boy, words.language),
            })
          : words.t('line.no'),
      better: 'high',
      value: (f) => (f.havuz ? f.havuz.en * f.havuz.boy : undefined),
    },
    {
      label: 'label.denize_m',
      say: (f, words) => distanceWords(f.denize_m, words),
      better: 'low',
      value: (f) => f.denize_m,
    },
    { label: 'label.merkeze_m', say: (f, words) => distanceWords(f.merkeze_m, words) },
    {
      label: 'label.havalimani_km',
      say: (f, words) => kilometres(f.havalimani_km, words),
      better: 'low',
      value: (f) => f.havalimani_km,
    },
    { label: 'label.izin_no', say: (f) => f.izin_no },
  ],
  yat: [
    { label: 'label.tekne_tipi', say: (f, { t }) => t(`tekne_tipi.${f.tekne_tipi}`) },
    { label: 'label.boy_m', say: (f, words) => metres(f.boy_m, words), better: 'high', value: (f) => f.boy_m },
    { label: 'label.kabin', say: (f, words) => count(f.kabin, words), better: 'high', value: (f) => f.kabin },
    { label: 'label.gece_kisi', say: (f, words) => count(f.gece_kisi, words) },
    { label: 'label.gunduz_kisi', say: (f, words) => count(f.gunduz_kisi, words) },
    { label: 'label.murettebat', say: (f, words) => count(f.murettebat, words) },
    {
      label: 'label.yapim_yili',
      say: (f) => String(f.yapim_yili),
      better: 'high',
      value: (f) => f.yenileme_yili ?? f.yapim_yili,
    },
    { label: 'label.liman', say: (f) => f.liman },
  ],
  transfer: [
    { label: 'label.mesafe_km', say: (f, words) => kilometres(f.mesafe_km, words) },
    {
      label: 'label.sure_dk',
      say: (f, words) => durationWords(f.sure_dk, words),
      better: 'low',
      value: (f) => f.sure_dk,
    },
    {
      label: 'label.bekleme_dk',
      say: (f, words) => durationWords(f.bekleme_dk, words),
      better: 'high',
      value: (f) => f.bekleme_dk,
    },
  ],
  arac_kira: [
    { label: 'label.sinif', say: (f, { t }) => t(`sinif.${f.sinif}`) },
    { label: 'label.ornek', say: (f) => f.ornek },
    { label: 'label.vites', say: (f, { t }) => t(`vites.${f.vites}`) },
    { label: 'label.yakit', say: (f, { t }) => t(`yakit.${f.yakit}`) },
    { label: 'label.koltuk', say: (f, words) => count(f.koltuk, words), better: 'high', value: (f) => f.koltuk },
    {
      label: 'label.buyuk_bavul',
      say: (f, words) => count(f.buyuk_bavul, words),
      better: 'high',
      value: (f) => f.buyuk_bavul,
    },
    { label: 'label.kucuk_bavul', say: (f, words) => count(f.kucuk_bavul, words) },
    {
      label: 'label.gunluk_km',
      say: (f, { t }) => (f.gunluk_km === null ? t('line.noKmLimit') : t('line.kmPerDay', { count: f.gunluk_km })),
      better: 'high',
      value: (f) => f.gunluk_km ?? Number.MAX_SAFE_INTEGER,
    },
    {
      label: 'label.surucu_yas',
      say: (f, words) => count(f.en_az_yas, words),
      better: 'low',
      value: (f) => f.en_az_yas,
    },
  ],
  otel: [
    {
      label: 'label.yildiz',
      say: (f, words) => (f.yildiz > 0 ? count(f.yildiz, words) : words.t('line.no')),
      better: 'high',
      value: (f) => f.yildiz,
    },
    { label: 'label.pansiyon', say: (f, { t }) => t(`pansiyon.${f.pansiyon}`) },
    { label: 'label.oda_sayisi', say: (f, words) => count(f.oda_sayisi, words) },
    {
      label: 'label.denize_m',
      say: (f, words) => distanceWords(f.denize_m, words),
      better: 'low',
      value: (f) => f.denize_m,
    },
    { label: 'label.merkeze_m', say: (f, words) => distanceWords(f.merkeze_m, words) },
    {
      label: 'label.havalimani_km',
      say: (f, words) => kilometres(f.havalimani_km, words),
      better: 'low',
      value: (f) => f.havalimani_km,
    },
  ],
  dugun: [
    { label: 'label.mekan', say: (f, { t }) => t(`mekan.${f.mekan}`) },
    {
      label: 'label.en_cok_davetli',
      say: (f, words) => count(f.en_cok_davetli, words),
      better: 'high',
      value: (f) => f.en_cok_davetli,
    },
    { label: 'label.sure_dk', say: (f, words) => durationWords(f.sure_dk, words) },
    {
      label: 'label.resmi_nikah',
      say: (f, words) => yesNo(f.resmi_nikah, words),
      better: 'high',
      value: (f) => Number(f.resmi_nikah),
    },
  ],
  saglik: [
    { label: 'label.tedavi', say: (f, { t }) => t(`tedavi.${f.tedavi}`) },
    { label: 'label.klinik', say: (f) => f.klinik },
    { label: 'label.gun', say: (f, words) => count(f.gun, words), better: 'low', value: (f) => f.gun },
    { label: 'label.gece', say: (f, words) => count(f.gece, words) },
    {
      label: 'label.komplikasyon_orani',
      say: (f, words) => words.t('line.percent', { value: decimalWords(f.komplikasyon_orani, words.language) }),
      better: 'low',
      value: (f) => f.komplikasyon_orani,
    },
  ],
  ekstra: [
    { label: 'label.hizmet', say: (f, { t }) => t(`hizmet.${f.hizmet}`) },
    { label: 'label.sure_dk', say: (f, words) => (f.sure_dk > 0 ? durationWords(f.sure_dk, words) : '–') },
  ],
}

export function factRowsOf(kind: Kind): readonly FactRow<ProductFacts>[] {
  return ROWS[kind] as readonly FactRow<ProductFacts>[]
}
