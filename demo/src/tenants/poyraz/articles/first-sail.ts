import { englishPage } from '../page.ts'

export const firstSailArticle = englishPage({
  anahtar: 'b-first-sail',
  turu: 'b',
  gorsel: 'icerik/poyraz-yelken',
  yayin_zamani: '2026-05-18T07:00:00Z',
  baslik: 'Your first week under sail, day by day',
  ozet: 'What you will learn, what you will get wrong and why the fourth day is the best one.',
  slug: 'your-first-week-under-sail',
  seo_baslik: 'Your first week under sail in Çeşme | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>People who have never sailed imagine that it is mostly about courage. It is mostly about rope. The good news is that rope can be learned, and that a week is enough to stop being a passenger.</p>
<h2>Saturday: the boat</h2>
<p>You come aboard in Çeşme with a soft bag and too many shoes. The skipper shows you the lifejackets, the gas tap, the pump and the heads, which is what a toilet is called at sea, and you will remember roughly half of it. Then you go shopping together. Buy more water and fewer crisps than you think.</p>
<h2>Sunday: words</h2>
<p>Port is left, starboard is right, and a sheet is not a sail but the rope that pulls it. In the sheltered water outside the harbour you hoist the mainsail, slowly, and the engine goes off. There is always a moment of surprise at how quiet it is. By evening everyone has steered, nobody has steered straight, and the anchor has been dropped twice because the first time it did not hold.</p>
<h2>Monday: turning round</h2>
<p>A boat cannot sail straight into the wind, so it zigzags; each change of direction is a tack. You practise until the whole crew can do it without shouting. Later you learn the gybe, which is the same thing with the wind behind you, and why one keeps one’s head down.</p>
<h2>Tuesday: the day it clicks</h2>
<p>We said the fourth day is the best. By now your hands know where the winch handle lives. You feel a gust on your neck and ease the sheet before anyone tells you. At lunch you anchor off one of the Ildır islands at the first attempt and pretend that it was nothing.</p>
<h2>Wednesday: the chart</h2>
<p>Phones can show you where you are. A chart shows you where you could be, and what lies in between. You draw a course in pencil, allow for the wind and find the bay you were aiming for, more or less. In the evening you cook on a stove that swings.</p>
<h2>Thursday: wind</h2>
<p>There is usually one day when it blows properly. You put in a reef, which makes the sail smaller, and the boat, which you expected to become wild, becomes calm. Most people remember this as the moment when they began to trust it.</p>
<h2>Friday: home</h2>
<p>You bring her back yourselves. The skipper stands by the mast and looks the other way on purpose. Mooring stern-to between two other yachts is the hardest thing you do all week, and half the quay will be watching. They have all got it wrong themselves.</p>
<h2>What to pack</h2>
<ul><li>Non-marking soft shoes and something windproof</li><li>Sunglasses on a cord and a hat that stays on</li><li>A soft bag, a book, and a small torch</li></ul>
<p>The dates of our course weeks are on the <a href="/c/sailing">sailing page</a>. If you would like to sleep ashore before or after, there are <a href="/c/stone-houses">stone houses</a> with thick walls and no swell.</p>`,
    },
  ],
})
