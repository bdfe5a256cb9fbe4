import type { PriceUnit } from '@meltem/contract/catalog/catalog'
import type { WrittenFacts } from '@meltem/contract/catalog/product-facts'
import type { ProductKind } from '@meltem/contract/content/content'
import type { OpeningHours } from './availability/opening-hours.ts'
import type { Tariff } from './pricing/line/tariffs.ts'
import type { CancellationWindow } from './reservation/cancellation.ts'

/**
 * What sets the kinds of products apart, as far as rules ask for it. A rule asks for a property and never for a name, so
 * that a further kind is sold once it is written down here (decision 0014). How one product is priced, stocked and
 * cancelled is said by the product and its options; how a kind looks is said by the storefront (`web`: `kinds.ts`).
 */
export interface Kind {
  /** How its days are chosen: from arrival to departure, from pick-up to return, there and back, or one beginning. */
  readonly days: 'nights' | 'hire' | 'ride' | 'day'
  /** What it is of a package tour (BOOK-12). Guests of a lodging are reported to the authorities. */
  readonly part: 'transport' | 'lodging' | 'other'
  /** Several equal ones may be taken in one line; a villa or a boat is one of its kind. */
  readonly rooms?: true
  /** The party lives there: tours start from it and a ride leads to it. A boat sails on. */
  readonly base?: true
  /** One travels on it over the sea: between two places a chart shows a passage and no road. */
  readonly afloat?: true
  /** Lists show day by day which of them can be had. */
  readonly dayStrip?: true
  /** Its options are different things, with days of their own: one is chosen first. */
  readonly optionFirst?: true
  /** Agencies find it in their list of net prices. */
  readonly netList?: true
  /** Data on health is asked for, each purpose with a consent of its own. */
  readonly healthData?: true
  /** What one of it is called where the word of the tariff would mislead. */
  readonly units?: Readonly<Partial<Record<'grup' | 'saat', PriceUnit>>>
  /** Its pages stand below those of its category, or are those of the routes (PAGE-5). */
  readonly page: 'd' | 't'
}

const SERVICE: Kind = {
  days: 'day',
  part: 'other',
  page: 'd',
}
const LODGING: Kind = { ...SERVICE, days: 'nights', part: 'lodging', netList: true }

export const KINDS: Readonly<Record<ProductKind, Kind>> = {
  tur: { ...SERVICE, dayStrip: true, netList: true },
  villa: { ...LODGING, base: true },
  yat: { ...LODGING, afloat: true, optionFirst: true, units: { saat: 'tekne_saat' } },
  transfer: { ...SERVICE, days: 'ride', part: 'transport', netList: true, page: 't' },
  arac_kira: { ...SERVICE, days: 'hire', part: 'transport', netList: true },
  otel: { ...LODGING, base: true, rooms: true },
  dugun: { ...SERVICE, optionFirst: true, units: { grup: 'paket' } },
  saglik: { ...SERVICE, optionFirst: true, healthData: true },
  ekstra: SERVICE,
}

/** By which tariffs a kind is sold; beside the table, as no browser needs it. */
export const SOLD_BY: Readonly<Record<ProductKind, readonly Tariff['tur'][]>> = {
  tur: ['kisi', 'grup'],
  villa: ['gecelik'],
  yat: ['gecelik', 'kisi_gecelik', 'kisi', 'birim'],
  transfer: ['transfer_arac', 'transfer_kisi'],
  arac_kira: ['arac'],
  otel: ['gecelik', 'kisi_gecelik'],
  dugun: ['grup'],
  saglik: ['birim', 'kisi'],
  ekstra: ['birim', 'grup'],
}

/** The kinds that have a property, in the order of the contract; for queries. */
export function kindsWith(has: (kind: Kind) => boolean | undefined): readonly ProductKind[] {
  return (Object.keys(KINDS) as ProductKind[]).filter((name) => has(KINDS[name]))
}

/** Days ahead that a fresh product is sold and departs, until the office says otherwise. */
export const SALE_DAYS = 730

