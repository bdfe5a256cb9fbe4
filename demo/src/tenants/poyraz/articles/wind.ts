import { englishPage } from '../page.ts'

export const windArticle = englishPage({
  anahtar: 'b-wind',
  turu: 'b',
  gorsel: 'icerik/poyraz-surf',
  yayin_zamani: '2026-06-20T07:00:00Z',
  baslik: 'How to read the wind in Alaçatı',
  ozet: 'Two winds with names, one bay, and the flags, mills and olive trees that tell you what is coming.',
  slug: 'reading-the-wind',
  seo_baslik: 'How to read the wind in Alaçatı | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>Before you look at an app, look at the windmills. They stand on a rise above the village with their backs to the north, and the people who built them had no forecasts, only bread to grind. If you want to know where the wind usually comes from, see which way the old things face: the mills, the doors, the bent trees.</p>
<h2>Two names to learn</h2>
<p>Poyraz comes from the north and north-east. In summer it joins forces with the meltem, the seasonal northerly of the Aegean, and then it can blow for days on end: clear sky, dry air, sharp horizon. It gets up during the morning, is strongest in the afternoon and eases towards evening. This is the wind that made the bay famous.</p>
<p>Lodos is its opposite, a warm and heavy wind from the south-west. It brings haze and waves, closes ferry lines and gives half the village a headache. In summer it is a rare guest. When it does come, the bay is no place for beginners, and we go for a long lunch instead.</p>
<h2>Why the bay works</h2>
<p>Alaçatı’s bay opens to the south. A northerly therefore reaches it across the land, without room to build up waves, and the water stays flat even when it blows hard. Because the bottom slopes very gently, you can stand a long way from the beach. For learning, this is a gift: you fall, you stand up, you try again. But it also means that the wind blows away from the beach. Never go out further than you can come back, and stay where the rescue boat can see you.</p>
<h2>Small signs</h2>
<ul><li><strong>Dark patches on the water</strong> are gusts on their way. Count the seconds until they reach you, and you will learn to be ready.</li><li><strong>White caps</strong> outside the bay mean it is time for a smaller sail.</li><li><strong>Flags that snap</strong> instead of waving say the same thing, earlier.</li><li><strong>A soft, hazy horizon</strong> in the morning often means a lazy day; a sharp one, with Chios close enough to touch, means wind.</li></ul>
<h2>Choosing your hour</h2>
<p>If this is your first week, take the morning. The wind is lighter, the water emptier, and your arms are fresh. By the time it picks up you will be on the terrace, watching the experts go past and believing that you could do it too. If you can already plane, sleep in. Your hours are from two to six.</p>
<p>And look at the app if you must. Then step outside, turn your face until both ears feel the same breeze, and say out loud where it comes from. After three days you will be right more often than the app.</p>
<p>When you are ready to try, our <a href="/c/windsurfing">courses</a> begin every week, and the <a href="/u/alacati-and-cesme">village</a> is a pleasant place to rest your arms.</p>`,
    },
  ],
})
