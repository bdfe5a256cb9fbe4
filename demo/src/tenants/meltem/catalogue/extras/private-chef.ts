import { ASKED_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { DIET, WISHES } from '../journey-questions.ts'

export const privateChef = extraService({
  anahtar: 'private-chef',
  satis: {
    ...ASKED_TERMS,
    opsiyon_saat: 24,
    on_odeme: 50,
    iptal: [
      { gun: 3, iade_oran: 100 },
      { gun: 1, iade_oran: 50 },
    ],
    en_cok_kisi: 16,
    secenekler: [
      {
        anahtar: 'aegean',
        ad: { tr: 'Ege sofrası', en: 'Aegean table', de: 'Ägäische Tafel', ru: 'Эгейский стол' },
        tarife: { tur: 'grup', fiyat: 260, arti_kisi: 38, en_cok: 6 },
        stok: { tur: 'saat', kaynak: 'sef', birim: 2, devir: 60 },
        sure_dk: 240,
        calisma: { acilis: '11:00', kapanis: '23:00', adim_dk: 30 },
      },
      {
        anahtar: 'fish',
        ad: { tr: 'Balık akşamı', en: 'Fish evening', de: 'Fischabend', ru: 'Рыбный вечер' },
        tarife: { tur: 'grup', fiyat: 340, arti_kisi: 52, en_cok: 6 },
        stok: { tur: 'saat', kaynak: 'sef', birim: 2, devir: 60 },
        sure_dk: 240,
        calisma: { acilis: '11:00', kapanis: '23:00', adim_dk: 30 },
      },
    ],
    ekstralar: [
      {
        anahtar: 'waiter',
        ad: { tr: 'Garson', en: 'Waiter', de: 'Servicekraft', ru: 'Официант' },
        birim: 'adet',
        fiyat: 60,
      },
      {
        anahtar: 'wine',
        ad: {
          tr: 'Yerel şarap eşleşmesi',
          en: 'Local wine pairing',
          de: 'Begleitung mit lokalen Weinen',
          ru: 'Подбор местных вин',
        },
        birim: 'kisi',
        fiyat: 28,
      },
    ],
  },
  bilgi: { hizmet: 'sef', sure_dk: 240, diller: ['tr', 'en'], ozellikler: [] },
  bolge: 'kalkan',
  koleksiyonlar: ['lezzet', 'balayi', 'kalabalik_grup'],
  sorular: [DIET, WISHES],
  agirlik: 86,
  gorseller: [
    ['chef', 'dusk-coral'],
    ['table', 'golden-amber'],
    ['kitchen', 'noon-mint'],
    ['night-terrace', 'night-lapis'],
  ],
  metin: {
    tr: {
      baslik: 'Villanızda özel şef',
      slug: 'villada-ozel-sef',
      ozet: 'Şef alışverişi yapar, mutfağınızda pişirir, masayı kurar, bulaşığı yıkar. Altı kişi 260 €, malzeme dahil.',
      anlat: [
        'Şef Kerem öğleden sonra pazardan dolu sepetle gelir. Ege sofrasında altı meze, ot kavurma, fırında kuzu ya da sebzeli güveç ve mevsim tatlısı vardır; balık akşamında ise o sabah tutulanı siz seçersiniz. Menüyü bir gün önce telefonda konuşursunuz.',
        'Yemek sekizde başlar, on bire kadar sürer; mutfak bulunduğu gibi bırakılır. Çocuklara ayrı tabak, vejetaryenlere ayrı menü yapılır. Önce soruyoruz çünkü şefin aynı akşam iki yerde olması mümkün değil.',
      ],
      one: ['Malzeme, servis ve toplama dahil', 'İki menü: Ege sofrası, balık akşamı', 'Talep tarihi 24 saat tutar'],
      dahil: ['Alışveriş ve malzeme', 'Pişirme, servis ve mutfak temizliği', 'Su ve limonata'],
      haric: ['Alkollü içecekler', 'Sekizden kalabalık masalar için garson'],
      sss: [
        ['Mutfakta ne olmalı?', 'Ocak, fırın ve altı kişilik tabak takımı yeter; bıçak ve tavaları şef getirir.'],
        ['Alerjimiz var, söylemeli miyiz?', 'Mutlaka. Rezervasyondaki soruya yazın, şef sizi ayrıca arar.'],
      ],
      ara: ['eve şef', 'villa aşçı', 'özel aşçı', 'catering', 'doğum günü yemeği'],
    },
    en: {
      baslik: 'Private chef at your villa',
      slug: 'private-chef-at-your-villa',
      ozet: 'The chef shops, cooks in your kitchen, lays the table and washes up. €260 for six, ingredients included.',
      anlat: [
        'Chef Kerem arrives in the afternoon with full baskets from the market. The Aegean table brings six meze, wild greens, oven lamb or a vegetable casserole and a dessert in season; for the fish evening you choose from the morning’s catch. You talk the menu over on the phone the day before.',
        'Dinner starts at eight and lasts until eleven, and the kitchen is left as it was found. Children get their own plates, vegetarians their own menu. We ask first, as even our chef cannot be in two places on the same evening.',
      ],
      one: [
        'Ingredients, service and washing-up included',
        'Two menus: Aegean table, fish evening',
        'A request holds your date for 24 hours',
      ],
      dahil: ['Shopping and ingredients', 'Cooking, serving and cleaning the kitchen', 'Water and lemonade'],
      haric: ['Alcoholic drinks', 'A waiter for tables of more than eight'],
      sss: [
        ['What does the kitchen need?', 'A hob, an oven and plates for six; knives and pans come with the chef.'],
        [
          'We have allergies. Shall we tell you?',
          'Please do. Answer the question when booking and the chef calls you as well.',
        ],
      ],
      ara: ['villa chef', 'personal cook', 'catering kalkan', 'birthday dinner', 'cook at home'],
    },
    de: {
      baslik: 'Privatkoch in Ihrer Villa',
      slug: 'privatkoch-in-der-villa',
      ozet: 'Der Koch kauft ein, kocht in Ihrer Küche, deckt den Tisch und spült ab. 260 € für sechs Personen, Zutaten inklusive.',
      anlat: [
        'Am Nachmittag kommt Küchenchef Kerem mit vollen Körben vom Markt. Zur ägäischen Tafel gehören sechs Meze, Wildkräuter, Lamm aus dem Ofen oder Gemüsetopf und ein Dessert der Saison; beim Fischabend wählen Sie aus dem Morgenfang. Das Menü besprechen Sie am Vortag am Telefon.',
        'Gegessen wird von acht bis elf, die Küche verlässt er so, wie er sie vorfand. Kinder bekommen eigene Teller, Vegetarier ein eigenes Menü. Wir fragen zuerst an, denn an zwei Orten zugleich kann auch er nicht sein.',
      ],
      one: [
        'Zutaten, Service und Abwasch enthalten',
        'Zwei Menüs: ägäische Tafel, Fischabend',
        'Anfrage hält den Termin 24 Stunden',
      ],
      dahil: ['Einkauf und Zutaten', 'Kochen, Servieren und Küche säubern', 'Wasser und Limonade'],
      haric: ['Alkoholische Getränke', 'Servicekraft ab neun Personen'],
      sss: [
        ['Was braucht die Küche?', 'Herd, Backofen und Geschirr für sechs; Messer und Pfannen bringt der Koch mit.'],
        [
          'Wir haben Allergien. Sollen wir es sagen?',
          'Unbedingt. Beantworten Sie die Frage bei der Buchung, der Koch ruft Sie zusätzlich an.',
        ],
      ],
      ara: ['Koch für die Villa', 'Mietkoch', 'Catering Kalkan', 'Geburtstagsessen'],
    },
    ru: {
      baslik: 'Личный повар на вилле',
      slug: 'lichnyy-povar-na-ville',
      ozet: 'Повар закупит продукты, приготовит на вашей кухне, накроет стол и вымоет посуду. 260 € за шестерых с продуктами.',
      anlat: [
        'Днём шеф Керем приезжает с полными корзинами с рынка. Эгейский стол — шесть мезе, тушёная зелень, баранина из печи или овощное рагу и сезонный десерт; на рыбный вечер вы выбираете из утреннего улова. Меню обсуждаете накануне по телефону.',
        'Ужин с восьми до одиннадцати, кухня останется такой, какой была. Детям — отдельные тарелки, вегетарианцам — своё меню. Сначала мы спрашиваем: в двух местах в один вечер шеф быть не может.',
      ],
      one: [
        'Продукты, подача и уборка включены',
        'Два меню: эгейский стол и рыбный вечер',
        'Запрос держит дату 24 часа',
      ],
      dahil: ['Закупка и продукты', 'Готовка, подача и уборка кухни', 'Вода и лимонад'],
      haric: ['Алкоголь', 'Официант, если гостей больше восьми'],
      sss: [
        ['Что нужно на кухне?', 'Плита, духовка и посуда на шестерых; ножи и сковороды шеф привезёт.'],
        ['У нас аллергия, сообщить?', 'Обязательно. Ответьте на вопрос при бронировании, шеф вам ещё и позвонит.'],
      ],
      ara: ['повар на виллу', 'шеф на дом', 'кейтеринг', 'ужин на день рождения'],
    },
  },
  yorumlar: [
    ['Fiona K.', 'en', 5, 10, 'Best meal of the trip and I did not wash a single plate.'],
    ['Tarık E.', 'tr', 5, 38, 'Babamın doğum günü için on iki kişiydik, masada sessizlik oldu. İyi anlamda.'],
    ['Bettina R.', 'de', 4, 92, 'Wunderbar gekocht. Kam eine halbe Stunde später, hat aber angerufen.'],
    ['Наталья Д.', 'ru', 5, 134, 'Дочери с аллергией приготовили отдельно, она была счастлива.'],
  ],
})
