import { englishPage } from '../page.ts'

export const aboutPage = englishPage({
  anahtar: 'p-about',
  turu: 'p',
  gorsel: 'icerik/poyraz-yelken',
  yayin_zamani: '2026-02-01T08:00:00Z',
  baslik: 'About Poyraz',
  ozet: 'Sailors and surfers with a hut on the bay and a desk in Çeşme. Who we are and how we teach.',
  slug: 'about',
  seo_baslik: 'About Poyraz, sailing and windsurfing in Alaçatı',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>Poyraz is the north-east wind. It cools the peninsula, dries the nets and decides what we do each day. We named ourselves after the boss.</p>
<h2>How we teach</h2>
<p>In small groups, on the water more than on the beach, and at the pace of the slowest. Our instructors hold recognised licences and come back every year because they like it here.</p>
<h2>What we do not do</h2>
<p>We do not send anyone out in weather we would not go out in ourselves. We do not sell levels you have not reached. And we do not play music on the beach.</p>
<h2>Booking and cancelling</h2>
<p>A deposit within 24 hours holds your place. If you cancel a package 30 days or more before it begins, <a href="/p/refund-guarantee">we refund everything</a>; single bookings follow the dates on their page. Days lost to lack of wind are repeated or refunded.</p>`,
    },
    {
      tip: 'cagri',
      baslik: 'Come and see',
      metin: 'The hut is open from May to October. Or drop us a line.',
      etiket: 'Write to us',
      url: '/contact',
    },
  ],
})
