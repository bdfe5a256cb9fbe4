import type { InFour } from '../four-languages.ts'
import type { SharedLines } from './product-story.ts'

/** What is the same for every class. */
export const CAR_LINES: InFour<SharedLines> = {
  tr: {
    dahil: ['Sınırsız kilometre', 'Zorunlu trafik sigortası ve muafiyetli kasko', '24 saat yol yardımı', 'HGS etiketi'],
    haric: [
      'Yakıt (dolu teslim, dolu iade)',
      'Geçiş ücretleri (HGS kaydına göre)',
      'Trafik cezaları',
      'Havalimanı ya da otel teslimi',
    ],
    yanina_al: [
      'En az bir yıllık ehliyet',
      'Pasaport ya da kimlik',
      'Sürücünün adına kredi kartı; nakit depozito alınmaz',
    ],
    kural: [
      'Araçta sigara içilmez.',
      'Araçla yurt dışına ve toprak yola çıkılmaz.',
      'Geç iadede bir saat hoşgörü vardır, sonrası bir gün sayılır.',
    ],
    sss: [
      [
        'Hangi ehliyet geçerli?',
        'Latin harfli ulusal ehliyetler yeter; Kiril ya da Arap harfliyse uluslararası ehliyet de isteriz.',
      ],
    ],
    kosul: ['Depozito sürücünün kredi kartından bloke edilir, araç hasarsız dönünce iki iş gününde açılır.'],
    ara: ['araç kiralama', 'oto kiralama', 'rent a car'],
  },
  en: {
    dahil: [
      'Unlimited kilometres',
      'Third-party insurance and collision cover with an excess',
      'Roadside help around the clock',
      'Toll tag',
    ],
    haric: ['Fuel (full to full)', 'Tolls as recorded by the tag', 'Traffic fines', 'Delivery to airport or hotel'],
    yanina_al: [
      'Driving licence, held for a year or longer',
      'Passport or identity card',
      'Credit card in the driver’s name; no deposit in cash',
    ],
    kural: [
      'No smoking in the car.',
      'The car stays in Türkiye and on surfaced roads.',
      'An hour of grace on return, then another day counts.',
    ],
    sss: [
      [
        'Which driving licence is valid?',
        'National licences in Latin letters are enough; with Cyrillic or Arabic letters we also need an international permit.',
      ],
    ],
    kosul: [
      'The deposit is blocked on the driver’s credit card and released within two working days of an undamaged return.',
    ],
    ara: ['car hire', 'car rental', 'rent a car'],
  },
  de: {
    dahil: [
      'Unbegrenzte Kilometer',
      'Haftpflicht und Vollkasko mit Selbstbeteiligung',
      'Pannenhilfe rund um die Uhr',
      'Mautplakette',
    ],
    haric: [
      'Treibstoff (voll übernommen, voll zurück)',
      'Maut laut Plakette',
      'Bußgelder',
      'Zustellung an Flughafen oder Hotel',
    ],
    yanina_al: [
      'Führerschein, seit mindestens einem Jahr',
      'Reisepass oder Personalausweis',
      'Kreditkarte auf den Namen des Fahrers; keine Kaution in bar',
    ],
    kural: [
      'Im Wagen wird nicht geraucht.',
      'Fahrten ins Ausland und auf unbefestigten Wegen sind nicht erlaubt.',
      'Bei verspäteter Rückgabe gilt eine Stunde Kulanz, danach zählt ein weiterer Tag.',
    ],
    sss: [
      [
        'Welcher Führerschein gilt?',
        'Nationale Führerscheine in lateinischer Schrift genügen; bei kyrillischer oder arabischer Schrift zusätzlich der internationale.',
      ],
    ],
    kosul: [
      'Die Kaution wird auf der Kreditkarte des Fahrers geblockt und zwei Werktage nach schadenfreier Rückgabe freigegeben.',
    ],
    ara: ['Mietwagen', 'Autovermietung', 'Auto mieten'],
  },
  ru: {
    dahil: ['Пробег без ограничений', 'ОСАГО и каско с франшизой', 'Помощь на дороге круглосуточно', 'Транспондер HGS'],
    haric: [
      'Топливо (полный бак при выдаче и возврате)',
      'Платные дороги по данным HGS',
      'Штрафы',
      'Подача в аэропорт или к отелю',
    ],
    yanina_al: [
      'Водительские права со стажем от года',
      'Паспорт или удостоверение личности',
      'Кредитная карта на имя водителя; залог наличными не берём',
    ],
    kural: [
      'В машине не курят.',
      'Выезд за границу и на грунтовые дороги запрещён.',
      'Опоздание до часа прощается, дальше считается ещё сутки.',
    ],
    sss: [
      ['Какие права подойдут?', 'Если права на кириллице, нужны и международные; национальных на латинице достаточно.'],
    ],
    kosul: [
      'Залог блокируется на кредитной карте водителя и снимается за два рабочих дня после возврата без повреждений.',
    ],
    ara: ['аренда авто', 'прокат автомобилей', 'машина напрокат'],
  },
}
