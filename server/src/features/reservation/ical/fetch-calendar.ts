import type { CalendarSource, SourceState } from '@meltem/contract/reservation/ical-office'
import { CutAnswerError, callHttp, type HttpAnswer, LongAnswerError } from '../../../platform/http/outgoing-call.ts'
import { PrivateAddressError, publicLookup, requirePublicUrl } from '../../../platform/http/public-address.ts'
import { CalendarError, parseCalendar, type ReadEvents } from './parse-calendar.ts'

/** A reading that went wrong, in the words of the source's state. */
export interface FailedReading {
  readonly durum: Exclude<SourceState, 'tamam' | 'yeni' | 'bosaldi'>
  readonly ayrinti: CalendarSource['ayrinti']
}

export type Reading = ReadEvents | FailedReading

export function hasFailed(reading: Reading): reading is FailedReading {
  return 'durum' in reading
}

interface Terms {
  readonly now: Date
  readonly gecelik: boolean
  readonly timeoutMs: number
  /** Addresses of this machine and its network are called, too. */
  readonly local: boolean
}

const MOST_REDIRECTS = 3

/** Reads another calendar. Whatever happens is a state of it; nothing is thrown for what a server does. */
export async function fetchCalendar(adres: string, terms: Terms): Promise<Reading> {
  try {
    const { status, text } = await callFollowing(adres, terms)
    if (status !== 200) return { durum: 'yanit', ayrinti: { status } }
    return parseCalendar(text, terms)
  } catch (error) {
    return { durum: stateOf(error), ayrinti: {} }
  }
}

function stateOf(error: unknown): FailedReading['durum'] {
  if (error instanceof CalendarError) return error.durum
  if (error instanceof PrivateAddressError) return 'adres_yasak'
  if (error instanceof LongAnswerError) return 'buyuk'
  if (error instanceof CutAnswerError) return 'kesik'
  const { code, name } = error as { code?: string; name?: string }
  if (code === undefined && name !== 'AbortError' && name !== 'TimeoutError') throw error
  return 'ulasilamadi'
}

/** Every step is looked at as the first one: a public server may not send us to a private one. */
async function callFollowing(adres: string, { timeoutMs, local }: Terms): Promise<HttpAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(adres)
  for (let step = 0; ; step += 1) {
    if (!local) requirePublicUrl(url)
    const answer = await callHttp(url.href, {
      method: 'GET',
      headers: { accept: 'text/calendar, */*;q=0.1', 'user-agent': 'Meltem calendar' },
      signal,
      ...(local ? {} : { lookup: publicLookup }),
    })
    const moved = answer.status >= 301 && answer.status <= 308 && answer.location !== undefined
    if (!moved || step === MOST_REDIRECTS) return answer
    url = new URL(answer.location ?? '', url)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PrivateAddressError('not a web address')
  }
}
