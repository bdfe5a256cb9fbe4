import { addMonths, dayAfterKey, monthOf, sixWeeksOf } from '@meltem/domain/calendar-month'
import { shortWeekday, spokenDay, todayOnCoast, weekdayNames } from '@meltem/i18n/day-words'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../button.tsx'

interface DayCalendarProps {
  readonly label: string
  readonly day: string
  readonly least: string | undefined
  readonly most: string | undefined
  /** What it opens beside, and where the focus returns to. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

const WIDTH = 300
const HEIGHT = 372
const GAP = 6

/** Below its field where there is room, above it otherwise, and never outside the window. */
function placeBeside(anchor: HTMLElement | null): { left: number; top: number } {
  const box = anchor?.getBoundingClientRect()
  if (!box) return { left: GAP, top: GAP }
  const below = box.bottom + GAP
  const top = below + HEIGHT <= window.innerHeight ? below : Math.max(GAP, box.top - HEIGHT - GAP)
  return { left: Math.max(GAP, Math.min(box.right - WIDTH, window.innerWidth - WIDTH - GAP)), top }
}

/** One month, moved through with the keys of a grid (WAI-ARIA); Escape leaves everything as it was. */
export default function DayCalendar({ label, day, least, most, anchor, onPick, onClose }: DayCalendarProps) {
  const t = useTranslations('admin.day')
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState({ left: GAP, top: GAP })
  useLayoutEffect(() => {
    setPlace(placeBeside(anchor.current))
    dialog.current?.showModal()
  }, [anchor])
  const pick = (chosen: string) => {
    onPick(chosen)
    dialog.current?.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it closes it; keys have Escape.
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      style={place}
      className="fixed m-0 w-[300px] rounded-card border border-line bg-paper p-0 text-ink shadow-e2 backdrop:bg-transparent"
    >
      <div className="grid gap-2 p-3">
        <Month day={day} least={least} most={most} onPick={pick} />
        <div className="flex justify-between gap-2">
          <Button onClick={() => pick('')}>{t('clear')}</Button>
          <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
        </div>
      </div>
    </dialog>
  )
}

interface MonthProps extends Pick<DayCalendarProps, 'day' | 'least' | 'most' | 'onPick'> {}

function Month({ day, least, most, onPick }: MonthProps) {
  const t = useTranslations('admin.day')
  const { language } = useLanguage()
  const { tag } = LOCALES[language]
  const grid = useRef<HTMLTableElement>(null)
  const today = todayOnCoast()
  const start = [day, today, least].find((one) => one && fits(one, least, most)) ?? today
  const [at, setAt] = useState(start)
  const month = monthOf(at)
  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${at}"]`)?.focus()
  }, [at])
  const turn = (by: number) => setAt(`${addMonths(month, by)}-01`)
  const title = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <>
      <div className="flex items-center justify-between">
        <TurnButton label={t('previous')} onClick={() => turn(-1)} back />
        <b aria-live="polite" className="text-14 font-[640] first-letter:uppercase">
          {title.format(new Date(`${month}-01T00:00:00Z`))}
        </b>
        <TurnButton label={t('next')} onClick={() => turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table moved through with arrow keys is a grid */}
      <table ref={grid} role="grid" aria-label={t('days')} className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weekdayNames(tag).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="pb-1 text-12 font-[550] text-ink-2">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sixWeeksOf(month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row} aria-hidden={week.some(Boolean) ? undefined : true} className="h-9">
              {week.map((one, column) => (
                <td key={one ?? `${row}-${column}`} className="p-0 text-center">
                  {one && (
                    <button
                      type="button"
                      data-day={one}
                      tabIndex={one === at ? 0 : -1}
                      aria-label={spokenDay(tag, one)}
                      aria-pressed={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      aria-disabled={!fits(one, least, most) || undefined}
                      onKeyDown={(event) => {
                        const next = dayAfterKey(one, event.key, event.shiftKey)
                        if (next === undefined) return
                        event.preventDefault()
                        setAt(next)
                      }}
                      onClick={() => {
                        if (fits(one, least, most)) onPick(one)
                      }}
                      className="num h-9 w-full rounded-control text-14 hover:bg-sea-tint aria-disabled:cursor-not-allowed! aria-disabled:text-ink-3 aria-disabled:line-through aria-pressed:bg-sea-deep aria-pressed:font-bold aria-pressed:text-paper aria-[current=date]:underline"
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-12 text-ink-2">{t('today', { day: `${shortWeekday(tag, today)} ${formatDate(today)}` })}</p>
    </>
  )
}

function fits(day: string, least: string | undefined, most: string | undefined): boolean {
  return (least === undefined || day >= least) && (most === undefined || day <= most)
}

function TurnButton({ label, onClick, back = false }: { label: string; onClick: () => void; back?: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-control hover:bg-mist"
    >
      <Icon aria-hidden="true" className="icon" />
    </button>
  )
}
