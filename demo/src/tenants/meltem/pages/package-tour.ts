import { plainPage } from '../page-recipes.ts'

export const packageTourPage = plainPage(
  { anahtar: 'p-paket-tur', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'Paket tur sözleşmesi',
      ozet: 'Ulaşım, konaklama ve başka bir hizmeti birlikte aldığınızda geçerli olan haklar: ücretsiz iptal, değişiklik, devir.',
      slug: 'paket-tur-sozlesmesi',
      seo_baslik: 'Paket tur sözleşmesi ve haklarınız | Meltem',
      html: `
<p>Ulaşım, konaklama ve başka bir turizm hizmetinden en az ikisini tek bir bedelle alıyorsanız ve süre 24 saati geçiyor ya da bir gece konaklama içeriyorsa, sepetiniz bir <strong>paket tur</strong>dur. Bunu sizin yerinize sistem anlar ve ödemeden önce mesafeli satış sözleşmesi yerine bu sözleşmeyi gösterir.</p>
<h2>1. Kim sorumlu?</h2>
<p>Paketin bütününden Meltem Seyahat Turizm Ltd. Şti. sorumludur; oteli, tekneyi ya da aracı bir başkası işletse de muhatabınız biziz. Broşür yerine geçen bilgiler ürün sayfasında ve özetinizdedir.</p>
<h2>2. Ücretsiz iptal</h2>
<p>Başlangıçtan <strong>30 gün öncesine kadar</strong> paketi ücretsiz iptal edebilir, ödediğinizin tamamını en geç 14 gün içinde, ödediğiniz yoldan geri alırsınız (<a href="/p/iade-guvencesi">30 gün iade güvencesi</a>). Daha sonra her hizmetin, rezervasyonunuza kopyalanmış koşulları geçerlidir. Hastalık ve birinci derece yakının kaybı gibi belgeli mücbir hâllerde zorunlu vergi ve harçlar dışında kesinti yapmayız.</p>
<h2>3. Esaslı değişiklik</h2>
<p>Paketin esaslı bir unsurunu değiştirmek zorunda kalırsak size hemen bildiririz. Değişikliği kabul edebilir, eşdeğer ya da üstün bir paket isteyebilir ya da bedelin tamamını geri alarak dönebilirsiniz. Onayladığınız bedel sonradan artırılmaz.</p>
<h2>4. Devir</h2>
<p>Katılamayacaksanız paketi, koşullarını taşıyan başka birine devredebilirsiniz. Başlangıçtan en geç yedi gün önce bildirmeniz yeterlidir.</p>
<h2>5. Yolda bir şey eksik çıkarsa</h2>
<p>Eksikliği yerinde rehbere ya da destek hattına bildirin. Uygun bir seçenek bulur, bulamazsak bedelden indirim yapar ya da sizi başlangıç noktasına ücretsiz döndürürüz.</p>
<h2>6. Sigorta ve başvuru</h2>
<p>Acentemizin zorunlu paket tur sigortası vardır; poliçenin bir örneğini isteyen herkese göndeririz. Anlaşmazlıkta tüketici hakem heyetine ve tüketici mahkemesine başvurabilirsiniz.</p>`,
    },
    en: {
      baslik: 'Package-tour contract',
      ozet: 'Your rights when you buy transport, accommodation and another service together: free cancellation, changes, transfer.',
      slug: 'package-tour-contract',
      seo_baslik: 'Package-tour contract and your rights | Meltem',
      html: `
<p>If you buy at least two of transport, accommodation and another tourist service at one price, and the whole lasts more than 24 hours or includes a night, your basket is a <strong>package tour</strong>. The site recognises it and shows you this contract before payment instead of the distance-sale contract.</p>
<h2>1. Who answers for it</h2>
<p>Meltem Seyahat Turizm Ltd. Şti. answers for the package as a whole; even where somebody else runs the hotel, the boat or the car, you deal with us. What a brochure would say stands on the product pages and in your summary.</p>
<h2>2. Free cancellation</h2>
<p>You may cancel free of charge <strong>until 30 days before</strong> the start and get everything back within 14 days, the way you paid (<a href="/p/refund-guarantee">30-day refund guarantee</a>). After that the terms of each service apply, as copied into your booking. In documented cases of force majeure such as illness or a death in the close family we keep nothing but unavoidable taxes and fees.</p>
<h2>3. Substantial changes</h2>
<p>If we have to change an essential part of the package, we tell you at once. You may accept the change, ask for a package of the same or better quality, or withdraw and get everything back. The price you accepted is not raised afterwards.</p>
<h2>4. Transfer</h2>
<p>If you cannot travel, you may pass the package on to somebody who meets its conditions. Tell us at least seven days before the start.</p>
<h2>5. If something is missing on the way</h2>
<p>Tell the guide or the support line on the spot. We find a suitable alternative; if there is none, we reduce the price or bring you back to where you started, free of charge.</p>
<h2>6. Insurance and disputes</h2>
<p>The agency carries the compulsory package-tour insurance; we send a copy of the policy to anyone who asks for it. In a dispute you may turn to the consumer arbitration committee and the consumer court.</p>`,
    },
    de: {
      baslik: 'Pauschalreisevertrag',
      ozet: 'Ihre Rechte, wenn Sie Beförderung, Unterkunft und eine weitere Leistung zusammen kaufen: Storno, Änderung, Übertragung.',
      slug: 'pauschalreisevertrag',
      seo_baslik: 'Pauschalreisevertrag und Ihre Rechte | Meltem',
      html: `
<p>Kaufen Sie mindestens zwei der Leistungen Beförderung, Unterkunft und weitere touristische Leistung zu einem Gesamtpreis, und dauert das Ganze länger als 24 Stunden oder umfasst eine Nacht, dann ist Ihr Warenkorb eine <strong>Pauschalreise</strong>. Die Seite erkennt das und zeigt Ihnen vor der Zahlung diesen Vertrag anstelle des Fernabsatzvertrags.</p>
<h2>1. Wer dafür einsteht</h2>
<p>Für die Reise als Ganzes haftet die Meltem Seyahat Turizm Ltd. Şti.; auch wenn Hotel, Schiff oder Wagen von anderen betrieben werden, sind wir Ihr Gegenüber. Was sonst im Prospekt stünde, steht auf den Produktseiten und in Ihrer Zusammenfassung.</p>
<h2>2. Kostenfreie Stornierung</h2>
<p>Bis <strong>30 Tage vor Beginn</strong> können Sie kostenfrei stornieren und erhalten alles innerhalb von 14 Tagen auf dem Zahlungsweg zurück (<a href="/p/rueckerstattungsgarantie">30 Tage Rückerstattungsgarantie</a>). Danach gelten die Bedingungen der einzelnen Leistungen, so wie sie in Ihre Buchung kopiert wurden. Bei belegter höherer Gewalt, etwa Krankheit oder einem Todesfall in der engsten Familie, behalten wir nur unvermeidbare Steuern und Gebühren ein.</p>
<h2>3. Wesentliche Änderungen</h2>
<p>Müssen wir einen wesentlichen Teil der Reise ändern, sagen wir es Ihnen sofort. Sie können die Änderung annehmen, eine gleichwertige oder bessere Reise verlangen oder zurücktreten und alles zurückerhalten. Der bestätigte Preis wird nachträglich nicht erhöht.</p>
<h2>4. Übertragung</h2>
<p>Können Sie nicht reisen, dürfen Sie die Reise an jemanden übertragen, der ihre Voraussetzungen erfüllt. Sagen Sie uns spätestens sieben Tage vor Beginn Bescheid.</p>
<h2>5. Wenn unterwegs etwas fehlt</h2>
<p>Melden Sie es gleich der Reiseleitung oder der Hotline. Wir finden Ersatz; gelingt das nicht, mindern wir den Preis oder bringen Sie kostenfrei an den Ausgangsort zurück.</p>
<h2>6. Versicherung und Streitfälle</h2>
<p>Unser Reisebüro hat die vorgeschriebene Pauschalreiseversicherung; eine Kopie der Police senden wir Ihnen auf Wunsch zu. Im Streitfall können Sie sich an die Verbraucherschiedsstelle und das Verbrauchergericht wenden.</p>`,
    },
    ru: {
      baslik: 'Договор о пакетном туре',
      ozet: 'Ваши права, если вы покупаете перевозку, проживание и другую услугу вместе: отмена, изменения, передача тура.',
      slug: 'dogovor-paketnogo-tura',
      seo_baslik: 'Договор о пакетном туре и ваши права | Meltem',
      html: `
<p>Если вы покупаете по одной цене хотя бы две услуги из трёх — перевозку, проживание и иную туристическую услугу — и поездка длится больше 24 часов или включает ночлег, ваша корзина — <strong>пакетный тур</strong>. Сайт распознаёт это сам и перед оплатой показывает этот договор вместо договора дистанционной продажи.</p>
<h2>1. Кто отвечает</h2>
<p>За пакет в целом отвечает Meltem Seyahat Turizm Ltd. Şti.; даже если отель, судно или машину обслуживает кто-то другой, вы имеете дело с нами. Сведения, которые обычно пишут в брошюре, указаны на страницах услуг и в вашей сводке.</p>
<h2>2. Бесплатная отмена</h2>
<p>До <strong>30 дней до начала</strong> вы можете отменить тур бесплатно и получить всё уплаченное обратно в течение 14 дней тем же способом, каким платили (<a href="/p/garantiya-vozvrata">гарантия возврата за 30 дней</a>). Затем действуют условия каждой услуги, скопированные в вашу бронь. При подтверждённой непреодолимой силе, например болезни или смерти близкого родственника, мы удерживаем только неизбежные налоги и сборы.</p>
<h2>3. Существенные изменения</h2>
<p>Если нам придётся изменить существенную часть тура, мы сразу сообщим вам. Вы можете согласиться, попросить равноценный или лучший тур либо отказаться и вернуть всю сумму. Принятая вами цена потом не повышается.</p>
<h2>4. Передача тура</h2>
<p>Если вы не можете поехать, передайте тур тому, кто отвечает его условиям. Сообщите нам не позднее чем за семь дней до начала.</p>
<h2>5. Если в пути чего-то не хватает</h2>
<p>Сообщите гиду или в службу поддержки на месте. Мы найдём замену, а если не получится — снизим цену или бесплатно вернём вас к началу маршрута.</p>
<h2>6. Страхование и споры</h2>
<p>У агентства есть обязательная страховка пакетных туров; копию полиса мы пришлём по вашей просьбе. При споре можно обратиться в арбитражную комиссию по делам потребителей и в потребительский суд.</p>`,
    },
  },
)
