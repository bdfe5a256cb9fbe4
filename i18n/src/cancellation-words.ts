import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatPercent } from './format.ts'

/** A window that can still be used; `son` is a day for stays and a wall time for everything with a clock. */
interface Window {
  readonly iade_oran: number
  readonly son: string
}

type Say = (key: 'all' | 'part' | 'after' | 'never', values?: Record<string, string>) => string

/** Worked: 14.08.2026, 09:30 for a tour, 23.10.2026 for a stay. */
export function momentText(moment: string): string {
  return moment.length === 10 ? formatDate(moment) : `${formatDate(moment)}, ${moment.slice(11, 16)}`
}

/**
 * What comes back for one service and until when, the same words on the screen, in the mail, on the voucher and in the
 * contract: what applies today first, then what follows. `t` speaks the messages under `cancellation`.
 */
export function cancellationWords(t: Say, language: Language, windows: readonly Window[]): string[] {
  if (windows.length === 0) return [t('never')]
  const dated = windows.map(({ iade_oran, son }) => {
    const when = momentText(son)
    return iade_oran === 100 ? t('all', { when }) : t('part', { when, share: formatPercent(language, iade_oran) })
  })
  return [...dated, t('after')]
}
