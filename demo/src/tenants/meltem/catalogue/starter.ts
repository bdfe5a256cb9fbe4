import type { ProductFacts } from '@meltem/contract/product-facts'
import type { SceneName } from '../../../illustrations/scene-table.ts'
import { plainShowcase } from '../../../plain-showcase.ts'
import type { TenantShowcase } from '../../../tenant-data.ts'
import { DESTINATION_NAMES, type DestinationKey } from '../destination-names.ts'
import { inFour } from '../four-languages.ts'
import { KIND_NAMES } from '../kind-names.ts'
import { PRODUCTS } from '../products.ts'

type Told = readonly [bolge: DestinationKey, scene: SceneName, bilgi: ProductFacts]

const FACTS: Readonly<Record<string, Told>> = {
  'twelve-islands': [
    'gocek',
    'gulet',
    {
      urun_tipi: 'tur',
      tur_tipi: 'tekne',
      sure_dk: 450,
      zorluk: 'kolay',
      en_az_yas: 0,
      grup_en_cok: 24,
      diller: ['tr', 'en'],
      otelden_alma: true,
      ozellikler: [],
    },
  ],
  paragliding: [
    'oludeniz',
    'paragliding',
    {
      urun_tipi: 'tur',
      tur_tipi: 'macera',
      sure_dk: 120,
      zorluk: 'orta',
      en_az_yas: 12,
      grup_en_cok: 8,
      diller: ['tr', 'en'],
      otelden_alma: true,
      ozellikler: [],
    },
  ],
  'villa-zeytin': [
    'kas',
    'villa-stone',
    {
      urun_tipi: 'villa',
      izin_no: '07-4821',
      oda: 3,
      yatak: 5,
      banyo: 3,
      alan_m2: 180,
      havuz: { en: 4, boy: 9 },
      denize_m: 900,
      merkeze_m: 2500,
      havalimani_km: 150,
      giris_saati: '16:00',
      cikis_saati: '10:00',
      odalar: [],
      ozellikler: ['klima', 'wifi', 'mutfak', 'mangal', 'deniz_manzarasi'],
    },
  ],
  'gulet-mavi': [
    'bodrum',
    'gulet',
    {
      urun_tipi: 'yat',
      tekne_tipi: 'gulet',
      boy_m: 26,
      en_m: 7,
      kabin: 6,
      wc: 6,
      gece_kisi: 12,
      gunduz_kisi: 16,
      murettebat: 4,
      yapim_yili: 2012,
      yenileme_yili: 2023,
      liman: 'Bodrum',
      bayrak: 'TR',
      ozellikler: ['sup', 'snorkel', 'klima'],
    },
  ],
  'motor-yacht': [
    'gocek',
    'yacht',
    {
      urun_tipi: 'yat',
      tekne_tipi: 'motoryat',
      boy_m: 14,
      en_m: 4.2,
      kabin: 2,
      wc: 1,
      gece_kisi: 4,
      gunduz_kisi: 10,
      murettebat: 2,
      yapim_yili: 2019,
      yenileme_yili: null,
      liman: 'Göcek',
      bayrak: 'TR',
      ozellikler: ['sup', 'snorkel'],
    },
  ],
  'dalaman-goecek': [
    'gocek',
    'transfer-airport',
    {
      urun_tipi: 'transfer',
      nereden: 'dlm',
      nereye: 'gocek',
      mesafe_km: 22,
      sure_dk: 25,
      bekleme_dk: 60,
      havalimani: true,
      ozellikler: ['klima', 'wifi'],
    },
  ],
  compact: [
    'gocek',
    'car-economy',
    {
      urun_tipi: 'arac_kira',
      sinif: 'kompakt',
      ornek: 'Fiat Egea',
      vites: 'otomatik',
      yakit: 'benzin',
      koltuk: 5,
      kapi: 4,
      buyuk_bavul: 2,
      kucuk_bavul: 1,
      gunluk_km: null,
      en_az_yas: 23,
      ehliyet_yil: 2,
      ozellikler: ['klima', 'bluetooth'],
    },
  ],
  'liman-hotel': [
    'kaleici',
    'hotel-courtyard',
    {
      urun_tipi: 'otel',
      yildiz: 4,
      oda_sayisi: 28,
      pansiyon: 'oda_kahvalti',
      denize_m: 300,
      merkeze_m: 100,
      havalimani_km: 13,
      giris_saati: '14:00',
      cikis_saati: '11:00',
      belge_no: '18204',
      ozellikler: ['klima', 'wifi', 'kahvalti', 'restoran'],
    },
  ],
  'beach-wedding': [
    'oludeniz',
    'wedding-beach',
    {
      urun_tipi: 'dugun',
      mekan: 'plaj',
      en_cok_davetli: 80,
      sure_dk: 360,
      resmi_nikah: true,
      diller: ['tr', 'en'],
      ozellikler: [],
    },
  ],
  implant: [
    'istanbul',
    'dental',
    {
      urun_tipi: 'saglik',
      tedavi: 'dis',
      klinik: 'Lara Diş',
      belge_no: 'ST-0341',
      belge_tarihi: '2024-03-12',
      gun: 5,
      gece: 4,
      komplikasyon_orani: 1.8,
      diller: ['tr', 'en'],
      ozellikler: [],
    },
  ],
  photographer: [
    'kas',
    'photo-shoot',
    { urun_tipi: 'ekstra', hizmet: 'fotograf', sure_dk: 60, diller: ['tr', 'en'], ozellikler: [] },
  ],
}

/** Products that have no page of their own yet get a short one. */
export const STARTER: readonly TenantShowcase[] = PRODUCTS.flatMap((urun, place) => {
  const known = FACTS[urun.anahtar]
  if (!known) return []
  const [bolge, scene, bilgi] = known
  const { enlem, boylam } = DESTINATION_NAMES[bolge]
  const told = inFour((dil) => [`${urun.ad[dil]}: ${KIND_NAMES[urun.urun_tipi].not[dil]}.`] as const)
  return plainShowcase(
    urun,
    told,
    { scene, options: { seed: urun.anahtar } },
    { bolge, enlem, boylam, bilgi, agirlik: 10 - place },
  )
})
