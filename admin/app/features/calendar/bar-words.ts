import type { Bar } from '@meltem/contract/reservation/board-office'
import { formatDate } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useTimeLeft } from '../../ui/use-server-now.ts'

/** `14.08 – 21.08`, with the clock where a thing is not sold by the night. */
export function spanOf({ bas, bit }: Pick<Bar, 'bas' | 'bit'>): string {
  const one = (wall: string) =>
    `${formatDate(wall.slice(0, 10)).slice(0, 5)}${wall.endsWith('12:00') ? '' : ` ${wall.slice(11)}`}`
  return `${one(bas)} – ${one(bit)}`
}

/** What stands on a bar, and all of it as a sentence for a reader and the hint. */
export function useBarWords(
  now: number,
): (bar: Bar) => { readonly main: string; readonly rest: string; readonly all: string } {
  const t = useTranslations('admin.calendar')
  const left = useTimeLeft()
  return (bar) => {
    const state = t(`kind.${bar.tur}`)
    const timed = bar.son ? left(bar.son, now) : ''
    const main = bar.ad || state
    const rest = restOf(bar, state, timed)
    const closer = bar.kim ? t('closed_by', { name: bar.kim }) : ''
    const all = [main, bar.ad ? state : '', timed, closer, spanOf(bar)].filter(Boolean).join(', ')
    return { main, rest, all }
  }
}

function restOf({ tur, ad }: Bar, state: string, timed: string): string {
  if (tur === 'opsiyon' || tur === 'talep') return timed
  return tur === 'on_odeme' && ad ? state : ''
}
