import { HIRE_TIME } from '@meltem/contract/catalog/listing'
import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { clockOf } from '@meltem/domain/availability/opening-hours'
import { dayOf } from '@meltem/domain/calendar-day'
import { minuteOfDay } from '@meltem/domain/wall-time'
import type { OfferedExtra } from '../../../platform/db/tables/reservation.ts'
import { type HourOption, hourStarts } from '../tariff/hour-starts.ts'
import { textIn } from '../tariff/sold-line.ts'

/** Lists are asked by days; where a line needs a time of day and none was said, it gets the usual one. */
export const RIDE_TIME = '12:00'

/** Noon where it starts then, else the first time it does. */
function startAt(option: HourOption): string {
  const starts = hourStarts(option) ?? []
  const noon = minuteOfDay(RIDE_TIME)
  return starts.includes(noon) ? RIDE_TIME : clockOf(starts[0] ?? noon)
}

/** When and where a car is taken and brought back. Nothing else asks it. */
export interface AskedHire {
  readonly saat: string
  readonly bitis_saat: string
  /** Places by their names in `dil`; the office where none is named. */
  readonly alis_yeri?: string | undefined
  readonly donus_yeri?: string | undefined
  readonly dil: Language
}

export const USUAL_HIRE: AskedHire = { saat: HIRE_TIME, bitis_saat: HIRE_TIME, dil: 'tr' }

/** What a car can be had at beside its office. */
export const PLACE_GROUPS = ['alis_yeri', 'donus_yeri'] as const

interface AskedOption extends HourOption {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly ekstra_hizmetler?: readonly OfferedExtra[]
}

export interface AskedDays {
  readonly from: number
  readonly to: number
}

/** The extras the places stand for; a car that is not brought there is taken at its office, which costs nothing. */
function placesOf({ ekstra_hizmetler = [] }: AskedOption, hire: AskedHire): CartLineRequest['ekstra_hizmetler'] {
  return PLACE_GROUPS.flatMap((group) => {
    const named = ekstra_hizmetler.find(({ grup, ad }) => grup === group && textIn(ad, hire.dil) === hire[group])
    return named ? [{ k_no: named.k_no, adet: 1 }] : []
  })
}

/** The line a card's price is the quote of: the same request, sent to /sepet-hesapla-post, comes to the same total. */
export function askedLine(
  option: AskedOption,
  { from, to }: AskedDays,
  pax: Pax,
  hire: AskedHire = USUAL_HIRE,
): CartLineRequest {
  const { urun_k_no, opsiyon_k_no, tarife, stok } = option
  const baslangic = dayOf(from)
  const line = { k_no: opsiyon_k_no, urun_k_no, opsiyon_k_no, baslangic, pax, ekstra_hizmetler: [] }
  switch (tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
      return { ...line, bitis: dayOf(Math.max(to, from + 1)) }
    case 'arac': {
      const bitis = dayOf(Math.max(to, from + 1))
      const times = { baslangic_saat: hire.saat, bitis, bitis_saat: hire.bitis_saat }
      return { ...line, ...times, ekstra_hizmetler: placesOf(option, hire) }
    }
    case 'transfer_arac':
    case 'transfer_kisi':
      return { ...line, baslangic_saat: RIDE_TIME }
    default:
      return stok === 'saat' ? { ...line, baslangic_saat: startAt(option) } : line
  }
}
