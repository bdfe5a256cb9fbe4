import { englishPage } from '../page.ts'

export const windsurfingPage = englishPage({
  anahtar: 'c-windsurfing',
  turu: 'c',
  gorsel: 'icerik/poyraz-surf',
  yayin_zamani: '2026-02-10T08:00:00Z',
  baslik: 'Windsurf courses and board hire',
  ozet: 'A shallow bay, steady summer wind and patient instructors. For first-timers, improvers and people who just need a board.',
  slug: 'windsurfing',
  seo_baslik: 'Windsurf courses and board hire in Alaçatı | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>Alaçatı’s bay is the kindest place we know to fall off a board. The water is flat and, far out from the beach, still shallow enough to stand in. The summer wind blows from the north, across the land, and keeps its direction for days.</p>
<p>Beginners start on wide boards and small sails and usually turn on their own by the third session. Improvers work on harness, footstraps and the gybe. If you already know what you are doing, rent by the hour, the day or the week and change sails as often as the wind changes its mind.</p>
<h2>How booking works</h2>
<p>Pick a start day and a level. Groups are small, so in July and August book ahead. Be at the hut five minutes before your lesson: rigging takes longer than one thinks.</p>
<h2>What is included</h2>
<ul><li>Board, sail, wetsuit, harness and buoyancy vest</li><li>Instructor in English</li><li>Rescue boat on the bay while the station is open</li><li>Locker and hot shower</li></ul>`,
    },
    {
      tip: 'sss',
      baslik: 'Asked before',
      ogeler: [
        {
          soru: 'Do I have to be able to swim?',
          cevap: 'Yes, everyone who goes on the water must be able to swim, even though you can stand in most places.',
        },
        {
          soru: 'From what age?',
          cevap:
            'Children can begin as soon as they swim confidently and can hold a small sail, often at around eight.',
        },
        {
          soru: 'When is the wind best for beginners?',
          cevap: 'May, June and September are gentler; in July and August mornings are the quiet time.',
        },
      ],
    },
    {
      tip: 'cagri',
      baslik: 'Not sure about your level?',
      metin: 'Describe your last hour on a board. We will know.',
      etiket: 'Write to us',
      url: '/contact',
    },
  ],
})
