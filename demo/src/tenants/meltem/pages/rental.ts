import { plainPage } from '../page-recipes.ts'

export const rentalPage = plainPage(
  { anahtar: 'p-kiralama', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'Kiralama sözleşmesi',
      ozet: 'Villa, tekne ve araç kiralarken geçerli olan kurallar: teslim, kullanım, depozito, hasar ve geri verme.',
      slug: 'kiralama-sozlesmesi',
      seo_baslik: 'Villa, tekne ve araç kiralama sözleşmesi | Meltem',
      html: `
<p>Sepetinizde villa, tekne ya da araç varsa bu sözleşme mesafeli satış sözleşmesine eklenir ve ayrıca onaylanır. Aşağıdakiler ana hatlarıdır; tarihler, tutarlar ve kiralananın kuralları kendi rezervasyonunuza göre doldurulur.</p>
<h2>1. Kiralanan ve süre</h2>
<p>Kiralanan, rezervasyonda adı yazan konut, tekne ya da araçtır. Süre, yazılı giriş saatinde başlar, çıkış saatinde biter. Günübirlik ya da haftalık kiralanan konutların 7464 sayılı Kanun gereği izin numarası ilanda ve giriş belgesinde yer alır.</p>
<h2>2. Teslim</h2>
<p>Teslimde kimlik gösterilir, durum birlikte görülür. Gördüğünüz eksiği aynı gün bildirirseniz sizden bilinmez. Araçta geçerli ehliyet ve yazılı asgari yaş, kaptansız teknede yeterlik belgesi gerekir.</p>
<h2>3. Kullanım</h2>
<ul>
<li>Yalnızca rezervasyonda yazan sayıda kişi kalır ya da biner.</li>
<li>Sessizlik saatlerine, site ve liman kurallarına uyulur.</li>
<li>Evcil hayvan ve sigara, ilanda izin varsa mümkündür.</li>
<li>Kiralanan başkasına devredilemez, ticari çekim için kullanılamaz.</li>
</ul>
<h2>4. Depozito ve hasar</h2>
<p>Hasar depozitosu varsa tutarı dökümde yazar; girişte alınır, çıkıştan sonra en geç yedi gün içinde iade edilir. Kesinti yapılırsa fotoğrafı ve faturasıyla bildirilir. Olağan yıpranma hasar sayılmaz.</p>
<h2>5. Değişiklik ve iptal</h2>
<p><a href="/p/iptal-ve-iade">İptal ve iade</a> koşulları geçerlidir. Kiralanan bizden ya da mal sahibinden kaynaklanan bir nedenle verilemezse eşdeğerini sunarız; kabul etmezseniz ödediğinizin tamamı döner.</p>
<h2>6. Geri verme</h2>
<p>Kiralanan çıkış saatinde, alındığı durumda geri verilir. Geç teslimin saat ücreti, varsa, ilanda yazar.</p>`,
    },
    en: {
      baslik: 'Rental contract',
      ozet: 'The rules for renting a villa, a boat or a car: handover, use, deposit, damage and return.',
      slug: 'rental-contract',
      seo_baslik: 'Rental contract for villas, boats and cars | Meltem',
      html: `
<p>If your basket holds a villa, a boat or a car, this contract is added to the distance-sale contract and accepted separately. What follows are its main lines; dates, amounts and house rules are filled in from your own booking.</p>
<h2>1. What is let, and for how long</h2>
<p>The house, boat or car named in the booking, from the arrival time stated there to the departure time. The permit number of a holiday home under law no. 7464 stands in the listing and on the voucher.</p>
<h2>2. Handover</h2>
<p>You show identification and we look at the condition together. Whatever you report on the same day is not held against you. A car needs a valid licence and the minimum age stated; a boat without skipper needs a certificate of competence.</p>
<h2>3. Use</h2>
<ul>
<li>No more people stay or sail than the booking says.</li>
<li>Quiet hours and the rules of the estate or harbour are kept.</li>
<li>Pets and smoking only where the listing allows them.</li>
<li>It is not passed on to others and not used for commercial filming.</li>
</ul>
<h2>4. Deposit and damage</h2>
<p>A damage deposit, where there is one, is shown in the breakdown; it is taken on arrival and returned within seven days of departure. A deduction comes with a photograph and an invoice. Fair wear is not damage.</p>
<h2>5. Changes and cancellation</h2>
<p>The <a href="/p/cancellation-and-refund">cancellation and refund</a> terms apply. If we or the owner cannot hand it over, we offer something equivalent; if you do not want that, everything you paid comes back.</p>
<h2>6. Return</h2>
<p>It is returned at the departure time in the condition it was received. The hourly charge for a late return, if any, is in the listing.</p>`,
    },
    de: {
      baslik: 'Mietvertrag',
      ozet: 'Was beim Mieten von Villa, Schiff oder Auto gilt: Übergabe, Nutzung, Kaution, Schäden und Rückgabe.',
      slug: 'mietvertrag',
      seo_baslik: 'Mietvertrag für Villen, Schiffe und Autos | Meltem',
      html: `
<p>Liegt eine Villa, ein Schiff oder ein Auto in Ihrem Warenkorb, kommt dieser Vertrag zum Fernabsatzvertrag hinzu und wird eigens bestätigt. Hier stehen die Grundzüge; Daten, Beträge und Hausregeln werden aus Ihrer Buchung eingesetzt.</p>
<h2>1. Mietsache und Dauer</h2>
<p>Das in der Buchung genannte Haus, Schiff oder Auto, von der dort genannten Anreisezeit bis zur Abreisezeit. Die Genehmigungsnummer einer Ferienunterkunft nach Gesetz Nr. 7464 steht im Inserat und auf dem Voucher.</p>
<h2>2. Übergabe</h2>
<p>Sie zeigen einen Ausweis, und wir sehen uns den Zustand gemeinsam an. Was Sie noch am selben Tag melden, wird Ihnen nicht angelastet. Für ein Auto brauchen Sie einen gültigen Führerschein und das genannte Mindestalter, für ein Schiff ohne Skipper einen Befähigungsnachweis.</p>
<h2>3. Nutzung</h2>
<ul>
<li>Es wohnen oder fahren nicht mehr Personen mit, als die Buchung nennt.</li>
<li>Ruhezeiten sowie die Regeln der Anlage oder des Hafens werden eingehalten.</li>
<li>Haustiere und Rauchen nur, wo das Inserat es erlaubt.</li>
<li>Keine Weitergabe an andere, keine gewerblichen Aufnahmen.</li>
</ul>
<h2>4. Kaution und Schäden</h2>
<p>Eine Kaution steht, wo es sie gibt, in der Aufstellung; sie wird bei Ankunft hinterlegt und binnen sieben Tagen nach der Abreise zurückgezahlt. Ein Abzug kommt mit Foto und Rechnung. Übliche Abnutzung ist kein Schaden.</p>
<h2>5. Änderung und Stornierung</h2>
<p>Es gelten die Bedingungen zu <a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a>. Können wir oder der Eigentümer die Mietsache nicht übergeben, bieten wir Gleichwertiges an; möchten Sie das nicht, erhalten Sie alles zurück.</p>
<h2>6. Rückgabe</h2>
<p>Zur Abreisezeit, in dem Zustand, in dem die Mietsache übernommen wurde. Der Stundensatz für eine verspätete Rückgabe steht, falls es ihn gibt, im Inserat.</p>`,
    },
    ru: {
      baslik: 'Договор аренды',
      ozet: 'Правила аренды виллы, судна или автомобиля: передача, пользование, залог, ущерб и возврат.',
      slug: 'dogovor-arendy',
      seo_baslik: 'Договор аренды виллы, яхты и автомобиля | Meltem',
      html: `
<p>Если в вашей корзине вилла, судно или автомобиль, этот договор дополняет договор дистанционной продажи и принимается отдельно. Ниже его основные положения; даты, суммы и правила дома подставляются из вашей брони.</p>
<h2>1. Предмет и срок</h2>
<p>Дом, судно или автомобиль, указанные в брони, с указанного там времени заезда до времени выезда. Номер разрешения на сдачу жилья по закону № 7464 указан в объявлении и в ваучере.</p>
<h2>2. Передача</h2>
<p>Вы показываете документ, и мы вместе осматриваем состояние. То, о чём вы сообщите в тот же день, вам не вменяется. Для автомобиля нужны действующие права и указанный минимальный возраст, для судна без шкипера — удостоверение на право управления.</p>
<h2>3. Пользование</h2>
<ul>
<li>Живёт или едет не больше людей, чем указано в брони.</li>
<li>Соблюдаются часы тишины и правила посёлка или порта.</li>
<li>Животные и курение — только там, где это разрешено в объявлении.</li>
<li>Передача другим лицам и коммерческая съёмка не допускаются.</li>
</ul>
<h2>4. Залог и ущерб</h2>
<p>Если залог предусмотрен, его сумма указана в расчёте; он вносится при заезде и возвращается не позднее чем через семь дней после выезда. Удержание подтверждается фотографией и счётом. Обычный износ ущербом не считается.</p>
<h2>5. Изменения и отмена</h2>
<p>Действуют условия <a href="/p/otmena-i-vozvrat">отмены и возврата</a>. Если мы или владелец не можем передать предмет аренды, мы предложим равноценный; если он вам не подходит, вернём всё уплаченное.</p>
<h2>6. Возврат</h2>
<p>Предмет аренды возвращается ко времени выезда в том состоянии, в каком был получен. Почасовая плата за опоздание, если она есть, указана в объявлении.</p>`,
    },
  },
)
