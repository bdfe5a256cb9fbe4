import type { CalendarConflict } from '@meltem/contract/reservation/board-office'
import { formatPercent } from '@meltem/i18n/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionBar, daysOf, saleAddress } from '../../features/calendar/action-bar.tsx'
import { BarDialog } from '../../features/calendar/bar-dialog.tsx'
import '../../features/calendar/board.css'
import { BoardGrid, monthOf } from '../../features/calendar/board-grid.tsx'
import { type Board, barAt, type Row } from '../../features/calendar/board-rows.ts'
import { CalendarFilters } from '../../features/calendar/calendar-filters.tsx'
import { Conflict, Legend } from '../../features/calendar/conflicts.tsx'
import { LinksDialog } from '../../features/calendar/links-dialog.tsx'
import { MoveDialog } from '../../features/calendar/move-dialog.tsx'
import { type CursorMove, SPANS, useCalendarScreen } from '../../features/calendar/use-calendar-screen.ts'
import { useDayActs } from '../../features/calendar/use-day-acts.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { type KeyRow, useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Screen = ReturnType<typeof useCalendarScreen>
type Acts = ReturnType<typeof useDayActs>

const STEPS: Readonly<Record<string, Pick<CursorMove, 'units' | 'days'>>> = {
  ArrowLeft: { units: 0, days: -1 },
  ArrowRight: { units: 0, days: 1 },
  ArrowUp: { units: -1, days: 0 },
  ArrowDown: { units: 1, days: 0 },
}

/** Units and nights: what is booked, kept, closed and taken elsewhere; days are closed and bookings moved on it. */
export default function Calendar() {
  const t = useTranslations('admin.calendar')
  const may = useMay()
  const screen = useCalendarScreen()
  const [closing, setClosing] = useState(false)
  const leave = () => {
    setClosing(false)
    screen.setSelection(null)
  }
  const acts = useDayActs(() => {
    leave()
    screen.setOpened(null)
    screen.scroll.current?.focus()
  })
  const mayClose = may('takvim.yaz')
  useBoardKeys(screen, acts, { mayClose, onClosing: () => setClosing(true), onLeave: leave })
  const { board, list, rows, units, selection, chosen, now } = screen
  return (
    <>
      <Head screen={screen} />
      <CalendarFilters screen={screen} />
      {list.error && !board && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {!board && !list.error && <Skeleton lines={8} />}
      {board && (
        <div className="card relative overflow-hidden">
          <p id="board-keys" className="sr-only">
            {t('keys')}
          </p>
          {rows.length === 0 && <p className="p-4 text-ink-2">{t('no_units')}</p>}
          {rows.length > 0 && (
            <BoardGrid
              board={board}
              rows={rows}
              units={units}
              now={now}
              selection={selection}
              onSelect={(next) => {
                setClosing(false)
                screen.setSelection(next)
              }}
              onUnit={mayClose ? (row) => screen.setOpened({ type: 'links', row }) : undefined}
              onBar={(row, bar) => screen.setOpened({ type: 'bar', row, bar })}
              onDrop={
                may('rezervasyon.yaz')
                  ? (row, bar, onto) => screen.setOpened({ type: 'move', row, bar, onto })
                  : undefined
              }
              onKeyDown={(event) => pressOnBoard(event, screen)}
              scroll={screen.scroll}
            />
          )}
        </div>
      )}
      {board && chosen && (
        <ActionBar
          board={board}
          chosen={chosen}
          closing={closing}
          onClosing={setClosing}
          onLeave={leave}
          acts={acts}
          mayClose={mayClose}
        />
      )}
      <CursorWords screen={screen} />
      {board && <Below board={board} screen={screen} />}
      {board && <Windows board={board} screen={screen} acts={acts} />}
      <UndoNote text={acts.said?.text} onUndo={acts.said?.undo} />
    </>
  )
}

/** Arrows move the cursor while the board has the focus, with Shift they draw a rectangle, Enter opens what is there. */
function pressOnBoard(event: React.KeyboardEvent, screen: Screen): void {
  const step = STEPS[event.key]
  if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
  if (step) {
    event.preventDefault()
    screen.moveCursor({ ...step, extend: event.shiftKey })
  } else if (event.key === 'Enter') {
    event.preventDefault()
    screen.openAtCursor()
  }
}

interface KeyTerms {
  readonly mayClose: boolean
  readonly onClosing: () => void
  readonly onLeave: () => void
}

function useBoardKeys(screen: Screen, acts: Acts, { mayClose, onClosing, onLeave }: KeyTerms): void {
  const t = useTranslations('admin.calendar')
  const navigate = useNavigate()
  const maySell = useMay()('rezervasyon.yaz')
  const { board, chosen, opened, shift, today } = screen
  const sale = maySell && board && chosen ? saleAddress(board, chosen) : undefined
  const rows: readonly KeyRow[] = [
    { words: t('today'), acts: { t: today } },
    { words: t('hint_days'), acts: { arrowleft: () => shift(-1), arrowright: () => shift(1) } },
    { words: t('leave'), acts: chosen ? { escape: onLeave } : {} },
    { words: t('close_days'), acts: mayClose && chosen && chosen.free > 0 ? { k: onClosing } : {} },
    {
      words: t('open_days'),
      acts:
        mayClose && board && chosen && chosen.closed > 0 ? { a: () => acts.open.mutate(daysOf(board, chosen)) } : {},
    },
    { words: t('option'), acts: sale ? { o: () => void navigate(sale('opsiyon')) } : {} },
    { words: t('sell'), acts: sale ? { n: () => void navigate(sale('link')) } : {} },
  ]
  useScreenKeys(opened ? NO_KEYS : rows)
}

const NO_KEYS: readonly KeyRow[] = []

function Head({ screen }: { screen: Screen }) {
  const t = useTranslations('admin.calendar')
  const { language } = useLanguage()
  const { board, rows, span, change, shift, today, setSelection } = screen
  const title = board ? t('title_month', { month: monthOf(language, board.ilk) }) : t('title')
  return (
    <PageHead title={title} lead={board ? <Lead board={board} rows={rows} /> : ' '}>
      <div className="flex">
        <Button
          size="icon"
          aria-label={t('back')}
          onClick={() => shift(-1)}
          className="rounded-r-none! max-lg:min-h-11"
        >
          <ChevronLeft aria-hidden="true" className="icon" />
        </Button>
        <Button onClick={today} className="rounded-none! border-x-0! max-lg:min-h-11">
          {t('today')}
        </Button>
        <Button
          size="icon"
          aria-label={t('forward')}
          onClick={() => shift(1)}
          className="rounded-l-none! max-lg:min-h-11"
        >
          <ChevronRight aria-hidden="true" className="icon" />
        </Button>
      </div>
      <Segmented
        label={t('span')}
        value={span}
        options={SPANS.map((value) => ({ value, label: t(`spans.${value}`) }))}
        onChange={(value) => {
          setSelection(null)
          change({ gun: value === '31' ? undefined : value }, { replace: true })
        }}
      />
    </PageHead>
  )
}

/** How full each kind is on the days that are shown, and what needs a look. */
function Lead({ board, rows }: { board: Board; rows: readonly Row[] }) {
  const t = useTranslations('admin.calendar')
  const { language } = useLanguage()
  const parts = rows.flatMap((row) => {
    if (row.type !== 'group') return []
    const mean = row.occupancy.reduce((sum, value) => sum + value, 0) / row.occupancy.length
    return [`${t(`kinds.${row.kind}`)} ${formatPercent(language, Math.round(mean))}`]
  })
  return (
    <>
      {t('units', { count: board.birimler.length })} {parts.join(', ')}.{' '}
      {board.cakismalar.length > 0 && (
        <b className="font-[640] text-danger">{t('conflicts', { count: board.cakismalar.length })}</b>
      )}
    </>
  )
}

/** Where the cursor stands, for those who do not see it. */
function CursorWords({ screen: { board, selection, units } }: { screen: Screen }) {
  const t = useTranslations('admin.calendar')
  const row = selection ? units[selection.cursor.unit] : undefined
  const found = selection ? barAt(row, selection.cursor.day) : undefined
  const day = useMemo(
    () => (board && selection ? new Date(Date.parse(board.ilk) + selection.cursor.day * 86_400_000) : undefined),
    [board, selection],
  )
  const { language } = useLanguage()
  const date = day?.toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <p aria-live="polite" className="sr-only">
      {row && date && `${row.name}, ${date}, ${found ? `${t(`kind.${found.bar.tur}`)} ${found.bar.ad}` : t('free')}`}
    </p>
  )
}

