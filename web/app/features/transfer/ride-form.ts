import type { queryTransfer } from '@meltem/contract/catalog/transfer'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { clockOf } from '@meltem/i18n/clock-text'
import { dayOfText } from '@meltem/i18n/day-text'

/** The form of a ride as the address of the page carries it: texts, because people may leave them half filled. */
export interface RideForm {
  readonly nereden: string
  readonly nereye: string
  readonly tarih: string
  readonly saat: string
  readonly donus_tarih: string
  readonly donus_saat: string
  readonly yetiskin: number
  readonly cocuk: number
  readonly bebek: number
  readonly ucus_no: string
  readonly cocuk_koltugu: number
}

export const EMPTY_RIDE: RideForm = {
  nereden: '',
  nereye: '',
  tarih: '',
  saat: '',
  donus_tarih: '',
  donus_saat: '',
  yetiskin: 2,
  cocuk: 0,
  bebek: 0,
  ucus_no: '',
  cocuk_koltugu: 0,
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const FLIGHT = /^[A-Z0-9]{2}\s?\d{1,4}[A-Z]?$/
const LONGEST = 60

function textIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, LONGEST)
}

/** Without a script a time comes as it was typed: 9.30 is 09:30. */
function clockIn(query: URLSearchParams, name: string): string {
  const text = textIn(query, name)
  return clockOf(text) ?? text
}

/** So does a day: 14.8.2027 is 2027-08-14. */
function dayIn(query: URLSearchParams, name: string): string {
  const text = textIn(query, name)
  return dayOfText(text) ?? text
}

function countIn(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name) ?? ''
  return /^\d{1,2}$/.test(text) ? Number(text) : otherwise
}

export function readRide(query: URLSearchParams): RideForm {
  return {
    nereden: textIn(query, 'nereden'),
    nereye: textIn(query, 'nereye'),
    tarih: dayIn(query, 'tarih'),
    saat: clockIn(query, 'saat'),
    donus_tarih: dayIn(query, 'donus_tarih'),
    donus_saat: clockIn(query, 'donus_saat'),
    yetiskin: Math.max(1, countIn(query, 'yetiskin', EMPTY_RIDE.yetiskin)),
    cocuk: countIn(query, 'cocuk', 0),
    bebek: countIn(query, 'bebek', 0),
    ucus_no: textIn(query, 'ucus_no').toUpperCase(),
    cocuk_koltugu: Math.min(9, countIn(query, 'cocuk_koltugu', 0)),
  }
}

export type RideProblem = 'required' | 'samePlace' | 'returnBefore' | 'flightWrong'
export type RideProblems = Readonly<Partial<Record<keyof RideForm, RideProblem>>>

/** What keeps the ride from being asked for, field by field; empty when nothing does. */
export function rideProblems(ride: RideForm, today: string): RideProblems {
  const back = ride.donus_tarih !== '' || ride.donus_saat !== ''
  // Typed into an address: no day is the same as none.
  const day = (text: string) => dayOfText(text) === text && text >= today
  const found: Record<string, RideProblem | false> = {
    nereden: ride.nereden === '' && 'required',
    nereye: (ride.nereye === '' && 'required') || (ride.nereye === ride.nereden && 'samePlace'),
    tarih: !day(ride.tarih) && 'required',
    saat: !CLOCK.test(ride.saat) && 'required',
    ucus_no: ride.ucus_no !== '' && !FLIGHT.test(ride.ucus_no) && 'flightWrong',
    donus_tarih: back && ((!day(ride.donus_tarih) && 'required') || (ride.donus_tarih < ride.tarih && 'returnBefore')),
    donus_saat: back && !CLOCK.test(ride.donus_saat) && 'required',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== false))
}

export function hasReturn({ donus_tarih }: RideForm): boolean {
  return donus_tarih !== ''
}

type RideQuery = Omit<InputOf<typeof queryTransfer>, 'lang' | 'kur'>

export function rideQuery(ride: RideForm): RideQuery {
  const { nereden, nereye, tarih, saat, donus_tarih, donus_saat, yetiskin, cocuk, bebek, ucus_no, cocuk_koltugu } = ride
  return {
    nereden,
    nereye,
    tarih,
    saat,
    pax: { yetiskin, cocuk, bebek: Math.min(bebek, yetiskin) },
    cocuk_koltugu,
    ...(hasReturn(ride) ? { donus_tarih, donus_saat } : {}),
    ...(ucus_no === '' ? {} : { ucus_no }),
  }
}

/** The address of a ride, without what was left empty. */
export function writeRide(ride: Partial<RideForm>): string {
  const filled = Object.entries(ride).filter(([, value]) => value !== '' && value !== 0)
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString()
}
