import { englishPage } from '../page.ts'

export const alacatiPage = englishPage({
  anahtar: 'u-alacati-and-cesme',
  turu: 'u',
  gorsel: 'bolge/alacati',
  yayin_zamani: '2026-02-12T08:00:00Z',
  baslik: 'Alaçatı and Çeşme',
  ozet: 'What to do when the board is drying: stone lanes, a castle, shallow beaches and a sunset in Ildır.',
  slug: 'alacati-and-cesme',
  seo_baslik: 'Alaçatı and Çeşme: a short guide | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>Two towns share one peninsula. Çeşme has the harbour, the castle and the ferries; Alaçatı has the lanes, the windmills and the bay. You can cycle from one to the other before lunch.</p>
<h2>What to see</h2>
<p>The castle of Çeşme, completed in 1508, guards the harbour and holds a small museum. Ilıca has a long sandy beach where warm springs rise in the sea. In Ildır, the ancient Erythrai, climb to the acropolis an hour before sunset. In spring the Herb Festival fills the streets of Alaçatı.</p>
<h2>When to come</h2>
<p>For wind, June to September. For learning, May, June and September. For walking and eating, April and October.</p>
<h2>How to get here</h2>
<p>Fly to İzmir; from the airport it is about an hour by motorway. Ferries connect Çeşme with the Greek island of Chios.</p>
<h2>What we offer here</h2>
<ul><li><a href="/c/sailing">Sailing weeks and courses</a></li><li><a href="/c/windsurfing">Windsurfing</a></li><li><a href="/c/stone-houses">Stone houses</a></li></ul>`,
    },
  ],
})
