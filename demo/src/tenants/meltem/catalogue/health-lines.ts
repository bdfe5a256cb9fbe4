import type { DemoExtra } from '../../../product-data.ts'
import { HEALTH } from '../../../promises.ts'
import type { InFour } from '../four-languages.ts'
import type { Program, SharedLines } from './written-text.ts'

export const HEALTH_LINES: InFour<SharedLines> = {
  tr: {
    dahil: ['Hekimle görüntülü ön görüşme', 'Dört dilden birinde tercüman', 'Havalimanı, otel ve klinik arası ulaşım'],
    haric: ['Uçak bileti', 'Plan dışında çıkan tedaviler'],
    kurallar: ['18 yaşından küçüklere hizmet verilmez', 'Tedaviye uygun olup olmadığınıza yalnız hekim karar verir'],
    kosullar: [
      `Hekim görüşmesinden önce ödeme alınmaz. Görüşmeden sonra ${HEALTH.think} gün düşünme süreniz vardır; bu süre kısaltılamaz.`,
      `İstekler yolculuktan en az ${HEALTH.leadWeeks} hafta önce gönderilir. Ön ödeme %${HEALTH.deposit}, kalan klinikte, tedavi günü ödenir.`,
      'Meltem tanı koymaz, tedavi etmez, sonuç vaat etmez. Kesin plan muayenede belli olur; plan pahalanırsa yeniden karar verirsiniz, muayene ücretsizdir.',
      'Sağlık verileriniz ayrı açık rızanızla yalnız kliniğe iletilir ve son yazışmadan 12 ay sonra silinir.',
      'Yolculuktan iki gün öncesine kadar vazgeçerseniz ödemenizin tamamı iade edilir.',
    ],
    ara: ['sağlık turizmi', 'klinik', 'tedavi paketi'],
  },
  en: {
    dahil: [
      'Video talk with the doctor beforehand',
      'Interpreter in one of our four languages',
      'Transport between airport, hotel and clinic',
    ],
    haric: ['Flights', 'Treatment outside the agreed plan'],
    kurallar: ['For adults from 18 years only', 'Only the doctor decides whether the treatment suits you'],
    kosullar: [
      `Nothing is charged before the doctor’s talk. After it you have ${HEALTH.think} days to think, and this time cannot be shortened.`,
      `Please ask at least ${HEALTH.leadWeeks} weeks before the journey. The deposit is ${HEALTH.deposit}%; the rest is paid at the clinic on the day.`,
      'Meltem does not diagnose, treat or promise results. The final plan is made at the examination; if it costs more you decide anew, and the examination is free.',
      'Your health data goes to the clinic only, with your separate consent, and is erased 12 months after the last message.',
      'If you change your mind up to two days before the journey, you get everything back.',
    ],
    ara: ['medical travel', 'clinic', 'treatment abroad'],
  },
  de: {
    dahil: [
      'Videogespräch mit der Ärztin oder dem Arzt vorab',
      'Dolmetschen in einer unserer vier Sprachen',
      'Fahrten zwischen Flughafen, Hotel und Klinik',
    ],
    haric: ['Flüge', 'Behandlungen außerhalb des Plans'],
    kurallar: [
      'Nur für Erwachsene ab 18 Jahren',
      'Ob die Behandlung für Sie infrage kommt, entscheidet allein die Ärztin oder der Arzt',
    ],
    kosullar: [
      `Vor dem Arztgespräch wird nichts gezahlt. Danach haben Sie ${HEALTH.think} Tage Bedenkzeit; diese Frist lässt sich nicht abkürzen.`,
      `Bitte fragen Sie mindestens ${HEALTH.leadWeeks} Wochen vor der Reise an. Die Anzahlung beträgt ${HEALTH.deposit} %, der Rest wird am Tag der Behandlung in der Klinik gezahlt.`,
      'Meltem stellt keine Diagnosen, behandelt nicht und verspricht keine Ergebnisse. Der endgültige Plan steht nach der Untersuchung fest; wird er teurer, entscheiden Sie neu, die Untersuchung kostet nichts.',
      'Gesundheitsdaten gehen nur mit Ihrer gesonderten Einwilligung und nur an die Klinik; 12 Monate nach der letzten Nachricht werden sie gelöscht.',
      'Überlegen Sie es sich bis zwei Tage vor der Reise anders, erhalten Sie alles zurück.',
    ],
    ara: ['Gesundheitsreise', 'Klinik', 'Behandlung im Ausland'],
  },
  ru: {
    dahil: [
      'Видеоразговор с врачом до поездки',
      'Переводчик на одном из четырёх языков',
      'Поездки между аэропортом, отелем и клиникой',
    ],
    haric: ['Авиабилеты', 'Лечение вне плана'],
    kurallar: ['Только для взрослых от 18 лет', 'Подходит ли вам лечение, решает только врач'],
    kosullar: [
      `До разговора с врачом оплата не берётся. После него у вас ${HEALTH.think} дней на размышление, сократить этот срок нельзя.`,
      `Запрос отправляют не позднее чем за ${HEALTH.leadWeeks} недели до поездки. Предоплата ${HEALTH.deposit} %, остальное оплачивается в клинике в день лечения.`,
      'Meltem не ставит диагнозов, не лечит и не обещает результата. Окончательный план составляется на осмотре; если он дороже, вы решаете заново, осмотр бесплатный.',
      'Медицинские данные передаются только клинике, с вашего отдельного согласия, и удаляются через 12 месяцев после последнего сообщения.',
      'Если вы передумаете не позднее чем за два дня до поездки, вернём всё.',
    ],
    ara: ['медицинский туризм', 'клиника', 'лечение в турции'],
  },
}

