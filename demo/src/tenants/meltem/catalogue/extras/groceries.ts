import { EXTRA_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { ARRIVAL, DIET } from '../journey-questions.ts'

export const groceries = extraService({
  anahtar: 'groceries',
  satis: {
    ...EXTRA_TERMS,
    son_satis_saat: 36,
    en_cok_kisi: 20,
    secenekler: [
      {
        anahtar: 'breakfast',
        ad: {
          tr: 'İlk sabah sepeti (4 kişi)',
          en: 'First morning basket (for 4)',
          de: 'Korb für den ersten Morgen (4 Personen)',
          ru: 'Корзина на первое утро (на 4)',
        },
        tarife: { tur: 'birim', fiyat: 65 },
        stok: null,
      },
      {
        anahtar: 'week',
        ad: {
          tr: 'Haftalık temel paket (4 kişi)',
          en: 'Weekly basics (for 4)',
          de: 'Wochenpaket (4 Personen)',
          ru: 'Набор на неделю (на 4)',
        },
        tarife: { tur: 'birim', fiyat: 165 },
        stok: null,
      },
    ],
    ekstralar: [
      {
        anahtar: 'baby',
        ad: {
          tr: 'Bebek paketi (bez, mama, su)',
          en: 'Baby package (nappies, food, water)',
          de: 'Babypaket (Windeln, Brei, Wasser)',
          ru: 'Набор для малыша (подгузники, питание, вода)',
        },
        birim: 'adet',
        fiyat: 45,
      },
      {
        anahtar: 'barbecue',
        ad: {
          tr: 'Mangal paketi (6 kişi)',
          en: 'Barbecue package (for 6)',
          de: 'Grillpaket (6 Personen)',
          ru: 'Набор для мангала (на 6)',
        },
        birim: 'adet',
        fiyat: 75,
      },
    ],
  },
  bilgi: { hizmet: 'market', sure_dk: 0, diller: ['tr', 'en', 'de', 'ru'], ozellikler: [] },
  bolge: 'kas',
  koleksiyonlar: ['aile', 'lezzet'],
  sorular: [ARRIVAL, DIET],
  agirlik: 70,
  gorseller: [
    ['picnic', 'noon-mint'],
    ['kitchen', 'golden-amber'],
    ['bazaar', 'dusk-coral'],
  ],
  metin: {
    tr: {
      baslik: 'Dolu buzdolabı: market alışverişi',
      slug: 'market-alisverisi-villaya',
      ozet: 'Villaya vardığınızda kahvaltı hazır, su soğuk. İlk sabah sepeti ya da haftalık paket, buzdolabına yerleştirilmiş.',
      anlat: [
        'Gece inip açık market aramak tatile kötü başlangıçtır. Siz yoldayken biz alışverişi yapar, soğukları buzdolabına, ekmeği dolaba koyarız. İlk sabah sepetinde köy yumurtası, beyaz peynir, zeytin, domates, salatalık, bal, süt, ekmek, çay, kahve ve on litre su vardır.',
        'Haftalık paket makarna, pirinç, zeytinyağı, meyve, sebze, tavuk ve temizlik malzemesiyle genişler. Liste değişebilir: istemediğinizi yazın, yerine ne koyacağımızı soralım. Fişi masaya bırakırız; fark çıkarsa size iade edilir.',
      ],
      one: ['Varıştan önce buzdolabında', 'Fiş masada, fark iade', 'Bebek ve mangal paketi eklenir'],
      dahil: ['Ürünler ve alışveriş hizmeti', 'Yerleştirme', 'On litre içme suyu'],
      haric: ['Alkollü içecekler', 'Liste dışı istekler (fişe göre)'],
      sss: [
        ['Kendi listemizi verebilir miyiz?', 'Evet. Paketi seçin, notlara yazın; farkı fişe göre hesaplarız.'],
        ['Saat kaçta gelirsiniz?', 'Giriş saatinden iki saat önce; ev sahibiyle biz konuşuruz.'],
      ],
      ara: ['market alışverişi', 'kumanya', 'buzdolabı doldurma', 'kahvaltılık', 'tekne kumanyası'],
    },
    en: {
      baslik: 'A full fridge: grocery service',
      slug: 'grocery-service-villa',
      ozet: 'Breakfast waiting and water cold when you reach the villa. A first morning basket or a week’s basics, put away for you.',
      anlat: [
        'Landing at night and looking for an open shop is a poor start. While you travel we shop, fill the fridge and put the bread in its place. The first morning basket holds village eggs, white cheese, olives, tomatoes, cucumbers, honey, milk, bread, tea, coffee and ten litres of water.',
        'The weekly package adds pasta, rice, olive oil, fruit, vegetables, chicken and cleaning things. The list can change: tell us what to leave out and we ask what to bring instead. The receipt is on the table, and any difference goes back to you.',
      ],
      one: ['In the fridge before you arrive', 'Receipt on the table, change returned', 'Baby and barbecue packages'],
      dahil: ['Goods and shopping', 'Putting everything away', 'Ten litres of drinking water'],
      haric: ['Alcoholic drinks', 'Extra wishes (by receipt)'],
      sss: [
        ['Can we send our own list?', 'Yes. Choose a package and write it into the notes; we settle by the receipt.'],
        ['When do you come?', 'Two hours before check-in; we arrange it with the host.'],
      ],
      ara: ['grocery delivery', 'welcome pack', 'provisioning', 'fridge filling', 'yacht provisions'],
    },
    de: {
      baslik: 'Voller Kühlschrank: Einkaufsservice',
      slug: 'einkaufsservice-villa',
      ozet: 'Frühstück bereit, Wasser kalt, wenn Sie in der Villa ankommen. Korb für den ersten Morgen oder Wochenpaket, fertig eingeräumt.',
      anlat: [
        'Nachts landen und einen offenen Laden suchen ist kein guter Anfang. Während Sie reisen, kaufen wir ein, füllen den Kühlschrank und legen das Brot bereit. Der Morgenkorb enthält Dorfeier, Schafskäse, Oliven, Tomaten, Gurken, Honig, Milch, Brot, Tee, Kaffee und zehn Liter Wasser.',
        'Das Wochenpaket bringt Nudeln, Reis, Olivenöl, Obst, Gemüse, Hähnchen und Putzmittel dazu. Die Liste ist änderbar: Schreiben Sie, was fehlen soll, wir fragen nach dem Ersatz. Der Kassenzettel liegt auf dem Tisch, eine Differenz erstatten wir.',
      ],
      one: [
        'Vor Ihrer Ankunft im Kühlschrank',
        'Kassenzettel auf dem Tisch, Rest zurück',
        'Baby- und Grillpaket zubuchbar',
      ],
      dahil: ['Waren und Einkauf', 'Einräumen', 'Zehn Liter Trinkwasser'],
      haric: ['Alkoholische Getränke', 'Sonderwünsche (nach Kassenzettel)'],
      sss: [
        [
          'Dürfen wir eine eigene Liste schicken?',
          'Ja. Wählen Sie ein Paket und schreiben Sie die Liste dazu; abgerechnet wird nach Beleg.',
        ],
        ['Wann kommen Sie?', 'Zwei Stunden vor dem Einzug; wir stimmen uns mit dem Gastgeber ab.'],
      ],
      ara: ['Lebensmittel liefern', 'Willkommenspaket', 'Proviant', 'Bordproviant'],
    },
    ru: {
      baslik: 'Полный холодильник: закупка продуктов',
      slug: 'zakupka-produktov-na-villu',
      ozet: 'К вашему приезду завтрак готов, вода холодная. Корзина на первое утро или набор на неделю, всё разложено.',
      anlat: [
        'Прилететь ночью и искать открытый магазин — плохое начало. Пока вы в пути, мы закупаем продукты, заполняем холодильник и кладём хлеб на место. В корзине на утро: деревенские яйца, брынза, оливки, помидоры, огурцы, мёд, молоко, хлеб, чай, кофе и десять литров воды.',
        'Недельный набор добавит макароны, рис, оливковое масло, фрукты, овощи, курицу и бытовую химию. Список можно менять: напишите, что убрать, и мы спросим о замене. Чек на столе, разницу вернём.',
      ],
      one: ['В холодильнике до приезда', 'Чек на столе, сдача возвращается', 'Наборы для малыша и мангала'],
      dahil: ['Продукты и закупка', 'Раскладка', 'Десять литров питьевой воды'],
      haric: ['Алкоголь', 'Пожелания сверх списка (по чеку)'],
      sss: [
        ['Можно прислать свой список?', 'Да. Выберите набор и напишите список; рассчитаем по чеку.'],
        ['Когда вы приедете?', 'За два часа до заселения; с хозяевами договоримся сами.'],
      ],
      ara: ['доставка продуктов', 'продукты на виллу', 'продукты на яхту', 'приветственный набор'],
    },
  },
  yorumlar: [
    ['Ruth S.', 'en', 5, 15, 'Landed at midnight, had tea and eggs at seven. Receipt to the cent.'],
    ['Gizem P.', 'tr', 5, 59, 'Bebek bezinin numarasını bile doğru almışlar.'],
    ['Frank L.', 'de', 4, 102, 'Sehr praktisch. Statt Vollmilch kam fettarme, sonst alles wie bestellt.'],
  ],
})
