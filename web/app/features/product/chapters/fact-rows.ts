import type { Language } from '@meltem/contract/language'
import type { ProductFacts } from '@meltem/contract/product-facts'
import { formatDate, formatNumber } from '@meltem/i18n/format'
import { distanceWords, durationWords, type FactWords, seaWords } from '../../catalog/fact-words.ts'
import type { FactIcon } from './fact-icon.tsx'

export interface Fact {
  readonly icon: FactIcon
  readonly text: string
}

function languagesOf({ t }: FactWords, codes: readonly Language[]): Fact[] {
  return codes.length === 0 ? [] : [{ icon: 'languages', text: codes.map((code) => t(`dil.${code}`)).join(', ') }]
}

const COUNTRY = /^[A-Z]{2}$/

/** A flag is stored as the code of its country; what is no code is said as it stands. */
function countryName(code: string, language: Language): string {
  return COUNTRY.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
}

type FactsOf<Kind extends ProductFacts['urun_tipi']> = Extract<ProductFacts, { urun_tipi: Kind }>

function tourFacts(facts: FactsOf<'tur'>, say: FactWords): Fact[] {
  const { t } = say
  return [
    { icon: 'clock', text: durationWords(facts.sure_dk, say) },
    { icon: 'people', text: t('line.upToPeople', { count: facts.grup_en_cok }) },
    ...languagesOf(say, facts.diller),
    ...(facts.otelden_alma ? [{ icon: 'car' as const, text: t('line.pickup') }] : []),
    ...(facts.en_az_yas > 0 ? [{ icon: 'age' as const, text: t('line.fromAge', { count: facts.en_az_yas }) }] : []),
    ...(facts.zorluk === 'kolay' ? [] : [{ icon: 'effort' as const, text: t(`zorluk.${facts.zorluk}`) }]),
  ]
}

function villaFacts(facts: FactsOf<'villa'>, say: FactWords): Fact[] {
  const { t, language } = say
  const size = (metres: number) => formatNumber(language, metres, metres % 1 === 0 ? 0 : 1)
  return [
    { icon: 'bed', text: t('line.bedrooms', { count: facts.oda }) },
    { icon: 'bath', text: t('line.bathrooms', { count: facts.banyo }) },
    { icon: 'area', text: t('line.squareMetres', { value: formatNumber(language, facts.alan_m2) }) },
    ...(facts.havuz
      ? [{ icon: 'pool' as const, text: t('line.pool', { wide: size(facts.havuz.en), long: size(facts.havuz.boy) }) }]
      : []),
    ...seaWords(facts.denize_m, say).map((text) => ({ icon: 'sea' as const, text })),
    { icon: 'permit', text: t('line.permit', { no: facts.izin_no }) },
  ]
}

function yachtFacts(facts: FactsOf<'yat'>, { t, language }: FactWords): Fact[] {
  const metres = t('line.metres', { value: formatNumber(language, facts.boy_m, facts.boy_m % 1 === 0 ? 0 : 1) })
  return [
    { icon: 'length', text: `${t(`tekne_tipi.${facts.tekne_tipi}`)}, ${metres}, ${facts.yapim_yili}` },
    ...(facts.kabin > 0 ? [{ icon: 'bed' as const, text: t('line.cabins', { count: facts.kabin }) }] : []),
    { icon: 'people', text: t('line.upToPeople', { count: Math.max(facts.gece_kisi, facts.gunduz_kisi) }) },
    { icon: 'anchor', text: facts.liman },
    ...(facts.murettebat > 0 ? [{ icon: 'crew' as const, text: t('line.crew', { count: facts.murettebat }) }] : []),
  ]
}

function carFacts(facts: FactsOf<'arac_kira'>, { t }: FactWords): Fact[] {
  return [
    { icon: 'people', text: `${t('line.seats', { count: facts.koltuk })}, ${t('line.doors', { count: facts.kapi })}` },
    {
      icon: 'case',
      text: [
        facts.buyuk_bavul > 0 ? t('line.largeCases', { count: facts.buyuk_bavul }) : '',
        facts.kucuk_bavul > 0 ? t('line.smallCases', { count: facts.kucuk_bavul }) : '',
      ]
        .filter(Boolean)
        .join(', '),
    },
    { icon: 'gearbox', text: t(`vites.${facts.vites}`) },
    { icon: 'fuel', text: t(`yakit.${facts.yakit}`) },
    {
      icon: 'distance',
      text: facts.gunluk_km === null ? t('line.noKmLimit') : t('line.kmPerDay', { count: facts.gunluk_km }),
    },
    { icon: 'age', text: `${t('label.surucu_yas')}: ${facts.en_az_yas}` },
  ]
}

function hotelFacts(facts: FactsOf<'otel'>, say: FactWords): Fact[] {
  const { t } = say
  return [
    ...(facts.yildiz > 0 ? [{ icon: 'star' as const, text: t('line.stars', { count: facts.yildiz }) }] : []),
    ...seaWords(facts.denize_m, say).map((text) => ({ icon: 'sea' as const, text })),
    { icon: 'food', text: t(`pansiyon.${facts.pansiyon}`) },
    {
      icon: 'clock',
      text: `${t('label.giris_saati')} ${facts.giris_saati}, ${t('label.cikis_saati')} ${facts.cikis_saati}`,
    },
    { icon: 'permit', text: `${t('label.belge_no')} ${facts.belge_no}` },
  ]
}

