import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, FLIGHT } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, SATURDAY, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0217',
  oda: 4,
  yatak: 5,
  banyo: 5,
  alan_m2: 240,
  havuz: { en: 5, boy: 11 },
  denize_m: 650,
  merkeze_m: 500,
  havalimani_km: 23,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(1, 0), bedroom(0, 2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'isitmali_havuz',
    'korunakli_havuz',
    'calisma_alani',
    'tv',
    'sarj_istasyonu',
    'bebek_yatagi',
  ],
}

export const villaGunluk: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-gunluk',
    ad: { tr: 'Villa Günlük', en: 'Villa Günlük', de: 'Villa Günlük', ru: 'Вилла «Гюнлюк»' },
    en_cok_kisi: 8,
    gece: [220, 380, 590],
    hafta: [1450, 2550, 3950],
    en_az_gece: [3, 4, 7],
    yaz_giris_gunleri: SATURDAY,
    ucretler: [
      { tur: 'temizlik', fiyat: 90 },
      { tur: 'ek_yatak', fiyat: 30, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 700 },
    ],
    ekstralar: [
      extra('pool-heating', 35),
      extra('airport-transfer', 90),
      extra('boat-day', 420),
      extra('chef-dinner', 55),
      extra('groceries', 25),
    ],
  }),
  bolge: 'gocek',
  enlem: 36.7561,
  boylam: 28.9334,
  bilgi,
  agirlik: 960,
  filtreler: villaFilters(bilgi, 'aile', 'merkez'),
  koleksiyonlar: ['aile', 'mavi_yolculuk'],
  bulusma: atTheDoor(36.7561, 28.9334),
  sorular: [ARRIVAL_TIME, FLIGHT],
  gorseller: shots(
    'villa-gunluk',
    ['villa-modern', 'dusk-coral'],
    ['living', 'golden-amber'],
    ['kitchen', 'noon-mint'],
    ['bedroom', 'dawn-shell'],
    ['bathroom', 'dawn-shell'],
    ['villa-modern', 'noon-mint'],
    ['chef', 'dusk-coral'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Günlük',
      slug: 'villa-gunluk-gocek',
      ozet: 'Göcek’te sığla ağaçlarının arkasında modern bir ev: dört oda, ısıtılabilen havuz, marinaya altı dakika yürüyüş.',
      aciklama: [
        'Adını bahçedeki günlük, yani sığla ağaçlarından alır. Ev 2021’de yapıldı: beyaz beton, ahşap panjur ve iki katı birden aydınlatan cam. Salonun kapıları yana kayınca içerisi ile havuz tek mekân olur.',
        'Dört odanın her birinde banyo ve kendi klima ayarı var; üst kattaki ikisi çam ormanına bakar. Çalışmak zorunda kalırsanız kütüphanede kapısı kapanan bir masa ve 200 Mbit internet bulunur.',
        'Marina, fırın ve eczane beş ila on dakika yürüme mesafesindedir. Koylara giden tekneler aynı iskeleden kalkar; sabah ekmeği alıp öğlene kadar Cleopatra Hamamı’nda yüzebilirsiniz.',
      ],
      one_cikanlar: [
        'Marinaya 500 metre, arabasız tatil mümkün',
        'Dışarıdan görünmeyen 11 × 5 m havuz',
        'Dört odanın dördü de banyolu',
        'Kapısı kapanan çalışma odası, 200 Mbit internet',
        'Garajda elektrikli araç şarjı',
      ],
      dahil: ['Havuz ve bahçe bakımı', 'İlk gün için kahve, su ve ekmek'],
      haric: ['Havuz ısıtma', 'Çıkış temizliği (90 €)'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Havuza cam bardakla girilmez'],
      erisilebilirlik: ['Kapıdan salona basamaksız girilir', 'Zemin katta bir banyolu oda; kapılar 85 cm'],
      sss: [
        [
          'Tekneyi önünüzden kiralayabilir miyiz?',
          'Kaptanlı günlük tekneyi ek hizmetlerden seçin; kaptan marinada sizi bekler.',
        ],
        [
          'Geceleri marina gürültüsü gelir mi?',
          'Hayır, arada iki sıra bahçe ve sığla korusu var. Cuma günleri uzaktan müzik duyulabilir.',
        ],
        [
          'Neden yazın yalnız cumartesi giriş?',
          'Temmuz ve ağustosta evi haftalık veriyoruz; takvim boş kalan kısa araları ayrıca açar.',
        ],
      ],
      ara: ['göcek villa', 'marinaya yakın villa', 'modern villa', 'korunaklı havuz'],
      bulusma:
        'Marina kapısından kuzeye, sığla korusunun yanındaki toprak yol; ahşap kapıda zil. Karşılama 20.00’ye kadar yüz yüze, sonrası şifreli kutuyla.',
    },
    en: {
      baslik: 'Villa Günlük',
      slug: 'villa-gunluk-gocek',
      ozet: 'A modern house behind sweetgum trees in Göcek: four bedrooms, a pool that can be heated, and the marina six minutes away on foot.',
      aciklama: [
        'Günlük is the local name of the sweetgum trees in the garden. The house was finished in 2021: white concrete, timber shutters and glass two storeys high. Slide the doors open and living room and pool become one.',
        'All four bedrooms have their own bathroom and air-conditioning control; the two upstairs look into the pines. Should work follow you, there is a desk behind a door that closes, with a 200 Mbit line.',
        'Marina, bakery and chemist are five to ten minutes’ walk. Boats to the coves leave from the same quay, so you can buy bread in the morning and be swimming off Cleopatra’s Baths before noon.',
      ],
      one_cikanlar: [
        '500 metres to the marina: no car needed',
        'Pool of 11 × 5 m that nobody overlooks',
        'Four bedrooms, four bathrooms',
        'Study with a door and 200 Mbit internet',
        'Charging point for an electric car',
      ],
      dahil: ['Care of pool and garden', 'Coffee, water and bread for the first morning'],
      haric: ['Pool heating', 'Final cleaning (€90)'],
      kurallar: ['No pets', 'No glasses in or around the pool'],
      erisilebilirlik: [
        'Level access from the gate to the living room',
        'One bedroom with bathroom on the ground floor; doors 85 cm wide',
      ],
      sss: [
        [
          'Can we hire a boat with the house?',
          'Choose the day with a skipper among the extras; he waits for you at the marina.',
        ],
        [
          'Do we hear the marina at night?',
          'No, two rows of gardens and a sweetgum grove lie between. On Fridays you may catch some distant music.',
        ],
        [
          'Why arrival on Saturdays only in summer?',
          'In high season we let by the week. Short gaps that remain are opened in the calendar.',
        ],
      ],
      ara: ['gocek villa', 'villa near marina', 'modern villa', 'private pool not overlooked'],
      bulusma:
        'From the marina gate go north to the track beside the sweetgum grove; ring at the timber gate. We greet you in person until 20:00, later the key is in a code box.',
    },
    de: {
      baslik: 'Villa Günlük',
      slug: 'villa-guenluek-goecek',
      ozet: 'Modernes Haus hinter Amberbäumen in Göcek: vier Schlafzimmer, beheizbarer Pool und sechs Gehminuten zur Marina.',
      aciklama: [
        'Günlük heißen hier die Amberbäume, die im Garten stehen. Das Haus ist von 2021: weißer Beton, Holzläden, Glas über zwei Etagen. Schieben Sie die Türen auf, werden Wohnraum und Pool eins.',
        'Alle vier Schlafzimmer haben ein eigenes Bad und eine eigene Klimaregelung; die beiden oberen blicken in die Kiefern. Falls die Arbeit mitreist: Es gibt einen Schreibtisch hinter einer Tür, die schließt, mit 200 Mbit/s.',
        'Marina, Bäcker und Apotheke erreichen Sie in fünf bis zehn Minuten zu Fuß. Am selben Kai legen die Boote in die Buchten ab: morgens Brot holen, mittags an den Kleopatra-Bädern schwimmen.',
      ],
      one_cikanlar: [
        '500 Meter zur Marina, Urlaub ohne Auto möglich',
        'Uneinsehbarer Pool, 11 × 5 m',
        'Vier Schlafzimmer, jedes mit Bad',
        'Arbeitszimmer mit Tür und 200 Mbit/s',
        'Ladestation für Elektroautos',
      ],
      dahil: ['Pool- und Gartenpflege', 'Kaffee, Wasser und Brot für den ersten Morgen'],
      haric: ['Poolheizung', 'Endreinigung (90 €)'],
      kurallar: ['Keine Haustiere', 'Keine Gläser am und im Pool'],
      erisilebilirlik: [
        'Stufenloser Weg vom Tor ins Wohnzimmer',
        'Ein Schlafzimmer mit Bad im Erdgeschoss, Türen 85 cm breit',
      ],
      sss: [
        [
          'Können wir ein Boot dazubuchen?',
          'Ja, wählen Sie bei den Extras den Tag mit Skipper; er erwartet Sie an der Marina.',
        ],
        [
          'Hört man nachts die Marina?',
          'Nein, dazwischen liegen zwei Reihen Gärten und ein Amberwäldchen. Freitags klingt manchmal Musik herüber.',
        ],
        [
          'Warum im Sommer nur samstags anreisen?',
          'In der Hochsaison vermieten wir wochenweise. Bleiben kurze Lücken, gibt der Kalender sie frei.',
        ],
      ],
      ara: ['Villa Göcek', 'Ferienhaus nahe Marina', 'moderne Villa', 'uneinsehbarer Pool'],
      bulusma:
        'Vom Tor der Marina nach Norden bis zum Weg am Amberwäldchen; klingeln Sie am Holztor. Bis 20 Uhr begrüßen wir Sie persönlich, danach liegt der Schlüssel in der Box mit Code.',
    },
    ru: {
      baslik: 'Вилла «Гюнлюк»',
      slug: 'villa-gyunlyuk-gedzhek',
      ozet: 'Современный дом за ликвидамбаровой рощей в Гёджеке: четыре спальни, бассейн с подогревом, до марины шесть минут пешком.',
      aciklama: [
        'Гюнлюк — местное имя ликвидамбара, дерева, которое растёт в саду. Дом построен в 2021 году: белый бетон, деревянные ставни, стекло на два этажа. Раздвиньте двери, и гостиная с бассейном станут одним пространством.',
        'У всех четырёх спален своя ванная и свой кондиционер; две верхние смотрят на сосны. Если придётся поработать, есть стол за закрывающейся дверью и интернет 200 Мбит/с.',
        'Марина, пекарня и аптека в пяти–десяти минутах ходьбы. С того же причала лодки уходят в бухты: утром покупаете хлеб, к полудню уже плаваете у Бань Клеопатры.',
      ],
      one_cikanlar: [
        'До марины 500 метров, машина не нужна',
        'Закрытый от взглядов бассейн 11 × 5 м',
        'Четыре спальни, у каждой ванная',
        'Кабинет с дверью и интернет 200 Мбит/с',
        'Зарядка для электромобиля',
      ],
      dahil: ['Уход за бассейном и садом', 'Кофе, вода и хлеб на первое утро'],
      haric: ['Подогрев бассейна', 'Финальная уборка (90 €)'],
      kurallar: ['Без животных', 'Никакого стекла у бассейна'],
      erisilebilirlik: ['От ворот до гостиной без ступеней', 'Спальня с ванной на первом этаже, двери 85 см'],
      sss: [
        [
          'Можно ли взять лодку вместе с домом?',
          'Да, выберите в дополнениях день с капитаном: он встретит вас в марине.',
        ],
        [
          'Слышно ли марину ночью?',
          'Нет, между домом и мариной два ряда садов и роща. По пятницам иногда доносится музыка.',
        ],
        [
          'Почему летом заезд только в субботу?',
          'В высокий сезон сдаём неделями. Оставшиеся короткие промежутки открываются в календаре.',
        ],
      ],
      ara: ['вилла гёджек', 'вилла рядом с мариной', 'современная вилла', 'закрытый бассейн'],
      bulusma:
        'От ворот марины на север, до дорожки у рощи; звонок на деревянных воротах. До 20:00 встречаем лично, позже ключ в сейфе с кодом.',
    },
  }),
  yorumlar: [
    {
      ad: 'Hannah B.',
      dil: 'en',
      puan: 5,
      gun_once: 52,
      metin:
        'We never once moved the hire car. Walked to the boat, walked to dinner, fell into the pool. The study saved me on a day full of calls.',
    },
    {
      ad: 'Familie Brandt',
      dil: 'de',
      puan: 5,
      gun_once: 88,
      metin:
        'Sehr durchdachtes Haus: genug Haken, genug Kühlschrank, genug Schatten. Der Skipper, den Meltem vermittelt hat, kannte Buchten ohne andere Boote.',
    },
    {
      ad: 'Дмитрий К.',
      dil: 'ru',
      puan: 4,
      gun_once: 109,
      metin:
        'Дом отличный, но в июле арендуют только от недели, нам хватило бы пяти дней. В остальном всё как на картинках.',
    },
    {
      ad: 'Burcu S.',
      dil: 'tr',
      puan: 5,
      gun_once: 166,
      metin: 'Çocuklar havuzdan, biz sığla kokusundan çıkamadık. Fırın yürüyerek beş dakika, sabahları ekmek sıcak.',
    },
  ],
}
