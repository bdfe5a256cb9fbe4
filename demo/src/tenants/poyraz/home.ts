import { englishPage } from './page.ts'

export const homePage = englishPage({
  anahtar: 'ana',
  turu: 'ana',
  gorsel: 'splash/hero-poyraz',
  yayin_zamani: '2026-02-01T08:00:00Z',
  baslik: 'Poyraz: sailing and windsurfing in Alaçatı',
  ozet: 'Sailing weeks, windsurf courses and stone houses around Alaçatı and Çeşme. Small groups, real instructors, one wind.',
  seo_baslik: 'Poyraz · Sailing and windsurf holidays in Alaçatı and Çeşme',
  bloklar: [
    {
      tip: 'vitrin',
      baslik: 'The wind is on time.',
      metin:
        'Sailing weeks, windsurf courses and stone houses around Alaçatı and Çeşme, on the Aegean coast of Turkey.',
      gorsel: 'splash/hero-poyraz',
      gorsel_dar: 'splash/hero-poyraz-dar',
    },
    {
      tip: 'turler',
      baslik: 'Three ways to spend a windy week',
      metin: 'Take one, or put all three in the same booking.',
      ogeler: [
        {
          urun_tipi: 'yat',
          baslik: 'Sailing',
          not: 'skippered weeks and courses',
          url: '/c/sailing',
          gorsel: 'icerik/poyraz-yelken',
        },
        {
          urun_tipi: 'tur',
          baslik: 'Windsurfing',
          not: 'flat water, steady wind',
          url: '/c/windsurfing',
          gorsel: 'icerik/poyraz-surf',
        },
        {
          urun_tipi: 'villa',
          baslik: 'Stone houses',
          not: 'a walk from the square',
          url: '/c/stone-houses',
          gorsel: 'icerik/poyraz-tas-ev',
        },
      ],
    },
    {
      tip: 'kampanya',
      baslik: 'On offer these days',
      metin: 'What is running at the moment; codes are entered in the basket.',
      ogeler: [],
    },
    {
      tip: 'bolgeler',
      baslik: 'Where we are',
      ogeler: [
        {
          baslik: 'Alaçatı',
          not: 'stone lanes, shallow bay',
          url: '/u/alacati-and-cesme',
          enlem: 38.28,
          boylam: 26.37,
          gorsel: 'bolge/alacati',
        },
      ],
    },
    {
      tip: 'sozler',
      ogeler: [
        {
          baslik: 'Small groups',
          metin: 'One instructor looks after a handful of people, and learns your name on the first morning.',
        },
        {
          baslik: 'No wind, no problem',
          metin: 'If the wind stays away on a course day, you repeat the day or get that day’s fee back.',
        },
        {
          baslik: 'Deposit first, rest on arrival',
          metin: 'A deposit within 24 hours holds your place; you pay the balance when you get here.',
        },
        {
          baslik: '30-day refund guarantee',
          metin:
            'Packages are refunded in full until 30 days before they begin; single bookings by the dates on their page.',
          url: '/p/refund-guarantee',
        },
      ],
    },
    { tip: 'yazilar', baslik: 'From the beach hut', adet: 2, ogeler: [] },
    {
      tip: 'bulten',
      baslik: 'A letter when the season opens',
      metin: 'A few times a year: dates, wind and new boats. Leave whenever you like.',
    },
  ],
})
