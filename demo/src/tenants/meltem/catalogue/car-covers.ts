import type { Language } from '@meltem/contract/language'
import type { DemoText } from '../../../showcase-data.ts'

/** What a class costs its driver when something happens, in euro. */
export interface CarCover {
  /** Excess with the contained cover and with the medium one; full cover has none. */
  readonly muafiyet: readonly [temel: number, orta: number]
  /** Blocked on the card; with full cover half of it. */
  readonly depozito: number
}

interface CoverWords {
  readonly rows: readonly [crash: string, glass: string, theft: string, key: string, hold: string]
  readonly upTo: (amount: number) => string
  readonly all: string
  readonly nothing: string
  readonly hold: (amount: number) => string
}

const grouped = (amount: number, mark: string) => String(amount).replace(/\B(?=(?:\d{3})+$)/, mark)

const WORDS: Readonly<Record<Language, CoverWords>> = {
  tr: {
    rows: [
      'Kendi kusurunuzla hasar ya da kaza',
      'Cam, lastik, ayna',
      'Çalınma',
      'Yanlış yakıt, kayıp anahtar',
      'Karttaki blokaj',
    ],
    upTo: (amount) => `En çok ${grouped(amount, '.')}\u00a0€ ödersiniz`,
    all: 'Tamamını siz ödersiniz',
    nothing: 'Ödeme yapmazsınız',
    hold: (amount) => `${grouped(amount, '.')}\u00a0€`,
  },
  en: {
    rows: [
      'Dent or crash, your fault',
      'Windscreen, tyre, mirror',
      'Theft',
      'Wrong fuel, lost key',
      'Hold on your card',
    ],
    upTo: (amount) => `You pay up to €${grouped(amount, ',')}`,
    all: 'You pay all',
    nothing: 'You pay nothing',
    hold: (amount) => `€${grouped(amount, ',')}`,
  },
  de: {
    rows: [
      'Selbst verschuldeter Schaden oder Unfall',
      'Scheibe, Reifen, Spiegel',
      'Diebstahl',
      'Falscher Kraftstoff, verlorener Schlüssel',
      'Sperrbetrag auf der Karte',
    ],
    upTo: (amount) => `Sie zahlen bis zu ${grouped(amount, '.')}\u00a0€`,
    all: 'Sie zahlen alles',
    nothing: 'Sie zahlen nichts',
    hold: (amount) => `${grouped(amount, '.')}\u00a0€`,
  },
  ru: {
    rows: [
      'Повреждение или авария по вашей вине',
      'Стекло, шины, зеркала',
      'Угон',
      'Не то топливо, потерянный ключ',
      'Блокировка на карте',
    ],
    upTo: (amount) => `Вы платите до ${grouped(amount, '\u00a0')}\u00a0€`,
    all: 'Платите полностью',
    nothing: 'Ничего не платите',
    hold: (amount) => `${grouped(amount, '\u00a0')}\u00a0€`,
  },
}

const KEY_EXCESS = 100

/** The covers side by side: the contained one, the medium one, the full one. */
export function coverRows(dil: Language, { muafiyet: [basic, medium], depozito }: CarCover): DemoText['kapsam'] {
  const { rows, upTo, all, nothing, hold } = WORDS[dil]
  const [crash, glass, theft, key, blocked] = rows
  return [
    { durum: crash, bedeller: [upTo(basic), upTo(medium), nothing] },
    { durum: glass, bedeller: [all, nothing, nothing] },
    { durum: theft, bedeller: [upTo(basic), upTo(medium), nothing] },
    { durum: key, bedeller: [all, all, upTo(KEY_EXCESS)] },
    { durum: blocked, bedeller: [hold(depozito), hold(depozito), hold(depozito / 2)] },
  ]
}
