import type { Figures, FigureTrait, Room } from '@meltem/contract/figures/office'
import { monthBefore } from '@meltem/domain/figures/period'
import { formatDate } from '@meltem/i18n/format'
import type { Cell } from '../../platform/files/papers/table-cell.ts'

/** How things are called in the language of the file. */
export interface Words {
  readonly say: (key: string) => string
  readonly name: (row: { readonly deger: string; readonly ad: string | null }, boyut: FigureTrait) => string
  readonly month: (ay: string) => string
}

const EMPTY: Cell[] = ['']
const SALES_COLUMNS = ['services', 'amount', 'cancelled', 'cancelled_amount', 'before', 'difference'] as const

export function stepsTable({ dilimler, adim, satis }: Figures, { say }: Words): Cell[][] {
  if (!satis) return []
  const { toplam } = satis
  const before = toplam.gecen?.dilimler
  return [
    EMPTY,
    [say(`sales_by.${adim}`)],
    [say('column.period'), say('column.amount'), say('column.before'), say('column.difference')],
    ...dilimler.map((day, at): Cell[] => {
      const [now, then] = [toplam.dilimler[at] ?? 0, before?.[at]]
      return [formatDate(day), now, then ?? '', changeOf(now, then)]
    }),
    [say('column.sum'), toplam.tutar, toplam.gecen?.tutar ?? '', changeOf(toplam.tutar, toplam.gecen?.tutar)],
  ]
}

/** What each row comes to, and behind it the amount of each step. */
export function salesTable({ dilimler, satis }: Figures, boyut: FigureTrait, { say, name }: Words): Cell[][] {
  const rows = satis?.data ?? []
  if (rows.length === 0) return []
  return [
    EMPTY,
    [say(`trait.${boyut}`)],
    [say(`trait.${boyut}`), ...SALES_COLUMNS.map((column) => say(`column.${column}`)), ...dilimler.map(dayOf)],
    ...rows.map((row): Cell[] => [
      name(row, boyut),
      row.adet,
      row.tutar,
      row.iptal_adet,
      row.iptal_tutar,
      row.gecen?.tutar ?? '',
      changeOf(row.tutar, row.gecen?.tutar),
      ...row.dilimler,
    ]),
  ]
}

/** Taken and all of the period, of the year before where it is compared, and behind it how full each step was. */
export function roomTable({ dilimler, doluluk }: Figures, boyut: 'tip' | 'urun', { say, name }: Words): Cell[][] {
  const rows = doluluk?.data ?? []
  if (rows.length === 0) return []
  const before = ['taken', 'room'].map((column) => `${say(`column.${column}`)}, ${say('column.before')}`)
  const head = [say('column.taken'), say('column.room'), '%', ...before, say('column.rate_before')]
  return [
    EMPTY,
    [say('room_title')],
    [say(`trait.${boyut}`), ...head, ...dilimler.map((day) => `${formatDate(day)}, %`)],
    ...rows.map((row): Cell[] => {
      const { gecen } = row
      return [
        name(row, boyut),
        ...roomCells(row),
        ...(gecen ? roomCells(gecen) : ['', '', '']),
        ...row.dilimler.map(shareOf),
      ]
    }),
  ]
}

const roomCells = (room: Room): Cell[] => [room.dolu, room.toplam, shareOf(room)]

export function visitTable({ dilimler, donusum }: Figures, { say }: Words): Cell[][] {
  if (!donusum) return []
  const { toplam, gecen } = donusum
  return [
    EMPTY,
    [say('visit_title')],
    [say('column.period'), say('column.visits'), say('column.bookings')],
    ...dilimler.map((day, at): Cell[] => {
      const step = donusum.dilimler[at]
      return [formatDate(day), step?.ziyaret ?? 0, step?.rezervasyon ?? '']
    }),
    [say('column.sum'), toplam.ziyaret, toplam.rezervasyon ?? ''],
    ...(gecen ? [[say('column.before'), gecen.ziyaret, gecen.rezervasyon ?? '']] : []),
  ]
}

/** Week by week how a month filled, beside the same month a year before; what lies ahead has empty cells. */
export function pickUpTable({ dolus }: Figures, { say, month }: Words): Cell[][] {
  if (!dolus) return []
  const { ay, data } = dolus
  const columns = ['services', 'amount'].map((column) => say(`column.${column}`))
  const named = (name: string) => columns.map((column) => `${name}, ${column}`)
  return [
    EMPTY,
    [say('pickup_title')],
    [say('column.week'), ...named(month(ay)), ...named(month(monthBefore(ay)))],
    ...data.map((week): Cell[] => [
      week.once,
      ...[week.adet, week.tutar, week.gecen_adet, week.gecen_tutar].map((cell) => cell ?? ''),
    ]),
  ]
}

const dayOf = (day: string) => formatDate(day)

const shareOf = ({ dolu, toplam }: Room): Cell => (toplam === 0 ? '' : Math.round((1_000 * dolu) / toplam) / 10)

function changeOf(now: number, then: number | undefined): Cell {
  return then === undefined || then === 0 ? '' : Math.round((1_000 * (now - then)) / then) / 10
}
