import { plainPage } from '../page-recipes.ts'

export const paymentPage = plainPage(
  { anahtar: 'p-odeme', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Ödeme seçenekleri',
      ozet: 'Kart, havale ya da tur günü ödeme; ön ödeme ya da tamamı. Kur ödeme anında sabitlenir.',
      slug: 'odeme-secenekleri',
      seo_baslik: 'Ödeme seçenekleri: kart, havale, tur günü | Meltem',
      html: `
<h2>Yöntemler</h2>
<ul>
<li><strong>Kredi ve banka kartı.</strong> Visa, Mastercard ve Troy; 3-D Secure ile. Kart bilgileriniz ödeme kuruluşunun sayfasında girilir, bize ulaşmaz ve bizde saklanmaz.</li>
<li><strong>Havale ve EFT.</strong> Açıklamaya rezervasyon numaranızı yazın. Ön ödeme 24 saat içinde ulaşmazsa rezervasyon düşer.</li>
<li><strong>Tur günü ödeme.</strong> Bunu kabul eden ürünlerde, rehbere ya da ofise.</li>
</ul>
<h2>Ön ödeme mi, tamamı mı?</h2>
<p>Ön ödeme oranı ürüne göre değişir ve sepette tutarıyla görünür. Kalan tutarın nerede ve ne zaman ödeneceği onay e-postanızda yazar.</p>
<h2>Para birimi ve kur</h2>
<p>Fiyatlar TRY, EUR, USD ve GBP olarak görülebilir. Dönüşümde Merkez Bankası’nın günlük satış kuru kullanılır; kur, bülten tarihiyle birlikte rezervasyonunuza yazılır ve sonradan değişmez. Bankanızın yurt dışı işlem ücreti varsa onu bankanız belirler.</p>
<h2>Taksit ve fatura</h2>
<p>Taksit sayısı kartınıza ve yürürlükteki kurallara bağlıdır; vade farkı varsa ödemeden önce ayrı satırda görünür. Fatura e-postayla gönderilir.</p>`,
    },
    en: {
      baslik: 'Payment methods',
      ozet: 'Card, bank transfer or payment on the day; deposit or full amount. The exchange rate is fixed when you pay.',
      slug: 'payment-methods',
      seo_baslik: 'Payment methods: card, transfer, on the day | Meltem',
      html: `
<h2>Methods</h2>
<ul>
<li><strong>Credit and debit card.</strong> Visa, Mastercard and Troy, with 3-D Secure. You enter your card details on the payment provider’s page; they never reach us and we do not store them.</li>
<li><strong>Bank transfer.</strong> Give your booking number as the reference. If the deposit has not arrived within 24 hours, the booking lapses.</li>
<li><strong>Payment on the day.</strong> For products that allow it, to the guide or at our office.</li>
</ul>
<h2>Deposit or full amount?</h2>
<p>The deposit depends on the product and is shown as a sum in your basket. Your confirmation says where and when the balance is due.</p>
<h2>Currency and rate</h2>
<p>You can see prices in TRY, EUR, USD and GBP. We convert at the daily selling rate of the Turkish central bank; the rate and the date of the bulletin are written on your booking and do not change afterwards. Any foreign-transaction fee is set by your own bank.</p>
<h2>Instalments and invoices</h2>
<p>How many instalments are possible depends on your card and current regulations; a surcharge, if any, appears on its own line before you pay. The invoice is sent by e-mail.</p>`,
    },
    de: {
      baslik: 'Zahlungsarten',
      ozet: 'Karte, Überweisung oder Zahlung am Reisetag; Anzahlung oder Gesamtbetrag. Der Wechselkurs wird bei der Zahlung festgeschrieben.',
      slug: 'zahlungsarten',
      seo_baslik: 'Zahlungsarten: Karte, Überweisung, vor Ort | Meltem',
      html: `
<h2>So können Sie zahlen</h2>
<ul>
<li><strong>Kredit- und Debitkarte.</strong> Visa, Mastercard und Troy, mit 3-D Secure. Ihre Kartendaten geben Sie auf der Seite des Zahlungsdienstleisters ein; sie erreichen uns nicht und werden bei uns nicht gespeichert.</li>
<li><strong>Überweisung.</strong> Geben Sie als Verwendungszweck die Buchungsnummer an. Trifft die Anzahlung nicht binnen 24 Stunden ein, verfällt die Buchung.</li>
<li><strong>Zahlung am Tag selbst.</strong> Wo es das Angebot zulässt, bei der Reiseleitung oder in unserem Büro.</li>
</ul>
<h2>Anzahlung oder Gesamtbetrag?</h2>
<p>Die Höhe der Anzahlung hängt vom Angebot ab und steht als Betrag im Warenkorb. Wo und wann der Rest fällig ist, lesen Sie in der Bestätigung.</p>
<h2>Währung und Kurs</h2>
<p>Preise lassen sich in TRY, EUR, USD und GBP anzeigen. Umgerechnet wird zum täglichen Verkaufskurs der türkischen Zentralbank; Kurs und Datum werden in der Buchung festgehalten und ändern sich nicht mehr. Ein mögliches Auslandsentgelt legt Ihre Bank fest.</p>
<h2>Raten und Rechnung</h2>
<p>Ob und in wie vielen Raten Sie zahlen können, richtet sich nach Ihrer Karte und den geltenden Vorschriften; ein Aufschlag erscheint vor der Zahlung als eigene Zeile. Die Rechnung kommt per E-Mail.</p>`,
    },
    ru: {
      baslik: 'Способы оплаты',
      ozet: 'Карта, банковский перевод или оплата в день экскурсии; предоплата или вся сумма. Курс фиксируется в момент оплаты.',
      slug: 'sposoby-oplaty',
      seo_baslik: 'Способы оплаты: карта, перевод, на месте | Meltem',
      html: `
<h2>Как можно заплатить</h2>
<ul>
<li><strong>Банковская карта.</strong> Visa, Mastercard и Troy с 3-D Secure. Данные карты вы вводите на странице платёжной системы; к нам они не попадают и у нас не хранятся. Примет ли платёж конкретная карта, решает её банк.</li>
<li><strong>Банковский перевод.</strong> В назначении платежа укажите номер заказа. Если предоплата не поступит за 24 часа, бронь снимается.</li>
<li><strong>Оплата в день услуги.</strong> Там, где это возможно: гиду или в нашем офисе.</li>
</ul>
<h2>Предоплата или вся сумма?</h2>
<p>Размер предоплаты зависит от услуги и показан в корзине. Где и когда вносить остаток, написано в подтверждении.</p>
<h2>Валюта и курс</h2>
<p>Цены можно смотреть в TRY, EUR, USD и GBP. Пересчёт идёт по ежедневному курсу продажи Центрального банка Турции; курс и дата бюллетеня записываются в заказ и больше не меняются. Комиссию за операции за рубежом, если она есть, устанавливает ваш банк.</p>
<h2>Рассрочка и счёт</h2>
<p>Возможность рассрочки зависит от карты и действующих правил; наценка, если она есть, показана отдельной строкой до оплаты. Счёт мы присылаем по электронной почте.</p>`,
    },
  },
)
