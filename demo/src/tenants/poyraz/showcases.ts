import { plainShowcase } from '../../plain-showcase.ts'
import type { DemoProduct } from '../../product-data.ts'
import type { TenantShowcase } from '../../tenant-data.ts'
import { PRODUCTS } from './products.ts'

const ALACATI = { bolge: 'alacati', enlem: 38.283, boylam: 26.374 }

function product(key: string): DemoProduct {
  const found = PRODUCTS.find(({ anahtar }) => anahtar === key)
  if (!found) throw new Error(`Poyraz sells no ${key}`)
  return found
}

/** Pages of what Poyraz sells, in its one language. */
export const SHOWCASES: readonly TenantShowcase[] = [
  plainShowcase(
    product('first-sail'),
    {
      en: [
        'A day in a dinghy with an instructor beside you: by the afternoon you hold the tiller yourself.',
        'No experience needed',
        'Two people to a boat',
        'Wetsuit and life jacket included',
      ],
    },
    { scene: 'catamaran', options: { seed: 'pz1', palette: 'noon-azure' } },
    {
      ...ALACATI,
      agirlik: 90,
      bilgi: {
        urun_tipi: 'tur',
        tur_tipi: 'tekne',
        sure_dk: 420,
        zorluk: 'kolay',
        en_az_yas: 8,
        grup_en_cok: 8,
        diller: ['en', 'tr'],
        otelden_alma: false,
        ozellikler: [],
      },
      filtreler: { seviye: ['baslangic'], sure: ['gun'] },
      yorumlar: [
        {
          ad: 'Hannah W.',
          dil: 'en',
          puan: 5,
          metin: 'I had never been on a boat smaller than a ferry. Best day of the week.',
          gun_once: 24,
        },
        {
          ad: 'Tom B.',
          dil: 'en',
          puan: 4,
          metin: 'Patient teacher, good wind. Bring more sun cream than you think.',
          gun_once: 61,
        },
      ],
    },
  ),
  plainShowcase(
    product('stone-house'),
    {
      en: [
        'Thick walls, blue shutters and a courtyard with a fig tree, two streets from the market of Alaçatı.',
        'Courtyard with an outdoor kitchen',
        'Two bedrooms',
        'Bakery around the corner',
      ],
    },
    { scene: 'villa-courtyard', options: { seed: 'pz2', palette: 'golden-amber' } },
    {
      ...ALACATI,
      agirlik: 80,
      bilgi: {
        urun_tipi: 'villa',
        izin_no: '35-1184',
        oda: 2,
        yatak: 3,
        banyo: 2,
        alan_m2: 95,
        havuz: null,
        denize_m: 2200,
        merkeze_m: 150,
        havalimani_km: 82,
        giris_saati: '16:00',
        cikis_saati: '10:00',
        odalar: [
          { oda: 'yatak_odasi', cift_kisilik: 1, tek_kisilik: 0, banyolu: true },
          { oda: 'yatak_odasi', cift_kisilik: 0, tek_kisilik: 2, banyolu: false },
        ],
        ozellikler: ['klima', 'wifi', 'mutfak', 'mangal'],
      },
      filtreler: { sure: ['hafta'] },
      yorumlar: [
        {
          ad: 'Claire D.',
          dil: 'en',
          puan: 5,
          metin: 'Cool inside even in July, and the figs were ripe.',
          gun_once: 95,
        },
      ],
    },
  ),
  plainShowcase(
    product('sailing-week'),
    {
      en: [
        'A forty-foot yacht with skipper for a week between Çeşme and the islands, at the pace of the wind.',
        'Skipper included',
        'Four cabins',
        'Route by weather and mood',
      ],
    },
    { scene: 'yacht-aerial', options: { seed: 'pz3', palette: 'noon-mint' } },
    {
      bolge: 'alacati',
      enlem: 38.324,
      boylam: 26.303,
      agirlik: 85,
      bilgi: {
        urun_tipi: 'yat',
        tekne_tipi: 'yelkenli',
        boy_m: 12.4,
        en_m: 4,
        kabin: 4,
        wc: 2,
        gece_kisi: 8,
        gunduz_kisi: 10,
        murettebat: 1,
        yapim_yili: 2016,
        yenileme_yili: 2024,
        liman: 'Çeşme',
        bayrak: 'TR',
        ozellikler: ['sup', 'snorkel', 'zodyak', 'mutfak'],
      },
      filtreler: { seviye: ['orta'], sure: ['hafta'] },
    },
  ),
  plainShowcase(
    product('surf-lodge'),
    {
      en: [
        'Simple rooms behind the surf beach, breakfast from seven so that nobody misses the first wind.',
        'Five minutes to the spot',
        'Board storage and drying room',
        'Breakfast included',
      ],
    },
    { scene: 'bungalow', options: { seed: 'pz4', palette: 'dawn-apricot' } },
    {
      ...ALACATI,
      agirlik: 70,
      bilgi: {
        urun_tipi: 'otel',
        yildiz: 0,
        oda_sayisi: 14,
        pansiyon: 'oda_kahvalti',
        denize_m: 250,
        merkeze_m: 3000,
        havalimani_km: 84,
        giris_saati: '14:00',
        cikis_saati: '11:00',
        belge_no: '21764',
        ozellikler: ['wifi', 'kahvalti', 'bar', 'otopark'],
      },
    },
  ),
  plainShowcase(
    product('board-hire'),
    {
      en: [
        'Board, sail and wetsuit in your size for a day, with a hand at the water’s edge.',
        'Any size of sail',
        'Rescue boat on the spot',
      ],
    },
    { scene: 'windsurf', options: { seed: 'pz5', palette: 'golden-saffron' } },
    {
      ...ALACATI,
      agirlik: 60,
      bilgi: { urun_tipi: 'ekstra', hizmet: 'ekipman', sure_dk: 480, diller: ['en', 'tr'], ozellikler: [] },
      filtreler: { seviye: ['orta', 'ileri'], sure: ['gun'] },
    },
  ),
]
