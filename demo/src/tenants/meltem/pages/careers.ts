import { plainPage } from '../page-recipes.ts'

export const careersPage = plainPage(
  { anahtar: 'p-kariyer', turu: 'p', gorsel: 'icerik/ofis', yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Birlikte çalışalım',
      ozet: 'Göcek’te bir ofis, dört dil konuşan küçük bir ekip. Kimleri arıyoruz ve nasıl başvurulur.',
      slug: 'kariyer',
      seo_baslik: 'Kariyer: Göcek’te birlikte çalışalım | Meltem',
      html: `
<p>Ofisimiz yat limanına bakar; pencereden hangi teknenin döndüğünü görürüz. Sezonda on dört, kışın dokuz kişiyiz. Misafirle konuşan herkes sattığını en az bir kez kendisi yaşamıştır: villada uyumuş, guletten denize girmiş, o transferi yapmıştır.</p>
<h2>Aradıklarımız</h2>
<ul>
<li><strong>Misafir danışmanı (Rusça ya da Almanca).</strong> Tam zamanlı, Göcek. Ana diliniz gibi yazdığınız iki dil ve soğukkanlılık.</li>
<li><strong>Kokartlı rehber.</strong> Mayıs–Ekim, Kaş ve Fethiye çevresi. Kalabalık sevmeyen, soru sorulmasını seven.</li>
<li><strong>Villa sorumlusu.</strong> Yıl boyu, Kalkan–Kaş arası. Ehliyet şart, alet çantası tercih sebebi.</li>
</ul>
<h2>Sunduklarımız</h2>
<p>Yazılı sözleşme, zamanında maaş, sezonda haftada iki gün izin. Kışın eğitim ayı: ilk yardım, dil ya da kaptanlık belgesinin ücretini öderiz. Turlarımıza yer oldukça ailenizle katılırsınız.</p>
<h2>Nasıl başvurulur?</h2>
<p>Bize kendinizi anlatan kısa bir mektup yazın; fotoğraf, yaş ve medeni hâl istemeyiz. Her başvuruyu on gün içinde yanıtlarız, olumsuzsa da. Bilgilerinizi altı ay saklar, sonra sileriz; ayrıntısı <a href="/p/gizlilik-politikasi">gizlilik politikasında</a>.</p>`,
      cagri: {
        baslik: 'Mektubunuzu bekliyoruz',
        metin: 'Formda “diğer” konusunu seçin ve hangi iş için yazdığınızı belirtin.',
      },
    },
    en: {
      baslik: 'Work with us',
      ozet: 'An office in Göcek, a small team that speaks four languages. Who we are looking for and how to apply.',
      slug: 'careers',
      seo_baslik: 'Careers: work with us in Göcek | Meltem',
      html: `
<p>Our office looks out on the marina; from the window we see which boat is coming back. There are fourteen of us in season and nine in winter. Everybody who talks to guests has tried what they sell at least once: slept in the villa, swum from the gulet, sat in that transfer.</p>
<h2>Who we are looking for</h2>
<ul>
<li><strong>Guest adviser (Russian or German).</strong> Full time, Göcek. Two languages you write like a native, and a cool head.</li>
<li><strong>Licensed guide.</strong> May to October, around Kaş and Fethiye. Somebody who dislikes crowds and likes questions.</li>
<li><strong>Villa keeper.</strong> All year, between Kalkan and Kaş. A driving licence is a must, a toolbox a plus.</li>
</ul>
<h2>What we offer</h2>
<p>A written contract, pay on time, two days off a week in season. Winter is the month for learning: we pay for the first-aid, language or skipper’s course. When there is room on a tour, you and your family come along.</p>
<h2>How to apply</h2>
<p>Write us a short letter about yourself; we ask for no photograph, age or marital status. Every application is answered within ten days, also when the answer is no. We keep your data for six months and then delete it, as the <a href="/p/privacy">privacy notice</a> explains.</p>`,
      cagri: {
        baslik: 'We look forward to your letter',
        metin: 'Choose “other” in the form and say which post you are writing about.',
      },
    },
    de: {
      baslik: 'Arbeiten bei Meltem',
      ozet: 'Ein Büro in Göcek, ein kleines Team mit vier Sprachen. Wen wir suchen und wie Sie sich bewerben.',
      slug: 'karriere',
      seo_baslik: 'Karriere: arbeiten in Göcek | Meltem',
      html: `
<p>Unser Büro liegt am Yachthafen; vom Fenster aus sehen wir, welches Schiff zurückkommt. In der Saison sind wir vierzehn, im Winter neun. Wer mit Gästen spricht, hat mindestens einmal selbst erlebt, was er verkauft: in der Villa geschlafen, von der Gulet aus gebadet, in diesem Transfer gesessen.</p>
<h2>Wen wir suchen</h2>
<ul>
<li><strong>Gästeberatung (Russisch oder Deutsch).</strong> Vollzeit, Göcek. Zwei Sprachen auf muttersprachlichem Niveau und ein kühler Kopf.</li>
<li><strong>Lizenzierte Reiseleitung.</strong> Mai bis Oktober, rund um Kaş und Fethiye. Für alle, die Gedränge nicht mögen und Fragen schon.</li>
<li><strong>Villenbetreuung.</strong> Ganzjährig, zwischen Kalkan und Kaş. Führerschein nötig, Werkzeugkasten willkommen.</li>
</ul>
<h2>Was wir bieten</h2>
<p>Ein schriftlicher Vertrag, pünktliches Gehalt, in der Saison zwei freie Tage pro Woche. Der Winter gehört dem Lernen: Erste Hilfe, Sprache oder Bootsschein bezahlen wir. Ist auf einem Ausflug Platz, fahren Sie mit Ihrer Familie mit.</p>
<h2>So bewerben Sie sich</h2>
<p>Schreiben Sie uns einen kurzen Brief über sich; Foto, Alter und Familienstand brauchen wir nicht. Jede Bewerbung wird binnen zehn Tagen beantwortet, auch eine Absage. Ihre Daten löschen wir nach sechs Monaten, siehe <a href="/p/datenschutz">Datenschutzerklärung</a>.</p>`,
      cagri: {
        baslik: 'Wir freuen uns auf Ihren Brief',
        metin: 'Wählen Sie im Formular „Sonstiges“ und nennen Sie die Stelle.',
      },
    },
    ru: {
      baslik: 'Работа у нас',
      ozet: 'Офис в Гёджеке, небольшая команда, четыре языка. Кого мы ищем и как откликнуться.',
      slug: 'vakansii',
      seo_baslik: 'Вакансии: работа в Гёджеке | Meltem',
      html: `
<p>Окна нашего офиса выходят на марину: видно, какая яхта возвращается. В сезон нас четырнадцать, зимой девять. Каждый, кто говорит с гостями, хотя бы раз сам попробовал то, что продаёт: ночевал на вилле, купался с гулета, ехал этим трансфером.</p>
<h2>Кого мы ищем</h2>
<ul>
<li><strong>Консультант для гостей (русский или немецкий).</strong> Полный день, Гёджек. Два языка на уровне родного и спокойствие.</li>
<li><strong>Лицензированный гид.</strong> Май — октябрь, окрестности Каша и Фетхие. Для тех, кто не любит толпу и любит вопросы.</li>
<li><strong>Управляющий виллами.</strong> Круглый год, между Калканом и Кашем. Права обязательны, ящик с инструментами приветствуется.</li>
</ul>
<h2>Что мы предлагаем</h2>
<p>Письменный договор, зарплату вовремя, два выходных в неделю в сезон. Зима — время учёбы: мы оплачиваем курсы первой помощи, языка или шкипера. Если на экскурсии есть места, вы едете с семьёй.</p>
<h2>Как откликнуться</h2>
<p>Напишите нам короткое письмо о себе; фотография, возраст и семейное положение не нужны. На каждый отклик мы отвечаем в течение десяти дней, даже если отказываем. Данные храним шесть месяцев и удаляем, подробнее — в <a href="/p/konfidencialnost">политике конфиденциальности</a>.</p>`,
      cagri: { baslik: 'Ждём вашего письма', metin: 'Выберите в форме тему «другое» и укажите вакансию.' },
    },
  },
)
