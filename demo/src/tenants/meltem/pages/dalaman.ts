import { plainPage } from '../page-recipes.ts'

export const dalamanPage = plainPage(
  { anahtar: 't-dalaman', turu: 't', gorsel: 'icerik/tur-transfer', yayin_zamani: '2026-03-05T08:00:00Z' },
  {
    tr: {
      baslik: 'Dalaman Havalimanı transferi',
      ozet: 'Dalaman’dan Göcek, Fethiye, Ölüdeniz, Kalkan, Kaş ve Marmaris’e. Araç başı fiyat, levhayla karşılama.',
      slug: 'dalaman-havalimani-transferi',
      seo_baslik: 'Dalaman Havalimanı transferi: Göcek, Fethiye, Kaş | Meltem',
      html: `
<p>Dalaman, Göcek ile Fethiye kıyılarının havalimanıdır. İç ve dış hatlar terminallerinin çıkışında şoförünüz adınızla bekler; uçağınız gecikirse o da bekler.</p>
<h2>Yaklaşık yol süreleri</h2>
<ul>
<li>Göcek: yarım saat</li>
<li>Fethiye: bir saate yakın</li>
<li>Ölüdeniz: bir saatten biraz fazla</li>
<li>Kalkan: iki saat</li>
<li>Kaş: iki buçuk saat</li>
<li>Marmaris: bir buçuk saat</li>
</ul>
<p>Süreler trafiğe ve mevsime göre değişir. Dönüşte sizi uçuştan yeterince önce alırız; saati belgenizde yazar.</p>
<h2>Bilmeniz gerekenler</h2>
<p>Uçuş numaranızı mutlaka yazın. Valizlerinizi aldıktan sonra çıkış kapısında levhaya bakın. Şoförü göremezseniz terminalden ayrılmadan belgenizdeki numarayı arayın. Otelden dönüşte beş dakika erken hazır olun.</p>`,
      sorular: [
        ['Gece inen uçuşlara da geliyor musunuz?', 'Evet, uçuş saatlerine göre gece gündüz çalışıyoruz.'],
        ['Bebek ve çocuk koltuğu var mı?', 'Var. Rezervasyonda yaşını yazın, araca takılı gelir.'],
        ['Yolda markette durabilir miyiz?', 'Özel transferde kısa bir mola verilebilir; şoföre söylemeniz yeter.'],
      ],
      cagri: {
        baslik: 'Başka bir yere mi gidiyorsunuz?',
        metin: 'Datça, Akyaka ya da bir dağ köyü: adresi yazın, süresini ve fiyatını bildirelim.',
      },
    },
    en: {
      baslik: 'Dalaman Airport transfers',
      ozet: 'From Dalaman to Göcek, Fethiye, Ölüdeniz, Kalkan, Kaş and Marmaris. Price per vehicle, meeting with a name sign.',
      slug: 'dalaman-airport-transfers',
      seo_baslik: 'Dalaman Airport transfers: Göcek, Fethiye, Kaş | Meltem',
      html: `
<p>Dalaman is the airport for Göcek and the Fethiye coast. Your driver waits with your name outside the domestic and international terminals, and if your flight is late, the driver waits.</p>
<h2>Approximate journey times</h2>
<ul>
<li>Göcek: half an hour</li>
<li>Fethiye: just under an hour</li>
<li>Ölüdeniz: a little over an hour</li>
<li>Kalkan: two hours</li>
<li>Kaş: two and a half hours</li>
<li>Marmaris: an hour and a half</li>
</ul>
<p>Times depend on traffic and season. On the way back we collect you well ahead of your flight; the time is on your voucher.</p>
<h2>What you should know</h2>
<p>Be sure to give your flight number. After collecting your luggage, look for the sign at the exit. If you cannot see the driver, ring the number on your voucher before leaving the terminal. On your return, please be ready at your hotel five minutes early.</p>`,
      sorular: [
        ['Do you also meet flights that land at night?', 'Yes, we work day and night according to the flights.'],
        [
          'Do you have baby and child seats?',
          'We do. Tell us the child’s age when booking and the seat will be fitted.',
        ],
        ['Can we stop at a supermarket?', 'On a private transfer a short stop is fine; just tell the driver.'],
      ],
      cagri: {
        baslik: 'Going somewhere else?',
        metin: 'Datça, Akyaka or a mountain village: send us the address and we will tell you time and price.',
      },
    },
    de: {
      baslik: 'Transfer ab Flughafen Dalaman',
      ozet: 'Von Dalaman nach Göcek, Fethiye, Ölüdeniz, Kalkan, Kaş und Marmaris. Preis pro Fahrzeug, Empfang mit Namensschild.',
      slug: 'transfer-flughafen-dalaman',
      seo_baslik: 'Transfer Flughafen Dalaman: Göcek, Fethiye, Kaş | Meltem',
      html: `
<p>Dalaman ist der Flughafen für Göcek und die Küste um Fethiye. Vor dem Inlands- und dem Auslandsterminal wartet Ihr Fahrer mit Ihrem Namen; kommt der Flug später, wartet er mit.</p>
<h2>Ungefähre Fahrzeiten</h2>
<ul>
<li>Göcek: eine halbe Stunde</li>
<li>Fethiye: knapp eine Stunde</li>
<li>Ölüdeniz: gut eine Stunde</li>
<li>Kalkan: zwei Stunden</li>
<li>Kaş: zweieinhalb Stunden</li>
<li>Marmaris: eineinhalb Stunden</li>
</ul>
<p>Verkehr und Jahreszeit können die Zeiten verändern. Auf der Rückfahrt holen wir Sie rechtzeitig vor dem Abflug ab; die Uhrzeit steht auf dem Voucher.</p>
<h2>Was Sie wissen sollten</h2>
<p>Geben Sie unbedingt Ihre Flugnummer an. Nach der Gepäckausgabe achten Sie am Ausgang auf das Schild. Sehen Sie den Fahrer nicht, rufen Sie die Nummer auf dem Voucher an, bevor Sie das Terminal verlassen. Bei der Rückfahrt seien Sie bitte fünf Minuten früher bereit.</p>`,
      sorular: [
        ['Holen Sie auch bei nächtlicher Landung ab?', 'Ja, wir fahren Tag und Nacht, so wie die Flüge kommen.'],
        ['Gibt es Baby- und Kindersitze?', 'Ja. Nennen Sie bei der Buchung das Alter, der Sitz ist dann eingebaut.'],
        [
          'Können wir an einem Supermarkt halten?',
          'Beim Privattransfer ist ein kurzer Halt möglich, sagen Sie einfach dem Fahrer Bescheid.',
        ],
      ],
      cagri: {
        baslik: 'Sie möchten woandershin?',
        metin: 'Datça, Akyaka oder ein Bergdorf: Schicken Sie uns die Adresse, wir nennen Ihnen Dauer und Preis.',
      },
    },
    ru: {
      baslik: 'Трансфер из аэропорта Даламан',
      ozet: 'Из Даламана в Гёджек, Фетхие, Олюдениз, Калкан, Каш и Мармарис. Цена за машину, встреча с табличкой.',
      slug: 'transfer-iz-aeroporta-dalaman',
      seo_baslik: 'Трансфер из аэропорта Даламан: Гёджек, Фетхие, Каш | Meltem',
      html: `
<p>Даламан — аэропорт Гёджека и побережья Фетхие. На выходе из внутреннего и международного терминалов вас ждёт водитель с табличкой; если рейс задержится, он подождёт.</p>
<h2>Примерное время в пути</h2>
<ul>
<li>Гёджек: полчаса</li>
<li>Фетхие: около часа</li>
<li>Олюдениз: чуть больше часа</li>
<li>Калкан: два часа</li>
<li>Каш: два с половиной часа</li>
<li>Мармарис: полтора часа</li>
</ul>
<p>Время зависит от движения и сезона. На обратном пути мы забираем вас с запасом до вылета; час указан в ваучере.</p>
<h2>Что нужно знать</h2>
<p>Обязательно укажите номер рейса. Получив багаж, ищите табличку на выходе. Если водителя не видно, позвоните по номеру из ваучера, не покидая терминала. В день отъезда будьте готовы на пять минут раньше.</p>`,
      sorular: [
        ['Встречаете ли вы ночные рейсы?', 'Да, мы работаем днём и ночью, по расписанию рейсов.'],
        ['Есть ли детские кресла?', 'Есть. Укажите возраст при бронировании, и кресло уже будет установлено.'],
        [
          'Можно ли остановиться у супермаркета?',
          'В индивидуальном трансфере короткая остановка возможна, просто скажите водителю.',
        ],
      ],
      cagri: {
        baslik: 'Едете в другое место?',
        metin: 'Датча, Акьяка или горная деревня: пришлите адрес, мы сообщим время и цену.',
      },
    },
  },
)
