import { plainPage } from '../page-recipes.ts'

export const faqPage = plainPage(
  { anahtar: 'p-sss', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Sık sorulan sorular',
      ozet: 'Rezervasyon, ödeme, iptal, alınış ve hesap üzerine en çok aldığımız sorular.',
      slug: 'sik-sorulan-sorular',
      seo_baslik: 'Sık sorulan sorular | Meltem',
      html: '<p>Aradığınız cevap burada yoksa <a href="/p/yardim">yardım sayfasından</a> bize ulaşın. Sorunuz başkalarının da işine yarayacaksa bu listeye ekleriz.</p>',
      sorular: [
        [
          'Üye olmadan rezervasyon yapabilir miyim?',
          'Sepeti üye olmadan doldurabilirsiniz; rezervasyonu tamamlamak için hesap açmanız istenir. Sepetiniz korunur.',
        ],
        [
          'Rezervasyonumun onaylandığını nereden anlarım?',
          'Onay e-postası ve karekodlu belge gelir; hesabınızda da durum “aktif” görünür.',
        ],
        ['Ön ödeme yapmazsam ne olur?', 'Ön ödemesi 24 saat içinde ulaşmayan rezervasyon düşer, sizden ücret alınmaz.'],
        [
          'İptal edersem param ne zaman döner?',
          'Paketlerde başlangıca 30 gün kalana kadar tamamı, tek hizmetlerde sayfasında yazan tarihlere göre; en geç 14 gün içinde ödediğiniz yöntemle.',
        ],
        [
          'Tarih ya da kişi sayısı değiştirebilir miyim?',
          'Yer varsa evet. Yeni fiyatı gösteririz, siz onaylayınca değişir.',
        ],
        ['Alınış yerine ne zaman gelmeliyim?', 'Belgenizdeki saatten beş dakika önce.'],
        [
          'Fiyatlar hangi kurla hesaplanıyor?',
          'Merkez Bankası’nın günlük satış kuruyla. Ödediğiniz anda kur sabitlenir ve belgenize yazılır.',
        ],
      ],
    },
    en: {
      baslik: 'Frequently asked questions',
      ozet: 'What we are asked most about booking, payment, cancellation, pick-up and your account.',
      slug: 'faq',
      seo_baslik: 'Frequently asked questions | Meltem',
      html: '<p>If your answer is not here, reach us through the <a href="/p/help">help page</a>. If the question is useful to others, we add it to this list.</p>',
      sorular: [
        [
          'Can I book without an account?',
          'You can fill your basket without one; to complete the booking you are asked to open an account. Your basket is kept.',
        ],
        [
          'How do I know that my booking is confirmed?',
          'You receive a confirmation and a voucher with a QR code by e-mail, and your account shows the booking as “active”.',
        ],
        [
          'What happens if I do not pay the deposit?',
          'A booking whose deposit has not arrived within 24 hours lapses. It costs you nothing.',
        ],
        [
          'When do I get my money back if I cancel?',
          'For a package all of it until 30 days before, for a single service according to the dates on its page; within 14 days and the way you paid.',
        ],
        [
          'Can I change the date or the number of people?',
          'If there is room, yes. We show you the new price and change the booking once you agree.',
        ],
        ['When should I be at the pick-up point?', 'Five minutes before the time on your voucher.'],
        [
          'Which exchange rate do you use?',
          'The daily selling rate of the Turkish central bank. It is fixed when you pay and written on your voucher.',
        ],
      ],
    },
    de: {
      baslik: 'Häufig gestellte Fragen',
      ozet: 'Was wir zu Buchung, Zahlung, Stornierung, Abholung und Konto am häufigsten gefragt werden.',
      slug: 'haeufige-fragen',
      seo_baslik: 'Häufig gestellte Fragen | Meltem',
      html: '<p>Ihre Antwort ist nicht dabei? Über die <a href="/p/hilfe">Hilfeseite</a> erreichen Sie uns. Nützt die Frage auch anderen, nehmen wir sie hier auf.</p>',
      sorular: [
        [
          'Kann ich ohne Konto buchen?',
          'Den Warenkorb können Sie ohne Konto füllen; zum Abschluss der Buchung bitten wir Sie, eines zu eröffnen. Ihr Warenkorb bleibt erhalten.',
        ],
        [
          'Woran erkenne ich, dass meine Buchung bestätigt ist?',
          'Sie erhalten Bestätigung und Voucher mit QR-Code per E-Mail, und im Konto steht die Buchung auf „aktiv“.',
        ],
        [
          'Was geschieht, wenn ich nicht anzahle?',
          'Geht die Anzahlung nicht binnen 24 Stunden ein, verfällt die Buchung. Kosten entstehen Ihnen nicht.',
        ],
        [
          'Wann bekomme ich nach einer Stornierung mein Geld?',
          'Bei Pauschalen bis 30 Tage vorher den vollen Betrag, bei einzelnen Leistungen nach den Fristen auf ihrer Seite; innerhalb von 14 Tagen auf demselben Weg.',
        ],
        [
          'Kann ich Datum oder Personenzahl ändern?',
          'Wenn Platz ist, ja. Wir zeigen Ihnen den neuen Preis und ändern die Buchung nach Ihrer Zustimmung.',
        ],
        ['Wann soll ich am Treffpunkt sein?', 'Fünf Minuten vor der Zeit auf Ihrem Voucher.'],
        [
          'Mit welchem Kurs rechnen Sie um?',
          'Mit dem täglichen Verkaufskurs der türkischen Zentralbank. Er wird bei der Zahlung festgeschrieben und auf dem Voucher vermerkt.',
        ],
      ],
    },
    ru: {
      baslik: 'Вопросы и ответы',
      ozet: 'О чём нас чаще всего спрашивают: бронирование, оплата, отмена, место сбора и личный кабинет.',
      slug: 'voprosy-i-otvety',
      seo_baslik: 'Часто задаваемые вопросы | Meltem',
      html: '<p>Не нашли ответа? Свяжитесь с нами через <a href="/p/pomoshch">страницу помощи</a>. Если вопрос пригодится и другим, мы добавим его в этот список.</p>',
      sorular: [
        [
          'Можно ли забронировать без регистрации?',
          'Собрать корзину можно без неё; чтобы завершить бронирование, нужно открыть учётную запись. Корзина сохранится.',
        ],
        [
          'Как узнать, что бронь подтверждена?',
          'На почту придут подтверждение и ваучер с QR-кодом, а в кабинете заказ получит статус «активен».',
        ],
        [
          'Что будет, если не внести предоплату?',
          'Бронь, по которой предоплата не поступила за 24 часа, снимается. Платить за это не нужно.',
        ],
        [
          'Когда вернут деньги при отмене?',
          'За пакет — всю сумму при отмене за 30 дней и раньше, за отдельную услугу — по срокам на её странице; в течение 14 дней тем же способом, каким вы платили.',
        ],
        [
          'Можно ли изменить дату или число участников?',
          'Если есть места, да. Мы покажем новую цену и изменим заказ после вашего согласия.',
        ],
        ['Когда приходить на место сбора?', 'За пять минут до времени, указанного в ваучере.'],
        [
          'По какому курсу вы считаете?',
          'По ежедневному курсу продажи Центрального банка Турции. Он фиксируется при оплате и указан в ваучере.',
        ],
      ],
    },
  },
)
