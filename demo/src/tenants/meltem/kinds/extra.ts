import { kindPage } from '../page-recipes.ts'

export const extraPage = kindPage('ekstra', {
  tr: {
    baslik: 'Ekstra hizmetler',
    ozet: 'Eve gelen aşçı, çocuk bakıcısı, fotoğrafçı, doğum günü masası. Villanıza, teknenize ya da otelinize eklenir.',
    seo_baslik: 'Villa ve tekne için ekstra hizmetler | Meltem',
    giris: [
      'Bazı akşamlar mutfağa girmek istemezsiniz, bazı sabahlar çocuklarla ilgilenecek güvenilir biri gerekir. Ekstra hizmetler tatilin bu küçük boşluklarını doldurur: evde aşçı, alışverişi yapılmış buzdolabı, bakıcı, masaj, fotoğraf çekimi, sahilde akşam yemeği.',
      'Hepsini tanıdığımız insanlarla yapıyoruz. Aşçıyla menüyü bir gün önceden konuşursunuz, fotoğrafçının işlerini önceden görürsünüz, bakıcının referanslarını isterseniz paylaşırız.',
    ],
    rezervasyon:
      'Birçok ekstra, villa ya da tekne ayırtırken aynı sayfada eklenir; fiyatın kişi, gece ya da hizmet başına mı olduğu yanında yazar. Özel bir isteğiniz varsa yazın, teklif hazırlayalım. Ekstralar indirimlere dahil değildir.',
    dahil: [
      'Hizmeti veren kişinin ulaşımı',
      'İlanda yazan malzeme ve süre',
      'Aksilikte yerine başkasını bulma sözü; bulamazsak ödediğiniz iade edilir',
    ],
    sorular: [
      [
        'Ne kadar önceden istemeliyim?',
        'Aşçı ve fotoğrafçı için en az üç gün, temmuz ve ağustosta bir hafta önceden yazmanızı öneririz.',
      ],
      [
        'Sizden kiralamadığım bir eve de gelir misiniz?',
        'Ev sahibi izin veriyorsa evet. Adresi yazın, ulaşım farkı varsa söyleyelim.',
      ],
      [
        'Malzemeyi kim alır?',
        'Aşçı alışverişi sizin için yapabilir; fişler size teslim edilir ve tutarı ayrıca ödenir.',
      ],
    ],
    cagri: {
      baslik: 'Aklınızda ne var?',
      metin: 'Listede olmayanı da sorun; bu kıyıda çoğu iş bir telefonla çözülür.',
    },
  },
  en: {
    baslik: 'Extra services',
    ozet: 'A cook at the house, a babysitter, a photographer, a birthday table. Added to your villa, boat or hotel.',
    seo_baslik: 'Extra services for villas and boats | Meltem',
    giris: [
      'Some evenings you would rather not see the kitchen, and some mornings you need someone reliable for the children. Extras fill these small gaps in a holiday: a cook at home, a fridge stocked before you arrive, a sitter, a massage, a photo session, dinner on the beach.',
      'We work with people we know. You talk the menu over with the cook the day before, see the photographer’s work in advance and, if you wish, speak to families the sitter has worked for.',
    ],
    rezervasyon:
      'Many extras can be added on the same page as the villa or boat; beside each stands whether it is priced per person, per night or per service. If you have something particular in mind, write to us for a quote. Discounts do not apply to extras.',
    dahil: [
      'Travel of the person who comes to you',
      'The materials and time named in the description',
      'Our word that we find a replacement if someone falls ill; if we cannot, your money is returned',
    ],
    sorular: [
      [
        'How far ahead should I ask?',
        'At least three days for cooks and photographers, and a week in July and August.',
      ],
      [
        'Would you come to a house rented elsewhere?',
        'If the owner agrees, yes. Send us the address and we will tell you whether there is a travel supplement.',
      ],
      [
        'Who buys the ingredients?',
        'The cook can shop for you; you receive the receipts and pay for the groceries separately.',
      ],
    ],
    cagri: {
      baslik: 'What do you have in mind?',
      metin: 'Ask for things that are not on the list, too. On this coast most of them take one phone call.',
    },
  },
  de: {
    baslik: 'Zusatzleistungen',
    ozet: 'Ein Koch im Haus, Kinderbetreuung, ein Fotograf, die Geburtstagstafel. Buchbar zu Villa, Schiff oder Hotel.',
    seo_baslik: 'Zusatzleistungen für Villa und Schiff | Meltem',
    giris: [
      'An manchen Abenden möchte man die Küche nicht sehen, an manchen Vormittagen braucht man jemanden, dem man die Kinder anvertraut. Dafür gibt es unsere Zusatzleistungen: Koch im Haus, gefüllter Kühlschrank bei der Ankunft, Kinderbetreuung, Massage, Fotoshooting, Abendessen am Strand.',
      'Wir arbeiten mit Menschen, die wir kennen. Das Menü besprechen Sie am Vortag mit dem Koch, die Arbeiten des Fotografen sehen Sie vorab, und auf Wunsch nennen wir Ihnen Referenzen der Kinderbetreuung.',
    ],
    rezervasyon:
      'Vieles lässt sich direkt zusammen mit Villa oder Schiff buchen; daneben steht, ob der Preis pro Person, pro Nacht oder pro Einsatz gilt. Für besondere Wünsche erstellen wir ein Angebot. Rabatte gelten nicht für Zusatzleistungen.',
    dahil: [
      'Anfahrt der Person, die zu Ihnen kommt',
      'Material und Dauer wie beschrieben',
      'Unser Wort, bei Ausfall für Ersatz zu sorgen; gelingt das nicht, erhalten Sie Ihr Geld zurück',
    ],
    sorular: [
      [
        'Wie früh sollte ich anfragen?',
        'Für Koch und Fotograf mindestens drei Tage, im Juli und August eine Woche vorher.',
      ],
      [
        'Kommen Sie auch in ein anderswo gemietetes Haus?',
        'Wenn die Eigentümer einverstanden sind, gern. Schicken Sie uns die Adresse, wir sagen Ihnen, ob ein Fahrtzuschlag anfällt.',
      ],
      ['Wer kauft die Zutaten?', 'Auf Wunsch der Koch; Sie erhalten die Belege und zahlen die Lebensmittel gesondert.'],
    ],
    cagri: {
      baslik: 'Was schwebt Ihnen vor?',
      metin: 'Fragen Sie auch nach Dingen, die nicht auf der Liste stehen. An dieser Küste genügt dafür oft ein Anruf.',
    },
  },
  ru: {
    baslik: 'Дополнительные услуги',
    ozet: 'Повар на вилле, няня, фотограф, праздничный стол. Добавляются к вилле, яхте или отелю.',
    seo_baslik: 'Дополнительные услуги для виллы и яхты | Meltem',
    giris: [
      'Иногда вечером не хочется заходить на кухню, а утром нужен надёжный человек, который побудет с детьми. Для этого есть дополнительные услуги: повар на дом, полный холодильник к приезду, няня, массаж, фотосессия, ужин на берегу.',
      'Мы работаем с людьми, которых знаем. Меню вы обсуждаете с поваром накануне, работы фотографа видите заранее, а рекомендации няни мы покажем по просьбе.',
    ],
    rezervasyon:
      'Многие услуги добавляются на той же странице, что и вилла или яхта; рядом указано, за что цена: за человека, за ночь или за услугу. Если задумали что-то особенное, напишите, и мы подготовим предложение. Скидки на дополнительные услуги не распространяются.',
    dahil: [
      'Дорога специалиста к вам',
      'Материалы и время, указанные в описании',
      'Обещание найти замену, если кто-то заболел; не найдём — вернём деньги',
    ],
    sorular: [
      [
        'За сколько дней просить?',
        'Повара и фотографа лучше заказывать хотя бы за три дня, а в июле и августе за неделю.',
      ],
      [
        'Приедете ли вы в дом, снятый не у вас?',
        'Если хозяин не против, да. Пришлите адрес, и мы скажем, нужна ли доплата за дорогу.',
      ],
      ['Кто покупает продукты?', 'Повар может купить всё сам: он отдаст чеки, а продукты оплачиваются отдельно.'],
    ],
    cagri: {
      baslik: 'Что у вас на уме?',
      metin: 'Спрашивайте и о том, чего нет в списке: на этом берегу многое решается одним звонком.',
    },
  },
})