/** What comes before every journey; nothing of it can be skipped. */
export const HEALTH_PATH: InFour<Program> = {
  tr: [
    [{}, 'Bugün: soru formu', 'On dakika, şifreli. Yalnız klinik okur.'],
    [
      {},
      `${HEALTH.talk} gün sonra: hekimle görüşme`,
      'Plan, riskler ve seçenekler; tedavi olmamak da bunlardan biridir. Ardından yazılı maliyet planı.',
    ],
    [
      {},
      `${HEALTH.think} gün: düşünme süresi`,
      `Ödeme ancak bundan sonra açılır: %${HEALTH.deposit}, ${HEALTH.pay} gün içinde. Süre kısaltılamaz.`,
    ],
  ],
  en: [
    [{}, 'Today: questionnaire', 'Ten minutes, encrypted. Only the clinic reads it.'],
    [
      {},
      `${HEALTH.talk} days later: talk with the doctor`,
      'Plan, risks and alternatives, not being treated among them. Then a written estimate.',
    ],
    [
      {},
      `${HEALTH.think} days: time to think`,
      `Payment opens only after this: ${HEALTH.deposit}%, within ${HEALTH.pay} days. It cannot be shortened.`,
    ],
  ],
  de: [
    [{}, 'Heute: Fragebogen', 'Zehn Minuten, verschlüsselt. Nur die Klinik liest ihn.'],
    [
      {},
      `${HEALTH.talk} Tage später: Arztgespräch`,
      'Plan, Risiken und Alternativen, auch: gar nicht behandeln. Danach ein schriftlicher Kostenplan.',
    ],
    [
      {},
      `${HEALTH.think} Tage: Bedenkzeit`,
      `Erst danach können Sie anzahlen: ${HEALTH.deposit} % innerhalb von ${HEALTH.pay} Tagen. Die Frist lässt sich nicht abkürzen.`,
    ],
  ],
  ru: [
    [{}, 'Сегодня: анкета', 'Десять минут, с шифрованием. Её читает только клиника.'],
    [
      {},
      `Через ${HEALTH.talk} дня: разговор с врачом`,
      'План, риски и варианты, включая отказ от лечения. Затем письменная смета.',
    ],
    [
      {},
      `${HEALTH.think} дней: время подумать`,
      `Оплата открывается только после: ${HEALTH.deposit} % в течение ${HEALTH.pay} дней. Сократить срок нельзя.`,
    ],
  ],
}

const EXTRAS = {
  hotel: {
    birim: 'gun',
    ad: {
      tr: 'Anlaşmalı otel, kahvaltılı',
      en: 'Partner hotel with breakfast',
      de: 'Partnerhotel mit Frühstück',
      ru: 'Отель-партнёр с завтраком',
    },
  },
  companion: {
    birim: 'gun',
    ad: {
      tr: 'Refakatçi',
      en: 'Companion in the room',
      de: 'Begleitperson im Zimmer',
      ru: 'Сопровождающий в номере',
    },
  },
  hammam: {
    birim: 'kisi',
    ad: { tr: 'Hamam ve köpük', en: 'Hammam with foam', de: 'Hamam mit Schaum', ru: 'Хаммам с пеной' },
  },
} as const

export function healthExtra(anahtar: keyof typeof EXTRAS, fiyat: number): DemoExtra {
  return { anahtar, ...EXTRAS[anahtar], fiyat }
}
