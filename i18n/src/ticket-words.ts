import type { MoneyStand } from '@meltem/contract/reservation/standing'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatMoney } from './format.ts'
import { LOCALES } from './locales.ts'

/** Worked in English: Sun 16.08.2026. */
export function dayWithName(day: string, language: Language): string {
  const name = new Intl.DateTimeFormat(LOCALES[language].tag, { weekday: 'short', timeZone: 'UTC' })
  return `${name.format(new Date(`${day}T12:00:00Z`))} ${formatDate(day)}`
}

interface Dated {
  readonly baslangic: string
  readonly baslangic_saat: string | null
  readonly bitis: string | null
}

/** In large type, a line each. Worked: Sun 16.08.2026 and 09:30; Sat 15.08.2026 and – 22.08.2026 for a stay. */
export function whenOfTicket({ baslangic, baslangic_saat, bitis }: Dated, language: Language): string[] {
  const last = bitis && bitis !== baslangic ? [`– ${dayWithName(bitis, language)}`] : []
  return [dayWithName(baslangic, language), ...(baslangic_saat && last.length === 0 ? [baslangic_saat] : last)]
}

export interface TicketSum {
  readonly tutar: string
  readonly ad: string
}

type SumWord = 'paid' | 'nothingPaid' | 'left' | 'leftOnDay' | 'nothingLeft' | 'total'

interface Money {
  readonly hesap: MoneyStand
  readonly kur: string
  /** The products have payments of their own. */
  readonly planli: boolean
}

/** Paid, remaining, total: the last part of every ticket. `say` speaks the messages under `ticket`. */
export function ticketSums(
  say: (key: SumWord) => string,
  language: Language,
  { hesap, kur, planli }: Money,
): readonly [paid: TicketSum, left: TicketSum, total: TicketSum] {
  const { genel_toplam, odenen, simdi, kabulde } = hesap
  const money = (amount: number) => formatMoney(language, amount, kur)
  const left = Math.max(0, genel_toplam - odenen)
  const due = planli || simdi > 0 || kabulde > 0 ? say('left') : say('leftOnDay')
  return [
    { tutar: money(odenen), ad: odenen > 0 ? say('paid') : say('nothingPaid') },
    { tutar: money(left), ad: left > 0 ? due : say('nothingLeft') },
    { tutar: money(genel_toplam), ad: say('total') },
  ]
}
