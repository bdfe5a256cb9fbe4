import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, PET } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { AT_ONCE, atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0377',
  oda: 3,
  yatak: 4,
  banyo: 3,
  alan_m2: 130,
  havuz: { en: 4, boy: 9 },
  denize_m: 11000,
  merkeze_m: 1300,
  havalimani_km: 27,
  giris_saati: '15:00',
  cikis_saati: '11:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(0, 2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'evcil_hayvan',
    'engelli_erisimi',
    'bebek_yatagi',
    'tv',
  ],
}

export const villaSazlik: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-sazlik',
    ad: { tr: 'Sazlık Bahçe Evi', en: 'Sazlık garden villa', de: 'Gartenvilla Sazlık', ru: 'Вилла «Сазлык» в саду' },
    en_cok_kisi: 6,
    terms: AT_ONCE,
    gece: [85, 140, 210],
    hafta: [550, 920, 1390],
    en_az_gece: [2, 3, 4],
    ucretler: [
      { tur: 'temizlik', fiyat: 50, esik_gece: 5 },
      { tur: 'evcil_hayvan', fiyat: 5, gecelik: true, en_cok: 2 },
      { tur: 'ek_yatak', fiyat: 15, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 250 },
    ],
    ekstralar: [
      extra('bicycle', 35),
      extra('airport-transfer', 70),
      extra('boat-day', 190),
      extra('breakfast', 10),
      extra('baby-set', 10),
    ],
  }),
  bolge: 'dalyan',
  enlem: 36.8413,
  boylam: 28.6464,
  bilgi,
  agirlik: 765,
  filtreler: villaFilters(bilgi, 'aile', 'doga'),
  koleksiyonlar: ['aile'],
  bulusma: atTheDoor(36.8413, 28.6464),
  sorular: [ARRIVAL_TIME, PET],
  gorseller: shots(
    'villa-sazlik',
    ['villa-modern', 'noon-mint'],
    ['living', 'golden-saffron'],
    ['picnic', 'golden-amber'],
    ['villa-modern', 'golden-saffron'],
    ['villa-modern', 'night-pine'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Sazlık Bahçe Evi',
      slug: 'sazlik-bahce-evi-dalyan',
      ozet: 'Dalyan’da nar ve limon ağaçlı düz bir bahçede üç odalı villa. Her kapı basamaksız, bisikletle çarşı beş dakika, tekneyle İztuzu kırk.',
      aciklama: [
        'Dalyan düzdür, bu evin güzelliği de orada: bahçe kapısından yatak odasına, oradan havuza tek basamak yok. Sahibi İngiliz bir fizyoterapist; evi, annesi de rahat etsin diye çizdirmiş. Kapılar geniş, duşlar düz ayak, havuza rampalı bir giriş var.',
        'Bahçede nar, limon ve iki kaplumbağa yaşar. Üç odanın üçü de banyolu. Akşamüstü kurbağalar başlar; sazlık iki yüz metre ötededir.',
        'Nehir kıyısına bisikletle beş dakika. İztuzu kumsalına dolmuş tekneler oradan kalkar, kaya mezarlarının önünden geçer. Cumartesi pazarı kaçmaz.',
      ],
      one_cikanlar: [
        'Baştan sona basamaksız ev ve bahçe',
        'Rampalı havuz girişi',
        'Köpekler ve çocuklar için çitli bahçe',
        'Çarşıya düz yolda bisikletle 5 dakika',
        'Hemen onaylanır',
      ],
      dahil: ['İki bisiklet', 'Havuz ve bahçe bakımı'],
      haric: ['Beş geceden kısa konaklamada temizlik (50 €)', 'Havuz ısıtılmaz'],
      kurallar: ['Bahçedeki kaplumbağalar beslenmez, kaldırılmaz', 'Evcil hayvan sazlıkta tasmayla gezer'],
      erisilebilirlik: [
        'Ev, bahçe ve havuz basamaksız; kapılar 90 cm',
        'Bir banyoda tutunma barları ve duş sandalyesi',
      ],
      sss: [
        ['Sivrisinek çok mu?', 'Haziran ve eylülde akşam olur; pencereler telli, belediye ilaçlar. Kovucu evde var.'],
        ['Denize nasıl gidilir?', 'İztuzu’na tekneyle 40, arabayla 20 dakika. Kumsal gece caretta için kapanır.'],
        ['Tekerlekli sandalye kiralanır mı?', 'Dalyan’daki eczaneden ayarlarız; haftalık bedelini söyleriz.'],
      ],
      ara: ['dalyan villa', 'engelsiz villa', 'basamaksız ev', 'iztuzu', 'evcil hayvan'],
      bulusma:
        'Dalyan girişinde Gülpınar yolundan sola; kapıda nar ağacı. Posta kutusundaki şifreli kasadan alırsınız, Gülay Hanım akşam uğrar.',
    },
    en: {
      baslik: 'Sazlık garden villa',
      slug: 'sazlik-garden-villa-dalyan',
      ozet: 'Three bedrooms in a level garden of pomegranates and lemons in Dalyan. Not one step anywhere, five minutes to town by bicycle, forty to İztuzu beach by boat.',
      aciklama: [
        'Dalyan is flat, and that is the beauty of this house: from gate to bedroom to pool there is not a single step. The owner, an English physiotherapist, had it drawn so that her mother could move freely. Doors are wide, showers level, and a ramp leads into the pool.',
        'Pomegranates, lemons and two tortoises live in the garden. All three bedrooms have their own bathroom. Towards evening the frogs begin; the reeds are two hundred metres away.',
        'The riverside is five minutes by bicycle. From there the shared boats to İztuzu beach pass below the rock tombs. Do not miss the Saturday market.',
      ],
      one_cikanlar: [
        'Step-free house and garden throughout',
        'Ramp into the pool',
        'Fenced garden for dogs and children',
        'Five flat minutes to town by bicycle',
        'Confirmed at once',
      ],
      dahil: ['Two bicycles', 'Care of pool and garden'],
      haric: ['Cleaning for stays under five nights (€50)', 'The pool cannot be heated'],
      kurallar: ['Do not feed or lift the tortoises', 'Dogs on a lead in the reeds'],
      erisilebilirlik: [
        'House, garden and pool without steps; doors 90 cm wide',
        'One bathroom with grab rails and a shower chair',
      ],
      sss: [
        [
          'Are there many mosquitoes?',
          'On June and September evenings, yes. Windows are screened and repellent is in the house.',
        ],
        [
          'How do we get to the sea?',
          'İztuzu is 40 minutes by boat or 20 by car. The beach closes at night for the turtles.',
        ],
        ['Can we hire a wheelchair?', 'The chemist in Dalyan has them; we arrange it and tell you the weekly price.'],
      ],
      ara: ['dalyan villa', 'accessible villa', 'step-free', 'wheelchair', 'iztuzu', 'pet friendly'],
      bulusma:
        'At the entrance to Dalyan turn left towards Gülpınar; a pomegranate marks the gate. The key is in the code safe by the letter box, and Gülay calls in the evening.',
    },
    de: {
      baslik: 'Gartenvilla Sazlık',
      slug: 'gartenvilla-sazlik-dalyan',
      ozet: 'Drei Schlafzimmer in einem ebenen Garten mit Granatäpfeln und Zitronen in Dalyan. Nirgends eine Stufe, mit dem Rad fünf Minuten in den Ort, mit dem Boot vierzig nach İztuzu.',
      aciklama: [
        'Dalyan ist flach, und das ist das Schöne an diesem Haus: vom Tor ins Schlafzimmer und weiter zum Pool keine einzige Stufe. Die Besitzerin, eine englische Physiotherapeutin, ließ es so zeichnen, dass auch ihre Mutter zurechtkommt. Türen breit, Duschen ebenerdig, in den Pool führt eine Rampe.',
        'Im Garten wachsen Granatäpfel und Zitronen und wohnen zwei Schildkröten. Alle drei Schlafzimmer haben ein Bad. Gegen Abend fangen die Frösche an, das Schilf ist zweihundert Meter entfernt.',
        'Mit dem Rad sind Sie in fünf Minuten am Fluss. Dort legen die Boote zum Strand İztuzu ab und fahren an den Felsengräbern vorbei. Am Samstag ist Markt.',
      ],
      one_cikanlar: [
        'Haus und Garten durchgehend stufenlos',
        'Rampe in den Pool',
        'Eingezäunter Garten für Hunde und Kinder',
        'Fünf ebene Minuten mit dem Rad in den Ort',
        'Sofort bestätigt',
      ],
      dahil: ['Zwei Fahrräder', 'Pool- und Gartenpflege'],
      haric: ['Reinigung bei weniger als fünf Nächten (50 €)', 'Der Pool ist nicht beheizbar'],
      kurallar: ['Schildkröten weder füttern noch hochheben', 'Hunde im Schilf an der Leine'],
      erisilebilirlik: ['Haus, Garten und Pool ohne Stufen, Türen 90 cm', 'Ein Bad mit Haltegriffen und Duschstuhl'],
      sss: [
        [
          'Gibt es viele Mücken?',
          'An Abenden im Juni und September schon. Die Fenster haben Gitter, Mückenschutz liegt bereit.',
        ],
        [
          'Wie kommen wir ans Meer?',
          'Nach İztuzu 40 Minuten mit dem Boot oder 20 mit dem Auto. Nachts ist der Strand für die Schildkröten gesperrt.',
        ],
        [
          'Können wir einen Rollstuhl leihen?',
          'Die Apotheke in Dalyan verleiht welche; wir kümmern uns und nennen den Wochenpreis.',
        ],
      ],
      ara: ['Villa Dalyan', 'barrierefreies Ferienhaus', 'rollstuhlgerecht', 'İztuzu', 'Hund erlaubt'],
      bulusma:
        'Am Ortseingang von Dalyan links Richtung Gülpınar; am Tor steht ein Granatapfelbaum. Der Schlüssel ist im Codetresor am Briefkasten, Gülay kommt abends vorbei.',
    },
    ru: {
      baslik: 'Вилла «Сазлык» в саду',
      slug: 'villa-sazlyk-dalyan',
      ozet: 'Три спальни в ровном саду с гранатами и лимонами в Дальяне. Ни одной ступени, до центра пять минут на велосипеде, до пляжа Изтузу сорок на лодке.',
      aciklama: [
        'Дальян плоский, и в этом прелесть дома: от калитки до спальни и до бассейна ни одной ступени. Хозяйка, английский физиотерапевт, задумала его так, чтобы было удобно и её матери. Двери широкие, душ без порога, в бассейн ведёт пандус.',
        'В саду гранаты, лимоны и две черепахи. У всех трёх спален своя ванная. К вечеру начинают лягушки: камыши в двухстах метрах.',
        'До реки пять минут на велосипеде. Оттуда лодки идут на пляж Изтузу мимо скальных гробниц. В субботу рынок, его не пропускают.',
      ],
      one_cikanlar: [
        'Дом и сад полностью без ступеней',
        'Пандус в бассейн',
        'Огороженный сад для собак и детей',
        'Пять минут до центра на велосипеде по ровной дороге',
        'Подтверждается сразу',
      ],
      dahil: ['Два велосипеда', 'Уход за бассейном и садом'],
      haric: ['Уборка при проживании менее пяти ночей (50 €)', 'Бассейн не подогревается'],
      kurallar: ['Черепах не кормить и не поднимать', 'В камышах собаки на поводке'],
      erisilebilirlik: ['Дом, сад и бассейн без ступеней, двери 90 см', 'В одной ванной поручни и стул для душа'],
      sss: [
        ['Много ли комаров?', 'Вечерами в июне и сентябре бывают. На окнах сетки, средство есть в доме.'],
        ['Как добраться до моря?', 'До Изтузу 40 минут на лодке или 20 на машине. Ночью пляж закрыт ради черепах.'],
        ['Можно ли взять напрокат коляску?', 'В аптеке Дальяна; мы договоримся и скажем цену за неделю.'],
      ],
      ara: ['вилла дальян', 'вилла без ступеней', 'для коляски', 'изтузу', 'с животными'],
      bulusma:
        'На въезде в Дальян налево к Гюльпынару, у калитки гранат. Ключ в сейфе у почтового ящика, вечером зайдёт Гюлай.',
    },
  }),
  yorumlar: [
    {
      ad: 'Margaret O.',
      dil: 'en',
      puan: 5,
      gun_once: 46,
      metin:
        'I use a wheelchair and for once did not have to ask about anything. The ramp into the pool made me cry a little.',
    },
    {
      ad: 'Gerd & Ilse',
      dil: 'de',
      puan: 5,
      gun_once: 63,
      metin: 'Wirklich ebenerdig, nicht nur auf dem Papier. Räder in gutem Zustand, Markt am Samstag herrlich.',
    },
    {
      ad: 'Nihan Y.',
      dil: 'tr',
      puan: 4,
      gun_once: 98,
      metin: 'Annem rahat etti, köpeğimiz de. Akşamları sivrisinek var, haberiniz olsun.',
    },
    {
      ad: 'Lucy',
      dil: 'en',
      puan: 4,
      gun_once: 180,
      metin: 'Sweet house, honest description, loud frogs. The tortoises stole the show.',
    },
    {
      ad: 'Валентина',
      dil: 'ru',
      puan: 5,
      gun_once: 139,
      metin: 'С мамой 80 лет и внуками. Никто не споткнулся ни разу.',
    },
  ],
}