function weddingFacts(facts: FactsOf<'dugun'>, say: FactWords): Fact[] {
  const { t } = say
  return [
    { icon: 'place', text: t(`mekan.${facts.mekan}`) },
    { icon: 'people', text: t('line.guests', { count: facts.en_cok_davetli }) },
    { icon: 'clock', text: durationWords(facts.sure_dk, say) },
    ...(facts.resmi_nikah ? [{ icon: 'permit' as const, text: t('line.legalCeremony') }] : []),
    ...languagesOf(say, facts.diller),
  ]
}

function healthFacts(facts: FactsOf<'saglik'>, say: FactWords): Fact[] {
  const { t } = say
  return [
    { icon: 'clinic', text: facts.klinik },
    { icon: 'permit', text: `${t('label.belge_no')} ${facts.belge_no}` },
    { icon: 'clock', text: `${t('line.days', { count: facts.gun })}, ${t('line.nights', { count: facts.gece })}` },
    ...languagesOf(say, facts.diller),
  ]
}

function transferFacts(facts: FactsOf<'transfer'>, say: FactWords): Fact[] {
  const { t, language } = say
  return [
    { icon: 'distance', text: t('line.kilometres', { value: formatNumber(language, facts.mesafe_km) }) },
    { icon: 'clock', text: durationWords(facts.sure_dk, say) },
    { icon: 'people', text: t('line.waits', { count: facts.bekleme_dk }) },
  ]
}

/** The facts that stand under the title: what decides whether one reads on. */
export function factsOf(facts: ProductFacts, say: FactWords): readonly Fact[] {
  switch (facts.urun_tipi) {
    case 'tur':
      return tourFacts(facts, say)
    case 'villa':
      return villaFacts(facts, say)
    case 'yat':
      return yachtFacts(facts, say)
    case 'arac_kira':
      return carFacts(facts, say)
    case 'otel':
      return hotelFacts(facts, say)
    case 'dugun':
      return weddingFacts(facts, say)
    case 'saglik':
      return healthFacts(facts, say)
    case 'transfer':
      return transferFacts(facts, say)
    default:
      return [
        ...(facts.sure_dk > 0 ? [{ icon: 'clock' as const, text: durationWords(facts.sure_dk, say) }] : []),
        ...languagesOf(say, facts.diller),
      ]
  }
}

export interface FactPair {
  readonly name: string
  readonly value: string
}

/** Particulars below the fold, name and value; each kind has its own. */
export function particularsOf(facts: ProductFacts, say: FactWords): readonly FactPair[] {
  const { t, language } = say
  const pair = (name: Parameters<typeof t>[0], value: string): FactPair => ({ name: t(name), value })
  const metres = (value: number) => t('line.metres', { value: formatNumber(language, value, value % 1 === 0 ? 0 : 1) })
  switch (facts.urun_tipi) {
    case 'villa':
      return [
        pair('label.giris_saati', facts.giris_saati),
        pair('label.cikis_saati', facts.cikis_saati),
        pair('label.merkeze_m', distanceWords(facts.merkeze_m, say)),
        pair('label.havalimani_km', t('line.kilometres', { value: formatNumber(language, facts.havalimani_km) })),
      ]
    case 'otel':
      return [
        pair('label.oda_sayisi', formatNumber(language, facts.oda_sayisi)),
        pair('label.merkeze_m', distanceWords(facts.merkeze_m, say)),
        pair('label.havalimani_km', t('line.kilometres', { value: formatNumber(language, facts.havalimani_km) })),
      ]
    case 'yat':
      return [
        pair('label.boy_m', metres(facts.boy_m)),
        pair('label.en_m', metres(facts.en_m)),
        pair('label.yapim_yili', String(facts.yapim_yili)),
        ...(facts.yenileme_yili === null ? [] : [pair('label.yenileme_yili', String(facts.yenileme_yili))]),
        ...(facts.gece_kisi > 0 ? [pair('label.gece_kisi', String(facts.gece_kisi))] : []),
        pair('label.gunduz_kisi', String(facts.gunduz_kisi)),
        pair('label.wc', String(facts.wc)),
        pair('label.bayrak', countryName(facts.bayrak, language)),
      ]
    case 'saglik':
      return [
        pair('label.klinik', facts.klinik),
        pair('label.belge_no', facts.belge_no),
        pair('label.belge_tarihi', formatDate(facts.belge_tarihi)),
        pair(
          'label.komplikasyon_orani',
          t('line.percent', { value: formatNumber(language, facts.komplikasyon_orani, 1) }),
        ),
      ]
    case 'arac_kira':
      return [
        pair('label.sinif', t(`sinif.${facts.sinif}`)),
        pair('label.ornek', facts.ornek),
        pair('label.ehliyet_yil', t('line.years', { count: facts.ehliyet_yil })),
      ]
    default:
      return []
  }
}
