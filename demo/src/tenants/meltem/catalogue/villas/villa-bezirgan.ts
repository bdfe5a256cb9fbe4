import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, PET } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '07-0000-0312',
  oda: 2,
  yatak: 3,
  banyo: 1,
  alan_m2: 80,
  havuz: null,
  denize_m: 17000,
  merkeze_m: 16000,
  havalimani_km: 134,
  giris_saati: '15:00',
  cikis_saati: '11:00',
  odalar: [bedroom(1, 0, false), bedroom(0, 2, false)],
  ozellikler: ['wifi', 'mutfak', 'camasir_makinesi', 'mangal', 'otopark', 'somine', 'evcil_hayvan', 'kahvalti'],
}

export const villaBezirgan: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-bezirgan',
    ad: { tr: 'Bezirgân Yayla Evi', en: 'Bezirgân upland house', de: 'Almhaus Bezirgân', ru: 'Дом на яйле Безирган' },
    en_cok_kisi: 4,
    gece: [65, 80, 95],
    hafta: [420, 520, 620],
    en_az_gece: [2, 2, 2],
    ucretler: [
      { tur: 'temizlik', fiyat: 30 },
      { tur: 'isitma', fiyat: 10, gecelik: true },
      { tur: 'evcil_hayvan', fiyat: 4, gecelik: true, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 100 },
    ],
    ekstralar: [extra('firewood', 10), extra('chef-dinner', 22), extra('airport-transfer', 165), extra('bicycle', 40)],
  }),
  bolge: 'kalkan',
  enlem: 36.3229,
  boylam: 29.5184,
  bilgi,
  agirlik: 720,
  filtreler: villaFilters(bilgi, 'doga', 'aile'),
  koleksiyonlar: ['macera', 'lezzet'],
  bulusma: atTheDoor(36.3229, 29.5184),
  sorular: [ARRIVAL_TIME, PET],
  gorseller: shots(
    'villa-bezirgan',
    ['cabin', 'golden-amber'],
    ['living', 'dusk-coral'],
    ['picnic', 'golden-amber'],
    ['cabin', 'dusk-coral'],
    ['cabin', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Bezirgân Yayla Evi',
      slug: 'bezirgan-yayla-evi',
      ozet: 'Kalkan’ın 750 metre üstünde, elma bahçeleri ve çamların kenarında iki odalı ahşap ev. Havuz yok, serin gece, dut ağacı ve bol yıldız var.',
      aciklama: [
        'Kalkanlılar yüzyıllardır yazın sıcaktan Bezirgân’a kaçar; siz de öyle yapın. Aşağıda 38 dereceyken burada akşam ceket giyilir. Ev, ovanın kenarındaki çamlıkta, ardıç ve sedirden yapılmış; üstü dik çatı, altı geniş bir veranda.',
        'İki oda, bir banyo, odun sobası ve el yapımı bir sofra. Kahvaltıyı komşu Durmuş Dede ile eşi hazırlar: tandır ekmeği, keçi peyniri, elma reçeli. Ahşap tahıl ambarları beş dakika yürüyüşte.',
        'Deniz arabayla yarım saattir; sabah inip öğleden sonra serinliğe dönenlerin evidir. Likya Yolu’nun bir kolu kapının önünden geçer.',
      ],
      one_cikanlar: [
        '750 metrede, yazın bile serin geceler',
        'Köy kahvaltısı dahil',
        'Odun sobası ve geniş veranda',
        'Yürüyüş ve bisiklet yolları kapıda',
        'Köpekler hoş gelir',
      ],
      dahil: ['Köy kahvaltısı', 'Verandada bir sepet mevsim meyvesi'],
      haric: ['Isıtma ve odun', 'Temizlik (30 €)'],
      kurallar: ['Bağ ve bahçelerden sormadan meyve koparılmaz', 'Sürüler geçerken köpekler tasmada'],
      erisilebilirlik: ['Verandaya iki basamak', 'Bütün odalar tek katta'],
      sss: [
        [
          'Yazın gerçekten klima gerekmiyor mu?',
          'Gündüz gölgede 30, gece 17 derece civarı. Vantilatör var, hiç isteyen olmadı.',
        ],
        ['Kışın açık mı?', 'Evet; kar yağarsa yolun açılması öğleni bulur. Zincir bulundurun.'],
        ['Telefon çeker mi?', 'Evet, internet de var; 30 Mbit.'],
      ],
      ara: ['yayla evi', 'bezirgan', 'kalkan yayla', 'köy evi', 'ahşap ev', 'bungalov'],
      bulusma: 'Bezirgân’da caminin önündeki çınara park edin; Durmuş Dede’nin evi karşısıdır, anahtar ondadır.',
    },
    en: {
      baslik: 'Bezirgân upland house',
      slug: 'bezirgan-upland-house',
      ozet: 'A two-bedroom timber house 750 metres above Kalkan, between apple orchards and pines. No pool, but cool nights, a mulberry tree and plenty of stars.',
      aciklama: [
        'For centuries the people of Kalkan have fled the summer heat to Bezirgân, and so can you. When it is 38 degrees on the coast, you put on a jacket here in the evening. The house stands in the pines at the edge of the plain, built of juniper and cedar under a steep roof with a wide veranda.',
        'Two bedrooms, one bathroom, a wood stove and a table made by hand. Breakfast comes from old Durmuş and his wife next door: flatbread from the oven, goat’s cheese, apple jam. The wooden granaries of the village are five minutes’ walk.',
        'The sea is half an hour by car: this is for people who swim in the morning and come back to the cool. A branch of the Lycian Way passes the door.',
      ],
      one_cikanlar: [
        '750 metres up: cool nights even in summer',
        'Village breakfast included',
        'Wood stove and a wide veranda',
        'Walking and cycling from the door',
        'Dogs welcome',
      ],
      dahil: ['Village breakfast', 'A basket of seasonal fruit on the veranda'],
      haric: ['Heating and firewood', 'Cleaning (€30)'],
      kurallar: ['Ask before you pick fruit in the orchards', 'Dogs on a lead when flocks pass'],
      erisilebilirlik: ['Two steps up to the veranda', 'All rooms on one floor'],
      sss: [
        [
          'Do we really need no air conditioning?',
          'About 30 °C in the shade by day and 17 °C at night. There is a fan; nobody has asked for more.',
        ],
        ['Is it open in winter?', 'Yes. If it snows, the road is clear by noon. Carry chains.'],
        ['Is there a signal?', 'Yes, and Wi-Fi with 30 Mbit.'],
      ],
      ara: ['mountain house', 'bezirgan', 'village house', 'cool summer', 'cabin', 'lycian way'],
      bulusma: 'Park under the plane tree by Bezirgân mosque. Durmuş lives opposite and has the key.',
    },
    de: {
      baslik: 'Almhaus Bezirgân',
      slug: 'almhaus-bezirgan',
      ozet: 'Holzhaus mit zwei Schlafzimmern 750 Meter über Kalkan, zwischen Apfelgärten und Kiefern. Kein Pool, dafür kühle Nächte, ein Maulbeerbaum und viele Sterne.',
      aciklama: [
        'Seit Jahrhunderten fliehen die Leute aus Kalkan im Sommer nach Bezirgân vor der Hitze; tun Sie es auch. Sind es unten 38 Grad, ziehen Sie hier abends eine Jacke an. Das Haus steht in den Kiefern am Rand der Ebene, aus Wacholder und Zeder gebaut, mit steilem Dach und breiter Veranda.',
        'Zwei Schlafzimmer, ein Bad, ein Holzofen und ein handgemachter Tisch. Das Frühstück kommt vom alten Durmuş und seiner Frau nebenan: Fladenbrot, Ziegenkäse, Apfelmarmelade. Zu den hölzernen Kornspeichern des Dorfs gehen Sie fünf Minuten.',
        'Ans Meer fahren Sie eine halbe Stunde: ein Haus für alle, die morgens baden und nachmittags in die Kühle zurückkehren. Ein Zweig des Lykischen Wegs führt vorbei.',
      ],
      one_cikanlar: [
        'Auf 750 Metern, auch im Sommer kühle Nächte',
        'Dorffrühstück inklusive',
        'Holzofen und breite Veranda',
        'Wandern und Radfahren ab der Tür',
        'Hunde willkommen',
      ],
      dahil: ['Dorffrühstück', 'Ein Korb Obst der Saison'],
      haric: ['Heizung und Brennholz', 'Reinigung (30 €)'],
      kurallar: ['In den Gärten bitte erst fragen, dann pflücken', 'Hunde an die Leine, wenn Herden vorbeiziehen'],
      erisilebilirlik: ['Zwei Stufen zur Veranda', 'Alle Räume auf einer Ebene'],
      sss: [
        [
          'Geht es wirklich ohne Klimaanlage?',
          'Tagsüber im Schatten um 30, nachts um 17 Grad. Ein Ventilator ist da, mehr wollte noch niemand.',
        ],
        ['Ist im Winter geöffnet?', 'Ja. Fällt Schnee, ist die Straße bis mittags frei. Nehmen Sie Ketten mit.'],
        ['Gibt es Empfang?', 'Ja, und WLAN mit 30 Mbit/s.'],
      ],
      ara: ['Berghaus', 'Bezirgan', 'Dorfhaus', 'kühler Sommer', 'Hütte', 'Lykischer Weg'],
      bulusma:
        'Parken Sie unter der Platane an der Moschee von Bezirgân. Durmuş wohnt gegenüber und hat den Schlüssel.',
    },
    ru: {
      baslik: 'Дом на яйле Безирган',
      slug: 'dom-na-yayle-bezirgan',
      ozet: 'Деревянный дом с двумя спальнями в 750 метрах над Калканом, между яблоневыми садами и соснами. Бассейна нет, зато прохладные ночи, шелковица и звёзды.',
      aciklama: [
        'Жители Калкана веками уходят летом от жары в Безирган, и вы можете так же. Когда у моря 38 градусов, здесь вечером надевают куртку. Дом стоит в соснах на краю долины, сложен из можжевельника и кедра, с крутой крышей и широкой верандой.',
        'Две спальни, одна ванная, дровяная печь и стол ручной работы. Завтрак готовят соседи, дед Дурмуш с женой: лепёшки из печи, козий сыр, яблочное варенье. До деревянных амбаров деревни пять минут.',
        'До моря полчаса на машине: дом для тех, кто утром купается, а днём возвращается в прохладу. Мимо двери идёт ветка Ликийской тропы.',
      ],
      one_cikanlar: [
        '750 метров: прохладные ночи даже летом',
        'Деревенский завтрак включён',
        'Дровяная печь и широкая веранда',
        'Пешие и велосипедные тропы от двери',
        'Можно с собакой',
      ],
      dahil: ['Деревенский завтрак', 'Корзина сезонных фруктов'],
      haric: ['Отопление и дрова', 'Уборка (30 €)'],
      kurallar: ['В садах сначала спрашиваем, потом срываем', 'Когда проходят стада, собаки на поводке'],
      erisilebilirlik: ['На веранду две ступени', 'Все комнаты на одном этаже'],
      sss: [
        [
          'Правда ли не нужен кондиционер?',
          'Днём в тени около 30, ночью около 17 градусов. Вентилятор есть, большего никто не просил.',
        ],
        ['Открыто ли зимой?', 'Да. Если выпал снег, дорогу чистят к полудню. Возьмите цепи.'],
        ['Есть ли связь?', 'Да, и Wi-Fi 30 Мбит/с.'],
      ],
      ara: ['дом в горах', 'безирган', 'деревенский дом', 'прохладное лето', 'ликийская тропа'],
      bulusma: 'Припаркуйтесь под платаном у мечети Безиргана. Дурмуш живёт напротив, ключ у него.',
    },
  }),
  yorumlar: [
    {
      ad: 'Aslı M.',
      dil: 'tr',
      puan: 5,
      gun_once: 97,
      metin: 'Ağustosta hırkayla oturduk, Kalkan’daki arkadaşlarımız kıskandı. Durmuş Dede’nin hikâyeleri de bonus.',
    },
    {
      ad: 'Ruth',
      dil: 'de',
      puan: 5,
      gun_once: 131,
      metin: 'Einfach, sauber, still. Genau das steht auch in der Beschreibung, und genau das stimmt.',
    },
    {
      ad: 'Patrick',
      dil: 'en',
      puan: 4,
      gun_once: 192,
      metin: 'Basic in the best way. One bathroom for four needs a rota. The breakfast is enormous.',
    },
  ],
}
