import { EXTRA_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { HEIGHTS } from '../journey-questions.ts'

export const equipment = extraService({
  anahtar: 'equipment',
  satis: {
    ...EXTRA_TERMS,
    son_satis_saat: 18,
    en_cok_kisi: 12,
    secenekler: [
      {
        anahtar: 'bike',
        ad: { tr: 'Bisiklet (gün)', en: 'Bicycle (day)', de: 'Fahrrad (Tag)', ru: 'Велосипед (день)' },
        tarife: { tur: 'birim', fiyat: 14, olcu: 'gun' },
        stok: null,
      },
      {
        anahtar: 'e-bike',
        ad: {
          tr: 'Elektrikli bisiklet (gün)',
          en: 'Electric bicycle (day)',
          de: 'E-Bike (Tag)',
          ru: 'Электровелосипед (день)',
        },
        tarife: { tur: 'birim', fiyat: 29, olcu: 'gun' },
        stok: null,
      },
      {
        anahtar: 'paddle-board',
        ad: { tr: 'Kürek tahtası (gün)', en: 'Paddle board (day)', de: 'Paddelbrett (Tag)', ru: 'Сап-доска (день)' },
        tarife: { tur: 'birim', fiyat: 22, olcu: 'gun' },
        stok: null,
      },
      {
        anahtar: 'snorkel',
        ad: {
          tr: 'Şnorkel takımı (gün)',
          en: 'Snorkel set (day)',
          de: 'Schnorchelset (Tag)',
          ru: 'Маска и ласты (день)',
        },
        tarife: { tur: 'birim', fiyat: 7, olcu: 'gun' },
        stok: null,
      },
    ],
    ekstralar: [
      {
        anahtar: 'child-trailer',
        ad: { tr: 'Çocuk römorku', en: 'Child trailer', de: 'Kinderanhänger', ru: 'Детский прицеп' },
        birim: 'gun',
        fiyat: 9,
      },
    ],
  },
  bilgi: { hizmet: 'ekipman', sure_dk: 0, diller: ['tr', 'en', 'de', 'ru'], ozellikler: ['sup', 'snorkel'] },
  bolge: 'alacati',
  koleksiyonlar: ['aile', 'macera'],
  sorular: [HEIGHTS],
  kampanya_yuzde: 5,
  agirlik: 60,
  gorseller: [
    ['bikes', 'noon-azure'],
    ['windsurf', 'golden-amber'],
    ['reef', 'noon-mint'],
    ['bikes', 'dusk-coral', true],
  ],
  metin: {
    tr: {
      baslik: 'Bisiklet ve deniz ekipmanı',
      slug: 'bisiklet-ve-deniz-ekipmani-kiralama',
      ozet: 'Bisiklet, elektrikli bisiklet, kürek tahtası ve şnorkel: kapınıza getirir, akşam alırız. Kask ve can yeleği dahil.',
      anlat: [
        'Uçakta taşımaya değmez, bir günlüğüne almaya hiç değmez: ekipmanı biz getiririz. Boyunuzu yazın, sele ayarlı gelsin. Bisikletler her sabah kontrol edilir; yanında kilit, pompa ve yedek lastik olur.',
        'Kürek tahtası şişmedir, çantası sırtta taşınır; on dakikada hazırdır. Öğleden sonra rüzgâr kuvvetliyse tahtayla açılmayın: kıyı boyunca sabah saatleri en güvenlisidir.',
      ],
      one: ['Kapıya teslim ve geri alma', 'Kask, kilit ve can yeleği dahil', 'Her boyda çocuk bisikleti'],
      dahil: ['Kask, kilit ve yama takımı', 'Can yeleği ve kürek', 'Temiz, dezenfekte şnorkel'],
      haric: ['Kayıp ve kırık parça bedeli'],
      sss: [
        [
          'Birkaç gün kiralarsak indirim var mı?',
          'Fiyat gün başınadır. Daha uzun süre için yazın, size bir teklif hazırlayalım.',
        ],
        ['Elektrikli bisiklet kaç kilometre gider?', 'Düz yolda yetmiş, yokuşta kırk kilometre kadar.'],
      ],
      ara: ['bisiklet kiralama', 'sup kiralama', 'e-bike', 'şnorkel', 'spor ekipmanı'],
    },
    en: {
      baslik: 'Bicycles and sea gear',
      slug: 'bicycle-and-sea-gear-hire',
      ozet: 'Bicycles, e-bikes, paddle boards and snorkels brought to your door and collected at night. Helmets and life jackets included.',
      anlat: [
        'Not worth flying with and even less worth buying for a day: we bring the gear. Give us your height and the saddle arrives at the right level. Bicycles are checked every morning and come with lock, pump and spare tube.',
        'The paddle boards are inflatable, travel in a rucksack and are ready in ten minutes. Do not paddle out when the afternoon wind is strong: mornings close to the shore are safest.',
      ],
      one: ['Delivered and collected', 'Helmet, lock and life jacket included', 'Children’s bicycles in every size'],
      dahil: ['Helmet, lock and repair kit', 'Life jacket and paddle', 'Clean, disinfected snorkels'],
      haric: ['Lost or broken parts'],
      sss: [
        [
          'Is it cheaper for several days?',
          'The price is per day. For a longer time write to us and we will make you an offer.',
        ],
        ['How far does the e-bike go?', 'About seventy kilometres on the flat, forty in the hills.'],
      ],
      ara: ['bike hire', 'sup hire', 'e-bike', 'snorkel set', 'sports gear'],
    },
    de: {
      baslik: 'Fahrräder und Wassersportgeräte',
      slug: 'fahrrad-und-wassersport-verleih',
      ozet: 'Fahrrad, E-Bike, Paddelbrett und Schnorchel: gebracht an die Tür, abends abgeholt. Helm und Schwimmweste inklusive.',
      anlat: [
        'Zum Fliegen zu sperrig, für einen Tag zu teuer: Wir bringen die Ausrüstung. Nennen Sie Ihre Größe, dann kommt der Sattel richtig eingestellt. Die Räder werden jeden Morgen geprüft und haben Schloss, Pumpe und Ersatzschlauch dabei.',
        'Die Paddelbretter sind aufblasbar, passen in einen Rucksack und sind in zehn Minuten bereit. Bei starkem Nachmittagswind bleiben Sie bitte an Land: Am sichersten paddelt man morgens nah am Ufer.',
      ],
      one: ['Lieferung und Abholung', 'Helm, Schloss und Weste inklusive', 'Kinderräder in allen Größen'],
      dahil: ['Helm, Schloss und Flickzeug', 'Schwimmweste und Paddel', 'Saubere, desinfizierte Schnorchel'],
      haric: ['Verlorene oder zerbrochene Teile'],
      sss: [
        [
          'Wird es für mehrere Tage günstiger?',
          'Der Preis gilt pro Tag. Für längere Zeit schreiben Sie uns, wir machen Ihnen ein Angebot.',
        ],
        ['Wie weit fährt das E-Bike?', 'Rund siebzig Kilometer in der Ebene, vierzig in den Hügeln.'],
      ],
      ara: ['Fahrradverleih', 'SUP mieten', 'E-Bike', 'Schnorchelset', 'Sportgeräte'],
    },
    ru: {
      baslik: 'Велосипеды и морское снаряжение',
      slug: 'velosipedy-i-snaryazhenie-naprokat',
      ozet: 'Велосипеды, электровелосипеды, сап-доски и маски: привезём к двери и заберём вечером. Шлемы и жилеты включены.',
      anlat: [
        'Везти самолётом незачем, покупать на день тем более: снаряжение привезём мы. Укажите рост, и седло будет на нужной высоте. Велосипеды проверяем каждое утро; в комплекте замок, насос и запасная камера.',
        'Сап-доски надувные, помещаются в рюкзак и готовы за десять минут. При сильном послеполуденном ветре не выходите: безопаснее всего утром у берега.',
      ],
      one: ['Доставка и вывоз', 'Шлем, замок и жилет включены', 'Детские велосипеды всех размеров'],
      dahil: ['Шлем, замок и ремкомплект', 'Жилет и весло', 'Чистые, обработанные маски'],
      haric: ['Утерянные и сломанные части'],
      sss: [
        [
          'На несколько дней дешевле?',
          'Цена указана за день. Если нужно надолго, напишите, и мы подготовим предложение.',
        ],
        ['На сколько хватает электровелосипеда?', 'Около семидесяти километров по ровной дороге, сорока — в холмах.'],
      ],
      ara: ['прокат велосипедов', 'аренда сап', 'электровелосипед', 'маска и ласты', 'снаряжение'],
    },
  },
  yorumlar: [
    ['Petra W.', 'de', 5, 17, 'Vier Räder, alle Sättel passten auf Anhieb. Abends vor der Tür abgeholt.'],
    ['Kemal R.', 'tr', 4, 51, 'Kürek tahtası sağlam. Pompa biraz yorucu.'],
    ['Joe T.', 'en', 5, 94, 'The e-bikes turned the Çeşme hills into nothing.'],
  ],
})
