import { WEDDING_TERMS } from '../../../../product-terms.ts'
import type { DemoShowcase } from '../../../../showcase-data.ts'
import { WEDDING_QUESTIONS } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { WEDDING_LINES, WEDDING_PATH, weddingExtra, weddingPackage } from '../wedding-lines.ts'
import { written } from '../written-text.ts'

export const windmillWedding: DemoShowcase = {
  urun: {
    anahtar: 'windmill-wedding',
    urun_tipi: 'dugun',
    ad: {
      tr: 'Değirmen tepesinde düğün',
      en: 'Wedding at the windmills',
      de: 'Hochzeit bei den Windmühlen',
      ru: 'Свадьба у мельниц',
    },
    ...WEDDING_TERMS,
    en_cok_kisi: 99,
    secenekler: [
      ...weddingPackage('family', 40, { fiyat: 4300, arti_kisi: 55, en_cok: 40 }),
      ...weddingPackage('village', 99, { fiyat: 7200, arti_kisi: 55, en_cok: 99 }),
    ],
    ekstralar: [
      weddingExtra('menu', 54),
      weddingExtra('child-menu', 25),
      weddingExtra('dj', 600),
      weddingExtra('film', 700),
      weddingExtra('minibus', 190),
    ],
  },
  bolge: 'bodrum',
  enlem: 37.0262,
  boylam: 27.4127,
  agirlik: 812,
  kampanya_yuzde: 10,
  bilgi: {
    urun_tipi: 'dugun',
    mekan: 'tarihi',
    en_cok_davetli: 99,
    sure_dk: 540,
    resmi_nikah: true,
    diller: ['tr', 'en', 'ru'],
    ozellikler: ['otopark', 'bar', 'deniz_manzarasi', 'jenerator'],
  },
  secenek_bilgi: {
    family: { kapasite: 40 },
    'family-legal': { kapasite: 40 },
    village: { kapasite: 99 },
    'village-legal': { kapasite: 99 },
  },
  filtreler: { mekan: ['tarihi'], davetli: ['orta', 'buyuk'], rehber_dili: ['tr', 'en', 'ru'] },
  koleksiyonlar: ['kalabalik_grup'],
  sorular: WEDDING_QUESTIONS,
  bulusma: {
    enlem: 37.0262,
    boylam: 27.4127,
    ad: {
      tr: 'Değirmen tepesi, kapı',
      en: 'Windmill hill, the gate',
      de: 'Windmühlenhügel, Tor',
      ru: 'Холм мельниц, ворота',
    },
  },
  gorseller: shots(
    'windmill-wedding',
    ['wedding', 'dusk-coral'],
    ['photo-shoot', 'dusk-rose'],
    ['wedding', 'golden-amber'],
    ['wedding-dinner', 'dusk-coral'],
    ['night-terrace', 'night-lapis'],
  ),
  metin: written(WEDDING_LINES, {
    tr: {
      baslik: 'Değirmen tepesinde düğün',
      slug: 'degirmen-tepesinde-dugun-bodrum',
      ozet: 'Bodrum ile Gümbet arasındaki tepede, üç asırlık değirmenlerin yanında taş teras: bir yanda kale, bir yanda adalar, ortada siz.',
      aciklama: [
        'On sekizinci yüzyıldan kalan değirmenlerin dibinde, denize açılan taş bir teras. Gün batımında kale soldan kızarır, Kos sağda morarır; fotoğrafçılar bu yirmi dakika için gelir. Tören saatini ona göre kurarız.',
        'Terasta kırk kişilik uzun masa ya da doksan dokuz kişiye kadar yuvarlak masalar. DJ gece bire kadar; rüzgârı kesen cam paneller hazır, mumlar sönmez.',
        'Kruvaziyerle gelen davetliler bile yetişir: limandan araçla sekiz dakika. Kışın da yapılır; tonozlu küçük salonda otuz kişilik bir yemek kurulur.',
      ],
      one_cikanlar: [
        'Kale ve adalara bakan taş teras',
        'Üç asırlık yel değirmenleri',
        'Gece bire kadar müzik',
        'Rüzgâr panelleri ve yedek salon',
      ],
      dahil: [
        'Teras, öğlenden gece bire',
        'Çiçekli kemer ve masa süsü',
        'Rüzgâr panelleri ve ışık',
        'Fotoğrafçı, altı saat',
      ],
      haric: ['DJ', 'Resmî nikâh evrakı (resmî nikâhlı paketlerde dahil)'],
      kurallar: ['Değirmenlere çıkılmaz, ip ve fener asılmaz', 'Dronla çekim yalnız izinli ekibimizle'],
      erisilebilirlik: ['Kapıdan terasa 60 metre parke yol, golf arabası var', 'Terasta iki basamak, rampa kurulur'],
      sss: [
        [
          'Çok rüzgârlı değil mi?',
          'Değirmenler boşuna burada değil. Paneller kurulur; 40 km/s üstünde salona geçilir.',
        ],
        ['Otopark var mı?', 'Otuz araçlık; kalabalıkta Gümbet’ten minibüs işletiriz.'],
        ['Nikâh memuru gelir mi?', 'Evet, Bodrum Belediyesi’nden; hafta sonları da gelir.'],
      ],
      ara: ['bodrum düğün', 'kale manzaralı düğün', 'gün batımı düğün', 'değirmen'],
      bulusma: 'Bodrum–Gümbet tepe yolunda değirmenlerin kapısı; keşif gün batımından bir saat önce yapılır.',
      program: [
        ...WEDDING_PATH.tr,
        [{ saat: '17:30' }, 'Karşılama', 'Terasta içecek, adaların adlarını anlatan küçük harita.'],
        [{ saat: '19:00' }, 'Tören', 'Çiçekli kemerin altında, gün batımına doğru.'],
        [{ saat: '20:15' }, 'Yemek ve dans', 'Dört servis, pasta; müzik bire kadar.'],
      ],
    },
    en: {
      baslik: 'Wedding at the windmills',
      slug: 'wedding-at-the-windmills-bodrum',
      ozet: 'A stone terrace beside three-hundred-year-old windmills on the hill between Bodrum and Gümbet: the castle on one side, the islands on the other, you in between.',
      aciklama: [
        'At the foot of the eighteenth-century windmills a stone terrace opens on the sea. At sunset the castle glows on the left and Kos turns violet on the right; photographers come for those twenty minutes, and we set the hour of the ceremony by them.',
        'The terrace takes one long table for forty or round ones for up to ninety-nine. The DJ plays until one, and glass panels keep the wind from your candles.',
        'Even guests off a cruise ship make it: the harbour is eight minutes by car. It works in winter too, with dinner for thirty in the small vaulted room.',
      ],
      one_cikanlar: [
        'Stone terrace facing castle and islands',
        'Windmills three centuries old',
        'Music until one o’clock',
        'Wind panels and a room in reserve',
      ],
      dahil: [
        'The terrace from noon to one at night',
        'Flower arch and table decoration',
        'Wind panels and lighting',
        'Photographer for six hours',
      ],
      haric: ['DJ', 'Papers for a legal ceremony (included in the legal packages)'],
      kurallar: ['Nobody climbs the windmills and nothing is hung on them', 'Drone pictures only by our licensed team'],
      erisilebilirlik: [
        '60 metres of paved path from the gate; a golf cart is there',
        'Two steps on the terrace, with a ramp laid over',
      ],
      sss: [
        ['Isn’t it windy?', 'The mills are not here by chance. Panels go up, and above 40 km/h we move indoors.'],
        ['Is there parking?', 'For thirty cars. For more guests we run minibuses from Gümbet.'],
        ['Does a registrar come?', 'Yes, from Bodrum municipality, at weekends too.'],
      ],
      ara: ['bodrum wedding', 'castle view', 'sunset ceremony', 'windmill wedding'],
      bulusma: 'The windmills’ gate on the hill road from Bodrum to Gümbet; visits take place an hour before sunset.',
      program: [
        ...WEDDING_PATH.en,
        [{ saat: '17:30' }, 'Welcome', 'Drinks on the terrace and a small map naming the islands.'],
        [{ saat: '19:00' }, 'Ceremony', 'Under the flower arch, towards the sunset.'],
        [{ saat: '20:15' }, 'Dinner and dancing', 'Four courses and cake; music until one.'],
      ],
    },
    de: {
      baslik: 'Hochzeit bei den Windmühlen',
      slug: 'hochzeit-bei-den-windmuehlen-bodrum',
      ozet: 'Steinterrasse neben dreihundert Jahre alten Windmühlen auf dem Hügel zwischen Bodrum und Gümbet: links das Kastell, rechts die Inseln, dazwischen Sie.',
      aciklama: [
        'Am Fuß der Mühlen aus dem 18. Jahrhundert öffnet sich eine Steinterrasse zum Meer. Bei Sonnenuntergang glüht links das Kastell, rechts färbt sich Kos violett; für diese zwanzig Minuten kommen die Fotografen, und danach richten wir die Stunde der Trauung.',
        'Auf die Terrasse passt eine lange Tafel für vierzig oder runde Tische für bis zu neunundneunzig. Der DJ spielt bis eins, Glaswände halten den Wind von den Kerzen fern.',
        'Selbst Gäste vom Kreuzfahrtschiff schaffen es: Der Hafen ist acht Autominuten entfernt. Auch im Winter geht es, mit einem Essen für dreißig im kleinen Gewölbe.',
      ],
      one_cikanlar: [
        'Steinterrasse mit Blick auf Kastell und Inseln',
        'Drei Jahrhunderte alte Windmühlen',
        'Musik bis ein Uhr',
        'Windschutz und ein Saal in Reserve',
      ],
      dahil: [
        'Die Terrasse von zwölf bis ein Uhr nachts',
        'Blumenbogen und Tischschmuck',
        'Windschutz und Licht',
        'Fotograf für sechs Stunden',
      ],
      haric: ['DJ', 'Papiere für das Standesamt (in den Paketen mit Standesamt enthalten)'],
      kurallar: [
        'Die Mühlen werden nicht bestiegen und nicht behängt',
        'Drohnenbilder nur mit unserem Team, das die Erlaubnis hat',
      ],
      erisilebilirlik: [
        '60 Meter gepflasterter Weg vom Tor, ein Golfwagen steht bereit',
        'Zwei Stufen auf der Terrasse, eine Rampe wird gelegt',
      ],
      sss: [
        [
          'Ist es nicht zu windig?',
          'Die Mühlen stehen nicht zufällig hier. Wir stellen Wände auf, über 40 km/h ziehen wir in den Saal.',
        ],
        ['Gibt es Parkplätze?', 'Für dreißig Autos. Bei mehr Gästen fahren Kleinbusse ab Gümbet.'],
        ['Kommt ein Standesbeamter?', 'Ja, von der Stadt Bodrum, auch am Wochenende.'],
      ],
      ara: ['Hochzeit Bodrum', 'Blick auf das Kastell', 'Trauung Sonnenuntergang', 'Windmühle'],
      bulusma:
        'Tor der Windmühlen an der Höhenstraße von Bodrum nach Gümbet; besichtigt wird eine Stunde vor Sonnenuntergang.',
      program: [
        ...WEDDING_PATH.de,
        [{ saat: '17:30' }, 'Empfang', 'Getränke auf der Terrasse und eine kleine Karte der Inseln.'],
        [{ saat: '19:00' }, 'Trauung', 'Unter dem Blumenbogen, der Sonne entgegen.'],
        [{ saat: '20:15' }, 'Essen und Tanz', 'Vier Gänge und Torte; Musik bis eins.'],
      ],
    },
    ru: {
      baslik: 'Свадьба у мельниц',
      slug: 'svadba-u-melnic-bodrum',
      ozet: 'Каменная терраса у трёхсотлетних мельниц на холме между Бодрумом и Гюмбетом: слева замок, справа острова, посередине вы.',
      aciklama: [
        'У подножия мельниц XVIII века каменная терраса открывается к морю. На закате слева алеет замок, справа лиловеет Кос; ради этих двадцати минут приезжают фотографы, и час церемонии мы подбираем под них.',
        'На террасе помещается длинный стол на сорок или круглые столы до девяноста девяти гостей. Диджей до часа ночи, стеклянные панели берегут свечи от ветра.',
        'Успеют даже гости с круизного лайнера: до порта восемь минут. Можно и зимой: ужин на тридцать человек в маленьком сводчатом зале.',
      ],
      one_cikanlar: [
        'Каменная терраса с видом на замок и острова',
        'Мельницам триста лет',
        'Музыка до часа ночи',
        'Панели от ветра и запасной зал',
      ],
      dahil: [
        'Терраса с полудня до часа ночи',
        'Цветочная арка и убранство столов',
        'Панели от ветра и свет',
        'Фотограф на шесть часов',
      ],
      haric: ['Диджей', 'Документы для регистрации (включены в пакеты с регистрацией)'],
      kurallar: ['На мельницы не поднимаются и ничего не вешают', 'Съёмка с дрона только нашей командой с разрешением'],
      erisilebilirlik: ['От ворот 60 метров мощёной дорожки, есть гольф-кар', 'На террасе две ступени, кладём пандус'],
      sss: [
        ['Не слишком ли ветрено?', 'Мельницы тут не случайно. Ставим панели, а свыше 40 км/ч переходим в зал.'],
        ['Есть ли парковка?', 'На тридцать машин. Для больших компаний микроавтобусы из Гюмбета.'],
        ['Приедет ли регистратор?', 'Да, из муниципалитета Бодрума, в том числе в выходные.'],
      ],
      ara: ['свадьба бодрум', 'вид на замок', 'свадьба на закате', 'мельницы'],
      bulusma: 'Ворота мельниц на верхней дороге из Бодрума в Гюмбет; осмотр за час до заката.',
      program: [
        ...WEDDING_PATH.ru,
        [{ saat: '17:30' }, 'Встреча гостей', 'Напитки на террасе и маленькая карта островов.'],
        [{ saat: '19:00' }, 'Церемония', 'Под цветочной аркой, лицом к закату.'],
        [{ saat: '20:15' }, 'Ужин и танцы', 'Четыре подачи, торт; музыка до часа.'],
      ],
    },
  }),
  yorumlar: [
    {
      ad: 'Selin & Alp',
      dil: 'tr',
      puan: 5,
      gun_once: 75,
      metin: 'O yirmi dakikayı anlattıklarında abartı sanmıştık. Fotoğraflara bakan herkes soruyor: neresi burası?',
    },
    {
      ad: 'Katie',
      dil: 'en',
      puan: 4,
      gun_once: 96,
      metin: 'Stunning. It was windy, the panels worked, my veil did not.',
    },
    {
      ad: 'Анна и Илья',
      dil: 'ru',
      puan: 5,
      gun_once: 160,
      metin: 'Организатор говорила с родителями по-русски, всем было спокойно.',
    },
  ],
}
