import { type ListedReservation, listReservations } from '@meltem/contract/reservation/office-list'
import { type Caller, findCallers } from '@meltem/contract/reservation/phone-office'
import { formatDate } from '@meltem/i18n/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarCheck, type LucideIcon, Phone, UserRound } from 'lucide-react'
import { createElement, type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { SCREENS } from '../frame/screens.ts'
import { ReservationState } from '../reservations/reservation-state.tsx'

export interface Found {
  readonly key: string
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly lead?: string
  readonly aside?: ReactNode
}

export interface FoundGroup {
  readonly name: 'reservations' | 'people' | 'acts'
  readonly found: readonly Found[]
}

const PAUSE_MS = 150
const LEAST = 2
const MOST_RESERVATIONS = 6
const MOST_PEOPLE = 3

/** What is asked for a moment after the last key. */
function useRested(typed: string): string {
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return asked
}

/** `#` looks for bookings only, `@` for people, `>` for screens. */
export function readTyped(typed: string): { readonly mark: string; readonly words: string } {
  const mark = /^[#@>]/.exec(typed)?.[0] ?? ''
  return { mark, words: typed.slice(mark.length).trim() }
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
}

/** Bookings and people for the words, each asked for only with the right to it. */
function useAnswers(mark: string, words: string) {
  const may = useMay()
  const ara = useRested(words)
  const long = ara.length >= LEAST
  const forBookings = long && may('rezervasyon.oku') && mark !== '>' && mark !== '@'
  const forPeople = long && may('rezervasyon.yaz') && mark !== '>' && mark !== '#'
  const bookings = useQuery({
    queryKey: ['ara', 'rezervasyon', ara],
    queryFn: ({ signal }) => call(listReservations, { ara }, signal),
    enabled: forBookings,
    placeholderData: keepPreviousData,
  })
  const people = useQuery({
    queryKey: ['ara', 'kisi', ara],
    queryFn: ({ signal }) => call(findCallers, { ara }, signal),
    enabled: forPeople,
    placeholderData: keepPreviousData,
  })
  return {
    rows: forBookings ? (bookings.data?.data ?? []).slice(0, MOST_RESERVATIONS) : [],
    callers: forPeople ? (people.data?.data ?? []).slice(0, MOST_PEOPLE) : [],
    isAsking: words !== ara || bookings.isFetching || people.isFetching,
  }
}

function bookingFound({ k_no, kayit_no, ad, baslik, ilk_gun, durum }: ListedReservation): Found {
  return {
    key: k_no,
    to: `/rezervasyonlar/${k_no}`,
    icon: CalendarCheck,
    title: `${ad}, ${baslik}`,
    lead: `${kayit_no} · ${formatDate(ilk_gun)}`,
    aside: createElement(ReservationState, { state: durum }),
  }
}

const knownBy = ({ e_mail, telefon }: Caller) => e_mail || telefon

/** Everything that the words could mean, in groups. */
export function useFound(typed: string): { readonly groups: readonly FoundGroup[]; readonly isAsking: boolean } {
  const t = useTranslations('admin.palette')
  const { mark, words } = readTyped(typed)
  const { rows, callers, isAsking } = useAnswers(mark, words)
  const screens = useScreens(mark, words)
  const people = callers.map((caller) => ({
    key: knownBy(caller),
    to: `/rezervasyonlar?${new URLSearchParams({ ara: knownBy(caller) })}`,
    icon: UserRound,
    title: `${caller.ad} ${caller.soyad}`,
    lead: [caller.telefon, t('bookings', { count: caller.rezervasyonlar.length })].filter(Boolean).join(' · '),
  }))
  const sales = callers.slice(0, 1).map((caller) => ({
    key: 'sale',
    to: `/telefon?${new URLSearchParams({ kim: knownBy(caller) })}`,
    icon: Phone,
    title: t('sale', { name: `${caller.ad} ${caller.soyad}` }),
  }))
  const groups: FoundGroup[] = [
    { name: 'reservations', found: rows.map(bookingFound) },
    { name: 'people', found: people },
    { name: 'acts', found: [...sales, ...screens] },
  ]
  return { groups: groups.filter(({ found }) => found.length > 0), isAsking }
}

function useScreens(mark: string, words: string): Found[] {
  const t = useTranslations('admin.nav')
  const may = useMay()
  if (mark === '#' || mark === '@') return []
  const wanted = plain(words).split(/\s+/)
  return SCREENS.filter(({ hak, name }) => may(hak) && wanted.every((word) => plain(t(name)).includes(word))).map(
    ({ name, path, icon, letter }) => ({
      key: name,
      to: path,
      icon,
      title: t(name),
      aside: createElement('kbd', { className: 'text-11 text-ink-2 max-lg:hidden' }, `G ${letter.toUpperCase()}`),
    }),
  )
}
