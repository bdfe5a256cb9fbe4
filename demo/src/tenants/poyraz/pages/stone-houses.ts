import { englishPage } from '../page.ts'

export const stoneHousesPage = englishPage({
  anahtar: 'c-stone-houses',
  turu: 'c',
  gorsel: 'icerik/poyraz-tas-ev',
  yayin_zamani: '2026-02-10T08:00:00Z',
  baslik: 'Stone houses in Alaçatı',
  ozet: 'Old village houses with thick walls and cool courtyards, with a place to hang wet things and a short ride to the bay.',
  slug: 'stone-houses',
  seo_baslik: 'Stone houses to rent in Alaçatı | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>The houses of Alaçatı were built of pale local stone for winegrowers and their mules. The walls are thick, the windows small, the courtyards shaded, and in August that is worth more than any machine.</p>
<p>Ours sleep between two and eight. All have a yard with a tap for salt-water gear, and all are within a walk of the square and a short ride of the bay. Each has the rental permit that Turkish law requires, and its number is on the listing.</p>
<h2>How booking works</h2>
<p>Choose your dates; the calendar shows free days and the minimum stay. We confirm with the owner and hold the house for 24 hours while you pay the deposit.</p>
<h2>What is included</h2>
<ul><li>The whole house, linen and towels</li><li>Electricity, water and internet</li><li>Bicycles, as many as the house has beds</li><li>Somebody who meets you with the key</li></ul>`,
    },
    {
      tip: 'sss',
      baslik: 'Asked before',
      ogeler: [
        {
          soru: 'Is it noisy at night?',
          cevap:
            'The centre dines late in July and August. If you go to bed early, ask for a house on the windmill side.',
        },
        {
          soru: 'Is there parking?',
          cevap: 'Some lanes are closed to cars in season. We tell you where to leave yours before you arrive.',
        },
        {
          soru: 'Can we combine a house with a course?',
          cevap: 'Yes, put both in one basket; lesson times can follow your breakfast.',
        },
      ],
    },
    {
      tip: 'cagri',
      baslik: 'How many beds?',
      metin: 'Tell us your dates and who is coming.',
      etiket: 'Write to us',
      url: '/contact',
    },
  ],
})
