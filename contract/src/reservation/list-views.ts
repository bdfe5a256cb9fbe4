import { PRODUCT_KINDS } from '../content/content.ts'
import type { InputOf } from '../wire/endpoint.ts'
import type { listReservations } from './office-list.ts'
import { RESERVATION_STATES } from './reservation.ts'

type ListFilter = InputOf<typeof listReservations>

const DAY = /^\d{4}-\d\d-\d\d$/

/** The words of the list's address as the call asks for them; anything unreadable is left out. */
export function filterOf(query: URLSearchParams): ListFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((each) => each === query.get(name))
  const day = (name: string) => (DAY.test(query.get(name) ?? '') ? (query.get(name) ?? undefined) : undefined)
  const filter = {
    ara: query.get('ara')?.slice(0, 100) || undefined,
    durum: one('durum', RESERVATION_STATES),
    tip: one('tip', PRODUCT_KINDS),
    hizmet_ilk: day('hizmet_ilk'),
    hizmet_son: day('hizmet_son'),
    kayit_ilk: day('kayit_ilk'),
    kayit_son: day('kayit_son'),
    odeme: one('odeme', ['eksik', 'tam']),
    kanal: one('kanal', ['web', 'acente', 'telefon']),
    sorumlu: one('sorumlu', ['ben', 'yok']),
    sira: one('sira', ['yeni', 'hizmet']),
    sonra: query.get('sonra') ?? undefined,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

export const STANDING_VIEWS = ['all', 'today', 'requests', 'unpaid', 'tomorrow', 'mine', 'cancelled'] as const
export type StandingView = (typeof STANDING_VIEWS)[number]

/** Views that everyone has; days are Istanbul's. */
export function standingViews(now: Date): readonly { readonly name: StandingView; readonly sorgu: string }[] {
  const today = dayIn(now)
  const tomorrow = dayIn(new Date(now.getTime() + 86_400_000))
  const queries: Readonly<Record<StandingView, string>> = {
    all: '',
    today: `?kayit_ilk=${today}`,
    requests: '?durum=requested',
    unpaid: '?odeme=eksik&sira=hizmet',
    tomorrow: `?hizmet_ilk=${tomorrow}&hizmet_son=${tomorrow}&sira=hizmet`,
    mine: '?sorumlu=ben',
    cancelled: '?durum=cancelled',
  }
  return STANDING_VIEWS.map((name) => ({ name, sorgu: queries[name] }))
}

function dayIn(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(moment)
}
