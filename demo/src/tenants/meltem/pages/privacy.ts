import { plainPage } from '../page-recipes.ts'

export const privacyPage = plainPage(
  { anahtar: 'p-gizlilik', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'Gizlilik politikası ve aydınlatma metni',
      ozet: 'Hangi veriyi neden işliyoruz, kiminle paylaşıyoruz, ne kadar saklıyoruz ve haklarınız neler.',
      slug: 'gizlilik-politikasi',
      seo_baslik: 'Gizlilik politikası ve KVKK aydınlatma metni | Meltem',
      html: `
<p>Veri sorumlusu Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla. Bu metin 6698 sayılı Kişisel Verilerin Korunması Kanunu ve Avrupa Birliği’nde yaşayanlar için GDPR uyarınca hazırlanmıştır.</p>
<h2>Hangi veriler, neden?</h2>
<ul>
<li><strong>Rezervasyon:</strong> ad, iletişim, katılanlar, gerekiyorsa kimlik ya da pasaport numarası ve uçuş. Sözleşmeyi yerine getirmek için.</li>
<li><strong>Ödeme:</strong> tutar, tarih, kartın markası ile ilk altı ve son dört hanesi. Kart numarasının tamamı bize ulaşmaz.</li>
<li><strong>İletişim formu:</strong> yazdıklarınız; size yanıt vermek için.</li>
<li><strong>Bülten:</strong> e-posta adresiniz; yalnız açık rızanızla.</li>
<li><strong>Sağlık hizmetleri:</strong> yalnız ayrı ve açık rızanızla, yalnız gerekli olan.</li>
<li><strong>Güvenlik kayıtları:</strong> IP adresi ve istek zamanı; kötüye kullanımı önlemek için, meşru menfaatimizle.</li>
</ul>
<h2>Kiminle paylaşıyoruz?</h2>
<p>Hizmeti verecek ev sahibi, kaptan, otel ya da rehberle gerektiği kadar; ödeme kuruluşuyla; yasanın istediği durumlarda yetkili kurumlarla. Veri satmayız. Yurt dışına aktarım yalnız yasal güvencelerle yapılır.</p>
<h2>Ne kadar saklıyoruz?</h2>
<p>Fatura ve sözleşmeler yasal süre boyunca, kimlik ve pasaport bilgileri hizmet bittikten sonra kısa sürede silinmek üzere, iletişim mesajları en çok iki yıl, bülten kaydı siz çıkana kadar.</p>
<h2>Haklarınız</h2>
<p>Verinizi görebilir, düzeltebilir, sildirebilir, işlenmesine itiraz edebilir, bir kopyasını alabilir, rızanızı geri çekebilirsiniz. <a href="/contact">Bize yazın</a>; en geç 30 gün içinde yanıtlarız. Kişisel Verileri Koruma Kurulu’na, AB’de yaşıyorsanız ülkenizdeki denetim makamına başvurabilirsiniz. Çerezler için <a href="/p/cerezler">çerez sayfasına</a> bakın.</p>`,
    },
    en: {
      baslik: 'Privacy notice',
      ozet: 'Which data we process and why, whom we share it with, how long we keep it and what your rights are.',
      slug: 'privacy',
      seo_baslik: 'Privacy notice (KVKK and GDPR) | Meltem',
      html: `
<p>The controller is Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla, Turkey. This notice follows Turkish Law No. 6698 (KVKK) and, for people living in the European Union, the GDPR.</p>
<h2>Which data, and why</h2>
<ul>
<li><strong>Bookings:</strong> name, contact details, participants and, where needed, identity or passport number and flight. To perform the contract.</li>
<li><strong>Payments:</strong> amount, date, card brand and the first six and last four digits. The full card number never reaches us.</li>
<li><strong>Contact form:</strong> what you write, in order to answer you.</li>
<li><strong>Newsletter:</strong> your e-mail address, only with your consent.</li>
<li><strong>Health services:</strong> only with separate, explicit consent, and only what is necessary.</li>
<li><strong>Security logs:</strong> IP address and time of request, in our legitimate interest of preventing abuse.</li>
</ul>
<h2>Whom we share it with</h2>
<p>With the owner, captain, hotel or guide who provides the service, as far as necessary; with the payment provider; and with authorities where the law requires it. We do not sell data. Transfers abroad take place only with legal safeguards.</p>
<h2>How long we keep it</h2>
<p>Invoices and contracts for the statutory period; identity and passport data only until shortly after the service; contact messages for two years at most; newsletter data until you unsubscribe.</p>
<h2>Your rights</h2>
<p>You may see, correct and erase your data, object to its use, receive a copy and withdraw your consent. <a href="/contact">Write to us</a> and we will answer within 30 days. You may also complain to the Turkish Personal Data Protection Board or, in the EU, to your supervisory authority. For cookies see the <a href="/p/cookies">cookie page</a>.</p>`,
    },
    de: {
      baslik: 'Datenschutzerklärung',
      ozet: 'Welche Daten wir wozu verarbeiten, mit wem wir sie teilen, wie lange wir sie aufbewahren und welche Rechte Sie haben.',
      slug: 'datenschutz',
      seo_baslik: 'Datenschutzerklärung (DSGVO und KVKK) | Meltem',
      html: `
<p>Verantwortlich ist die Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla, Türkei. Diese Erklärung folgt dem türkischen Gesetz Nr. 6698 (KVKK) und für Personen in der Europäischen Union der DSGVO.</p>
<h2>Welche Daten und wozu</h2>
<ul>
<li><strong>Buchung:</strong> Name, Kontaktdaten, Mitreisende, falls nötig Ausweis- oder Passnummer und Flug. Zur Erfüllung des Vertrags.</li>
<li><strong>Zahlung:</strong> Betrag, Datum, Kartenmarke sowie die ersten sechs und letzten vier Ziffern. Die vollständige Kartennummer erreicht uns nie.</li>
<li><strong>Kontaktformular:</strong> was Sie uns schreiben, um Ihnen zu antworten.</li>
<li><strong>Newsletter:</strong> Ihre E-Mail-Adresse, nur mit Ihrer Einwilligung.</li>
<li><strong>Gesundheitsleistungen:</strong> nur mit gesonderter, ausdrücklicher Einwilligung und nur das Notwendige.</li>
<li><strong>Sicherheitsprotokolle:</strong> IP-Adresse und Zeitpunkt, in unserem berechtigten Interesse, Missbrauch zu verhindern.</li>
</ul>
<h2>Mit wem wir sie teilen</h2>
<p>Mit Eigentümern, Kapitänen, Hotels oder Reiseleitern, soweit es für die Leistung nötig ist, mit dem Zahlungsdienstleister und mit Behörden, wenn das Gesetz es verlangt. Wir verkaufen keine Daten. Übermittlungen ins Ausland erfolgen nur mit den gesetzlichen Garantien.</p>
<h2>Wie lange wir sie aufbewahren</h2>
<p>Rechnungen und Verträge für die gesetzliche Frist; Ausweis- und Passdaten nur bis kurz nach der Leistung; Nachrichten höchstens zwei Jahre; die Newsletter-Anmeldung, bis Sie sich abmelden.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung, Löschung und eine Kopie verlangen, der Verarbeitung widersprechen und Einwilligungen widerrufen. <a href="/contact">Schreiben Sie uns</a>, wir antworten innerhalb von 30 Tagen. Sie können sich auch bei der türkischen Datenschutzbehörde oder in der EU bei Ihrer Aufsichtsbehörde beschweren. Zu Cookies lesen Sie die <a href="/p/cookie-hinweise">Cookie-Hinweise</a>.</p>`,
    },
    ru: {
      baslik: 'Политика конфиденциальности',
      ozet: 'Какие данные и зачем мы обрабатываем, кому передаём, сколько храним и какие у вас права.',
      slug: 'konfidencialnost',
      seo_baslik: 'Политика конфиденциальности (KVKK и GDPR) | Meltem',
      html: `
<p>Оператор данных — Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla, Турция. Документ составлен по турецкому закону № 6698 (KVKK), а для жителей Европейского союза также по регламенту GDPR.</p>
<h2>Какие данные и зачем</h2>
<ul>
<li><strong>Бронирование:</strong> имя, контакты, участники, при необходимости номер паспорта и рейс. Для исполнения договора.</li>
<li><strong>Оплата:</strong> сумма, дата, платёжная система, первые шесть и последние четыре цифры карты. Полный номер карты к нам не попадает.</li>
<li><strong>Форма связи:</strong> то, что вы написали, чтобы ответить вам.</li>
<li><strong>Рассылка:</strong> адрес электронной почты, только с вашего согласия.</li>
<li><strong>Медицинские услуги:</strong> только с отдельного явного согласия и только необходимое.</li>
<li><strong>Журналы безопасности:</strong> IP-адрес и время запроса; наш законный интерес — предотвращать злоупотребления.</li>
</ul>
<h2>Кому мы передаём данные</h2>
<p>Владельцу, капитану, отелю или гиду, которые оказывают услугу, в необходимом объёме; платёжной системе; государственным органам, когда этого требует закон. Данные мы не продаём. За рубеж они передаются только с законными гарантиями.</p>
<h2>Сколько мы храним данные</h2>
<p>Счета и договоры — в течение установленного законом срока; паспортные данные удаляем вскоре после оказания услуги; сообщения храним не более двух лет; подписку — пока вы не отпишетесь.</p>
<h2>Ваши права</h2>
<p>Вы можете узнать, какие данные мы храним, исправить или удалить их, возразить против обработки, получить копию и отозвать согласие. <a href="/contact">Напишите нам</a>, мы ответим в течение 30 дней. Вы также вправе обратиться в Совет по защите персональных данных Турции, а в ЕС — в надзорный орган своей страны. О файлах cookie читайте на <a href="/p/faily-cookie">отдельной странице</a>.</p>`,
    },
  },
)
