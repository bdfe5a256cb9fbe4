import { kindPage } from '../page-recipes.ts'

export const tourPage = kindPage('tur', {
  tr: {
    baslik: 'Günlük turlar ve geziler',
    ozet: 'Tekne turu, balon, yamaç paraşütü, dalış, antik kentler. Alınış saati, dahil olanlar ve iptal koşulu her turda açıkça yazar.',
    seo_baslik: 'Günlük turlar: tekne, balon, dalış, antik kent | Meltem',
    giris: [
      'Bir gün On İki Adalar’ın koylarında yüzmek, ertesi sabah Babadağ’dan süzülmek, hafta sonu Kapadokya’da gün doğumunu balondan izlemek. Turlarımız birkaç saatlik yürüyüşlerden iki günlük gezilere kadar uzanır ve hepsi aynı sepete sığar.',
      'Kalabalık sevmeyenler için küçük grupları, kendi temposunu isteyenler için özel turları ayrı gösteriyoruz. Rehberin hangi dilde anlattığı, ne kadar yürüneceği ve öğle yemeğinin nerede yeneceği ilanda yazar.',
    ],
    rezervasyon:
      'Günü ve kişi sayısını seçin; o kalkışta kaç yer kaldığını görürsünüz. Ön ödemeyle yeriniz ayrılır, kalanı tur günü ödersiniz. Alınış noktasında beş dakika erken olun: araç başka misafirleri de bekletmeden kalkar.',
    dahil: [
      'Turun kendisi ve ilanda adı geçen bütün duraklar',
      'İlanda “alınış var” yazan turlarda otelinizden gidiş dönüş ulaşım',
      'Rehber ya da kaptan; gerektiğinde güvenlik malzemesi',
      'Giriş ücreti ve yemek dahilse ilanda tek tek yazar, yazmıyorsa dahil değildir',
    ],
    sorular: [
      [
        'Hava kötü olursa ne olur?',
        'Tekne, balon ve paraşüt kararını kaptan ya da pilot verir. İptal bizden ya da havadan gelirse başka bir gün ya da tam iade seçersiniz.',
      ],
      [
        'Çocuklar için fiyat farklı mı?',
        'Çoğu turda çocuk ve bebek fiyatı ayrıdır. Yaş sınırları turun sayfasında, kişi seçiminin yanında yazar.',
      ],
      [
        'Birden fazla tur alırsak indirim var mı?',
        'Geçerli olanlar kampanyalar sayfasında yazar. Koşulu sağladığınız indirim sepette kendiliğinden düşer.',
      ],
    ],
    cagri: {
      baslik: 'Bir haftayı nasıl doldurmalı?',
      metin: 'Nerede kaldığınızı ve neyi sevdiğinizi yazın, size gün gün bir öneri gönderelim.',
    },
  },
  en: {
    baslik: 'Day tours and excursions',
    ozet: 'Boat trips, balloons, paragliding, diving and ancient cities. Every tour states its pick-up time, what is included and how to cancel.',
    seo_baslik: 'Day tours: boat trips, balloons, diving, ruins | Meltem',
    giris: [
      'One day you swim in the coves of the Twelve Islands, the next morning you glide down from Mount Babadağ, and at the weekend you watch the sun rise over Cappadocia from a basket. Our tours range from walks of a few hours to two-day trips, and they all fit into one basket.',
      'If you dislike crowds, look for the small groups; if you prefer your own pace, for the private tours. Each page tells you which language the guide speaks, how much walking there is and where you will have lunch.',
    ],
    rezervasyon:
      'Choose the day and the number of people and you will see how many places are left on that departure. A deposit secures your place and you pay the rest on the day. Please be at the pick-up point five minutes early: the driver has other guests to collect.',
    dahil: [
      'The tour itself with every stop named on its page',
      'Return transport from your hotel on tours marked “with pick-up”',
      'Guide or captain, and safety equipment where needed',
      'Entrance fees and meals if they are listed; if they are not listed, they are not included',
    ],
    sorular: [
      [
        'What happens in bad weather?',
        'The captain or pilot decides whether boats, balloons and paragliders go. If we or the weather cancel, you choose another day or a full refund.',
      ],
      [
        'Do children pay less?',
        'On most tours there are separate prices for children and infants. The age limits stand next to the choice of guests.',
      ],
      [
        'Is there a discount for several tours?',
        'The page on current offers says what counts at the moment. Once you meet its condition, a discount comes off in the basket by itself.',
      ],
    ],
    cagri: {
      baslik: 'How to fill a week?',
      metin: 'Tell us where you are staying and what you enjoy, and we will send you a plan day by day.',
    },
  },
  de: {
    baslik: 'Tagestouren und Ausflüge',
    ozet: 'Bootstouren, Ballonfahrten, Gleitschirm, Tauchen und antike Städte. Abholzeit, Leistungen und Stornobedingungen stehen bei jeder Tour.',
    seo_baslik: 'Ausflüge: Bootstour, Ballon, Tauchen, Antike | Meltem',
    giris: [
      'Heute in den Buchten der Zwölf Inseln schwimmen, morgen früh vom Babadağ gleiten und am Wochenende in Kappadokien den Sonnenaufgang aus dem Ballonkorb erleben. Unser Programm reicht von Spaziergängen über ein paar Stunden bis zu Zweitagestouren, und alles passt in einen Warenkorb.',
      'Wer Gedränge meidet, achtet auf die kleinen Gruppen; wer sein eigenes Tempo liebt, bucht eine private Tour. Auf jeder Seite lesen Sie, in welcher Sprache geführt wird, wie weit Sie gehen und wo es Mittagessen gibt.',
    ],
    rezervasyon:
      'Wählen Sie Tag und Personenzahl, dann sehen Sie, wie viele Plätze noch frei sind. Mit der Anzahlung ist Ihr Platz sicher, den Rest zahlen Sie am Tag der Tour. Seien Sie bitte fünf Minuten vor der Zeit am Treffpunkt: Der Fahrer holt noch andere Gäste ab.',
    dahil: [
      'Die Tour mit allen auf der Seite genannten Stationen',
      'Hin- und Rückfahrt ab Ihrem Hotel bei Touren „mit Abholung“',
      'Reiseleitung oder Kapitän, wo nötig Sicherheitsausrüstung',
      'Eintritte und Mahlzeiten, sofern sie aufgeführt sind; was nicht aufgeführt ist, ist nicht enthalten',
    ],
    sorular: [
      [
        'Was geschieht bei schlechtem Wetter?',
        'Ob Boot, Ballon oder Gleitschirm starten, entscheidet der Kapitän oder Pilot. Fällt die Tour durch uns oder das Wetter aus, wählen Sie einen anderen Tag oder die volle Erstattung.',
      ],
      [
        'Zahlen Kinder weniger?',
        'Bei den meisten Touren gelten eigene Preise für Kinder und Kleinkinder. Die Altersgrenzen stehen bei der Personenauswahl.',
      ],
      [
        'Gibt es Rabatt bei mehreren Touren?',
        'Was gerade gilt, steht auf der Seite mit den aktuellen Angeboten. Ist die Bedingung erfüllt, wird der Rabatt im Warenkorb automatisch abgezogen.',
      ],
    ],
    cagri: {
      baslik: 'Wie füllt man eine Woche?',
      metin:
        'Schreiben Sie uns, wo Sie wohnen und was Ihnen Freude macht. Wir schicken Ihnen einen Vorschlag für jeden Tag.',
    },
  },
  ru: {
    baslik: 'Экскурсии и морские прогулки',
    ozet: 'Прогулки на яхте, воздушные шары, параплан, дайвинг и античные города. Время сбора, состав программы и условия отмены указаны у каждой экскурсии.',
    seo_baslik: 'Экскурсии: яхта, воздушный шар, дайвинг, античность | Meltem',
    giris: [
      'Сегодня купаться в бухтах Двенадцати островов, завтра утром парить над морем с горы Бабадаг, а в выходные встретить рассвет над Каппадокией в корзине воздушного шара. У нас есть и прогулки на пару часов, и двухдневные поездки, и все они помещаются в одну корзину заказа.',
      'Не любите толпу — выбирайте малые группы; цените свой темп — индивидуальные экскурсии. На странице указано, на каком языке говорит гид, много ли придётся ходить и где будет обед.',
    ],
    rezervasyon:
      'Выберите день и число участников: вы увидите, сколько мест осталось. Предоплата закрепляет место, остаток вы платите в день экскурсии. Приходите на место сбора за пять минут: водителю нужно забрать и других гостей.',
    dahil: [
      'Сама экскурсия со всеми остановками, названными на странице',
      'Дорога из отеля и обратно, если указано «с трансфером»',
      'Гид или капитан, при необходимости снаряжение для безопасности',
      'Входные билеты и питание, если они перечислены; что не перечислено, то не входит',
    ],
    sorular: [
      [
        'Что будет в плохую погоду?',
        'Решение о выходе в море или вылете принимает капитан или пилот. Если отменяем мы или погода, вы выбираете другой день или полный возврат.',
      ],
      [
        'Дешевле ли для детей?',
        'На большинстве экскурсий для детей и малышей свои цены. Возрастные границы указаны рядом с выбором участников.',
      ],
      [
        'Есть ли скидка за несколько экскурсий?',
        'Что действует сейчас, указано на странице акций. Как только условие выполнено, скидка вычитается в корзине автоматически.',
      ],
    ],
    cagri: {
      baslik: 'Как провести неделю?',
      metin: 'Напишите, где вы живёте и что любите, и мы пришлём план по дням.',
    },
  },
})
