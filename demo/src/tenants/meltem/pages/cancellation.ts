import { plainPage } from '../page-recipes.ts'

export const cancellationPage = plainPage(
  { anahtar: 'p-iptal', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'İptal ve iade',
      ozet: '30 gün iade güvencesi, ürüne göre iptal pencereleri, hava muhalefeti ve paranın size dönüş yolu.',
      slug: 'iptal-ve-iade',
      seo_baslik: 'İptal ve iade koşulları | Meltem',
      html: `
<h2><a href="/p/iade-guvencesi">30 gün iade güvencesi</a></h2>
<p>Bir paketi, başlamasına <strong>30 gün ya da daha fazla</strong> varken iptal ederseniz onun için ödediğinizin tamamını iade ederiz. Gerekçe sormayız. Neyin paket olduğu ve iadenin nasıl yapıldığı <a href="/p/iade-guvencesi">güvencenin sayfasında</a> yazar.</p>
<h2>Tek hizmetler ve 30 günden az kaldığında</h2>
<p>Her ürünün kendi iptal pencereleri vardır: hangi tarihe kadar yüzde kaç iade edilir, ürün sayfasında ve ödemeden önceki özette tarihleriyle yazar. Koşullar rezervasyon anında kopyalanır; sonradan değişse bile sizin için ilk hâli geçerlidir.</p>
<h2>Ön ödeme ve 24 saat</h2>
<p>Ön ödemesi 24 saat içinde yapılmayan rezervasyon kendiliğinden düşer. Bu bir iptal değildir, sizden ücret alınmaz.</p>
<h2>Biz ya da hava iptal ederse</h2>
<p>Kaptan, pilot ya da biz iptal edersek başka bir tarih ya da tam iade arasında seçim sizindir.</p>
<h2>Geç kalmak ve gelmemek</h2>
<p>Alınış yerine beş dakika erken gelin. Araç kalktıktan sonra gelinirse hizmet kullanılmış sayılabilir; yolda bir şey olduysa hemen arayın, çözüm arayalım.</p>
<h2>İade nasıl yapılır?</h2>
<ol>
<li>Hesabınızdan ya da <a href="/contact">iletişim formundan</a> iptal isteyin.</li>
<li>Size önce iade tutarını gösteririz; onaylamadan hiçbir şey iptal olmaz.</li>
<li>Tutar, ödediğiniz yöntemle ve aynı para biriminde en geç 14 gün içinde gönderilir. Kartınıza yansıması bankanıza bağlıdır.</li>
</ol>`,
    },
    en: {
      baslik: 'Cancellation and refund',
      ozet: 'The 30-day refund guarantee, cancellation windows by product, bad weather, and how your money gets back to you.',
      slug: 'cancellation-and-refund',
      seo_baslik: 'Cancellation and refund terms | Meltem',
      html: `
<h2><a href="/p/refund-guarantee">30-day refund guarantee</a></h2>
<p>If you cancel a package <strong>30 days or more</strong> before it begins, we refund everything you have paid for it. We do not ask why. What counts as a package and how the money comes back is on <a href="/p/refund-guarantee">the page of the guarantee</a>.</p>
<h2>Single services, and less than 30 days to go</h2>
<p>Each product has its own cancellation windows. Until which date how much is refunded is written, with dates, on the product page and in the summary before you pay. The terms are copied onto your booking; if they change later, yours stay as they were.</p>
<h2>Deposit and 24 hours</h2>
<p>A booking whose deposit is not paid within 24 hours lapses by itself. This is not a cancellation and costs you nothing.</p>
<h2>If we or the weather cancel</h2>
<p>When the captain, the pilot or we ourselves cancel, you choose between another date and a full refund.</p>
<h2>Being late or not turning up</h2>
<p>Please be at the pick-up point five minutes early. Once the vehicle has left, the service may count as used. If something has happened on the way, ring us at once and we will look for a solution.</p>
<h2>How a refund works</h2>
<ol>
<li>Ask for the cancellation in your account or through the <a href="/contact">contact form</a>.</li>
<li>We first show you the amount to be refunded; nothing is cancelled until you agree.</li>
<li>The money goes back the way you paid and in the same currency within 14 days. When it appears on your card depends on your bank.</li>
</ol>`,
    },
    de: {
      baslik: 'Stornierung und Erstattung',
      ozet: '30 Tage Rückerstattungsgarantie, Fristen je Angebot, schlechtes Wetter und der Weg des Geldes zurück zu Ihnen.',
      slug: 'stornierung-und-erstattung',
      seo_baslik: 'Stornierung und Erstattung | Meltem',
      html: `
<h2><a href="/p/rueckerstattungsgarantie">30 Tage Rückerstattungsgarantie</a></h2>
<p>Stornieren Sie eine Pauschale <strong>30 Tage oder länger</strong> vor Beginn, erstatten wir alles, was Sie dafür bezahlt haben. Nach Gründen fragen wir nicht. Was als Pauschale zählt und wie das Geld zurückkommt, steht auf <a href="/p/rueckerstattungsgarantie">der Seite der Garantie</a>.</p>
<h2>Einzelne Leistungen und weniger als 30 Tage vorher</h2>
<p>Jedes Angebot hat eigene Fristen. Bis zu welchem Tag wie viel erstattet wird, steht mit Datum auf der Angebotsseite und in der Übersicht vor der Zahlung. Die Bedingungen werden in Ihre Buchung übernommen; spätere Änderungen gelten für Sie nicht.</p>
<h2>Anzahlung und 24 Stunden</h2>
<p>Eine Buchung, deren Anzahlung nicht binnen 24 Stunden eingeht, verfällt von selbst. Das ist keine Stornierung und kostet Sie nichts.</p>
<h2>Wenn wir oder das Wetter absagen</h2>
<p>Sagt der Kapitän, der Pilot oder sagen wir ab, wählen Sie zwischen einem neuen Termin und voller Erstattung.</p>
<h2>Verspätung und Nichterscheinen</h2>
<p>Seien Sie bitte fünf Minuten vor der Zeit am Treffpunkt. Ist der Wagen abgefahren, kann die Leistung als genutzt gelten. Ist unterwegs etwas passiert, rufen Sie sofort an, wir suchen eine Lösung.</p>
<h2>So läuft die Erstattung ab</h2>
<ol>
<li>Stornieren Sie in Ihrem Konto oder über das <a href="/contact">Kontaktformular</a>.</li>
<li>Wir zeigen Ihnen zuerst den Erstattungsbetrag; ohne Ihre Zustimmung wird nichts storniert.</li>
<li>Das Geld geht innerhalb von 14 Tagen auf demselben Weg und in derselben Währung zurück. Wann es auf der Karte erscheint, hängt von Ihrer Bank ab.</li>
</ol>`,
    },
    ru: {
      baslik: 'Отмена и возврат',
      ozet: 'Гарантия возврата за 30 дней, сроки отмены по каждой услуге, непогода и то, как деньги возвращаются к вам.',
      slug: 'otmena-i-vozvrat',
      seo_baslik: 'Условия отмены и возврата | Meltem',
      html: `
<h2><a href="/p/garantiya-vozvrata">Гарантия возврата за 30 дней</a></h2>
<p>Если до начала пакета остаётся <strong>30 дней или больше</strong>, при отмене мы вернём всё, что вы за него заплатили. О причинах не спрашиваем. Что считается пакетом и как возвращаются деньги, сказано на <a href="/p/garantiya-vozvrata">странице гарантии</a>.</p>
<h2>Отдельные услуги и меньше 30 дней до начала</h2>
<p>У каждой услуги свои сроки отмены. До какого числа какая часть возвращается, указано с датами на странице услуги и в сводке перед оплатой. Условия копируются в заказ: если позже они изменятся, для вас останутся прежними.</p>
<h2>Предоплата и 24 часа</h2>
<p>Бронь, по которой предоплата не поступила за 24 часа, снимается сама. Это не отмена, и платить за неё не нужно.</p>
<h2>Если отменяем мы или погода</h2>
<p>Когда отменяет капитан, пилот или мы сами, вы выбираете между другой датой и полным возвратом.</p>
<h2>Опоздание и неявка</h2>
<p>Приходите на место сбора за пять минут. Если машина уже ушла, услуга может считаться использованной. Что-то случилось в дороге — сразу звоните, поищем решение.</p>
<h2>Как проходит возврат</h2>
<ol>
<li>Запросите отмену в личном кабинете или через <a href="/contact">форму связи</a>.</li>
<li>Сначала мы покажем сумму возврата; без вашего согласия ничего не отменяется.</li>
<li>Деньги вернутся тем же способом и в той же валюте в течение 14 дней. Когда они появятся на карте, зависит от банка.</li>
</ol>`,
    },
  },
)
