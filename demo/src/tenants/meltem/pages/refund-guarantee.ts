import { plainPage } from '../page-recipes.ts'

/** What the headline of the home page means; the refund is counted by the same rules. */
export const refundGuaranteePage = plainPage(
  { anahtar: 'p-iade-guvencesi', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: '30 gün iade güvencesi',
      ozet: 'Paketler başlangıca 30 gün kalana kadar tamamen geri ödenir. Ne, ne zamana kadar ve nasıl: kısaca ve açıkça.',
      slug: 'iade-guvencesi',
      seo_baslik: '30 gün iade güvencesi: ne, ne zaman, nasıl? | Meltem',
      html: `
<p>Bir paketi, başlamasına <strong>30 gün ya da daha fazla</strong> varken iptal ederseniz onun için ödediğiniz her şeyi geri öderiz. Gerekçe sormayız.</p>
<h2>Paket nedir?</h2>
<p>Şu üçünden en az ikisini içeren, bir gece konaklaması olan ya da bir günden uzun süren her sepet:</p>
<ul>
<li><strong>Ulaşım:</strong> transfer, kiralık araç</li>
<li><strong>Konaklama:</strong> villa, otel, yat</li>
<li><strong>Başka bir hizmet:</strong> tur, düğün, sağlık, ekstra hizmet</li>
</ul>
<p>Villa ile transfer bir pakettir, transfer ile ertesi günkü tur da öyle. Yalnız turlardan oluşan bir sepet paket değildir. Site bunu kendisi anlar ve ödemeden önce <a href="/p/paket-tur-sozlesmesi">paket tur sözleşmesini</a> gösterir.</p>
<h2>Ne geri ödenir?</h2>
<p>Tamamı: ön ödeme ya da bedelin bütünü, ekstralar ve varsa taksit farkıyla birlikte. Kesinti yapılmaz.</p>
<h2>Ne zamana kadar?</h2>
<p>Hizmetin başlamasına 30 gün kalana kadar: konaklamada takvim gününe, saati olan hizmetlerde dakikasına göre. Seyahatin daha sonraki günlerinde başlayan hizmet daha uzun süre ücretsiz iptal edilebilir. Sonrasında her hizmetin, rezervasyonunuza kopyalanmış koşulları geçerlidir.</p>
<h2>Tek bir hizmet aldıysam?</h2>
<p>Tek başına alınan hizmette, sayfasında ve ödemeden önceki özette tarihleriyle yazan koşullar geçerlidir. Çoğu tur ve transferde süre başlangıca çok daha yakındır; bazı tekneler ve düğünlerde 30 günden önce biter.</p>
<h2>Para nasıl geri gelir?</h2>
<ol>
<li>Hesabınızda rezervasyonu açın ya da <a href="/contact">bize yazın</a>.</li>
<li>Her hizmet için dönecek tutarı görürsünüz; onaylamadan hiçbir şey iptal olmaz.</li>
<li>Tutar en geç 14 gün içinde, ödediğiniz yoldan ve aynı para biriminde gönderilir. Hesabınıza ne zaman yansıyacağı bankanıza bağlıdır.</li>
</ol>
<p>Bütün koşullar <a href="/p/iptal-ve-iade">iptal ve iade</a> sayfasındadır.</p>`,
    },
    en: {
      baslik: '30-day refund guarantee',
      ozet: 'Packages are refunded in full until 30 days before they begin. What comes back, until when and how, in plain words.',
      slug: 'refund-guarantee',
      seo_baslik: 'The 30-day refund guarantee: what, when and how | Meltem',
      html: `
<p>If you cancel a package <strong>30 days or more</strong> before it begins, we refund everything you have paid for it. We do not ask why.</p>
<h2>What is a package?</h2>
<p>Every basket with at least two of these three, if it includes a night or lasts longer than a day:</p>
<ul>
<li><strong>Transport:</strong> transfer, hire car</li>
<li><strong>Accommodation:</strong> villa, hotel, yacht</li>
<li><strong>Another service:</strong> tour, wedding, health, extra service</li>
</ul>
<p>A villa with a transfer is a package, and so are a transfer and a tour the next day. A basket of nothing but tours is not. The site recognises it and shows you the <a href="/p/package-tour-contract">package-tour contract</a> before you pay.</p>
<h2>What is refunded?</h2>
<p>All of it: the deposit or the whole price, with extras and any instalment surcharge. Nothing is kept back.</p>
<h2>Until when?</h2>
<p>Until 30 days before the service begins: stays by the calendar day, services with a time to the minute. What begins later in the trip can be cancelled free of charge for longer. After that the terms of each service apply, as they were copied into your booking.</p>
<h2>And a single service?</h2>
<p>What is booked on its own follows the terms on its page and in the summary before you pay, with dates. For most tours and transfers the date is much closer to the start; for some boats and for weddings it is earlier than 30 days before.</p>
<h2>How does the money come back?</h2>
<ol>
<li>Open the booking in your account, or <a href="/contact">write to us</a>.</li>
<li>You see what comes back for each service; nothing is cancelled until you agree.</li>
<li>The money is sent within 14 days, the way you paid and in the same currency. When it appears on your statement depends on your bank.</li>
</ol>
<p>All the terms are under <a href="/p/cancellation-and-refund">cancellation and refund</a>.</p>`,
    },
    de: {
      baslik: '30 Tage Rückerstattungsgarantie',
      ozet: 'Pauschalen werden bis 30 Tage vor Beginn voll erstattet. Was, bis wann und wie: kurz und klar erklärt.',
      slug: 'rueckerstattungsgarantie',
      seo_baslik: '30 Tage Rückerstattungsgarantie: was, wann, wie | Meltem',
      html: `
<p>Stornieren Sie eine Pauschale <strong>30 Tage oder länger</strong> vor Beginn, erstatten wir alles, was Sie dafür bezahlt haben. Nach Gründen fragen wir nicht.</p>
<h2>Was ist eine Pauschale?</h2>
<p>Jeder Warenkorb mit mindestens zwei der folgenden drei Teile, wenn er eine Nacht umfasst oder länger als einen Tag dauert:</p>
<ul>
<li><strong>Beförderung:</strong> Transfer, Mietwagen</li>
<li><strong>Unterkunft:</strong> Villa, Hotel, Yacht</li>
<li><strong>Eine weitere Leistung:</strong> Ausflug, Hochzeit, Gesundheit, Zusatzleistung</li>
</ul>
<p>Eine Villa mit Transfer ist eine Pauschale, ein Transfer mit einem Ausflug am nächsten Tag auch. Ein Warenkorb nur mit Ausflügen ist keine. Die Seite erkennt das selbst und zeigt Ihnen vor der Zahlung den <a href="/p/pauschalreisevertrag">Pauschalreisevertrag</a>.</p>
<h2>Was wird erstattet?</h2>
<p>Alles: die Anzahlung oder der ganze Preis, mit Zusatzleistungen und einem etwaigen Ratenaufschlag. Wir behalten nichts ein.</p>
<h2>Bis wann?</h2>
<p>Bis 30 Tage vor Beginn der Leistung: Aufenthalte nach Kalendertagen, Leistungen mit Uhrzeit auf die Minute. Was später auf der Reise beginnt, lässt sich entsprechend länger kostenlos stornieren. Danach gelten die Bedingungen jeder Leistung, wie sie in Ihre Buchung übernommen wurden.</p>
<h2>Und eine einzelne Leistung?</h2>
<p>Für einzeln Gebuchtes gelten die Bedingungen, die mit Datum auf der jeweiligen Seite und in der Übersicht vor der Zahlung stehen. Bei den meisten Ausflügen und Transfers liegt die Frist viel näher am Beginn, bei manchen Schiffen und bei Hochzeiten endet sie früher als 30 Tage vorher.</p>
<h2>Wie kommt das Geld zurück?</h2>
<ol>
<li>Öffnen Sie die Buchung in Ihrem Konto oder <a href="/contact">schreiben Sie uns</a>.</li>
<li>Sie sehen den Betrag für jede Leistung; ohne Ihre Zustimmung wird nichts storniert.</li>
<li>Das Geld geht innerhalb von 14 Tagen auf demselben Weg und in derselben Währung zurück. Wann es auf Ihrem Konto erscheint, hängt von Ihrer Bank ab.</li>
</ol>
<p>Alle Bedingungen stehen unter <a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a>.</p>`,
    },
    ru: {
      baslik: 'Гарантия возврата за 30 дней',
      ozet: 'За пакет возвращается вся сумма, если до начала не меньше 30 дней. Что, до какого срока и как — простыми словами.',
      slug: 'garantiya-vozvrata',
      seo_baslik: 'Гарантия возврата за 30 дней: что, когда и как | Meltem',
      html: `
<p>Если вы отменяете пакет <strong>за 30 дней до начала или раньше</strong>, мы возвращаем всё, что вы за него заплатили. О причинах не спрашиваем.</p>
<h2>Что такое пакет?</h2>
<p>Любая корзина, в которой есть хотя бы две услуги из трёх и которая включает ночь или длится больше суток:</p>
<ul>
<li><strong>Перевозка:</strong> трансфер, прокат автомобиля</li>
<li><strong>Проживание:</strong> вилла, отель, яхта</li>
<li><strong>Иная услуга:</strong> экскурсия, свадьба, лечение, дополнительная услуга</li>
</ul>
<p>Вилла с трансфером — это пакет, трансфер и экскурсия на следующий день — тоже. Корзина из одних экскурсий пакетом не является. Сайт распознаёт это сам и перед оплатой показывает <a href="/p/dogovor-paketnogo-tura">договор о пакетном туре</a>.</p>
<h2>Что возвращается?</h2>
<p>Всё: предоплата или полная цена вместе с дополнительными услугами и доплатой за рассрочку, если она была. Удержаний нет.</p>
<h2>До какого срока?</h2>
<p>За 30 дней до начала услуги: проживание — по календарным дням, услуги со временем начала — с точностью до минуты. То, что начинается в поездке позже, можно бесплатно отменить дольше. После этого действуют условия каждой услуги, скопированные в вашу бронь.</p>
<h2>А отдельная услуга?</h2>
<p>Для услуги, купленной отдельно, действуют условия, указанные с датами на её странице и в сводке перед оплатой. У большинства экскурсий и трансферов срок гораздо ближе к началу, у некоторых яхт и у свадеб он заканчивается раньше чем за 30 дней.</p>
<h2>Как возвращаются деньги?</h2>
<ol>
<li>Откройте бронь в личном кабинете или <a href="/contact">напишите нам</a>.</li>
<li>Вы увидите сумму возврата по каждой услуге; без вашего согласия ничего не отменяется.</li>
<li>Деньги отправляются в течение 14 дней тем же способом, каким вы платили, и в той же валюте. Когда они появятся на счёте, зависит от вашего банка.</li>
</ol>
<p>Все условия — на странице <a href="/p/otmena-i-vozvrat">отмены и возврата</a>.</p>`,
    },
  },
)
