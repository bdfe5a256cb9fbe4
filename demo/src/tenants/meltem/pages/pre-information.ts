import { plainPage } from '../page-recipes.ts'

export const preInformationPage = plainPage(
  { anahtar: 'p-on-bilgilendirme', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'Ön bilgilendirme formu',
      ozet: 'Ödemeden önce bilmeniz gereken her şey: kimden alıyorsunuz, ne alıyorsunuz, ne kadara, hangi koşulla.',
      slug: 'on-bilgilendirme-formu',
      seo_baslik: 'Ön bilgilendirme formu | Meltem',
      html: `
<p>Mesafeli Sözleşmeler Yönetmeliği gereği, ödemeden önce bu bilgileri size yazılı olarak veririz. Rezervasyon sırasında form kendi bilgilerinizle doldurulur; ayrı bir kutuyla onaylarsınız, kutu önceden işaretli gelmez. Onayladığınız metin sürümü, tarihi ve diliyle saklanır, e-postanıza PDF olarak gelir.</p>
<h2>1. Satıcı</h2>
<p>Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla. Vergi dairesi Fethiye, vergi no 0000000000. Telefon +90 000 000 00 00, e-posta merhaba@meltem.example. A grubu seyahat acentası, TÜRSAB belge no 00000.</p>
<h2>2. Hizmetin temel nitelikleri</h2>
<p>Her hizmetin adı, tarihi, saati, süresi, kişi sayısı, neyin dahil olup neyin olmadığı ürün sayfasında ve özetinizde yazar. Villalarda izin numarası, turlarda buluşma yeri ve araç, teknelerde kamara ve mürettebat bilgisi de bunlardandır. Buluşma yerine beş dakika önce gelmeniz istenir.</p>
<h2>3. Bedel</h2>
<p>Toplam bedel, vergiler dahil, seçtiğiniz para biriminde gösterilir. İndirim, kupon, ekstra hizmet, taksit farkı ve döviz kuru ayrı satırlardadır. Özette yazmayan bir ücret alınmaz. Villalarda hasar depozitosu varsa tutarı ve iade zamanı ayrıca belirtilir.</p>
<h2>4. Ödeme</h2>
<p>Kart, havale ya da tur günü ödeme; ön ödeme ya da tamamı. Ön ödemesi 24 saat içinde yapılmayan rezervasyon kendiliğinden iptal olur ve sizden ücret alınmaz. Kart bilgilerinizi biz görmeyiz; form ödeme kuruluşuna aittir.</p>
<h2>5. Cayma hakkı ve iptal</h2>
<p>Belirli bir tarihte ya da dönemde yapılan konaklama, taşıma, araç kiralama ve boş zaman hizmetlerinde kanun cayma hakkı tanımaz. Bunun yerine <a href="/p/iptal-ve-iade">iptal ve iade</a> koşulları ile <a href="/p/iade-guvencesi">30 gün iade güvencesi</a> geçerlidir: bir paketi başlangıcına 30 gün ya da daha fazla varken iptal ederseniz onun için ödediğinizin tamamı, en geç 14 gün içinde ve ödediğiniz yoldan döner.</p>
<h2>6. Şikâyet ve başvuru</h2>
<p>Şikâyetinizi <a href="/contact">iletişim sayfasından</a> ya da telefonla iletebilirsiniz. Çözülmezse ikamet ettiğiniz ya da hizmeti aldığınız yerdeki tüketici hakem heyetine veya tüketici mahkemesine başvurabilirsiniz.</p>`,
    },
    en: {
      baslik: 'Pre-information form',
      ozet: 'Everything you should know before you pay: from whom you buy, what, at which price and on which terms.',
      slug: 'pre-information-form',
      seo_baslik: 'Pre-information form | Meltem',
      html: `
<p>Turkish rules on distance contracts require us to give you this information in writing before you pay. During booking the form is filled in with the details of your own trip; you accept it with a box of its own, which is never ticked in advance. The text you accepted is kept with its version, date and language and sent to you as a PDF.</p>
<h2>1. The seller</h2>
<p>Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla, Türkiye. Tax office Fethiye, tax number 0000000000. Phone +90 000 000 00 00, e-mail merhaba@meltem.example. Group A travel agency, TÜRSAB licence no. 00000.</p>
<h2>2. What you buy</h2>
<p>Name, date, time, length and number of people of each service, and what is and is not included, stand on its page and in your summary. So do the permit number of a villa, the meeting point and vehicle of a tour, and the cabins and crew of a boat. Please be at the meeting point five minutes early.</p>
<h2>3. Price</h2>
<p>The total is shown with all taxes in the currency you chose. Discounts, coupons, extras, any instalment surcharge and the exchange rate have lines of their own. Nothing that is not in the summary is charged. Where a villa takes a damage deposit, its amount and the day of its return are stated as well.</p>
<h2>4. Payment</h2>
<p>By card, by bank transfer or on the day of the tour; a deposit or everything at once. A booking whose deposit has not arrived within 24 hours is cancelled by itself, at no cost to you. We never see your card: the form belongs to the payment provider.</p>
<h2>5. Withdrawal and cancellation</h2>
<p>For accommodation, transport, car hire and leisure services on a given date or in a given period the law grants no right of withdrawal. Our <a href="/p/cancellation-and-refund">cancellation and refund</a> terms and the <a href="/p/refund-guarantee">30-day refund guarantee</a> apply instead: if you cancel a package 30 days or more before it begins, everything you paid for it comes back within 14 days, the way you paid.</p>
<h2>6. Complaints</h2>
<p>Write to us through the <a href="/contact">contact page</a> or call. If we cannot agree, you may turn to the consumer arbitration committee or the consumer court where you live or where the service was provided.</p>`,
    },
    de: {
      baslik: 'Vorvertragliche Information',
      ozet: 'Alles, was Sie vor der Zahlung wissen sollten: von wem Sie kaufen, was, zu welchem Preis und unter welchen Bedingungen.',
      slug: 'vorvertragliche-information',
      seo_baslik: 'Vorvertragliche Information | Meltem',
      html: `
<p>Die türkischen Vorschriften für Fernabsatzverträge verlangen, dass wir Ihnen diese Angaben vor der Zahlung schriftlich geben. Beim Buchen wird das Formular mit den Daten Ihrer Reise ausgefüllt; Sie bestätigen es mit einem eigenen Kästchen, das nie vorab angekreuzt ist. Den bestätigten Text bewahren wir mit Fassung, Datum und Sprache auf und schicken ihn Ihnen als PDF.</p>
<h2>1. Verkäufer</h2>
<p>Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla, Türkei. Finanzamt Fethiye, Steuernummer 0000000000. Telefon +90 000 000 00 00, E-Mail merhaba@meltem.example. Reisebüro der Gruppe A, TÜRSAB-Zulassung Nr. 00000.</p>
<h2>2. Wesentliche Eigenschaften der Leistung</h2>
<p>Bezeichnung, Datum, Uhrzeit, Dauer und Personenzahl jeder Leistung sowie das, was enthalten ist und was nicht, stehen auf ihrer Seite und in Ihrer Zusammenfassung. Dazu gehören die Genehmigungsnummer einer Villa, Treffpunkt und Fahrzeug eines Ausflugs, Kabinen und Besatzung eines Schiffs. Bitte seien Sie fünf Minuten vor der Zeit am Treffpunkt.</p>
<h2>3. Preis</h2>
<p>Der Gesamtpreis wird mit allen Steuern in der gewählten Währung gezeigt. Rabatte, Gutscheine, Zusatzleistungen, ein etwaiger Ratenaufschlag und der Wechselkurs stehen in eigenen Zeilen. Was nicht in der Zusammenfassung steht, wird nicht berechnet. Verlangt eine Villa eine Kaution, sind Höhe und Rückgabe ebenfalls genannt.</p>
<h2>4. Zahlung</h2>
<p>Mit Karte, per Überweisung oder am Tag des Ausflugs; als Anzahlung oder in voller Höhe. Geht eine Anzahlung nicht innerhalb von 24 Stunden ein, erlischt die Buchung von selbst und kostenfrei. Ihre Kartendaten sehen wir nicht: Das Formular gehört dem Zahlungsdienst.</p>
<h2>5. Widerruf und Stornierung</h2>
<p>Für Unterkunft, Beförderung, Mietwagen und Freizeitleistungen zu einem bestimmten Termin oder Zeitraum besteht kein gesetzliches Widerrufsrecht. Stattdessen gelten unsere Bedingungen zu <a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a> und die <a href="/p/rueckerstattungsgarantie">30 Tage Rückerstattungsgarantie</a>: Wer eine Pauschale 30 Tage oder länger vor Beginn storniert, erhält alles dafür Gezahlte innerhalb von 14 Tagen auf dem Zahlungsweg zurück.</p>
<h2>6. Beschwerden</h2>
<p>Schreiben Sie uns über die <a href="/contact">Kontaktseite</a> oder rufen Sie an. Kommen wir nicht überein, können Sie sich an die Verbraucherschiedsstelle oder das Verbrauchergericht an Ihrem Wohnort oder am Ort der Leistung wenden.</p>`,
    },
    ru: {
      baslik: 'Предварительная информация',
      ozet: 'Всё, что нужно знать до оплаты: у кого вы покупаете, что, за какую цену и на каких условиях.',
      slug: 'predvaritelnaya-informaciya',
      seo_baslik: 'Предварительная информация о договоре | Meltem',
      html: `
<p>По турецким правилам о дистанционных договорах мы обязаны сообщить вам эти сведения письменно до оплаты. При бронировании форма заполняется данными вашей поездки; вы принимаете её отдельной галочкой, которая никогда не стоит заранее. Принятый текст хранится с номером редакции, датой и языком и приходит вам в PDF.</p>
<h2>1. Продавец</h2>
<p>Meltem Seyahat Turizm Ltd. Şti., Yat Limanı Cad. No: 14, Гёджек, Фетхие, Мугла, Турция. Налоговая инспекция Фетхие, ИНН 0000000000. Телефон +90 000 000 00 00, эл. почта merhaba@meltem.example. Турагентство группы А, лицензия TÜRSAB № 00000.</p>
<h2>2. Что вы покупаете</h2>
<p>Название, дата, время, длительность и число участников каждой услуги, а также что входит и что не входит в стоимость, указаны на её странице и в вашей сводке. Там же номер разрешения виллы, место встречи и транспорт экскурсии, каюты и экипаж судна. Просим приходить на место встречи за пять минут.</p>
<h2>3. Цена</h2>
<p>Итог показан со всеми налогами в выбранной вами валюте. Скидки, купоны, дополнительные услуги, наценка за рассрочку и курс указаны отдельными строками. Ничего сверх сводки не взимается. Если вилла берёт залог за ущерб, указаны его сумма и срок возврата.</p>
<h2>4. Оплата</h2>
<p>Картой, банковским переводом или в день экскурсии; предоплатой или целиком. Бронь, предоплата за которую не поступила в течение 24 часов, отменяется сама и бесплатно. Данные карты мы не видим: форма принадлежит платёжной системе.</p>
<h2>5. Отказ и отмена</h2>
<p>Для проживания, перевозки, аренды автомобиля и досуга на определённую дату или период закон не даёт права на отказ. Вместо него действуют условия <a href="/p/otmena-i-vozvrat">отмены и возврата</a> и <a href="/p/garantiya-vozvrata">гарантия возврата за 30 дней</a>: при отмене пакета за 30 дней до начала или раньше всё уплаченное за него возвращается в течение 14 дней тем же способом, каким вы платили.</p>
<h2>6. Жалобы</h2>
<p>Напишите нам через <a href="/contact">страницу контактов</a> или позвоните. Если договориться не удалось, вы вправе обратиться в арбитражную комиссию по делам потребителей или в потребительский суд по месту жительства или оказания услуги.</p>`,
    },
  },
)
