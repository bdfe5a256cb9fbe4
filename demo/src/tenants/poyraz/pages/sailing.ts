import { englishPage } from '../page.ts'

export const sailingPage = englishPage({
  anahtar: 'c-sailing',
  turu: 'c',
  gorsel: 'icerik/poyraz-yelken',
  yayin_zamani: '2026-02-10T08:00:00Z',
  baslik: 'Sailing weeks and courses',
  ozet: 'Skippered weeks along the Çeşme peninsula and courses for people who want to take the tiller themselves.',
  slug: 'sailing',
  seo_baslik: 'Sailing weeks and courses in Çeşme | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>The Çeşme peninsula sticks out into the Aegean like a hand, and the wind finds every finger. On the north side lie the islands of Ildır, small, empty and good for lunch; on the south side the bays are sheltered enough to spend the night. Distances are short, so that even a first-time crew sleeps somewhere new each evening.</p>
<p>On a skippered week you do as much or as little as you like: haul, steer, cook, or lie in the shade. On a course week the skipper keeps hands in pockets, and you do the rest.</p>
<h2>How booking works</h2>
<p>Choose a week and a berth, or the whole boat. Weeks run from Saturday to Saturday. Your deposit holds the place; the balance is paid on arrival in Çeşme.</p>
<h2>What is included</h2>
<ul><li>Boat, skipper and safety equipment</li><li>Bed linen and one towel each</li><li>Course material and logbook on course weeks</li><li>Food, fuel and harbour fees are shared on board and settled at the end</li></ul>`,
    },
    {
      tip: 'sss',
      baslik: 'Asked before',
      ogeler: [
        {
          soru: 'Do I need experience?',
          cevap: 'No. Tell us honestly what you have done, and we will put together a crew that matches.',
        },
        {
          soru: 'Can I come alone?',
          cevap: 'Yes, many people do. You book a berth and share a cabin, or pay a supplement to have it to yourself.',
        },
        {
          soru: 'What if there is too much wind?',
          cevap:
            'Then the boat stays in harbour and we practise knots, charts and the theory of grilled fish. The skipper decides.',
        },
      ],
    },
    {
      tip: 'cagri',
      baslik: 'Which week suits you?',
      metin: 'Tell us when you can come and how much you have sailed.',
      etiket: 'Write to us',
      url: '/contact',
    },
  ],
})
