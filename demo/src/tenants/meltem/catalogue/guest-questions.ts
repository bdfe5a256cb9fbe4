import type { GuestQuestion } from '@meltem/contract/product-content'
import { HEALTH, WEDDING } from '../../../promises.ts'

const ASKED_ONCE = { kapsam: 'rezervasyon', secenekler: [], kosul: null } as const

export const ARRIVAL_TIME: GuestQuestion = {
  ...ASKED_ONCE,
  secenekler: [],
  kod: 'varis_saati',
  tip: 'saat',
  zorunlu: true,
  baslik: {
    tr: 'Eve saat kaçta varırsınız?',
    en: 'When will you reach the house?',
    de: 'Wann treffen Sie am Haus ein?',
    ru: 'Во сколько вы приедете?',
  },
  ipucu: {
    tr: 'Tahmini saat yeter; anahtarı teslim eden kişi buna göre bekler.',
    en: 'A rough time is enough; the person with the key waits for you.',
    de: 'Eine ungefähre Zeit genügt; danach richtet sich die Schlüsselübergabe.',
    ru: 'Достаточно примерного времени: к нему подойдёт человек с ключами.',
  },
}

export const HOTEL_ARRIVAL: GuestQuestion = {
  ...ARRIVAL_TIME,
  zorunlu: false,
  baslik: {
    tr: 'Otele saat kaçta varırsınız?',
    en: 'When will you reach the hotel?',
    de: 'Wann treffen Sie im Hotel ein?',
    ru: 'Во сколько вы приедете в отель?',
  },
  ipucu: {
    tr: 'Erken gelirseniz bavulunuzu alırız; oda hazırsa hemen girersiniz.',
    en: 'If you come early we take your bags, and if the room is ready you go straight in.',
    de: 'Kommen Sie früher, nehmen wir das Gepäck; ist das Zimmer fertig, beziehen Sie es gleich.',
    ru: 'Приедете раньше — примем чемоданы, а если номер готов, сразу заселим.',
  },
}

/** Asked where many guests arrive by plane. */
export const FLIGHT: GuestQuestion = {
  ...ASKED_ONCE,
  secenekler: [],
  kod: 'ucus_no',
  tip: 'metin',
  zorunlu: false,
  baslik: { tr: 'Uçuş numaranız', en: 'Your flight number', de: 'Ihre Flugnummer', ru: 'Номер вашего рейса' },
  ipucu: {
    tr: 'Uçağınız gecikirse anahtar teslimini biz kaydırırız.',
    en: 'If your plane is late, we move the handover ourselves.',
    de: 'Hat Ihr Flug Verspätung, verschieben wir die Übergabe von uns aus.',
    ru: 'Если рейс задержится, мы сами перенесём передачу ключей.',
  },
}

export const PET: GuestQuestion = {
  ...ASKED_ONCE,
  secenekler: [],
  kod: 'evcil_hayvan',
  tip: 'metin',
  zorunlu: false,
  baslik: {
    tr: 'Hangi hayvanla geliyorsunuz?',
    en: 'Which pet is coming along?',
    de: 'Welches Tier kommt mit?',
    ru: 'С каким питомцем вы едете?',
  },
  ipucu: {
    tr: 'Türü ve boyu; gelmiyorsa boş bırakın.',
    en: 'Kind and size; leave empty if none.',
    de: 'Art und Größe; sonst leer lassen.',
    ru: 'Вид и размер; если без питомца, не заполняйте.',
  },
}

export const BED_WISH: GuestQuestion = {
  ...ASKED_ONCE,
  kod: 'yatak_tercihi',
  tip: 'secim',
  zorunlu: false,
  baslik: {
    tr: 'Yatak tercihiniz',
    en: 'Which beds do you prefer?',
    de: 'Welche Betten wünschen Sie?',
    ru: 'Какие кровати вам удобнее?',
  },
  ipucu: {
    tr: 'Elimizden geldiğince uyarız.',
    en: 'We do our best to arrange it.',
    de: 'Wir richten uns nach Möglichkeit danach.',
    ru: 'Постараемся учесть.',
  },
  secenekler: [
    { kod: 'cift', baslik: { tr: 'Çift kişilik', en: 'Double', de: 'Doppelbett', ru: 'Двуспальная' } },
    { kod: 'ayri', baslik: { tr: 'İki ayrı yatak', en: 'Twin', de: 'Zwei Einzelbetten', ru: 'Две раздельные' } },
  ],
}

