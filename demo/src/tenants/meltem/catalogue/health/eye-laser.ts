import { HEALTH_TERMS } from '../../../../product-terms.ts'
import type { DemoShowcase } from '../../../../showcase-data.ts'
import { HEALTH_QUESTIONS } from '../guest-questions.ts'
import { HEALTH_LINES, HEALTH_PATH, healthExtra } from '../health-lines.ts'
import { shots } from '../scene-captions.ts'
import { written } from '../written-text.ts'

export const eyeLaser: DemoShowcase = {
  urun: {
    anahtar: 'eye-laser',
    urun_tipi: 'saglik',
    ad: {
      tr: 'Lazerle göz tedavisi',
      en: 'Laser eye treatment',
      de: 'Augenlaserbehandlung',
      ru: 'Лазерная коррекция зрения',
    },
    ...HEALTH_TERMS,
    en_cok_kisi: 2,
    gun_sayisi: 4,
    secenekler: [
      {
        anahtar: 'lasik',
        ad: {
          tr: 'Femto LASIK, iki göz',
          en: 'Femto LASIK, both eyes',
          de: 'Femto-LASIK, beide Augen',
          ru: 'Фемто-LASIK, оба глаза',
        },
        aciklama: {
          tr: 'Kesi lazerle açılır; çoğu kişi ertesi gün ekran okur.',
          en: 'A laser opens the flap; most people read a screen the next day.',
          de: 'Ein Laser öffnet den Flap; die meisten lesen am nächsten Tag am Bildschirm.',
          ru: 'Лоскут открывает лазер; большинство уже на следующий день читает с экрана.',
        },
        tarife: { tur: 'birim', fiyat: 1390, olcu: 'paket' },
        stok: null,
      },
      {
        anahtar: 'prk',
        ad: { tr: 'PRK, iki göz', en: 'PRK, both eyes', de: 'PRK, beide Augen', ru: 'ФРК, оба глаза' },
        aciklama: {
          tr: 'Kesi açılmaz; kornea inceyse. İyileşme birkaç gün daha uzundur.',
          en: 'No flap, for thin corneas. Healing takes some days longer.',
          de: 'Ohne Flap, bei dünner Hornhaut. Die Heilung dauert einige Tage länger.',
          ru: 'Без лоскута, при тонкой роговице. Заживление на несколько дней дольше.',
        },
        tarife: { tur: 'birim', fiyat: 990, olcu: 'paket' },
        stok: null,
      },
      {
        anahtar: 'exam',
        ad: {
          tr: 'Yalnız ayrıntılı göz muayenesi',
          en: 'Detailed eye examination only',
          de: 'Nur ausführliche Augenuntersuchung',
          ru: 'Только подробный осмотр',
        },
        aciklama: {
          tr: 'İki saat: kornea kalınlığı, gözyaşı, gece göz bebeği.',
          en: 'Two hours: thickness of the cornea, tears, pupils at night.',
          de: 'Zwei Stunden: Dicke der Hornhaut, Tränenfilm, Pupillen bei Nacht.',
          ru: 'Два часа: толщина роговицы, слёзная плёнка, зрачки в темноте.',
        },
        tarife: { tur: 'birim', fiyat: 120 },
        stok: null,
      },
    ],
    ekstralar: [healthExtra('hotel', 78), healthExtra('companion', 32)],
  },
  bolge: 'kaleici',
  enlem: 36.8869,
  boylam: 30.6812,
  agirlik: 770,
  bilgi: {
    urun_tipi: 'saglik',
    tedavi: 'goz',
    klinik: 'Akdeniz Göz Merkezi (demo)',
    belge_no: 'ST-0000-03',
    belge_tarihi: '2024-09-02',
    gun: 4,
    gece: 3,
    komplikasyon_orani: 0.9,
    diller: ['tr', 'en', 'de', 'ru'],
    ozellikler: ['wifi', 'asansor', 'engelli_erisimi', 'otopark'],
  },
  filtreler: { tedavi: ['goz'], rehber_dili: ['tr', 'en', 'de', 'ru'] },
  sorular: HEALTH_QUESTIONS,
  bulusma: {
    enlem: 36.8869,
    boylam: 30.6812,
    ad: {
      tr: 'Göz merkezi, Muratpaşa, Antalya',
      en: 'Eye centre, Muratpaşa, Antalya',
      de: 'Augenzentrum, Muratpaşa, Antalya',
      ru: 'Глазной центр, Муратпаша, Анталья',
    },
  },
  gorseller: shots(
    'eye-laser',
    ['clinic', 'noon-azure'],
    ['bedroom', 'dusk-rose'],
    ['clinic', 'dawn-shell'],
    ['yoga', 'golden-amber'],
  ),
  metin: written(HEALTH_LINES, {
    tr: {
      baslik: 'Antalya’da lazerle göz tedavisi, dört gün',
      slug: 'lazer-goz-tedavisi-antalya',
      ozet: 'Miyop, hipermetrop ve astigmat için lazer tedavisi. Uygunluk muayenesi önce gelir; her üç kişiden birine lazer önerilmez.',
      aciklama: [
        'Önce iki saatlik bir muayene vardır: kornea kalınlığı, göz yaşı, gece gözbebeği. Hekim bu ölçümlerle size lazerin uygun olup olmadığını söyler. Merkezin kayıtlarına göre başvuranların üçte birine lazer önerilmez; o zaman yalnız muayeneyi yaptırmış olursunuz.',
        'İşlem göz başına on dakika kadar sürer, damla ile uyuşturulur. Yanma ve sulanma ilk gün olur, çoğu kişi ertesi gün ekran okur. Kuruluk aylarca sürebilir, gece ışıklarında hareler görülebilir.',
        'Geçen yıl 1.120 gözde işlem yapıldı; onunda kalıcı yakınma kaydedildi (%0,9). İlk kontrol ertesi gün, sonrakiler görüntülü ve bir yıl boyunca.',
      ],
      one_cikanlar: [
        'Önce iki saatlik uygunluk muayenesi',
        'Uygun değilseniz lazer yapılmaz',
        'Riskler yazılı ve açık',
        'Ertesi gün kontrol dahil',
        'Yalnız muayene de seçilebilir',
      ],
      dahil: ['Uygunluk muayenesi ve ölçümler', 'İşlem, damlalar ve koruyucu gözlük', 'Ertesi gün kontrol'],
      haric: ['Otel (ek hizmetlerde)', 'İleride gerekirse ikinci düzeltme'],
      kurallar: [
        'Yumuşak lens 7, sert lens 21 gün önce bırakılır',
        'Gebelik ve emzirmede yapılmaz',
        'Keratokon ve ilerleyen göz bozukluğunda yapılmaz',
      ],
      erisilebilirlik: [
        'Merkez basamaksız, asansörlü',
        'İşlem günü eve yalnız dönülmez; refakatçi ya da görevli eşlik eder',
      ],
      sss: [
        [
          'Gözlüğü tamamen bırakır mıyım?',
          'Bunu kimse garanti edemez. Kırk yaşından sonra okuma gözlüğü çoğu kişiye gerekir.',
        ],
        ['Denize ne zaman girebilirim?', 'En erken iki hafta sonra; makyaj ve havuz için de aynı süre.'],
        ['İki göz aynı gün mü?', 'Genellikle evet; hekim ayrı günleri de önerebilir.'],
      ],
      ara: ['göz çizdirme', 'lasik', 'prk', 'göz lazeri', 'miyop ameliyatı'],
      bulusma: 'Havalimanında karşılanırsınız; merkez otele 600 metredir, işlem günü araçla gidilir.',
      yanina_al: ['Gözlük reçeteniz ve varsa eski ölçümler', 'Güneş gözlüğü'],
      program: [
        ...HEALTH_PATH.tr,
        [{ gun: 1 }, 'Varış', 'Karşılama, otel, lenssiz bir akşam.'],
        [{ gun: 2 }, 'Muayene', 'İki saat ölçüm, hekimin kararı, yazılı onay.'],
        [{ gun: 3 }, 'İşlem', 'Yarım saat klinikte, sonra karanlık odada dinlenme.'],
        [{ gun: 4 }, 'Kontrol ve dönüş', 'Hekim uçuşa izin verirse aynı gün.'],
      ],
    },
    en: {
      baslik: 'Laser eye treatment in Antalya, four days',
      slug: 'laser-eye-treatment-antalya',
      ozet: 'Laser treatment for short sight, long sight and astigmatism. The suitability examination comes first: one person in three is advised against it.',
      aciklama: [
        'First comes an examination of two hours: thickness of the cornea, tears, pupils at night. From these the doctor tells you whether laser is suitable. By the centre’s records a third of applicants are advised against it; in that case you have had the examination and nothing more.',
        'The treatment takes about ten minutes an eye, numbed with drops. Eyes burn and water on the first day, and most people read a screen on the next. Dryness can last for months, and lights may show halos at night.',
        'Last year 1,120 eyes were treated; lasting complaints were recorded in ten (0.9%). The first check is on the next day, later ones by video for a year.',
      ],
      one_cikanlar: [
        'A two-hour suitability examination first',
        'No laser if it does not suit your eyes',
        'Risks in writing',
        'Check on the following day included',
        'The examination can be booked alone',
      ],
      dahil: [
        'Suitability examination and measurements',
        'Treatment, drops and protective glasses',
        'Check on the following day',
      ],
      haric: ['Hotel (see extras)', 'A later second correction if needed'],
      kurallar: [
        'Leave out soft lenses for 7 days, hard ones for 21',
        'Not during pregnancy or breastfeeding',
        'Not with keratoconus or changing eyesight',
      ],
      erisilebilirlik: [
        'Centre without steps, with a lift',
        'Nobody goes home alone on the day; a companion or our staff comes along',
      ],
      sss: [
        [
          'Will I never need glasses again?',
          'Nobody can guarantee that. After forty most people need reading glasses.',
        ],
        ['When may I swim?', 'After two weeks at the earliest; the same goes for make-up and pools.'],
        ['Both eyes on one day?', 'Usually. The doctor may also suggest separate days.'],
      ],
      ara: ['lasik', 'prk', 'laser eye surgery', 'eye laser antalya'],
      bulusma:
        'You are met at the airport. The centre is 600 metres from the hotel; on the day of treatment a car takes you.',
      yanina_al: ['Your prescription and older measurements', 'Sunglasses'],
      program: [
        ...HEALTH_PATH.en,
        [{ gun: 1 }, 'Arrival', 'Pick-up, hotel, an evening without lenses.'],
        [{ gun: 2 }, 'Examination', 'Two hours of measuring, the doctor’s decision, written consent.'],
        [{ gun: 3 }, 'Treatment', 'Half an hour in the clinic, then rest in a dark room.'],
        [{ gun: 4 }, 'Check and departure', 'The same day, if the doctor clears you to fly.'],
      ],
    },
    de: {
      baslik: 'Augenlaserbehandlung in Antalya, vier Tage',
      slug: 'augenlaser-antalya',
      ozet: 'Laserbehandlung bei Kurz-, Weitsichtigkeit und Hornhautverkrümmung. Zuerst die Eignungsuntersuchung: Jedem Dritten wird abgeraten.',
      aciklama: [
        'Am Anfang steht eine Untersuchung von zwei Stunden: Hornhautdicke, Tränenfilm, Pupillen bei Nacht. Danach sagt die Ärztin, ob Laser für Sie infrage kommt. Nach den Zahlen des Zentrums wird einem Drittel abgeraten; dann bleibt es bei der Untersuchung.',
        'Der Eingriff dauert rund zehn Minuten je Auge, betäubt wird mit Tropfen. Am ersten Tag brennen und tränen die Augen, am nächsten lesen die meisten am Bildschirm. Trockenheit kann Monate anhalten, nachts können Lichter Höfe haben.',
        'Im vergangenen Jahr wurden 1.120 Augen behandelt; bei zehn blieben Beschwerden (0,9 %). Die erste Kontrolle ist am Tag danach, die weiteren ein Jahr lang per Video.',
      ],
      one_cikanlar: [
        'Zuerst zwei Stunden Eignungsuntersuchung',
        'Kein Laser, wenn er nicht passt',
        'Risiken schriftlich und offen',
        'Kontrolle am nächsten Tag inklusive',
        'Auch nur die Untersuchung buchbar',
      ],
      dahil: ['Eignungsuntersuchung und Messungen', 'Eingriff, Tropfen und Schutzbrille', 'Kontrolle am nächsten Tag'],
      haric: ['Hotel (siehe Extras)', 'Spätere Nachkorrektur, falls nötig'],
      kurallar: [
        'Weiche Linsen 7, harte 21 Tage vorher weglassen',
        'Nicht in Schwangerschaft und Stillzeit',
        'Nicht bei Keratokonus oder sich ändernder Sehstärke',
      ],
      erisilebilirlik: [
        'Zentrum stufenlos mit Aufzug',
        'Am Behandlungstag geht niemand allein nach Hause; Begleitung oder Personal kommt mit',
      ],
      sss: [
        [
          'Brauche ich nie wieder eine Brille?',
          'Das kann niemand garantieren. Ab vierzig brauchen die meisten eine Lesebrille.',
        ],
        ['Wann darf ich schwimmen?', 'Frühestens nach zwei Wochen; das gilt auch für Make-up und Pool.'],
        ['Beide Augen an einem Tag?', 'Meist ja. Die Ärztin kann auch getrennte Tage empfehlen.'],
      ],
      ara: ['LASIK', 'PRK', 'Augenlaser', 'Augen lasern Türkei'],
      bulusma:
        'Sie werden am Flughafen abgeholt. Das Zentrum liegt 600 Meter vom Hotel; am Behandlungstag fährt ein Wagen.',
      yanina_al: ['Brillenrezept und ältere Messwerte', 'Sonnenbrille'],
      program: [
        ...HEALTH_PATH.de,
        [{ gun: 1 }, 'Ankunft', 'Abholung, Hotel, ein Abend ohne Linsen.'],
        [{ gun: 2 }, 'Untersuchung', 'Zwei Stunden Messungen, Entscheidung der Ärztin, schriftliche Einwilligung.'],
        [{ gun: 3 }, 'Eingriff', 'Eine halbe Stunde in der Klinik, dann Ruhe im dunklen Zimmer.'],
        [{ gun: 4 }, 'Kontrolle und Abreise', 'Am selben Tag, wenn die Ärztin den Flug erlaubt.'],
      ],
    },
    ru: {
      baslik: 'Лазерная коррекция зрения в Анталье, четыре дня',
      slug: 'lazernaya-korrekciya-zreniya-antalya',
      ozet: 'Лазер при близорукости, дальнозоркости и астигматизме. Сначала осмотр на пригодность: каждому третьему лазер не советуют.',
      aciklama: [
        'Сначала двухчасовой осмотр: толщина роговицы, слёзная плёнка, зрачки в темноте. По нему врач говорит, подходит ли вам лазер. По данным центра, трети обратившихся его не советуют; тогда всё ограничится осмотром.',
        'Процедура занимает минут десять на глаз, обезболивают каплями. В первый день жжёт и слезится, на второй большинство читает с экрана. Сухость может держаться месяцами, ночью вокруг огней возможны ореолы.',
        'В прошлом году прооперировано 1120 глаз, стойкие жалобы остались в десяти случаях (0,9 %). Первый контроль на следующий день, дальше год по видео.',
      ],
      one_cikanlar: [
        'Сначала двухчасовой осмотр на пригодность',
        'Не подходит — лазера не будет',
        'Риски письменно и открыто',
        'Контроль на следующий день включён',
        'Можно заказать только осмотр',
      ],
      dahil: ['Осмотр и измерения', 'Процедура, капли и защитные очки', 'Контроль на следующий день'],
      haric: ['Отель (в дополнениях)', 'Повторная коррекция, если понадобится'],
      kurallar: [
        'Мягкие линзы не носить 7 дней, жёсткие 21',
        'Не проводится при беременности и кормлении',
        'Не проводится при кератоконусе и меняющемся зрении',
      ],
      erisilebilirlik: [
        'Центр без ступеней, есть лифт',
        'В день процедуры домой не отпускают одних: с вами сопровождающий или сотрудник',
      ],
      sss: [
        [
          'Очки больше не понадобятся?',
          'Гарантировать этого не может никто. После сорока большинству нужны очки для чтения.',
        ],
        ['Когда можно купаться?', 'Не раньше чем через две недели; это касается и косметики, и бассейна.'],
        ['Оба глаза в один день?', 'Обычно да. Врач может предложить и разные дни.'],
      ],
      ara: ['лазерная коррекция', 'lasik', 'фрк', 'операция на глазах'],
      bulusma: 'В аэропорту вас встретят. Центр в 600 метрах от отеля, в день процедуры возит машина.',
      yanina_al: ['Рецепт на очки и прежние измерения', 'Солнечные очки'],
      program: [
        ...HEALTH_PATH.ru,
        [{ gun: 1 }, 'Приезд', 'Встреча, отель, вечер без линз.'],
        [{ gun: 2 }, 'Осмотр', 'Два часа измерений, решение врача, письменное согласие.'],
        [{ gun: 3 }, 'Процедура', 'Полчаса в клинике, потом отдых в тёмной комнате.'],
        [{ gun: 4 }, 'Контроль и отъезд', 'В тот же день, если врач разрешит лететь.'],
      ],
    },
  }),
  yorumlar: [
    {
      ad: 'Jana',
      dil: 'de',
      puan: 5,
      gun_once: 53,
      metin: 'Mir wurde abgeraten, Hornhaut zu dünn. Fünf Sterne für die Ehrlichkeit und drei schöne Tage in Antalya.',
    },
    {
      ad: 'Emre K.',
      dil: 'tr',
      puan: 4,
      gun_once: 112,
      metin: 'Üç ay oldu, gündüz çok iyi, gece ışıklarda hafif hale var. Önceden söylemişlerdi.',
    },
    {
      ad: 'Ксения',
      dil: 'ru',
      puan: 5,
      gun_once: 176,
      metin: 'Всё объяснили по-русски, без спешки. Капли капала по расписанию, вижу хорошо.',
    },
  ],
}