/** What a product of the kind is made of before more than eight fields are known (CAT-3). */
export interface KindDefaults {
  readonly satis: 'direk' | 'sor_sat'
  /** Hours a request blocks the dates. */
  readonly opsiyon_saat: number
  readonly kdv_oran: number
  /** Deposit in per cent. */
  readonly on_odeme: number
  readonly son_satis_saat: number
  readonly kiralama_sozlesmesi: boolean
  readonly iptal: readonly CancellationWindow[]
  readonly cocuk_yas: number
  readonly yetiskin_yas: number
  /** Names of questions; their words stand with the server. */
  readonly sorular: readonly string[]
  /** By which tariff its one price counts. */
  readonly tarife: Tariff['tur']
  /** Units it is sold from; null: nothing is taken until the operator answers. */
  readonly stok: { readonly tur: 'kalkis' | 'gece' | 'saat'; readonly birim: number; readonly devir: number } | null
  /** When it departs, every day, where it does. */
  readonly saatler: readonly string[]
  /** Minutes one of it takes, where units are counted by the hour. */
  readonly sure_dk: number
  readonly calisma: OpeningHours | null
  readonly bilgi: (given: Given) => WrittenFacts
}

/** What was typed, as far as facts follow from it. */
export interface Given {
  readonly en_cok_kisi: number
  readonly ad: string
  readonly nereden: string
  readonly nereye: string
}

const TERMS = {
  satis: 'direk',
  opsiyon_saat: 0,
  kdv_oran: 20,
  on_odeme: 25,
  son_satis_saat: 2,
  kiralama_sozlesmesi: false,
  cocuk_yas: 4,
  yetiskin_yas: 13,
  saatler: [],
  sure_dk: 0,
  calisma: null,
} as const

const LONG_NOTICE = [
  { gun: 30, iade_oran: 100 },
  { gun: 14, iade_oran: 50 },
] as const

const STAY = {
  ...TERMS,
  son_satis_saat: 24,
  on_odeme: 30,
  tarife: 'gecelik',
  stok: { tur: 'gece', birim: 1, devir: 0 },
} as const

