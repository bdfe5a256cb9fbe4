import { plainPage } from '../page-recipes.ts'

const OFFICE = { enlem: 36.7536, boylam: 28.9386 } as const

export const aboutPage = plainPage(
  { anahtar: 'p-hakkimizda', turu: 'p', gorsel: 'icerik/hakkimizda', yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Hakkımızda',
      ozet: 'Göcek’te bir ofis, dört dil konuşan bir ekip ve Akdeniz’den Kapadokya’ya uzanan bir harita.',
      slug: 'hakkimizda',
      seo_baslik: 'Meltem kimdir? | Göcek’te seyahat acentası',
      html: `
<p>Meltem, yazın öğleden sonra esen ve bu kıyıyı yaşanır kılan rüzgârdır. Adımızı ondan aldık, çünkü iyi bir tatilin de böyle olması gerektiğini düşünüyoruz: zamanında gelen, abartısız, serinletici.</p>
<h2>Ne yapıyoruz?</h2>
<p>Villa, tekne, tur, otel, transfer, araç, düğün, sağlık ve ekstra hizmetleri tek sepette birleştiriyoruz. Misafir tek rezervasyon yapar, tek numarayı arar. Önerdiğimiz evde kaldık, önerdiğimiz teknede yüzdük, önerdiğimiz yolu kendimiz sürdük.</p>
<h2>Nasıl çalışıyoruz?</h2>
<ul>
<li><strong>Fiyatı açık yazarız.</strong> Dahil olanı da olmayanı da ödemeden önce görürsünüz.</li>
<li><strong>İptal koşulunu tarihiyle yazarız.</strong> Yorum gerektirmez.</li>
<li><strong>Aynı kişiler cevap verir.</strong> Türkçe, İngilizce, Almanca ya da Rusça; telefondaki kişi rezervasyonunuzu bilir.</li>
</ul>
<h2>Neredeyiz?</h2>
<p>Göcek’te, yat limanının karşısında. Girişimiz merdivensizdir. Belge bilgilerimiz sayfanın altında, doğrulama bağlantısıyla birlikte yer alır.</p>`,
      resim: { gorsel: 'icerik/ofis', altyazi: 'Göcek ofisimiz, yat limanının karşısında. İllüstrasyon.' },
      harita: {
        baslik: 'Göcek',
        metin: 'Yat Limanı Cad. No: 14, yat limanının karşısı. Dalaman Havalimanı’ndan arabayla yaklaşık 25 dakika.',
        ...OFFICE,
      },
      cagri: { baslik: 'Bir çaya bekleriz', metin: 'Göcek’ten geçiyorsanız uğrayın; uzaktaysanız yazın.' },
    },
    en: {
      baslik: 'About us',
      ozet: 'An office in Göcek, a team that speaks four languages and a map that reaches from the Mediterranean to Cappadocia.',
      slug: 'about-us',
      seo_baslik: 'About Meltem, a travel agency in Göcek',
      html: `
<p>The meltem is the wind that rises on summer afternoons and makes this coast a good place to live. We took its name because we believe a good holiday should be like that: on time, without fuss and refreshing.</p>
<h2>What we do</h2>
<p>We bring villas, boats, tours, hotels, transfers, cars, weddings, health and extra services together in one basket. You make one booking and ring one number. We have stayed in the houses we recommend, swum from the boats and driven the roads ourselves.</p>
<h2>How we work</h2>
<ul>
<li><strong>Prices in plain sight.</strong> You see what is included, and what is not, before you pay.</li>
<li><strong>Cancellation terms with dates.</strong> They need no interpretation.</li>
<li><strong>The same people answer.</strong> In Turkish, English, German or Russian, whoever picks up the phone knows your booking.</li>
</ul>
<h2>Where we are</h2>
<p>In Göcek, opposite the marina, with a step-free entrance. Our licence details are at the foot of every page, with a link to verify them.</p>`,
      resim: { gorsel: 'icerik/ofis', altyazi: 'Our office in Göcek, opposite the marina. Illustration.' },
      harita: {
        baslik: 'Göcek',
        metin: 'Yat Limanı Cad. No: 14, opposite the marina; about 25 minutes by car from Dalaman Airport.',
        ...OFFICE,
      },
      cagri: {
        baslik: 'Come in for a tea',
        metin: 'If you are passing through Göcek, drop by. If you are far away, write to us.',
      },
    },
    de: {
      baslik: 'Über uns',
      ozet: 'Ein Büro in Göcek, ein Team, das vier Sprachen spricht, und eine Karte, die vom Mittelmeer bis Kappadokien reicht.',
      slug: 'ueber-uns',
      seo_baslik: 'Über Meltem, Ihr Reisebüro in Göcek',
      html: `
<p>Meltem heißt der Wind, der an Sommernachmittagen aufkommt und diese Küste so angenehm macht. Wir haben seinen Namen gewählt, weil wir finden, dass ein guter Urlaub genauso sein sollte: pünktlich, unaufgeregt und erfrischend.</p>
<h2>Was wir tun</h2>
<p>Wir bringen Villen, Schiffe, Ausflüge, Hotels, Transfers, Mietwagen, Hochzeiten, Gesundheit und Zusatzleistungen in einem Warenkorb zusammen. Sie buchen einmal und rufen eine Nummer an. In den Häusern, die wir empfehlen, haben wir gewohnt, von den Schiffen sind wir geschwommen, die Straßen sind wir selbst gefahren.</p>
<h2>Wie wir arbeiten</h2>
<ul>
<li><strong>Offene Preise.</strong> Was enthalten ist und was nicht, sehen Sie vor dem Bezahlen.</li>
<li><strong>Stornobedingungen mit Datum.</strong> Da gibt es nichts auszulegen.</li>
<li><strong>Immer dieselben Menschen.</strong> Ob Türkisch, Englisch, Deutsch oder Russisch: Wer abhebt, kennt Ihre Buchung.</li>
</ul>
<h2>Wo Sie uns finden</h2>
<p>In Göcek, gegenüber dem Yachthafen, mit stufenlosem Eingang. Unsere Zulassung steht am Ende jeder Seite, samt Link zur Überprüfung.</p>`,
      resim: { gorsel: 'icerik/ofis', altyazi: 'Unser Büro in Göcek, gegenüber dem Yachthafen. Illustration.' },
      harita: {
        baslik: 'Göcek',
        metin: 'Yat Limanı Cad. No: 14, gegenüber dem Yachthafen; vom Flughafen Dalaman etwa 25 Minuten mit dem Auto.',
        ...OFFICE,
      },
      cagri: {
        baslik: 'Kommen Sie auf einen Tee vorbei',
        metin: 'Wenn Sie durch Göcek kommen, schauen Sie herein. Sind Sie weit weg, schreiben Sie uns.',
      },
    },
    ru: {
      baslik: 'О нас',
      ozet: 'Офис в Гёджеке, команда, говорящая на четырёх языках, и карта от Средиземного моря до Каппадокии.',
      slug: 'o-nas',
      seo_baslik: 'О компании Meltem, турагентство в Гёджеке',
      html: `
<p>Мельтем — ветер, который летом поднимается после полудня и делает этот берег таким приятным. Мы взяли его имя, потому что хороший отпуск должен быть таким же: приходить вовремя, без суеты и освежать.</p>
<h2>Чем мы занимаемся</h2>
<p>Мы собираем в одной корзине виллы, яхты, экскурсии, отели, трансферы, автомобили, свадьбы, оздоровительные программы и дополнительные услуги. Вы оформляете один заказ и звоните по одному номеру. В домах, которые мы советуем, мы жили, с яхт купались, по дорогам проехали сами.</p>
<h2>Как мы работаем</h2>
<ul>
<li><strong>Открытые цены.</strong> Что входит, а что нет, вы видите до оплаты.</li>
<li><strong>Условия отмены с датами.</strong> Толковать нечего.</li>
<li><strong>Отвечают одни и те же люди.</strong> По-турецки, по-английски, по-немецки или по-русски: тот, кто снял трубку, знает ваш заказ.</li>
</ul>
<h2>Где мы находимся</h2>
<p>В Гёджеке, напротив яхтенной марины; вход без ступеней. Сведения о лицензии и ссылка для проверки есть внизу каждой страницы.</p>`,
      resim: { gorsel: 'icerik/ofis', altyazi: 'Наш офис в Гёджеке, напротив марины. Иллюстрация.' },
      harita: {
        baslik: 'Гёджек',
        metin: 'Yat Limanı Cad. No: 14, напротив марины; от аэропорта Даламан около 25 минут на машине.',
        ...OFFICE,
      },
      cagri: { baslik: 'Заходите на чай', metin: 'Будете в Гёджеке — загляните. Если вы далеко, напишите.' },
    },
  },
)
