import { plainPage } from '../page-recipes.ts'

export const agenciesPage = plainPage(
  { anahtar: 'p-acenteler', turu: 'p', gorsel: 'icerik/acente', yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Acenteler için',
      ozet: 'Bizim kıyımız, sizin müşteriniz. Net fiyat ya da komisyonla nasıl birlikte çalıştığımız.',
      slug: 'acenteler',
      seo_baslik: 'Acenteler için iş birliği | Meltem',
      html: `
<p>Seyahat acentesiyseniz bu kıyıdaki villa, tekne, tur ve transferleri kendi müşterinize satabilirsiniz. Misafir sizindir; havalimanından sonrası bize emanettir.</p>
<h2>Nasıl çalışır?</h2>
<ol>
<li><strong>Başvurun.</strong> Şirket bilgileriniz ve belge numaranız yeter.</li>
<li><strong>Kontrol edelim.</strong> Eksik varsa hangisi olduğunu söyleriz.</li>
<li><strong>Koşulları konuşalım.</strong> Net fiyat mı, komisyon mu; ödeme ve iptal nasıl olacak, yazıya dökülür.</li>
<li><strong>Satmaya başlayın.</strong> Belgelerde sizin adınız ve numaranız yer alır.</li>
</ol>
<h2>Neye söz veriyoruz?</h2>
<ul>
<li>Herkese açık fiyat her yerde aynıdır.</li>
<li>Müşterinize sizi atlayarak teklif göndermeyiz.</li>
<li>İptal koşulları doğrudan misafirle aynıdır.</li>
</ul>`,
      cagri: { baslik: 'Tanışalım', metin: 'Formda acente konusunu seçin, ülkenizi ve ne sattığınızı yazın.' },
    },
    en: {
      baslik: 'For travel agencies',
      ozet: 'Our coast, your customers. How we work together, at net prices or on commission.',
      slug: 'for-agencies',
      seo_baslik: 'Working with travel agencies | Meltem',
      html: `
<p>If you are a travel agency, you can sell the villas, boats, tours and transfers of this coast to your own customers. The guest is yours; from the airport on, we look after them for you.</p>
<h2>How it works</h2>
<ol>
<li><strong>Apply.</strong> Company details and your licence number are enough.</li>
<li><strong>We check.</strong> If a paper is missing, we say which one.</li>
<li><strong>We agree on terms.</strong> Net price or commission, payment and cancellation, all in writing.</li>
<li><strong>You sell.</strong> The documents carry your name and your number.</li>
</ol>
<h2>What we promise</h2>
<ul>
<li>The public price is the same everywhere.</li>
<li>We do not send offers to your customers behind your back.</li>
<li>Cancellation terms are the same as for direct guests.</li>
</ul>`,
      cagri: {
        baslik: 'Let us get to know each other',
        metin: 'Choose the subject for agencies in the form and tell us your country and what you sell.',
      },
    },
    de: {
      baslik: 'Für Reisebüros',
      ozet: 'Unsere Küste, Ihre Kunden. So arbeiten wir zusammen, zu Nettopreisen oder auf Provision.',
      slug: 'fuer-reisebueros',
      seo_baslik: 'Partner werden: für Reisebüros | Meltem',
      html: `
<p>Als Reisebüro können Sie Ihren Kunden Villen, Schiffe, Ausflüge und Transfers an dieser Küste verkaufen. Der Gast bleibt Ihrer; ab dem Flughafen kümmern wir uns um ihn.</p>
<h2>So funktioniert es</h2>
<ol>
<li><strong>Sie bewerben sich.</strong> Firmendaten und Zulassungsnummer genügen.</li>
<li><strong>Wir prüfen.</strong> Fehlt ein Dokument, sagen wir Ihnen, welches.</li>
<li><strong>Wir vereinbaren die Bedingungen.</strong> Nettopreis oder Provision, Zahlung und Storno, alles schriftlich.</li>
<li><strong>Sie verkaufen.</strong> Auf den Unterlagen stehen Ihr Name und Ihre Nummer.</li>
</ol>
<h2>Unser Versprechen</h2>
<ul>
<li>Der öffentliche Preis ist überall gleich.</li>
<li>Wir schicken Ihren Kunden keine Angebote an Ihnen vorbei.</li>
<li>Es gelten dieselben Stornobedingungen wie für Direktbucher.</li>
</ul>`,
      cagri: {
        baslik: 'Lernen wir uns kennen',
        metin:
          'Wählen Sie im Formular das Thema für Reisebüros und schreiben Sie uns, aus welchem Land Sie kommen und was Sie verkaufen.',
      },
    },
    ru: {
      baslik: 'Турагентствам',
      ozet: 'Наш берег, ваши клиенты. Как мы сотрудничаем: по нетто-ценам или за комиссию.',
      slug: 'agentstvam',
      seo_baslik: 'Сотрудничество с турагентствами | Meltem',
      html: `
<p>Если вы турагентство, вы можете продавать своим клиентам виллы, яхты, экскурсии и трансферы на этом побережье. Гость остаётся вашим, а начиная с аэропорта о нём заботимся мы.</p>
<h2>Как это работает</h2>
<ol>
<li><strong>Подайте заявку.</strong> Достаточно реквизитов и номера лицензии.</li>
<li><strong>Мы проверим.</strong> Если не хватает документа, скажем какого.</li>
<li><strong>Согласуем условия.</strong> Нетто-цена или комиссия, оплата и отмена — всё письменно.</li>
<li><strong>Продавайте.</strong> В документах будут ваше название и ваш номер.</li>
</ol>
<h2>Что мы обещаем</h2>
<ul>
<li>Открытая цена везде одинакова.</li>
<li>Мы не отправляем предложения вашим клиентам в обход вас.</li>
<li>Условия отмены те же, что и для прямых гостей.</li>
</ul>`,
      cagri: {
        baslik: 'Давайте познакомимся',
        metin: 'Выберите в форме тему для агентств и напишите, из какой вы страны и что продаёте.',
      },
    },
  },
)
