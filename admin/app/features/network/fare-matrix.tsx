import { saveFares } from '@meltem/contract/transfer/network-office'
import { formatBareMoney, formatMoney } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { contestOf } from '../../ui/edit/contest.ts'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { DraftNote, draftsOf } from './draft-note.tsx'
import {
  type Cell,
  type Column,
  cellOf,
  changesOf,
  columnsOf,
  differs,
  isPrice,
  isTyped,
  readPasted,
  type Typed,
  textOf,
  type Way,
  withText,
} from './fare-grid.ts'
import { type Fares, faresQuery, NETWORK_KEY } from './use-network.ts'

/** Base prices of all routes: from, to, vehicle. On a phone they are read. */
export function FareMatrix() {
  const t = useTranslations('admin.routes')
  const { data, error, refetch } = useQuery(faresQuery)
  const wide = useWideScreen()
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />
  if (data.guzergahlar.length === 0) {
    return (
      <Panel title={t('fares')}>
        <Nothing>
          <p className="font-[620] text-ink">{t('no_routes')}</p>
          <p>{t('no_routes_next')}</p>
        </Nothing>
      </Panel>
    )
  }
  return wide ? <Matrix data={data} /> : <FareCards data={data} />
}

type Changes = NonNullable<ReturnType<typeof changesOf>>

/** What was typed, and sending it; ten seconds to take it back. */
function useFares(data: Fares) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Typed>(new Map())
  const [done, setDone] = usePassing<Changes>()
  const refresh = () => client.invalidateQueries({ queryKey: NETWORK_KEY })
  const columns = useMemo(() => columnsOf(data), [data])
  const cells = useMemo(
    () => data.guzergahlar.flatMap((route) => columns.flatMap((column) => cellOf(route, column) ?? [])),
    [data, columns],
  )
  const save = useMutation({
    mutationFn: (hucreler: Changes) => call(saveFares, { hucreler }),
    onSuccess: (_, sent) => {
      setTyped(new Map())
      setDone(sent)
    },
    onSettled: refresh,
  })
  const undo = useMutation({
    mutationFn: (sent: Changes) =>
      call(saveFares, { hucreler: sent.map((one) => ({ ...one, gorulen: one.yeni, yeni: one.gorulen })) }),
    onSettled: () => {
      setDone(undefined)
      void refresh()
    },
  })
  return { typed, setTyped, done, save, undo, columns, cells, changes: changesOf(cells, typed), trouble: troubleOf() }

  /** Whose price stands where another was first: theirs is taken by giving up what was typed. */
  function troubleOf() {
    const told = contestOf(save.error)
    const left = Object.entries(told?.alanlar ?? {}).filter(([name]) => typed.has(name))
    return {
      error: told ? null : save.error,
      contest: told && left.length > 0 ? { ...told, alanlar: Object.fromEntries(left) } : undefined,
      take: (name: string) => setTyped((before) => new Map([...before].filter(([key]) => key !== name))),
    }
  }
}

function Matrix({ data }: { data: Fares }) {
  const t = useTranslations('admin.routes')
  const may = useMay()('fiyat.yaz')
  const [way, setWay] = useState<Way>('ikisi')
  const [from, setFrom] = useState('')
  const fares = useFares(data)
  const { typed, setTyped, changes, save, undo, done } = fares
  const drafts = draftsOf(save.error)
  const starts = [...new Set(data.guzergahlar.map(({ cikis }) => cikis))]
  const routes = data.guzergahlar.filter(({ cikis }) => !from || cikis === from)
  const namedCell = (name: string) => {
    const [option = '', fare = ''] = name.split('/')
    const route = data.guzergahlar.find(({ secenekler }) => secenekler.some((one) => one.opsiyon_k_no === option))
    const column = fares.columns.find((one) => route && cellOf(route, one)?.key === `${option}/${fare}`)
    return route && column ? `${route.cikis} → ${route.varis}, ${column.vehicle.ad}` : name
  }
  return (
    <div className="grid gap-4">
      <LeaveGuard isDirty={typed.size > 0} words="all" />
      <Panel
        title={t('fares')}
        aside={
          <div className="flex flex-wrap items-end gap-3">
            <div className="w-52">
              <Choice
                label={t('from')}
                value={from}
                options={[{ value: '', label: t('all_places') }, ...starts.map((one) => ({ value: one, label: one }))]}
                onChange={setFrom}
              />
            </div>
            <Segmented
              label={t('way')}
              options={(['ikisi', 'gidis', 'donus'] as const).map((value) => ({ value, label: t(`ways.${value}`) }))}
              value={way}
              onChange={setWay}
            />
          </div>
        }
      >
        <Grid routes={routes} columns={fares.columns} way={way} typed={typed} onTyped={may ? setTyped : undefined} />
      </Panel>
      {drafts ? (
        <DraftNote error={save.error} drafts={drafts} />
      ) : (
        <SaveTrouble form={fares.trouble} nameOf={namedCell} wordsOf={(_, value) => String(value)} />
      )}
      {may && (typed.size > 0 || save.isPending) && (
        <SaveBar
          changes={changes}
          busy={save.isPending}
          onDiscard={() => setTyped(new Map())}
          onSave={(sent) => save.mutate(sent)}
        />
      )}
      <UndoNote
        text={done && t('saved', { count: done.length })}
        busy={undo.isPending}
        onUndo={done && (() => undo.mutate(done))}
      />
    </div>
  )
}

