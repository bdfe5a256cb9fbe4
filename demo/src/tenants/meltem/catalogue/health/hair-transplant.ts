import { HEALTH_TERMS } from '../../../../product-terms.ts'
import { HEALTH } from '../../../../promises.ts'
import type { DemoShowcase } from '../../../../showcase-data.ts'
import { HEALTH_QUESTIONS } from '../guest-questions.ts'
import { HEALTH_LINES, HEALTH_PATH, healthExtra } from '../health-lines.ts'
import { shots } from '../scene-captions.ts'
import { written } from '../written-text.ts'

export const hairTransplant: DemoShowcase = {
  urun: {
    anahtar: 'hair-transplant',
    urun_tipi: 'saglik',
    ad: { tr: 'Saç ekimi', en: 'Hair transplant', de: 'Haartransplantation', ru: 'Пересадка волос' },
    ...HEALTH_TERMS,
    en_cok_kisi: 2,
    gun_sayisi: 4,
    secenekler: [
      {
        anahtar: 'fue',
        ad: {
          tr: 'FUE, 2.500 köke kadar',
          en: 'FUE, up to 2,500 grafts',
          de: 'FUE, bis 2.500 Grafts',
          ru: 'FUE, до 2500 графтов',
        },
        aciklama: {
          tr: 'Saç çizgisi ve şakaklar için; altı ila sekiz saat.',
          en: 'For hairline and temples; six to eight hours.',
          de: 'Für Haarlinie und Schläfen; sechs bis acht Stunden.',
          ru: 'Линия роста и виски; шесть–восемь часов.',
        },
        tarife: { tur: 'birim', fiyat: 1890, olcu: 'paket' },
        stok: null,
      },
      {
        anahtar: 'fue-large',
        ad: {
          tr: 'FUE, 4.000 köke kadar',
          en: 'FUE, up to 4,000 grafts',
          de: 'FUE, bis 4.000 Grafts',
          ru: 'FUE, до 4000 графтов',
        },
        aciklama: {
          tr: 'Saç çizgisiyle tepe birlikte; altı ila sekiz saat.',
          en: 'For hairline and crown together; six to eight hours.',
          de: 'Für Haarlinie und Hinterkopf zusammen; sechs bis acht Stunden.',
          ru: 'Линия роста и макушка вместе; шесть–восемь часов.',
        },
        tarife: { tur: 'birim', fiyat: 2490, olcu: 'paket' },
        stok: null,
      },
    ],
    ekstralar: [healthExtra('hotel', 85), healthExtra('companion', 35)],
  },
  bolge: 'istanbul',
  enlem: 41.0602,
  boylam: 28.9877,
  agirlik: 800,
  bilgi: {
    urun_tipi: 'saglik',
    tedavi: 'sac',
    klinik: 'Şişli Saç Kliniği (demo)',
    belge_no: 'ST-0000-02',
    belge_tarihi: '2023-11-06',
    gun: 4,
    gece: 3,
    komplikasyon_orani: 1.4,
    diller: ['tr', 'en', 'de', 'ru'],
    ozellikler: ['wifi', 'asansor', 'otopark'],
  },
  filtreler: { tedavi: ['sac'], rehber_dili: ['tr', 'en', 'de', 'ru'] },
  sorular: HEALTH_QUESTIONS,
  bulusma: {
    enlem: 41.0602,
    boylam: 28.9877,
    ad: {
      tr: 'Klinik, Şişli, İstanbul',
      en: 'Clinic, Şişli, Istanbul',
      de: 'Klinik, Şişli, Istanbul',
      ru: 'Клиника, Шишли, Стамбул',
    },
  },
  gorseller: shots(
    'hair-transplant',
    ['clinic', 'golden-saffron'],
    ['bedroom', 'golden-saffron'],
    ['clinic', 'noon-mint'],
    ['yoga', 'dawn-apricot'],
  ),
  metin: written(HEALTH_LINES, {
    tr: {
      baslik: 'İstanbul’da saç ekimi, dört gün',
      slug: 'sac-ekimi-istanbul',
      ozet: `Şişli’de hekim gözetiminde FUE saç ekimi. Fotoğrafla ön değerlendirme, hekim görüşmesi, ${HEALTH.think} gün düşünme; günde en çok iki hasta.`,
      aciklama: [
        'Bu klinik günde en çok iki ekim yapar; planı ve saç çizgisini hekim çizer, kanalları hekim açar. Kaç kök gerektiğini fotoğraflardan tahmin eder, muayenede kesinleştirir. Uygun değilseniz bunu söyler; her beş başvurudan biri böyle biter.',
        'İşlem lokal anesteziyle altı ila sekiz saat sürer. Ertesi gün ilk yıkama klinikte yapılır. Kızarıklık ve kabuklanma on gün kadar görülür; ekilen saçın dökülüp yeniden çıkması doğaldır, son hâl on iki ayda belli olur.',
        'Geçen yıl 410 ekimin altısında komplikasyon kaydedildi (%1,4): enfeksiyon ve uzayan uyuşma. Sonuç kişiden kişiye değişir, kimse sıklık sözü veremez.',
      ],
      one_cikanlar: [
        'Günde en çok iki hasta',
        'Saç çizgisi ve kanallar hekimden',
        'Uygun olmayana “hayır” denir',
        'On iki ay boyunca görüntülü kontrol',
        'Komplikasyon oranı açıkça yazılı',
      ],
      dahil: ['Kan testi, işlem ve ilk yıkama', 'İlaç ve bakım seti', 'On iki ay görüntülü kontrol'],
      haric: ['Otel (ek hizmetlerde)', 'PRP gibi ek uygulamalar'],
      kurallar: [
        'Kan sulandırıcı kullananlar önce hekime bildirir',
        'Tedavi edilmemiş diyabet ve kanama bozukluğunda yapılmaz',
        '25 yaşından küçüklere önerilmez',
      ],
      erisilebilirlik: [
        'Klinikte asansör var',
        'İşlem uzun süre yatmayı gerektirir; bel ve boyun sorunlarını bildirin',
      ],
      sss: [
        ['Ne zaman uçabilirim?', 'Çoğunlukla işlemden iki gün sonra; kararı hekim verir.'],
        [
          'Kök sayısı artarsa fiyat değişir mi?',
          'Paket sınırı aşılırsa işlemden önce yazılı sorulur; siz onaylamadan artmaz.',
        ],
        ['Kadınlara uygulanıyor mu?', 'Bazı dökülme türlerinde evet; önce nedeninin araştırılması gerekir.'],
      ],
      ara: ['saç ekimi', 'fue', 'saç nakli', 'istanbul saç ekimi'],
      bulusma: 'Havalimanında karşılanırsınız; otelden kliniğe her gün araç gelir.',
      program: [
        ...HEALTH_PATH.tr,
        [{ gun: 1 }, 'Varış ve muayene', 'Kan testi, çizim, kesin plan ve yazılı onay.'],
        [{ gun: 2 }, 'Ekim', 'Altı ila sekiz saat, öğle arası ile.'],
        [{ gun: 3 }, 'İlk yıkama', 'Klinikte, evde bakım gösterilerek.'],
        [{ gun: 4 }, 'Dönüş', 'Kontrol ve rapor, havalimanına ulaşım.'],
      ],
    },
    en: {
      baslik: 'Hair transplant in Istanbul, four days',
      slug: 'hair-transplant-istanbul',
      ozet: `FUE hair transplant led by a doctor in Şişli. Assessment from photographs, talk with the doctor, ${HEALTH.think} days to think; two patients a day at most.`,
      aciklama: [
        'This clinic treats two people a day at most. A doctor draws the hairline and opens the channels. How many grafts you need is estimated from photographs and settled at the examination. If you are not suitable you are told so; one enquiry in five ends that way.',
        'The operation takes six to eight hours under local anaesthetic. The first wash is done at the clinic the next day. Redness and scabs last about ten days; the new hair falls out and grows again, and the final result shows after twelve months.',
        'Last year complications were recorded in six of 410 operations (1.4%): infections and lasting numbness. Results differ from person to person, and nobody can promise density.',
      ],
      one_cikanlar: [
        'Two patients a day at most',
        'Hairline and channels by the doctor',
        'An honest no if it does not suit you',
        'Video check-ups for twelve months',
        'Complication rate stated openly',
      ],
      dahil: ['Blood test, operation and first wash', 'Medicine and care set', 'Video check-ups for twelve months'],
      haric: ['Hotel (see extras)', 'Additional treatments such as PRP'],
      kurallar: [
        'Tell the doctor first if you take blood thinners',
        'Not with untreated diabetes or bleeding disorders',
        'Not advised under 25',
      ],
      erisilebilirlik: ['Lift in the clinic', 'You lie for hours: mention back and neck trouble beforehand'],
      sss: [
        ['When may I fly?', 'Usually two days after the operation. The doctor decides.'],
        [
          'Does the price rise with more grafts?',
          'If your package is exceeded you are asked in writing before the operation. Nothing is added without your consent.',
        ],
        ['Do you treat women?', 'For some kinds of hair loss, yes. The cause has to be looked into first.'],
      ],
      ara: ['hair transplant', 'fue', 'hair restoration', 'istanbul hair clinic'],
      bulusma: 'You are met at the airport, and a car takes you from hotel to clinic every day.',
      program: [
        ...HEALTH_PATH.en,
        [{ gun: 1 }, 'Arrival and examination', 'Blood test, drawing, final plan and written consent.'],
        [{ gun: 2 }, 'Operation', 'Six to eight hours with a break for lunch.'],
        [{ gun: 3 }, 'First wash', 'At the clinic, with instructions for home.'],
        [{ gun: 4 }, 'Departure', 'Check-up, report and ride to the airport.'],
      ],
    },
    de: {
      baslik: 'Haartransplantation in Istanbul, vier Tage',
      slug: 'haartransplantation-istanbul',
      ozet: `FUE-Haartransplantation unter ärztlicher Leitung in Şişli. Einschätzung nach Fotos, Arztgespräch, ${HEALTH.think} Tage Bedenkzeit; höchstens zwei Patienten am Tag.`,
      aciklama: [
        'Diese Klinik behandelt höchstens zwei Menschen am Tag. Haarlinie und Kanäle macht der Arzt. Wie viele Grafts nötig sind, schätzt er nach Fotos und legt es bei der Untersuchung fest. Kommt die Behandlung nicht infrage, sagt er das; jede fünfte Anfrage endet so.',
        'Der Eingriff dauert sechs bis acht Stunden in örtlicher Betäubung. Die erste Wäsche folgt am nächsten Tag in der Klinik. Rötung und Krusten bleiben etwa zehn Tage; das neue Haar fällt aus und wächst nach, das Ergebnis zeigt sich nach zwölf Monaten.',
        'Im vergangenen Jahr gab es bei sechs von 410 Eingriffen Komplikationen (1,4 %): Infektionen und anhaltende Taubheit. Ergebnisse sind verschieden, Dichte kann niemand versprechen.',
      ],
      one_cikanlar: [
        'Höchstens zwei Patienten am Tag',
        'Haarlinie und Kanäle vom Arzt',
        'Ein ehrliches Nein, wenn es nicht passt',
        'Zwölf Monate Kontrolle per Video',
        'Komplikationsrate offen genannt',
      ],
      dahil: ['Bluttest, Eingriff und erste Wäsche', 'Medikamente und Pflegeset', 'Zwölf Monate Kontrolle per Video'],
      haric: ['Hotel (siehe Extras)', 'Zusätze wie PRP'],
      kurallar: [
        'Blutverdünner bitte vorab dem Arzt nennen',
        'Nicht bei unbehandeltem Diabetes oder Gerinnungsstörungen',
        'Unter 25 Jahren nicht empfohlen',
      ],
      erisilebilirlik: [
        'Aufzug in der Klinik',
        'Sie liegen stundenlang: Rücken- und Nackenbeschwerden bitte vorher nennen',
      ],
      sss: [
        ['Wann darf ich fliegen?', 'Meist zwei Tage nach dem Eingriff. Das entscheidet der Arzt.'],
        [
          'Wird es mit mehr Grafts teurer?',
          'Reicht das Paket nicht, werden Sie vor dem Eingriff schriftlich gefragt. Ohne Ihr Ja kommt nichts dazu.',
        ],
        [
          'Behandeln Sie auch Frauen?',
          'Bei manchen Formen des Haarausfalls ja. Zuerst muss die Ursache geklärt werden.',
        ],
      ],
      ara: ['Haartransplantation', 'FUE', 'Haarverpflanzung', 'Haarklinik Istanbul'],
      bulusma: 'Sie werden am Flughafen abgeholt; vom Hotel zur Klinik fährt täglich ein Wagen.',
      program: [
        ...HEALTH_PATH.de,
        [
          { gun: 1 },
          'Ankunft und Untersuchung',
          'Bluttest, Zeichnung, endgültiger Plan und schriftliche Einwilligung.',
        ],
        [{ gun: 2 }, 'Eingriff', 'Sechs bis acht Stunden mit Mittagspause.'],
        [{ gun: 3 }, 'Erste Wäsche', 'In der Klinik, mit Anleitung für zu Hause.'],
        [{ gun: 4 }, 'Abreise', 'Kontrolle, Bericht und Fahrt zum Flughafen.'],
      ],
    },
    ru: {
      baslik: 'Пересадка волос в Стамбуле, четыре дня',
      slug: 'peresadka-volos-stambul',
      ozet: `Пересадка волос методом FUE под руководством врача в Шишли. Оценка по фото, разговор с врачом, ${HEALTH.think} дней подумать; не больше двух пациентов в день.`,
      aciklama: [
        'Клиника принимает не больше двух человек в день. Линию роста рисует и каналы открывает врач. Число графтов он оценивает по фото и уточняет на осмотре. Если пересадка вам не подходит, он так и скажет: этим кончается каждый пятый запрос.',
        'Операция длится шесть–восемь часов под местной анестезией. Первую мойку делают в клинике на следующий день. Покраснение и корочки держатся дней десять; пересаженные волосы выпадают и растут заново, итог виден через двенадцать месяцев.',
        'В прошлом году осложнения были в шести случаях из 410 (1,4 %): инфекции и долгое онемение. Результаты у всех разные, густоту не может обещать никто.',
      ],
      one_cikanlar: [
        'Не больше двух пациентов в день',
        'Линию и каналы делает врач',
        'Честное «нет», если не подходит',
        'Двенадцать месяцев контроля по видео',
        'Доля осложнений указана открыто',
      ],
      dahil: [
        'Анализ крови, операция, первая мойка',
        'Лекарства и набор для ухода',
        'Двенадцать месяцев контроля по видео',
      ],
      haric: ['Отель (в дополнениях)', 'Дополнения вроде PRP'],
      kurallar: [
        'О приёме антикоагулянтов сначала сообщите врачу',
        'Не проводится при нелеченом диабете и нарушениях свёртываемости',
        'До 25 лет не рекомендуется',
      ],
      erisilebilirlik: ['В клинике есть лифт', 'Придётся долго лежать: о проблемах со спиной и шеей скажите заранее'],
      sss: [
        ['Когда можно лететь?', 'Обычно через два дня после операции. Решает врач.'],
        [
          'Вырастет ли цена, если графтов больше?',
          'Если пакета не хватает, вас спросят письменно до операции. Без вашего согласия ничего не добавят.',
        ],
        ['Делаете ли женщинам?', 'При некоторых видах выпадения да. Сначала нужно выяснить причину.'],
      ],
      ara: ['пересадка волос', 'fue', 'трансплантация волос', 'клиника стамбул'],
      bulusma: 'В аэропорту вас встретят, из отеля в клинику каждый день возит машина.',
      program: [
        ...HEALTH_PATH.ru,
        [{ gun: 1 }, 'Приезд и осмотр', 'Анализ крови, рисунок, окончательный план и письменное согласие.'],
        [{ gun: 2 }, 'Операция', 'Шесть–восемь часов с перерывом на обед.'],
        [{ gun: 3 }, 'Первая мойка', 'В клинике, с показом ухода дома.'],
        [{ gun: 4 }, 'Отъезд', 'Контроль, заключение и поездка в аэропорт.'],
      ],
    },
  }),
  yorumlar: [
    {
      ad: 'Marco',
      dil: 'en',
      puan: 5,
      gun_once: 390,
      metin: 'A year on, happy. What I valued most: they refused to lower my hairline as far as I wanted.',
    },
    {
      ad: 'Stefan',
      dil: 'de',
      puan: 4,
      gun_once: 120,
      metin:
        'Alles wie beschrieben, der lange Tag ist anstrengend. Ergebnis kann ich nach vier Monaten noch nicht beurteilen.',
    },
    {
      ad: 'Игорь',
      dil: 'ru',
      puan: 4,
      gun_once: 215,
      metin: 'Без суеты и без конвейера. Переводчик помог и в аптеке.',
    },
    {
      ad: 'Tarık',
      dil: 'tr',
      puan: 3,
      gun_once: 98,
      metin: 'Onuncu günden sonra sorularıma geç yanıt geldi.',
      yanit:
        'Tarık Bey, özür dileriz. Klinik artık işlemden sonraki ilk ay için aynı gün yanıt veren bir hemşire hattı açtı.',
    },
  ],
}