export const KIND_DEFAULTS: Readonly<Record<ProductKind, KindDefaults>> = {
  tur: {
    ...TERMS,
    iptal: [{ gun: 2, iade_oran: 100 }],
    sorular: ['adres', 'beslenme'],
    tarife: 'kisi',
    stok: { tur: 'kalkis', birim: 0, devir: 0 },
    saatler: ['10:00'],
    bilgi: ({ en_cok_kisi }) => ({
      urun_tipi: 'tur',
      tur_tipi: 'tekne',
      sure_dk: 420,
      zorluk: 'kolay',
      en_az_yas: 0,
      grup_en_cok: en_cok_kisi,
      diller: ['tr', 'en'],
      otelden_alma: false,
      ozellikler: [],
    }),
  },
  villa: {
    ...STAY,
    kdv_oran: 10,
    kiralama_sozlesmesi: true,
    iptal: LONG_NOTICE,
    sorular: ['varis_saati'],
    bilgi: ({ en_cok_kisi }) => ({
      urun_tipi: 'villa',
      izin_no: '',
      oda: Math.ceil(en_cok_kisi / 2),
      yatak: en_cok_kisi,
      banyo: 1,
      alan_m2: 0,
      havuz: null,
      denize_m: 0,
      merkeze_m: 0,
      havalimani_km: 0,
      giris_saati: '16:00',
      cikis_saati: '10:00',
      odalar: [],
      ozellikler: [],
    }),
  },
  yat: {
    ...STAY,
    son_satis_saat: 48,
    kiralama_sozlesmesi: true,
    iptal: LONG_NOTICE,
    sorular: ['beslenme', 'varis_saati'],
    bilgi: ({ en_cok_kisi }) => ({
      urun_tipi: 'yat',
      tekne_tipi: 'gulet',
      boy_m: 0,
      en_m: 0,
      kabin: Math.ceil(en_cok_kisi / 2),
      wc: 1,
      gece_kisi: en_cok_kisi,
      gunduz_kisi: en_cok_kisi,
      murettebat: 2,
      yapim_yili: 2015,
      yenileme_yili: null,
      liman: '',
      bayrak: 'TR',
      ozellikler: [],
    }),
  },
  transfer: {
    ...TERMS,
    son_satis_saat: 6,
    on_odeme: 100,
    iptal: [{ gun: 1, iade_oran: 100 }],
    sorular: ['ucus_no', 'adres'],
    tarife: 'transfer_arac',
    stok: { tur: 'saat', birim: 1, devir: 15 },
    sure_dk: 120,
    bilgi: ({ nereden, nereye }) => ({
      urun_tipi: 'transfer',
      nereden,
      nereye,
      mesafe_km: 0,
      sure_dk: 60,
      bekleme_dk: 60,
      havalimani: true,
      ozellikler: ['klima'],
    }),
  },
  arac_kira: {
    ...TERMS,
    son_satis_saat: 12,
    on_odeme: 30,
    kiralama_sozlesmesi: true,
    iptal: [{ gun: 2, iade_oran: 100 }],
    sorular: ['ehliyet_no'],
    tarife: 'arac',
    stok: { tur: 'saat', birim: 1, devir: 120 },
    bilgi: ({ en_cok_kisi, ad }) => ({
      urun_tipi: 'arac_kira',
      sinif: 'ekonomi',
      ornek: ad.slice(0, 80),
      vites: 'manuel',
      yakit: 'benzin',
      koltuk: en_cok_kisi,
      kapi: 5,
      buyuk_bavul: 1,
      kucuk_bavul: 1,
      gunluk_km: null,
      en_az_yas: 21,
      ehliyet_yil: 1,
      ozellikler: ['klima'],
    }),
  },
  otel: {
    ...STAY,
    kdv_oran: 10,
    on_odeme: 15,
    son_satis_saat: 6,
    iptal: [{ gun: 3, iade_oran: 100 }],
    sorular: ['varis_saati'],
    bilgi: () => ({
      urun_tipi: 'otel',
      yildiz: 0,
      oda_sayisi: 1,
      pansiyon: 'oda_kahvalti',
      denize_m: 0,
      merkeze_m: 0,
      havalimani_km: 0,
      giris_saati: '14:00',
      cikis_saati: '12:00',
      belge_no: '',
      ozellikler: [],
    }),
  },
  dugun: {
    ...TERMS,
    satis: 'sor_sat',
    on_odeme: 20,
    son_satis_saat: 1008,
    iptal: [
      { gun: 90, iade_oran: 100 },
      { gun: 30, iade_oran: 50 },
    ],
    sorular: ['cift_adlari'],
    tarife: 'grup',
    stok: null,
    bilgi: ({ en_cok_kisi }) => ({
      urun_tipi: 'dugun',
      mekan: 'plaj',
      en_cok_davetli: en_cok_kisi,
      sure_dk: 360,
      resmi_nikah: false,
      diller: ['tr', 'en'],
      ozellikler: [],
    }),
  },
  saglik: {
    ...TERMS,
    satis: 'sor_sat',
    kdv_oran: 10,
    on_odeme: 20,
    son_satis_saat: 672,
    iptal: [{ gun: 2, iade_oran: 100 }],
    sorular: ['tedavi_ayi'],
    tarife: 'birim',
    stok: null,
    bilgi: () => ({
      urun_tipi: 'saglik',
      tedavi: 'dis',
      klinik: '',
      belge_no: '',
      belge_tarihi: null,
      gun: 3,
      gece: 2,
      komplikasyon_orani: 0,
      diller: ['tr', 'en'],
      ozellikler: [],
    }),
  },
  ekstra: {
    ...TERMS,
    on_odeme: 100,
    son_satis_saat: 24,
    iptal: [{ gun: 1, iade_oran: 100 }],
    sorular: ['hizmet_adresi'],
    tarife: 'birim',
    stok: { tur: 'saat', birim: 1, devir: 30 },
    sure_dk: 60,
    calisma: { acilis: '09:00', kapanis: '20:00', adim_dk: 30 },
    bilgi: () => ({
      urun_tipi: 'ekstra',
      hizmet: 'rehber',
      sure_dk: 60,
      diller: ['tr', 'en'],
      ozellikler: [],
    }),
  },
}