interface SaveBarProps {
  /** Undefined while something typed is no price. */
  readonly changes: Changes | undefined
  readonly busy: boolean
  readonly onDiscard: () => void
  readonly onSave: (changes: Changes) => void
}

/** How much was changed, and the button; always in sight. */
function SaveBar({ changes, busy, onDiscard, onSave }: SaveBarProps) {
  const t = useTranslations('admin.routes')
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border border-line bg-paper px-4 py-3 shadow-e2">
      <p className="text-ink-2">
        {changes ? t('changed', { count: changes.length }) : <span className="text-danger">{t('not_a_price')}</span>}
      </p>
      <div className="flex gap-2">
        <Button onClick={onDiscard}>{t('discard')}</Button>
        <Button look="sun" busy={busy} disabled={!changes} onClick={() => changes && onSave(changes)}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

const HEAD = 'border-line border-b bg-mist px-2 py-2 text-12 font-semibold text-ink-2'

interface GridProps {
  readonly routes: Fares['guzergahlar']
  readonly columns: readonly Column[]
  readonly way: Way
  readonly typed: Typed
  /** Undefined for people who may only look. */
  readonly onTyped: ((typed: Typed) => void) | undefined
}

/** Arrows and Enter go from price to price, a rectangle of a spreadsheet is pasted where the cursor stands. */
function useGridHands({ routes, columns, way, typed, onTyped }: GridProps) {
  const table = useRef<HTMLTableElement>(null)
  const go = (row: number, column: number) => {
    const field = table.current?.querySelector<HTMLInputElement>(`[data-at="${row}/${column}"]`)
    field?.focus()
    field?.select()
    return Boolean(field)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const step = STEPS[event.key]
    const staysIn =
      (event.key === 'ArrowLeft' && selectionStart !== 0) ||
      (event.key === 'ArrowRight' && selectionEnd !== value.length)
    if (!step || staysIn) return
    event.preventDefault()
    let [next, side] = [row + step[0], column + step[1]]
    // Where a vehicle does not go there is no price: the one behind it is meant.
    while (next >= 0 && next < routes.length && side >= 0 && side < columns.length && !go(next, side)) {
      next += step[0]
      side += step[1]
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const rows = readPasted(event.clipboardData.getData('text'))
    if (rows.length === 1 && rows[0]?.length === 1) return
    event.preventDefault()
    const pasted = rows.flatMap((values, down) => values.map((text, right) => ({ text, down, right })))
    const next = pasted.reduce<Typed>((before, { text, down, right }) => {
      const [route, at] = [routes[row + down], columns[column + right]]
      const cell = route && at && cellOf(route, at)
      return cell && text ? withText(before, cell, way, text) : before
    }, typed)
    onTyped?.(next)
  }
  return { table, press, paste }
}

function Grid(props: GridProps) {
  const { routes, columns, way, typed, onTyped } = props
  const t = useTranslations('admin.routes')
  const { language } = useLanguage()
  const format = (amount: number) => formatBareMoney(language, amount)
  const { table, press, paste } = useGridHands(props)
  return (
    <WideTable title={t('fares')}>
      <table ref={table} className="w-full border-collapse text-13">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} sticky left-0 z-1 min-w-60 pl-4 text-left`}>
              {t('route')}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {routes.map((route, row) => (
            <tr key={route.urun_k_no}>
              <th
                scope="row"
                className="sticky left-0 z-1 border-line-soft border-b bg-paper py-1.5 pr-2 pl-4 text-left font-normal"
              >
                <RouteName route={route} />
              </th>
              {columns.map((column, place) => {
                const cell = cellOf(route, column)
                return (
                  <td key={column.key} className="border-line-soft border-b px-1 py-1 text-right">
                    {cell ? (
                      <FareField
                        cell={cell}
                        way={way}
                        typed={typed}
                        label={t('cell', {
                          from: route.cikis,
                          to: route.varis,
                          vehicle: column.vehicle.ad,
                          fare: t(`fare.${column.fare}`),
                        })}
                        at={`${row}/${place}`}
                        onText={onTyped && ((text) => onTyped(withText(typed, cell, way, text)))}
                        onKeyDown={(event) => press(event, row, place)}
                        onPaste={(event) => paste(event, row, place)}
                        format={format}
                      />
                    ) : (
                      <span className="px-2 text-ink-3">
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">{t('no_vehicle')}</span>
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function ColumnHead({ column: { vehicle, fare } }: { column: Column }) {
  const t = useTranslations('admin.routes')
  return (
    <th scope="col" className={`${HEAD} min-w-28 text-right`}>
      {vehicle.ad}
      <small className="block font-normal">
        {vehicle.kapasite === null ? t(`fare.${fare}`) : t('seats', { count: vehicle.kapasite })}
      </small>
    </th>
  )
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface FareFieldProps extends Pick<React.ComponentProps<'input'>, 'onKeyDown' | 'onPaste'> {
  readonly cell: Cell
  readonly way: Way
  readonly typed: Typed
  readonly label: string
  readonly at: string
  readonly onText: ((text: string) => void) | undefined
  readonly format: (amount: number) => string
}

function FareField({ cell, way, typed, label, at, onText, format, ...acts }: FareFieldProps) {
  const t = useTranslations('admin.routes')
  const text = textOf(cell, way, typed, format)
  const twofold = differs(cell, way, typed, format)
  const changed = isTyped(cell, way, typed)
  return (
    <input
      {...acts}
      data-at={at}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      readOnly={!onText}
      value={text}
      placeholder={twofold ? t('twofold', { there: format(cell.gidis), back: format(cell.donus) }) : undefined}
      aria-invalid={changed && !isPrice(text, cell.fare) ? true : undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onText?.(event.target.value)}
      className={`control num w-full min-w-24 text-right placeholder:text-12 placeholder:text-ink-2 ${changed ? 'border-sun-edge! bg-sun-tint!' : 'border-transparent! hover:border-line-strong!'}`}
    />
  )
}

function RouteName({ route }: { route: Fares['guzergahlar'][number] }) {
  const t = useTranslations('admin.routes')
  return (
    <>
      <Link to={`/urunler/${route.urun_k_no}`} className="font-[620] no-underline hover:underline">
        {route.cikis} → {route.varis}
      </Link>
      <span className="ml-2 inline-flex gap-1.5 align-middle">
        {!route.yayinda && <Chip tone="plain">{t('not_published')}</Chip>}
        {route.emekli_yer && <Chip tone="wait">{t('retired_end')}</Chip>}
      </span>
      <small className="block text-12 text-ink-2">
        {[t('km', { km: route.mesafe_km }), route.secenekler[0]?.kur].filter(Boolean).join(' · ')}
      </small>
    </>
  )
}

/** On a phone a route is a card; prices are changed on a wider screen. */
function FareCards({ data }: { data: Fares }) {
  const t = useTranslations('admin.routes')
  const { language } = useLanguage()
  const columns = columnsOf(data)
  return (
    <Panel title={t('fares')}>
      <p className="border-line-soft border-b bg-mist px-4 py-2 text-13 text-ink-2">{t('wide_only')}</p>
      <ul>
        {data.guzergahlar.map((route) => (
          <li key={route.urun_k_no} className="border-line-soft border-b px-4 py-3 last:border-b-0">
            <RouteName route={route} />
            <ul className="mt-1.5 grid gap-1">
              {columns.map((column) => {
                const cell = cellOf(route, column)
                if (!cell) return null
                const money = (amount: number) => formatMoney(language, amount, cell.kur)
                return (
                  <li key={column.key} className="flex justify-between gap-3 text-13">
                    <span>
                      {column.vehicle.ad}
                      {column.vehicle.kapasite === null && (
                        <span className="text-ink-2"> · {t(`fare.${column.fare}`)}</span>
                      )}
                    </span>
                    <span className="num">
                      {cell.gidis === cell.donus ? money(cell.gidis) : `${money(cell.gidis)} / ${money(cell.donus)}`}
                    </span>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
