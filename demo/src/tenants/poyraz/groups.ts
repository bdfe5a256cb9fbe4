import type { DemoCategory, DemoRegion } from '../../group-data.ts'

/** Categories of the kinds Poyraz has pages for. */
export const CATEGORIES: readonly DemoCategory[] = [
  category(
    'tur',
    'Days on the water',
    'days-on-the-water',
    'First sails and courses with people who live off the wind.',
  ),
  category('villa', 'Stone houses', 'stone-houses-to-rent', 'Houses with thick walls and courtyards in Alaçatı.'),
  category('yat', 'Yachts', 'yachts', 'Sailing yachts with a skipper, by the week.'),
  category('otel', 'Lodges', 'lodges', 'Simple rooms close to the spot.'),
  category('ekstra', 'Hire', 'hire', 'Boards, sails and wetsuits by the day.'),
]

function category(urun_tipi: DemoCategory['urun_tipi'], baslik: string, slug: string, metin: string): DemoCategory {
  return { kod: urun_tipi, urun_tipi, gorsel: null, metin: { en: { baslik, slug, metin } } }
}

export const REGIONS: readonly DemoRegion[] = [
  {
    kod: 'turkiye',
    gorsel: null,
    enlem: 38.96,
    boylam: 35.24,
    metin: { en: { baslik: 'Türkiye', slug: 'turkiye' } },
    not: { en: 'coasts and inland' },
  },
  {
    kod: 'alacati',
    ust: 'turkiye',
    gorsel: 'bolge/alacati',
    enlem: 38.28,
    boylam: 26.37,
    metin: {
      en: {
        baslik: 'Alaçatı',
        slug: 'alacati',
        metin: 'Stone houses, windmills and a bay where the wind blows three hundred days a year.',
      },
    },
    not: { en: 'stone houses and wind' },
  },
]