function Below({ board, screen }: { board: Board; screen: Screen }) {
  const may = useMay()
  const { units, setOpened, change } = screen
  const alone = board.cakismalar.length === 0
  const placeOf = ({ birim_k_no, tutma_k_no }: CalendarConflict) => {
    const row = units.find(({ unit }) => unit.k_no === birim_k_no)
    const bar = row?.bars.find((one) => one.bar.k_no === tutma_k_no)?.bar
    return row && bar ? { row, bar } : undefined
  }
  const mover = (conflict: CalendarConflict) => {
    const place = placeOf(conflict)
    return place && may('rezervasyon.yaz') ? () => setOpened({ type: 'move', ...place, onto: null }) : undefined
  }
  const shower = (conflict: CalendarConflict) => {
    const ilk = `${conflict.bas.slice(0, 7)}-01`
    return placeOf(conflict)
      ? undefined
      : () => change({ ilk, tip: undefined, ara: undefined, bolge: undefined, bosluk: undefined })
  }
  return (
    <div className={`mt-4 grid items-start gap-4 ${alone ? '' : 'lg:grid-cols-[minmax(0,1fr)_372px]'}`}>
      <div className="grid gap-4 empty:hidden">
        {board.cakismalar.map((conflict) => (
          <Conflict
            key={`${conflict.olay_k_no}${conflict.tutma_k_no}`}
            conflict={conflict}
            onMove={mover(conflict)}
            onShow={shower(conflict)}
          />
        ))}
      </div>
      <Legend wide={alone} />
    </div>
  )
}

function Windows({ board, screen, acts }: { board: Board; screen: Screen; acts: Acts }) {
  const { opened, setOpened, now, scroll } = screen
  const close = () => {
    setOpened(null)
    scroll.current?.focus()
  }
  if (opened?.type === 'bar') {
    const { row, bar } = opened
    return (
      <BarDialog
        row={row}
        bar={bar}
        now={now}
        acts={acts}
        onMove={() => setOpened({ type: 'move', row, bar, onto: null })}
        onClose={close}
      />
    )
  }
  if (opened?.type === 'move') {
    const done = (words: string) => {
      acts.say(words)
      close()
    }
    return <MoveDialog key={opened.bar.k_no} board={board} {...opened} onDone={done} onClose={close} />
  }
  return opened ? <LinksDialog row={opened.row} onClose={close} /> : null
}
