import { plainPage } from '../page-recipes.ts'

const FILM = { url: 'https://youtube.example/@meltem/gulet', gorsel: 'icerik/yazi-mavi-yolculuk' } as const

export const pressPage = plainPage(
  { anahtar: 'p-basin', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Basın',
      ozet: 'Gazeteciler ve içerik üreticileri için: kısa tanıtım, rakamlar, görsel kullanımı ve kime yazılacağı.',
      slug: 'basin',
      seo_baslik: 'Basın bilgileri | Meltem',
      html: `
<h2>Bir paragrafta Meltem</h2>
<p>Meltem, Göcek’te kurulmuş bir seyahat acentasıdır. Türkiye kıyılarında villa, gulet, tur, otel, transfer, araç, düğün ve sağlık hizmetlerini tek sepette, dört dilde sunar. Adını Ege’nin yaz rüzgârından alır: öğleden sonra çıkar, akşam diner, serinletir.</p>
<h2>Görseller</h2>
<p>Sitedeki resimler kendi çizimimizdir. Haberlerde kaynak göstererek ücretsiz kullanabilirsiniz; reklamda ve ürün üzerinde önce izin isteriz. Yüksek çözünürlüklü dosyaları ve logoyu istek üzerine göndeririz.</p>
<h2>Ziyaret ve ortak yayın</h2>
<p>Davetli gezilerde karşılığında övgü beklemeyiz; yazıda gezinin tarafımızca karşılandığının belirtilmesini isteriz. Para karşılığı bağlantı ya da yorum vermeyiz, almayız.</p>`,
      tablo: {
        baslik: 'Rakamlar',
        basliklar: ['Konu', '2026'],
        satirlar: [
          ['Bölge', '14'],
          ['Ürün türü', '9'],
          ['Dil', '4'],
          ['Paketlerde tam iade', 'başlangıca 30 gün kalana kadar'],
        ],
      },
      video: { baslik: 'Gulette bir gün: haber merkezleri için üç dakikalık film', ...FILM },
      cagri: {
        baslik: 'Bir soru mu var?',
        metin: 'Basın sorularını öne alırız; yayın saatinizi yazmayı unutmayın.',
      },
    },
    en: {
      baslik: 'Press',
      ozet: 'For journalists and creators: who we are in short, figures, use of pictures and whom to write to.',
      slug: 'press',
      seo_baslik: 'Press information | Meltem',
      html: `
<h2>Meltem in one paragraph</h2>
<p>Meltem is a travel agency founded in Göcek. It offers villas, gulets, tours, hotels, transfers, cars, weddings and health services on the Turkish coast in one basket and four languages. It is named after the summer wind of the Aegean, which rises after noon, dies down in the evening and cools the day.</p>
<h2>Pictures</h2>
<p>The pictures on this site are our own drawings. In reports you may use them free of charge if you name the source; for advertising and on products please ask first. We send files in high resolution and the logo on request.</p>
<h2>Visits and joint work</h2>
<p>We expect no praise in return for an invitation; we do ask that the article says we paid for the trip. We neither sell nor buy links or reviews.</p>`,
      tablo: {
        baslik: 'Figures',
        basliklar: ['What', '2026'],
        satirlar: [
          ['Destinations', '14'],
          ['Kinds of products', '9'],
          ['Languages', '4'],
          ['Full refund of packages', 'until 30 days before'],
        ],
      },
      video: { baslik: 'A day on a gulet: a three-minute film for newsrooms', ...FILM },
      cagri: { baslik: 'A question?', metin: 'Questions from the press come first; do tell us your deadline.' },
    },
    de: {
      baslik: 'Presse',
      ozet: 'Für Redaktionen und Kreative: wer wir sind, Zahlen, Nutzung der Bilder und an wen Sie schreiben.',
      slug: 'presse',
      seo_baslik: 'Presseinformationen | Meltem',
      html: `
<h2>Meltem in einem Absatz</h2>
<p>Meltem ist ein Reisebüro aus Göcek. Es bietet Villen, Gulets, Ausflüge, Hotels, Transfers, Mietwagen, Hochzeiten und Gesundheitsleistungen an der türkischen Küste in einem Warenkorb und vier Sprachen an. Der Name kommt vom Sommerwind der Ägäis: Er kommt nach Mittag auf, legt sich am Abend und kühlt den Tag.</p>
<h2>Bilder</h2>
<p>Die Bilder auf dieser Seite sind eigene Zeichnungen. In Berichten dürfen Sie sie mit Quellenangabe kostenfrei verwenden; für Werbung und auf Produkten fragen Sie bitte vorher. Dateien in hoher Auflösung und das Logo schicken wir auf Anfrage.</p>
<h2>Besuche und gemeinsame Beiträge</h2>
<p>Für eine Einladung erwarten wir kein Lob; wir bitten nur darum, dass der Beitrag nennt, wer die Reise bezahlt hat. Links und Bewertungen verkaufen und kaufen wir nicht.</p>`,
      tablo: {
        baslik: 'Zahlen',
        basliklar: ['Was', '2026'],
        satirlar: [
          ['Reiseziele', '14'],
          ['Arten von Angeboten', '9'],
          ['Sprachen', '4'],
          ['Pauschalen voll erstattet', 'bis 30 Tage vorher'],
        ],
      },
      video: { baslik: 'Ein Tag auf der Gulet: ein Film von drei Minuten für Redaktionen', ...FILM },
      cagri: {
        baslik: 'Eine Frage?',
        metin: 'Presseanfragen gehen bei uns vor; nennen Sie uns Ihren Redaktionsschluss.',
      },
    },
    ru: {
      baslik: 'Прессе',
      ozet: 'Журналистам и авторам: коротко о нас, цифры, использование изображений и кому писать.',
      slug: 'presse-o-nas',
      seo_baslik: 'Информация для прессы | Meltem',
      html: `
<h2>Meltem в одном абзаце</h2>
<p>Meltem — турагентство из Гёджека. Виллы, гулеты, экскурсии, отели, трансферы, автомобили, свадьбы и медицинские услуги на побережье Турции — в одной корзине и на четырёх языках. Имя дал летний ветер Эгейского моря: он поднимается после полудня, стихает к вечеру и приносит прохладу.</p>
<h2>Изображения</h2>
<p>Картинки на сайте — наши собственные рисунки. В публикациях их можно использовать бесплатно с указанием источника; для рекламы и на товарах сначала спросите нас. Файлы в высоком разрешении и логотип пришлём по запросу.</p>
<h2>Поездки и совместные материалы</h2>
<p>Приглашая, мы не ждём похвалы; просим лишь указать, что поездку оплатили мы. Ссылки и отзывы мы не продаём и не покупаем.</p>`,
      tablo: {
        baslik: 'Цифры',
        basliklar: ['Что', '2026'],
        satirlar: [
          ['Направления', '14'],
          ['Виды предложений', '9'],
          ['Языки', '4'],
          ['Полный возврат за пакет', 'за 30 дней до начала'],
        ],
      },
      video: { baslik: 'День на гулете: трёхминутный фильм для редакций', ...FILM },
      cagri: {
        baslik: 'Есть вопрос?',
        metin: 'Прессе мы отвечаем в первую очередь; укажите, пожалуйста, срок сдачи материала.',
      },
    },
  },
)
