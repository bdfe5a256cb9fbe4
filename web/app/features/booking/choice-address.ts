import { dayNumber } from '@meltem/domain/calendar-day'
import { type Bookable, type Choice, chooseOfGroup, chosenOfGroup, optionOf, startChoice } from './choice.ts'
import { followRooms, setPeople } from './choice-party.ts'

const PLACES = ['alis_yeri', 'donus_yeri'] as const
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

function dayIn(query: URLSearchParams, name: string, today: string): string | null {
  const text = query.get(name)
  if (text === null || text < today) return null
  try {
    dayNumber(text)
    return text
  } catch {
    // An address people can type: what is no day is as good as none.
    return null
  }
}

function clockIn(query: URLSearchParams, name: string): string | null {
  const text = query.get(name)
  return text !== null && CLOCK.test(text) ? text : null
}

function countIn(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : otherwise
}

function extrasIn(query: URLSearchParams, { ekstralar }: Bookable): Record<string, number> {
  const pairs = (query.get('ekstra') ?? '').split(',').map((pair) => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([k_no = '', adet = '']) =>
      /^[1-9]\d?$/.test(adet) && ekstralar.some((one) => one.k_no === k_no) ? [[k_no, Number(adet)]] : [],
    ),
  )
}

/** Where a list of cars was asked to bring the car and take it back: places by their names. */
function choosePlaces(product: Bookable, choice: Choice, query: URLSearchParams): Choice {
  return PLACES.reduce((now, group) => {
    const named = product.ekstralar.find(({ grup, ad }) => grup === group && ad === query.get(group)?.trim())
    return named && chosenOfGroup(product, now, group) === null ? chooseOfGroup(product, now, group, named.k_no) : now
  }, choice)
}

/** What an address says of dates and party; everything that does not fit the product is left as it would start. */
export function readChoice(product: Bookable, query: URLSearchParams, today: string): Choice {
  const fresh = startChoice(product)
  const baslangic = dayIn(query, 'baslangic', today)
  const end = dayIn(query, 'bitis', today)
  const asked = { ...fresh, opsiyon_k_no: query.get('secenek') ?? '' }
  let choice: Choice = {
    ...fresh,
    opsiyon_k_no: optionOf(product, asked)?.k_no ?? '',
    baslangic,
    bitis: baslangic !== null && end !== null && end > baslangic ? end : null,
    baslangic_saat: clockIn(query, 'saat') ?? fresh.baslangic_saat,
    bitis_saat: clockIn(query, 'bitis_saat') ?? fresh.bitis_saat,
    ekstralar: extrasIn(query, product),
    evcil_hayvan: Math.min(9, countIn(query, 'evcil_hayvan', 0)),
    ek_yatak: Math.min(9, countIn(query, 'ek_yatak', 0)),
  }
  for (const age of ['yetiskin', 'cocuk', 'bebek'] as const) {
    choice = setPeople(product, choice, age, countIn(query, age, fresh.pax[age]))
  }
  const counted = { ...choice, adet: Math.max(1, countIn(query, 'adet', choice.adet)) }
  return choosePlaces(product, followRooms(product, choice, counted), query)
}

/** The address of a choice: only what was chosen, so that an untouched page keeps its plain address. */
export function writeChoice(product: Bookable, choice: Choice, query: URLSearchParams): URLSearchParams {
  const fresh = startChoice(product)
  const written = new URLSearchParams(query)
  const extras = Object.entries(choice.ekstralar).map(([k_no, adet]) => `${k_no}:${adet}`)
  const touched = choice.baslangic !== null || choice.pax.yetiskin !== fresh.pax.yetiskin
  const values: Readonly<Record<string, string | null>> = {
    secenek: choice.opsiyon_k_no === fresh.opsiyon_k_no ? null : choice.opsiyon_k_no,
    baslangic: choice.baslangic,
    bitis: choice.bitis,
    saat: choice.baslangic_saat === fresh.baslangic_saat ? null : choice.baslangic_saat,
    bitis_saat: choice.bitis_saat === fresh.bitis_saat ? null : choice.bitis_saat,
    yetiskin: touched ? String(choice.pax.yetiskin) : null,
    cocuk: choice.pax.cocuk > 0 ? String(choice.pax.cocuk) : null,
    bebek: choice.pax.bebek > 0 ? String(choice.pax.bebek) : null,
    adet: choice.adet > 1 ? String(choice.adet) : null,
    evcil_hayvan: choice.evcil_hayvan > 0 ? String(choice.evcil_hayvan) : null,
    ek_yatak: choice.ek_yatak > 0 ? String(choice.ek_yatak) : null,
    ekstra: extras.length > 0 ? extras.join(',') : null,
    // Places stand among the extras from now on.
    alis_yeri: null,
    donus_yeri: null,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) written.delete(name)
    else written.set(name, value)
  }
  return written
}
