import { kindPage } from '../page-recipes.ts'

export const villaPage = kindPage('villa', {
  tr: {
    baslik: 'Kıyıda kiralık villalar',
    ozet: 'Göcek’ten Kaş’a, Bodrum’dan Alaçatı’ya havuzlu ve bahçeli evler. Her evin izin belgesi numarası ilanında yazar.',
    seo_baslik: 'Kiralık villa: Göcek, Kaş, Bodrum, Alaçatı | Meltem',
    giris: [
      'Sabah kahvesini kendi terasınızda içmek, öğlen havuzdan çıkıp mutfağa yalınayak yürümek istiyorsanız doğru yerdesiniz. Villalarımız çoğunlukla Göcek, Ölüdeniz, Kaş, Bodrum ve Alaçatı çevresinde; kimi denize bakar, kimi çam ormanının kenarında saklanır.',
      'Bir evi listemize almadan önce gidip geziyoruz: yatakları deniyor, suyun basıncına bakıyor, yolun son kilometresini kendi arabamızla çıkıyoruz. İlanda “denize sıfır” yazıyorsa ev denize sıfırdır; yüz basamak varsa onu da yazarız.',
      'Türkiye’de yüz güne kadar kiralanan konutlar için turizm amaçlı kiralama izni gerekir. İzin numarasını ilanda, rezervasyon özetinde ve belgenizde görürsünüz; numarası olmayan evi yayımlamayız.',
    ],
    rezervasyon:
      'Tarihlerinizi ve kişi sayınızı seçin; takvim hangi günlerin boş olduğunu ve en az kaç gece kalınacağını gösterir. Bazı villalar hemen ayrılır, bazıları için önce ev sahibine sorarız: bu durumda tarih sizin için 24 saat tutulur, onay gelince ödeme bağlantısı e-postanıza düşer.',
    dahil: [
      'Evin ve havuzun yalnız size ait kullanımı, nevresim ve havlular',
      'Elektrik, su ve internet; ısıtmalı havuz gibi ayrıca ücretlenen kalemler ilanda belirtilir',
      'Girişte karşılama ve evin tanıtımı',
      'Konaklama boyunca dört dilde telefon desteği',
    ],
    sorular: [
      [
        'Hasar depozitosu alınıyor mu?',
        'Evden eve değişir. Alınıyorsa tutarı, ne zaman ödendiği ve çıkışta nasıl iade edildiği ilanda, ödemeden önce yazar.',
      ],
      [
        'Giriş günü cumartesi olmak zorunda mı?',
        'Yüksek sezonda bazı evler yalnız belirli günlerde giriş kabul eder. Takvim seçilemeyen günü ve nedenini gösterir.',
      ],
      [
        'Evcil hayvanla gelebilir miyiz?',
        'Kabul eden evler filtrede işaretlidir. Emin değilseniz yazın, ev sahibine sorup aynı gün döneriz.',
      ],
      [
        'Araba gerekli mi?',
        'Merkeze yürünen evlerde değil; koy ve yamaç evlerinde öneririz. Aracı ya da transferi aynı sepete ekleyebilirsiniz.',
      ],
    ],
    cagri: {
      baslik: 'Hangi ev size göre?',
      metin: 'Tarih, kişi sayısı ve vazgeçemeyeceğiniz tek şeyi yazın; üç ev önerelim.',
    },
  },
  en: {
    baslik: 'Villas along the coast',
    ozet: 'Houses with pools and gardens from Göcek to Kaş and from Bodrum to Alaçatı. Every listing shows the house’s rental permit number.',
    seo_baslik: 'Villa rentals in Göcek, Kaş, Bodrum and Alaçatı | Meltem',
    giris: [
      'If your idea of a holiday is morning coffee on your own terrace and walking barefoot from the pool to the kitchen, you are in the right place. Most of our villas stand around Göcek, Ölüdeniz, Kaş, Bodrum and Alaçatı; some look straight out to sea, others hide at the edge of a pine forest.',
      'We visit a house before we list it: we try the beds, check the water pressure and drive the last kilometre of road ourselves. If a listing says “on the waterfront”, it is. If there are a hundred steps, we say that too.',
      'In Turkey, homes let for up to a hundred days need a tourism rental permit. You will find its number on the listing, in your booking summary and on your voucher. A house without one is not published.',
    ],
    rezervasyon:
      'Choose your dates and the number of guests; the calendar shows which days are free and the minimum stay. Some villas can be booked at once. For others we ask the owner first: the dates are held for you for 24 hours, and as soon as the owner agrees you receive a payment link by e-mail.',
    dahil: [
      'Sole use of the house and pool, bed linen and towels',
      'Electricity, water and internet; anything charged separately, such as pool heating, is named on the listing',
      'A welcome at the door and a tour of the house',
      'Phone support in four languages throughout your stay',
    ],
    sorular: [
      [
        'Is there a damage deposit?',
        'It depends on the house. Where there is one, the listing tells you before you pay how much it is, when it is due and how you get it back.',
      ],
      [
        'Do we have to arrive on a Saturday?',
        'In high season some houses only accept certain arrival days. The calendar shows which days cannot be chosen, and why.',
      ],
      [
        'Can we bring a pet?',
        'Houses that welcome pets are marked in the filters. If in doubt, write to us and we will ask the owner the same day.',
      ],
      [
        'Do we need a car?',
        'Not in houses within walking distance of town. In the coves and on the hillsides we recommend one, and you can add a car or a transfer to the same basket.',
      ],
    ],
    cagri: {
      baslik: 'Which house would suit you?',
      metin: 'Tell us your dates, how many you are and the one thing you will not do without. We will suggest three.',
    },
  },
  de: {
    baslik: 'Ferienvillen an der Küste',
    ozet: 'Häuser mit Pool und Garten zwischen Göcek und Kaş, Bodrum und Alaçatı. Die amtliche Vermietungsnummer steht in jedem Angebot.',
    seo_baslik: 'Ferienvillen in Göcek, Kaş, Bodrum und Alaçatı | Meltem',
    giris: [
      'Der erste Kaffee auf der eigenen Terrasse, mittags barfuß vom Pool in die Küche: Wenn Urlaub für Sie so aussieht, sind Sie hier richtig. Unsere Villen liegen vor allem rund um Göcek, Ölüdeniz, Kaş, Bodrum und Alaçatı; manche mit freiem Blick aufs Meer, andere versteckt am Rand eines Kiefernwalds.',
      'Bevor wir ein Haus aufnehmen, fahren wir hin: Wir liegen Probe, prüfen den Wasserdruck und nehmen den letzten Kilometer Straße selbst unter die Räder. Steht im Angebot „direkt am Wasser“, dann stimmt das. Und wenn es hundert Stufen sind, schreiben wir auch das.',
      'Wer in der Türkei eine Wohnung oder ein Haus für bis zu hundert Tage vermietet, braucht dafür eine touristische Genehmigung. Ihre Nummer finden Sie im Angebot, in der Buchungsübersicht und auf dem Voucher. Häuser ohne Genehmigung veröffentlichen wir nicht.',
    ],
    rezervasyon:
      'Wählen Sie Zeitraum und Personenzahl; der Kalender zeigt freie Tage und den Mindestaufenthalt. Einige Villen lassen sich sofort buchen. Bei anderen fragen wir zuerst die Eigentümer: Der Zeitraum bleibt 24 Stunden für Sie reserviert, und nach der Zusage erhalten Sie einen Zahlungslink per E-Mail.',
    dahil: [
      'Haus und Pool zur alleinigen Nutzung, Bettwäsche und Handtücher',
      'Strom, Wasser und Internet; was extra kostet, etwa eine Poolheizung, steht im Angebot',
      'Empfang an der Tür und Einweisung ins Haus',
      'Telefonische Betreuung in vier Sprachen während des gesamten Aufenthalts',
    ],
    sorular: [
      [
        'Wird eine Kaution verlangt?',
        'Das ist von Haus zu Haus verschieden. Höhe, Fälligkeit und Rückzahlung stehen im Angebot, bevor Sie bezahlen.',
      ],
      [
        'Müssen wir samstags anreisen?',
        'In der Hochsaison nehmen manche Häuser nur an bestimmten Tagen Gäste auf. Der Kalender zeigt, welche Tage nicht wählbar sind und warum.',
      ],
      [
        'Dürfen Haustiere mit?',
        'Häuser, in denen Tiere willkommen sind, finden Sie über den Filter. Im Zweifel fragen wir noch am selben Tag für Sie nach.',
      ],
      [
        'Brauchen wir ein Auto?',
        'In Ortsnähe nicht. In den Buchten und am Hang empfehlen wir eines; Mietwagen oder Transfer legen Sie einfach in denselben Warenkorb.',
      ],
    ],
    cagri: {
      baslik: 'Welches Haus passt zu Ihnen?',
      metin:
        'Nennen Sie uns Reisedaten, Personenzahl und das eine, worauf Sie nicht verzichten möchten. Wir schlagen Ihnen drei Häuser vor.',
    },
  },
  ru: {
    baslik: 'Виллы на побережье',
    ozet: 'Дома с бассейном и садом от Гёджека до Каша, от Бодрума до Алачаты. В каждом объявлении указан номер разрешения на аренду.',
    seo_baslik: 'Аренда вилл: Гёджек, Каш, Бодрум, Алачаты | Meltem',
    giris: [
      'Утренний кофе на собственной террасе, а днём босиком от бассейна на кухню: если таким вы видите отпуск, вы по адресу. Большинство наших вилл находится в окрестностях Гёджека, Олюдениза, Каша, Бодрума и Алачаты; одни смотрят прямо на море, другие прячутся на опушке соснового леса.',
      'Прежде чем добавить дом в каталог, мы туда приезжаем: пробуем кровати, проверяем напор воды и сами проезжаем последний километр дороги. Если написано «на первой линии», так и есть. Если к дому ведут сто ступеней, об этом мы тоже скажем.',
      'В Турции для сдачи жилья на срок до ста дней нужно разрешение на туристическую аренду. Его номер вы увидите в объявлении, в заказе и в ваучере. Дома без разрешения мы не публикуем.',
    ],
    rezervasyon:
      'Выберите даты и число гостей: календарь покажет свободные дни и минимальный срок проживания. Одни виллы бронируются сразу, по другим мы сначала спрашиваем владельца. В этом случае даты закрепляются за вами на 24 часа, а после согласия на почту приходит ссылка для оплаты.',
    dahil: [
      'Дом и бассейн в вашем полном распоряжении, постельное бельё и полотенца',
      'Электричество, вода и интернет; всё, что оплачивается отдельно, например подогрев бассейна, указано в объявлении',
      'Встреча у дверей и знакомство с домом',
      'Поддержка по телефону на четырёх языках в течение всего отдыха',
    ],
    sorular: [
      [
        'Нужен ли залог за сохранность имущества?',
        'Зависит от дома. Если залог есть, его сумма, срок внесения и порядок возврата указаны в объявлении до оплаты.',
      ],
      [
        'Обязательно ли заезжать в субботу?',
        'В высокий сезон некоторые дома принимают гостей только в определённые дни. Календарь покажет, какие даты недоступны и почему.',
      ],
      [
        'Можно ли приехать с питомцем?',
        'Такие дома отмечены в фильтре. Если сомневаетесь, напишите: мы спросим владельца в тот же день.',
      ],
      [
        'Нужна ли машина?',
        'Если до центра можно дойти пешком, то нет. Для домов в бухтах и на склонах она пригодится: автомобиль или трансфер можно добавить в ту же корзину.',
      ],
    ],
    cagri: {
      baslik: 'Какой дом подойдёт вам?',
      metin: 'Напишите даты, число гостей и то единственное, без чего отпуск не отпуск. Мы предложим три варианта.',
    },
  },
})
