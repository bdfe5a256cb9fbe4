import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '35-0000-0277',
  oda: 3,
  yatak: 4,
  banyo: 3,
  alan_m2: 140,
  havuz: { en: 2.5, boy: 6 },
  denize_m: 2300,
  merkeze_m: 150,
  havalimani_km: 82,
  giris_saati: '15:00',
  cikis_saati: '11:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(0, 2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'somine',
    'korunakli_havuz',
    'tv',
    'calisma_alani',
  ],
}

export const villaBegonvil: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-begonvil',
    ad: { tr: 'Begonvil Taş Ev', en: 'Begonvil stone house', de: 'Steinhaus Begonvil', ru: 'Каменный дом «Бегонвиль»' },
    en_cok_kisi: 6,
    gece: [160, 260, 420],
    hafta: [1050, 1720, 2800],
    en_az_gece: [2, 3, 4],
    yaz_giris_gunleri: [5, 6, 7, 1],
    ucretler: [
      { tur: 'temizlik', fiyat: 70 },
      { tur: 'isitma', fiyat: 15, gecelik: true },
      { tur: 'hasar_depozitosu', fiyat: 500 },
    ],
    ekstralar: [
      extra('breakfast', 16),
      extra('airport-transfer', 130),
      extra('bicycle', 45),
      extra('parking', 8),
      extra('firewood', 15),
    ],
  }),
  bolge: 'alacati',
  enlem: 38.2823,
  boylam: 26.3747,
  bilgi,
  agirlik: 840,
  filtreler: villaFilters(bilgi, 'merkez', 'balayi'),
  koleksiyonlar: ['lezzet'],
  bulusma: atTheDoor(38.2823, 26.3747),
  sorular: [ARRIVAL_TIME],
  gorseller: shots(
    'villa-begonvil',
    ['villa-courtyard', 'noon-mint'],
    ['living', 'night-lapis'],
    ['bathroom', 'noon-mint'],
    ['table', 'golden-amber'],
    ['villa-courtyard', 'golden-amber'],
    ['villa-courtyard', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Begonvil Taş Ev',
      slug: 'begonvil-tas-ev-alacati',
      ozet: 'Alaçatı’nın arka sokağında üç odalı taş ev: avluda küçük havuz, duvarda begonvil, kapıdan çıkınca fırın. Çarşı iki dakika, uyku sessiz.',
      aciklama: [
        'Kemalpaşa Caddesi’nin kalabalığından iki sokak geride, 1890’larda sakız ustalarının yaptığı bir ev. Taşı Alaçatı taşı, kepenkleri mavi değil yeşil. Avluya girip kapıyı kapatınca çarşının sesi biter.',
        'Altta mutfak, şömineli oturma odası ve bir yatak odası; üstte iki oda ve rüzgâr alan küçük bir teras. Avludaki havuz altı metredir, öğleden sonra tam gölgeye girer.',
        'Kahvaltı, meze, dondurma, hepsi yürüyerek. Ilıca plajına ve sörf koyuna araba ya da dolmuş gerekir. Araba sokağa giremez; 200 metre ötedeki otoparkta yer ayırırız.',
      ],
      one_cikanlar: [
        'Çarşıya iki dakika, yine de sessiz sokak',
        'Avluda 6 metrelik gölgeli havuz',
        'Üç odanın üçü de banyolu',
        'Kışın yanan şömine',
        'Altı dakikada üç ayrı kahvaltıcı',
      ],
      dahil: ['Havuz bakımı', 'Karşılamada sakızlı kurabiye'],
      haric: ['Otopark (günlük 8 €)', 'Kışın ısıtma (gecelik 15 €)', 'Çıkış temizliği (70 €)'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Avluda 22.30’dan sonra alçak sesle konuşulur, komşular bitişiktir'],
      erisilebilirlik: ['Sokak kapısında yüksek bir eşik', 'Zemin katta bir oda ve banyo'],
      sss: [
        ['Ot Festivali’nde yer olur mu?', 'Nisanda dört ay önce dolar; tarihleri takvimden izleyin.'],
        ['Rüzgâr rahatsız eder mi?', 'Avlu kapalıdır, esmez. Teras eser, o yüzden sandalyeler ağırdır.'],
        ['Gürültü olur mu?', 'Sokakta bar yok. Ağustos hafta sonlarında gece yarısına dek uzaktan müzik gelir.'],
      ],
      ara: ['alaçatı taş ev', 'alaçatı kiralık ev', 'avlulu ev', 'çeşme villa'],
      bulusma:
        'Pazaryeri Camii’nin arkasındaki 3012. sokak, yeşil kapı. Otoparktan ararsanız bavullarınızı golf arabasıyla alırız.',
    },
    en: {
      baslik: 'Begonvil stone house',
      slug: 'begonvil-stone-house-alacati',
      ozet: 'Three bedrooms in a back lane of Alaçatı: a small pool in the courtyard, bougainvillea on the wall, a bakery at the door. Two minutes to the shops, quiet at night.',
      aciklama: [
        'Two lanes back from the crowds of Kemalpaşa Street stands this house, built in the 1890s by masons from Chios. The stone is from Alaçatı, the shutters green rather than blue. Close the courtyard door and the town is gone.',
        'Downstairs you find the kitchen, a sitting room with a fireplace and one bedroom; upstairs two more and a small terrace that catches the wind. The courtyard pool is six metres long and lies in full shade by afternoon.',
        'Breakfast, meze and ice cream are all on foot. For Ilıca beach and the surf bay you need a car or the minibus. Cars cannot enter the lane; we keep a space in the car park 200 metres away.',
      ],
      one_cikanlar: [
        'Two minutes from the shops, in a quiet lane',
        'Shady six-metre pool in the courtyard',
        'Three bedrooms, three bathrooms',
        'A fireplace for winter',
        'Three good breakfasts within six minutes',
      ],
      dahil: ['Care of the pool', 'Mastic biscuits on arrival'],
      haric: ['Parking (€8 a day)', 'Heating in winter (€15 a night)', 'Final cleaning (€70)'],
      kurallar: ['No pets', 'Low voices in the courtyard after 22:30, neighbours live wall to wall'],
      erisilebilirlik: ['High threshold at the street door', 'One bedroom and bathroom on the ground floor'],
      sss: [
        ['Is it free for the herb festival?', 'April fills up four months ahead; watch the calendar.'],
        [
          'Is the wind a nuisance?',
          'Not in the courtyard, which is walled. The terrace is breezy, so its chairs are heavy.',
        ],
        [
          'Is there noise?',
          'There is no bar in the lane. On August weekends you may hear music from afar until midnight.',
        ],
      ],
      ara: ['alacati stone house', 'alacati rental', 'courtyard house', 'cesme villa'],
      bulusma:
        'Green door in street 3012 behind Pazaryeri Mosque. Call from the car park and we fetch your bags by golf cart.',
    },
    de: {
      baslik: 'Steinhaus Begonvil',
      slug: 'steinhaus-begonvil-alacati',
      ozet: 'Drei Schlafzimmer in einer Seitengasse von Alaçatı: kleiner Pool im Hof, Bougainvilleen an der Mauer, Bäcker vor der Tür. Zwei Minuten zu den Läden, nachts ruhig.',
      aciklama: [
        'Zwei Gassen hinter dem Trubel der Kemalpaşa-Straße steht dieses Haus, um 1890 von Maurern aus Chios gebaut. Der Stein stammt aus Alaçatı, die Läden sind grün statt blau. Schließen Sie die Hoftür, ist die Stadt weg.',
        'Unten liegen Küche, Kaminzimmer und ein Schlafzimmer, oben zwei weitere und eine kleine Terrasse im Wind. Der Pool im Hof ist sechs Meter lang und nachmittags ganz im Schatten.',
        'Frühstück, Meze und Eis erreichen Sie zu Fuß. Zum Strand von Ilıca und zur Surfbucht brauchen Sie Auto oder Kleinbus. Die Gasse ist autofrei; 200 Meter weiter halten wir einen Parkplatz frei.',
      ],
      one_cikanlar: [
        'Zwei Minuten zu den Läden, trotzdem ruhig',
        'Schattiger Sechs-Meter-Pool im Hof',
        'Drei Schlafzimmer, drei Bäder',
        'Kamin für den Winter',
        'Drei gute Frühstückslokale in sechs Minuten',
      ],
      dahil: ['Poolpflege', 'Mastixgebäck zur Begrüßung'],
      haric: ['Parkplatz (8 € am Tag)', 'Heizung im Winter (15 € je Nacht)', 'Endreinigung (70 €)'],
      kurallar: ['Keine Haustiere', 'Ab 22.30 Uhr im Hof bitte leise, die Nachbarn wohnen Wand an Wand'],
      erisilebilirlik: ['Hohe Schwelle an der Haustür', 'Ein Schlafzimmer mit Bad im Erdgeschoss'],
      sss: [
        [
          'Ist zum Kräuterfest etwas frei?',
          'Der April ist vier Monate vorher ausgebucht; behalten Sie den Kalender im Auge.',
        ],
        ['Stört der Wind?', 'Im ummauerten Hof nicht. Auf der Terrasse weht es, darum sind die Stühle schwer.'],
        ['Ist es laut?', 'In der Gasse ist keine Bar. An Augustwochenenden hört man bis Mitternacht ferne Musik.'],
      ],
      ara: ['Steinhaus Alaçatı', 'Ferienhaus Alaçatı', 'Haus mit Innenhof', 'Villa Çeşme'],
      bulusma:
        'Grüne Tür in der Gasse 3012 hinter der Pazaryeri-Moschee. Rufen Sie vom Parkplatz an, wir holen das Gepäck mit dem Golfwagen.',
    },
    ru: {
      baslik: 'Каменный дом «Бегонвиль»',
      slug: 'kamennyy-dom-begonvil-alachaty',
      ozet: 'Три спальни в тихом переулке Алачаты: маленький бассейн во дворе, бугенвиллея на стене, пекарня у двери. До лавок две минуты, ночью тихо.',
      aciklama: [
        'В двух переулках от шумной улицы Кемальпаша стоит дом, построенный в 1890-х мастерами с Хиоса. Камень местный, ставни не синие, а зелёные. Закройте дверь двора, и города как не бывало.',
        'Внизу кухня, гостиная с камином и спальня, наверху ещё две и небольшая терраса на ветру. Бассейн во дворе шесть метров, после полудня он весь в тени.',
        'Завтраки, мезе и мороженое в двух шагах. На пляж Ылыджа и в бухту сёрферов нужна машина или маршрутка. В переулок не въехать, но место на парковке в 200 метрах мы держим.',
      ],
      one_cikanlar: [
        'Две минуты до лавок, а переулок тихий',
        'Тенистый бассейн 6 метров во дворе',
        'Три спальни, три ванные',
        'Камин на зиму',
        'Три хороших завтрака в шести минутах',
      ],
      dahil: ['Уход за бассейном', 'Печенье с мастикой к приезду'],
      haric: ['Парковка (8 € в день)', 'Отопление зимой (15 € за ночь)', 'Финальная уборка (70 €)'],
      kurallar: ['Без животных', 'После 22:30 во дворе говорим тихо, соседи за стеной'],
      erisilebilirlik: ['У входной двери высокий порог', 'На первом этаже спальня с ванной'],
      sss: [
        ['Бывает ли свободно на фестиваль трав?', 'Апрель занят за четыре месяца, следите за календарём.'],
        ['Мешает ли ветер?', 'Во дворе нет, он закрыт. На террасе дует, поэтому стулья там тяжёлые.'],
        ['Шумно ли?', 'Баров в переулке нет. По выходным в августе до полуночи слышна далёкая музыка.'],
      ],
      ara: ['дом алачаты', 'каменный дом', 'дом с двориком', 'вилла чешме'],
      bulusma:
        'Зелёная дверь в переулке 3012 за мечетью Пазарьери. Позвоните с парковки, мы заберём чемоданы на гольф-каре.',
    },
  }),
  yorumlar: [
    {
      ad: 'Defne R.',
      dil: 'tr',
      puan: 5,
      gun_once: 28,
      metin: 'Ekimde gittik; sabah fırından simit, akşam şömine. Sokak gerçekten sessiz.',
    },
    {
      ad: 'Anna L.',
      dil: 'de',
      puan: 4,
      gun_once: 83,
      metin: 'Bildschönes Haus in perfekter Lage. Der Pool ist klein, aber nach dem Markt genau richtig.',
    },
    {
      ad: 'George T.',
      dil: 'en',
      puan: 5,
      gun_once: 116,
      metin: 'You close that courtyard door and the whole town disappears. Best base we have had on this coast.',
    },
    {
      ad: 'Светлана Ж.',
      dil: 'ru',
      puan: 4,
      gun_once: 205,
      metin: 'Очень красиво, всё рядом. До моря далековато, надо ездить.',
    },
  ],
}
