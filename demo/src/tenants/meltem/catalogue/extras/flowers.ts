import { ASKED_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { WISHES } from '../journey-questions.ts'

export const flowers = extraService({
  anahtar: 'flowers',
  satis: {
    ...ASKED_TERMS,
    on_odeme: 50,
    iptal: [{ gun: 5, iade_oran: 100 }],
    en_cok_kisi: 40,
    secenekler: [
      {
        anahtar: 'bouquet',
        ad: { tr: 'Karşılama buketi', en: 'Welcome bouquet', de: 'Willkommensstrauß', ru: 'Приветственный букет' },
        tarife: { tur: 'birim', fiyat: 45 },
        stok: null,
      },
      {
        anahtar: 'table',
        ad: {
          tr: 'Masa ve teras süslemesi',
          en: 'Table and terrace decoration',
          de: 'Tisch- und Terrassenschmuck',
          ru: 'Украшение стола и террасы',
        },
        tarife: { tur: 'birim', fiyat: 190 },
        stok: null,
      },
    ],
    ekstralar: [
      {
        anahtar: 'cake',
        ad: {
          tr: 'Kutlama pastası (8 kişi)',
          en: 'Celebration cake (for 8)',
          de: 'Festtagstorte (8 Personen)',
          ru: 'Праздничный торт (на 8)',
        },
        birim: 'adet',
        fiyat: 55,
      },
      {
        anahtar: 'candles',
        ad: {
          tr: 'Mum ve fener yolu',
          en: 'Path of candles and lanterns',
          de: 'Weg aus Kerzen und Laternen',
          ru: 'Дорожка из свечей и фонарей',
        },
        birim: 'rezervasyon',
        fiyat: 70,
      },
    ],
  },
  bilgi: { hizmet: 'cicek', sure_dk: 0, diller: ['tr', 'en'], ozellikler: [] },
  bolge: 'bodrum',
  koleksiyonlar: ['balayi'],
  sorular: [WISHES],
  agirlik: 64,
  gorseller: [
    ['wedding-dinner', 'dusk-rose'],
    ['tulips', 'noon-mint'],
    ['night-terrace', 'dusk-coral'],
  ],
  metin: {
    tr: {
      baslik: 'Çiçek ve süsleme',
      slug: 'cicek-ve-susleme',
      ozet: 'Buketten masa düzenine: mevsim çiçekleri, fener yolu, pasta. Yıldönümü, teklif ya da doğum günü için.',
      anlat: [
        'Çiçekçimiz Nermin serada değil bahçede yetişeni sever: nisanda ranunkulus, haziranda ortanca, eylülde zeytin dalı ve yıldız çiçeği. Renkleri ve kutlamanın adını yazın, size iki taslak göndersin.',
        'Süsleme, konuklar gelmeden bir saat önce biter ve ertesi sabah toplanır. Talebiniz fiyatı kesinleştirmez; önce mekânın fotoğrafına bakar, sonra teklif veririz. Teknelerde ağır vazo yerine iple sabitlenen sepet kullanırız.',
      ],
      one: ['Mevsim çiçekleri, iki taslak', 'Kurulum ve toplama dahil', 'Fener yolu ve pasta eklenir'],
      dahil: ['Tasarım ve çiçekler', 'Kurulum ve ertesi gün toplama', 'Vazo ve sepet kullanımı'],
      haric: ['Masa, sandalye ve örtü kirası', 'Pasta ve mumlar'],
      sss: [
        ['Ne kadar önce haber vermeliyiz?', 'Buket için iki gün, süsleme için bir hafta yeter.'],
        ['Sürpriz olsun istiyorum.', 'Telefonu değil e-postayı kullanırız ve eşiniz denizdeyken geliriz.'],
      ],
      ara: ['çiçek siparişi', 'evlilik teklifi organizasyonu', 'oda süsleme', 'doğum günü süsleme'],
    },
    en: {
      baslik: 'Flowers and decoration',
      slug: 'flowers-and-decoration',
      ozet: 'From a bouquet to a whole table: flowers in season, a path of lanterns, a cake. For anniversaries, proposals and birthdays.',
      anlat: [
        'Nermin, our florist, prefers what grows in gardens to what comes from greenhouses: ranunculus in April, hydrangeas in June, olive branches and dahlias in September. Tell her the colours and the occasion and she sends two sketches.',
        'Everything is ready an hour before your guests arrive and collected the next morning. Your request does not fix the price: we look at a photo of the place first and then quote. On boats we use tied baskets instead of heavy vases.',
      ],
      one: ['Flowers in season, two sketches', 'Setting up and collecting included', 'Lantern path and cake to add'],
      dahil: ['Design and flowers', 'Setting up and collecting the next day', 'Use of vases and baskets'],
      haric: ['Hire of tables, chairs and cloths', 'Cake and candles'],
      sss: [
        ['How far ahead should we ask?', 'Two days for a bouquet, a week for a decoration.'],
        ['It should be a surprise.', 'We write instead of ringing and come while your partner is swimming.'],
      ],
      ara: ['flower delivery', 'proposal decoration', 'room decoration', 'birthday decoration', 'florist'],
    },
    de: {
      baslik: 'Blumen und Dekoration',
      slug: 'blumen-und-dekoration',
      ozet: 'Vom Strauß bis zur ganzen Tafel: Blumen der Saison, Laternenweg, Torte. Für Jahrestag, Antrag oder Geburtstag.',
      anlat: [
        'Unsere Floristin Nermin liebt, was im Garten wächst: Ranunkeln im April, Hortensien im Juni, Olivenzweige und Dahlien im September. Nennen Sie Farben und Anlass, sie schickt Ihnen zwei Entwürfe.',
        'Eine Stunde bevor Ihre Gäste kommen, ist alles fertig; abgeholt wird am nächsten Morgen. Ihre Anfrage legt den Preis nicht fest: Wir sehen uns erst ein Foto des Ortes an. Auf Schiffen nehmen wir festgebundene Körbe statt schwerer Vasen.',
      ],
      one: ['Blumen der Saison, zwei Entwürfe', 'Aufbau und Abholung enthalten', 'Laternenweg und Torte zubuchbar'],
      dahil: ['Entwurf und Blumen', 'Aufbau und Abholung am nächsten Tag', 'Vasen und Körbe'],
      haric: ['Miete von Tischen, Stühlen und Decken', 'Torte und Kerzen'],
      sss: [
        ['Wie früh sollen wir anfragen?', 'Zwei Tage für einen Strauß, eine Woche für Dekoration.'],
        [
          'Es soll eine Überraschung sein.',
          'Wir schreiben, statt anzurufen, und kommen, während Ihre Begleitung schwimmt.',
        ],
      ],
      ara: ['Blumen liefern', 'Heiratsantrag Dekoration', 'Zimmerschmuck', 'Geburtstagsdeko', 'Florist'],
    },
    ru: {
      baslik: 'Цветы и оформление',
      slug: 'cvety-i-oformlenie',
      ozet: 'От букета до целого стола: сезонные цветы, дорожка из фонарей, торт. К годовщине, предложению или дню рождения.',
      anlat: [
        'Флорист Нермин любит садовые цветы, а не тепличные: в апреле ранункулюсы, в июне гортензии, в сентябре оливковые ветви и георгины. Назовите цвета и повод, она пришлёт два эскиза.',
        'Всё готово за час до гостей, забираем на следующее утро. Запрос ещё не цена: сначала смотрим фото места, потом присылаем расчёт. На яхтах вместо тяжёлых ваз — закреплённые корзины.',
      ],
      one: ['Сезонные цветы и два эскиза', 'Установка и вывоз включены', 'Можно добавить фонари и торт'],
      dahil: ['Эскиз и цветы', 'Установка и вывоз на следующий день', 'Вазы и корзины'],
      haric: ['Аренда столов, стульев и скатертей', 'Торт и свечи'],
      sss: [
        ['За сколько дней обращаться?', 'За два дня для букета, за неделю для оформления.'],
        ['Хочу сюрприз.', 'Будем писать, а не звонить, и приедем, пока ваша половина купается.'],
      ],
      ara: ['доставка цветов', 'оформление предложения', 'украшение номера', 'флорист'],
    },
  },
  yorumlar: [
    ['Hugo B.', 'en', 5, 29, 'She said yes. The lantern path did half the work.'],
    ['Meltem U.', 'tr', 5, 75, 'Nermin Hanım renkleri fotoğraftan birebir tutturdu.'],
  ],
})