export const WEDDING_QUESTIONS: readonly GuestQuestion[] = [
  {
    ...ASKED_ONCE,
    secenekler: [],
    kod: 'cift_adlari',
    tip: 'metin',
    zorunlu: true,
    baslik: { tr: 'Çiftin adları', en: 'Names of the couple', de: 'Namen des Paares', ru: 'Имена пары' },
    ipucu: { tr: 'Pasaporttaki gibi yazın.', en: 'As in your passports.', de: 'Wie im Pass.', ru: 'Как в паспортах.' },
  },
  {
    ...ASKED_ONCE,
    secenekler: [],
    kod: 'uyruk',
    tip: 'metin',
    zorunlu: false,
    baslik: {
      tr: 'İkinizin uyruğu',
      en: 'Your nationalities',
      de: 'Ihre Staatsangehörigkeiten',
      ru: 'Ваше гражданство',
    },
    ipucu: {
      tr: `Resmî nikâh için gerekir; evrakı en az ${WEDDING.legalWeeks} hafta sürer.`,
      en: `Needed for a legal ceremony, whose papers take at least ${WEDDING.legalWeeks} weeks.`,
      de: `Für die standesamtliche Trauung nötig; die Papiere brauchen mindestens ${WEDDING.legalWeeks} Wochen.`,
      ru: `Нужно для официальной регистрации: документы занимают не меньше ${WEDDING.legalWeeks} недель.`,
    },
  },
  {
    ...ASKED_ONCE,
    secenekler: [],
    kod: 'dilek',
    tip: 'uzun_metin',
    zorunlu: false,
    baslik: {
      tr: 'Neyi mutlaka istersiniz?',
      en: 'What should not be missing?',
      de: 'Was darf nicht fehlen?',
      ru: 'Без чего никак нельзя?',
    },
    ipucu: {
      tr: 'Müzik, yemek, basamaksız yol, çocuklar…',
      en: 'Music, food, a way without steps, children…',
      de: 'Musik, Essen, ein Weg ohne Stufen, Kinder …',
      ru: 'Музыка, еда, дорога без ступеней, дети…',
    },
  },
]

export const HEALTH_QUESTIONS: readonly GuestQuestion[] = [
  {
    ...ASKED_ONCE,
    secenekler: [],
    kod: 'tedavi_ayi',
    tip: 'tarih',
    zorunlu: true,
    baslik: {
      tr: 'En erken ne zaman gelebilirsiniz?',
      en: 'When could you come at the earliest?',
      de: 'Wann könnten Sie frühestens kommen?',
      ru: 'Когда вы могли бы приехать?',
    },
    ipucu: {
      tr: `Hekim görüşmesi ve ${HEALTH.think} günlük düşünme süresi bundan önce tamamlanır.`,
      en: `The doctor’s talk and ${HEALTH.think} days to think come before that day.`,
      de: `Arztgespräch und ${HEALTH.think} Tage Bedenkzeit liegen davor.`,
      ru: `Разговор с врачом и ${HEALTH.think} дней на размышление пройдут до этой даты.`,
    },
  },
  {
    ...ASKED_ONCE,
    kod: 'gorusme_dili',
    tip: 'secim',
    zorunlu: true,
    baslik: {
      tr: 'Hekimle hangi dilde konuşmak istersiniz?',
      en: 'In which language would you like to talk to the doctor?',
      de: 'In welcher Sprache möchten Sie mit der Ärztin sprechen?',
      ru: 'На каком языке вам удобно говорить с врачом?',
    },
    ipucu: {
      tr: 'Tercüman ücretsizdir.',
      en: 'The interpreter is free of charge.',
      de: 'Dolmetschen kostet nichts extra.',
      ru: 'Переводчик бесплатный.',
    },
    secenekler: [
      { kod: 'tr', baslik: { tr: 'Türkçe', en: 'Turkish', de: 'Türkisch', ru: 'Турецкий' } },
      { kod: 'en', baslik: { tr: 'İngilizce', en: 'English', de: 'Englisch', ru: 'Английский' } },
      { kod: 'de', baslik: { tr: 'Almanca', en: 'German', de: 'Deutsch', ru: 'Немецкий' } },
      { kod: 'ru', baslik: { tr: 'Rusça', en: 'Russian', de: 'Russisch', ru: 'Русский' } },
    ],
  },
  {
    ...ASKED_ONCE,
    secenekler: [],
    kod: 'refakatci',
    tip: 'evet_hayir',
    zorunlu: false,
    baslik: {
      tr: 'Refakatçiyle mi geliyorsunuz?',
      en: 'Is somebody coming with you?',
      de: 'Kommt jemand mit?',
      ru: 'Вы приедете с сопровождающим?',
    },
    ipucu: {
      tr: 'Lütfen buraya tıbbi bilgi yazmayın; bunları klinik ayrıca sorar.',
      en: 'Please write nothing medical here; the clinic asks for it separately.',
      de: 'Bitte schreiben Sie hier nichts Medizinisches; danach fragt die Klinik gesondert.',
      ru: 'Пожалуйста, не пишите здесь медицинских сведений: клиника спросит о них отдельно.',
    },
  },
]
