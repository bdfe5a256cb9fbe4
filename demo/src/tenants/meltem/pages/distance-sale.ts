import { plainPage } from '../page-recipes.ts'

export const distanceSalePage = plainPage(
  { anahtar: 'p-mesafeli-satis', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'Mesafeli satış sözleşmesi',
      ozet: 'Her rezervasyonda size özel düzenlenen sözleşmenin ana hatları: taraflar, konu, fiyat, cayma ve iptal.',
      slug: 'mesafeli-satis-sozlesmesi',
      seo_baslik: 'Mesafeli satış sözleşmesi, ana hatlar | Meltem',
      html: `
<p>Bu sayfa sözleşmenin ana hatlarını verir. Ödemeden önce, kendi rezervasyonunuzun bilgileriyle doldurulmuş ön bilgilendirme formunu ve sözleşmenin tamamını okur, ayrı ayrı onaylarsınız. Onayladığınız metin sürümü ve tarihiyle saklanır, e-postanıza gönderilir.</p>
<h2>1. Taraflar ve konu</h2>
<p>Satıcı Meltem Seyahat Turizm Ltd. Şti.’dir. Alıcı, rezervasyonu yapan kişidir. Konu, özette adı, tarihi ve kişi sayısı yazan hizmetlerdir.</p>
<h2>2. Fiyat ve ödeme</h2>
<p>Toplam tutar vergiler dahil gösterilir. Ön ödeme, kalan tutar, kur ve varsa vade farkı ayrı satırlardadır. Onayladığınız tutardan farklı bir tutar çekilmez.</p>
<h2>3. Hizmetin yerine getirilmesi</h2>
<p>Hizmet, yazılı tarih ve saatte verilir. Zorunlu bir değişiklik olursa alıcıya gecikmeden bildirilir; alıcı değişikliği kabul edebilir ya da ücretsiz vazgeçebilir.</p>
<h2>4. Cayma hakkı</h2>
<p>Belirli bir tarihte ya da dönemde verilecek konaklama, ulaşım, araç kiralama ve boş zaman hizmetlerinde yasal cayma hakkı yoktur. Bunun yerine <a href="/p/iptal-ve-iade">iptal ve iade</a> koşulları ile paketlerde <a href="/p/iade-guvencesi">30 gün iade güvencesi</a> uygulanır. İade, ödediğiniz yoldan en geç 14 gün içinde gönderilir.</p>
<h2>5. Paket turlar</h2>
<p>Ulaşım, konaklama ve başka bir hizmetten en az ikisi tek fiyatla satıldığında paket tur sözleşmesi kuralları geçerlidir; sistem size o sözleşmeyi gösterir.</p>
<h2>6. Şikâyet ve uyuşmazlık</h2>
<p>Önce <a href="/contact">bize yazın</a>. Çözemezsek tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsiniz.</p>`,
    },
    en: {
      baslik: 'Distance-sale contract',
      ozet: 'The outline of the contract that is drawn up for each booking: parties, subject, price, withdrawal and cancellation.',
      slug: 'distance-sale-contract',
      seo_baslik: 'Distance-sale contract in outline | Meltem',
      html: `
<p>This page gives the outline. Before you pay, you read the pre-contract information and the full contract, filled in with the details of your own booking, and accept each separately. The text you accepted is stored with its version and date and sent to you by e-mail.</p>
<h2>1. Parties and subject</h2>
<p>The seller is Meltem Seyahat Turizm Ltd. Şti. The buyer is the person who makes the booking. The subject is the services named in the summary with their dates and number of people.</p>
<h2>2. Price and payment</h2>
<p>The total is shown with all taxes. Deposit, balance, exchange rate and any instalment surcharge have their own lines. No amount other than the one you accepted is charged.</p>
<h2>3. Performance</h2>
<p>The service is provided on the date and at the time stated. If a change cannot be avoided, you are told without delay and may accept it or step back free of charge.</p>
<h2>4. Right of withdrawal</h2>
<p>For accommodation, transport, car hire and leisure services on a specific date or in a specific period the law grants no right of withdrawal. Our <a href="/p/cancellation-and-refund">cancellation and refund</a> terms and, for packages, the <a href="/p/refund-guarantee">30-day refund guarantee</a> apply instead. Refunds are sent within 14 days, the way you paid.</p>
<h2>5. Package tours</h2>
<p>Where at least two of transport, accommodation and another service are sold at one price, the rules for package tours apply, and you are shown that contract instead.</p>
<h2>6. Complaints and disputes</h2>
<p>Please <a href="/contact">write to us</a> first. If we cannot settle the matter, you may turn to the consumer arbitration committee or the consumer court.</p>`,
    },
    de: {
      baslik: 'Fernabsatzvertrag',
      ozet: 'Die Grundzüge des Vertrags, der für jede Buchung erstellt wird: Parteien, Gegenstand, Preis, Widerruf und Stornierung.',
      slug: 'fernabsatzvertrag',
      seo_baslik: 'Fernabsatzvertrag in Grundzügen | Meltem',
      html: `
<p>Diese Seite gibt einen Überblick. Vor der Zahlung lesen Sie die vorvertraglichen Informationen und den vollständigen Vertrag mit den Angaben Ihrer Buchung und stimmen beiden gesondert zu. Der Text wird mit Fassung und Datum gespeichert und Ihnen per E-Mail zugesandt.</p>
<h2>1. Parteien und Gegenstand</h2>
<p>Verkäufer ist die Meltem Seyahat Turizm Ltd. Şti., Käufer die Person, die bucht. Gegenstand sind die in der Übersicht genannten Leistungen mit Datum und Personenzahl.</p>
<h2>2. Preis und Zahlung</h2>
<p>Der Gesamtpreis enthält alle Steuern. Anzahlung, Restbetrag, Wechselkurs und ein etwaiger Ratenaufschlag stehen in eigenen Zeilen. Ein anderer als der von Ihnen bestätigte Betrag wird nicht abgebucht.</p>
<h2>3. Erbringung der Leistung</h2>
<p>Die Leistung wird zum angegebenen Termin erbracht. Lässt sich eine Änderung nicht vermeiden, erfahren Sie es unverzüglich und können zustimmen oder kostenlos zurücktreten.</p>
<h2>4. Widerrufsrecht</h2>
<p>Für Unterkunft, Beförderung, Mietwagen und Freizeitleistungen zu einem bestimmten Termin oder Zeitraum besteht kein gesetzliches Widerrufsrecht. Stattdessen gelten unsere Bedingungen zu <a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a> und, für Pauschalen, die <a href="/p/rueckerstattungsgarantie">30 Tage Rückerstattungsgarantie</a>. Erstattungen gehen innerhalb von 14 Tagen auf dem Zahlungsweg zurück.</p>
<h2>5. Pauschalreisen</h2>
<p>Werden mindestens zwei der Leistungen Beförderung, Unterkunft und sonstige Leistung zu einem Gesamtpreis verkauft, gelten die Regeln für Pauschalreisen; Sie sehen dann jenen Vertrag.</p>
<h2>6. Beschwerden und Streitfälle</h2>
<p>Bitte <a href="/contact">schreiben Sie uns</a> zuerst. Finden wir keine Lösung, können Sie sich an die Verbraucherschlichtung oder das Verbrauchergericht wenden.</p>`,
    },
    ru: {
      baslik: 'Договор дистанционной продажи',
      ozet: 'Основные положения договора, который составляется для каждого заказа: стороны, предмет, цена, отказ и отмена.',
      slug: 'dogovor-distantsionnoy-prodazhi',
      seo_baslik: 'Договор дистанционной продажи: основные положения | Meltem',
      html: `
<p>Здесь изложены основные положения. Перед оплатой вы читаете преддоговорную информацию и полный текст договора с данными вашего заказа и подтверждаете каждый документ отдельно. Принятый текст хранится с номером редакции и датой и отправляется вам по почте.</p>
<h2>1. Стороны и предмет</h2>
<p>Продавец — Meltem Seyahat Turizm Ltd. Şti. Покупатель — лицо, оформившее заказ. Предмет — услуги, перечисленные в сводке, с датами и числом участников.</p>
<h2>2. Цена и оплата</h2>
<p>Итоговая сумма указана со всеми налогами. Предоплата, остаток, курс и наценка за рассрочку, если она есть, показаны отдельными строками. Сумма, отличная от подтверждённой вами, не списывается.</p>
<h2>3. Оказание услуги</h2>
<p>Услуга оказывается в указанные день и час. Если изменения неизбежны, мы сообщаем о них без промедления, а вы вправе согласиться или отказаться без расходов.</p>
<h2>4. Право на отказ</h2>
<p>Для проживания, перевозки, аренды автомобиля и досуга на определённую дату или период закон не предусматривает права на отказ. Вместо него действуют <a href="/p/otmena-i-vozvrat">условия отмены и возврата</a> и, для пакетов, <a href="/p/garantiya-vozvrata">гарантия возврата за 30 дней</a>. Возврат отправляется в течение 14 дней тем же способом, каким вы платили.</p>
<h2>5. Пакетные туры</h2>
<p>Если по единой цене продаются хотя бы две услуги из трёх — перевозка, проживание и другая услуга, — действуют правила о пакетных турах, и вы увидите соответствующий договор.</p>
<h2>6. Жалобы и споры</h2>
<p>Сначала <a href="/contact">напишите нам</a>. Если договориться не удастся, вы вправе обратиться в арбитражный комитет или суд по делам потребителей.</p>`,
    },
  },
)
