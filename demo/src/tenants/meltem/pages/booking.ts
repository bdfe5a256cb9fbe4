import { plainPage } from '../page-recipes.ts'

export const bookingPage = plainPage(
  { anahtar: 'p-rezervasyon', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Rezervasyon nasıl yapılır?',
      ozet: 'Seçin, sepete koyun, ön ödemeyle yerinizi tutun. Hemen onaylanan ve önce sorulan ürünlerin farkı.',
      slug: 'rezervasyon-nasil-yapilir',
      seo_baslik: 'Rezervasyon nasıl yapılır? | Meltem',
      html: `
<h2>Beş adım</h2>
<ol>
<li><strong>Seçin.</strong> Ürünü, tarihi ve kişi sayısını belirleyin. Takvim yalnız gerçekten boş olan günleri gösterir.</li>
<li><strong>Sepete koyun.</strong> Villa, tekne, tur, transfer ve araç aynı sepete sığar. İndirimler kendiliğinden düşer.</li>
<li><strong>Bilgilerinizi yazın.</strong> Yalnız o ürün için gerekenleri sorarız: uçuş numarası, otel, alınış yeri.</li>
<li><strong>Ödeyin.</strong> Ön ödeme ya da tamamı; <a href="/p/odeme-secenekleri">ödeme seçenekleri</a> sayfasında anlattık.</li>
<li><strong>Belgenizi alın.</strong> Onay ve karekodlu belge e-postanıza gelir.</li>
</ol>
<h2>Hemen onay ve önce sorma</h2>
<p>Çoğu ürün ödemeyle birlikte kesinleşir. Bazı villa ve teknelerde, düğün ve sağlık hizmetlerinde önce sorarız. Talebiniz kabul edilirse e-postayla bir ödeme bağlantısı alırsınız; bağlantı 24 saat geçerlidir.</p>
<h2>24 saat kuralı</h2>
<p>Havaleyle ödenecek rezervasyonlarda ön ödeme 24 saat içinde ulaşmazsa rezervasyon düşer ve yer başkasına açılır. Düşmeden önce size haber veririz.</p>
<h2>O gün</h2>
<p>Alınış yerinde <strong>beş dakika erken</strong> olun. Gecikiyorsanız belgenizdeki numarayı arayın. İptal için <a href="/p/iptal-ve-iade">iptal ve iade</a> sayfasına bakın.</p>`,
    },
    en: {
      baslik: 'How booking works',
      ozet: 'Choose, add to the basket, hold your place with a deposit. And the difference between instant and on-request products.',
      slug: 'how-booking-works',
      seo_baslik: 'How booking works | Meltem',
      html: `
<h2>Five steps</h2>
<ol>
<li><strong>Choose.</strong> Pick the product, the date and the number of people. The calendar only shows days that are really free.</li>
<li><strong>Add to the basket.</strong> Villa, boat, tour, transfer and car fit into one. Discounts come off by themselves.</li>
<li><strong>Enter your details.</strong> We ask only for what the product needs: flight number, hotel, pick-up point.</li>
<li><strong>Pay.</strong> A deposit or the full amount; see <a href="/p/payment-methods">payment methods</a>.</li>
<li><strong>Receive your voucher.</strong> Confirmation and a voucher with a QR code arrive by e-mail.</li>
</ol>
<h2>Instant or on request</h2>
<p>Most products are confirmed as soon as you pay. For some villas and boats, and for weddings and health services, we ask first. If your request is accepted you receive a payment link by e-mail, valid for 24 hours.</p>
<h2>The 24-hour rule</h2>
<p>If you pay by bank transfer and the deposit has not arrived within 24 hours, the booking lapses and the place is offered to others. We let you know before that happens.</p>
<h2>On the day</h2>
<p>Please be at the pick-up point <strong>five minutes early</strong>. If you are running late, ring the number on your voucher. For cancellations see <a href="/p/cancellation-and-refund">cancellation and refund</a>.</p>`,
    },
    de: {
      baslik: 'So buchen Sie bei uns',
      ozet: 'Auswählen, in den Warenkorb legen, mit einer Anzahlung den Platz sichern. Und was der Unterschied zwischen Sofortbuchung und Anfrage ist.',
      slug: 'so-buchen-sie',
      seo_baslik: 'So funktioniert die Buchung | Meltem',
      html: `
<h2>Fünf Schritte</h2>
<ol>
<li><strong>Auswählen.</strong> Entscheiden Sie sich für Angebot, Datum und Personenzahl. Der Kalender zeigt nur Tage, die wirklich frei sind.</li>
<li><strong>In den Warenkorb legen.</strong> Villa, Schiff, Ausflug, Transfer und Mietwagen passen zusammen hinein. Rabatte werden automatisch abgezogen.</li>
<li><strong>Angaben machen.</strong> Wir fragen nur, was für die Leistung nötig ist: Flugnummer, Hotel, Abholort.</li>
<li><strong>Bezahlen.</strong> Anzahlung oder Gesamtbetrag; Näheres unter <a href="/p/zahlungsarten">Zahlungsarten</a>.</li>
<li><strong>Voucher erhalten.</strong> Bestätigung und Voucher mit QR-Code kommen per E-Mail.</li>
</ol>
<h2>Sofort oder auf Anfrage</h2>
<p>Die meisten Angebote sind mit der Zahlung fest gebucht. Bei einigen Villen und Schiffen sowie bei Hochzeiten und Gesundheitsleistungen fragen wir zuerst nach. Nach der Zusage erhalten Sie per E-Mail einen Zahlungslink, der 24 Stunden gilt.</p>
<h2>Die 24-Stunden-Regel</h2>
<p>Zahlen Sie per Überweisung und trifft die Anzahlung nicht innerhalb von 24 Stunden ein, verfällt die Buchung, und der Platz wird wieder frei. Vorher melden wir uns bei Ihnen.</p>
<h2>Am Reisetag</h2>
<p>Seien Sie bitte <strong>fünf Minuten früher</strong> am Treffpunkt. Verspäten Sie sich, rufen Sie die Nummer auf dem Voucher an. Zu Absagen lesen Sie <a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a>.</p>`,
    },
    ru: {
      baslik: 'Как проходит бронирование',
      ozet: 'Выберите, добавьте в корзину, закрепите место предоплатой. И чем мгновенное бронирование отличается от запроса.',
      slug: 'kak-zabronirovat',
      seo_baslik: 'Как забронировать | Meltem',
      html: `
<h2>Пять шагов</h2>
<ol>
<li><strong>Выберите.</strong> Определитесь с услугой, датой и числом гостей. Календарь показывает только действительно свободные дни.</li>
<li><strong>Добавьте в корзину.</strong> Вилла, яхта, экскурсия, трансфер и автомобиль помещаются в одну. Скидки вычитаются сами.</li>
<li><strong>Заполните данные.</strong> Мы спрашиваем только нужное: номер рейса, отель, место сбора.</li>
<li><strong>Оплатите.</strong> Предоплату или всю сумму; подробности на странице <a href="/p/sposoby-oplaty">способов оплаты</a>.</li>
<li><strong>Получите ваучер.</strong> Подтверждение и ваучер с QR-кодом придут на почту.</li>
</ol>
<h2>Сразу или по запросу</h2>
<p>Большинство услуг подтверждается в момент оплаты. По некоторым виллам и яхтам, свадьбам и медицинским услугам мы сначала уточняем. Если запрос принят, вы получите по почте ссылку для оплаты, она действует 24 часа.</p>
<h2>Правило 24 часов</h2>
<p>Если вы платите банковским переводом и предоплата не поступила за 24 часа, бронь снимается, а место становится доступно другим. Перед этим мы вас предупредим.</p>
<h2>В день поездки</h2>
<p>Приходите на место сбора <strong>за пять минут</strong>. Опаздываете — позвоните по номеру из ваучера. Об отмене читайте на странице <a href="/p/otmena-i-vozvrat">отмены и возврата</a>.</p>`,
    },
  },
)
