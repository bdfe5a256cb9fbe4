import type { Figures, FigureTrait, FigureWish, Visited } from '@meltem/contract/figures/office'
import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { hasRight, type RightHolder, salesSeenBy } from '@meltem/contract/staff/rights'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { addDays, daysBetween, type IsoDay } from '@meltem/domain/calendar-day'
import { type Period, type Step, stepOf, stepsOf, yearBefore } from '@meltem/domain/figures/period'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { readPickUp } from './pick-up.ts'
import { readRooms } from './room-figures.ts'
import { listVisited } from './sales.queries.ts'
import { readSales } from './sales-figures.ts'

/** Rows of a table on a screen; a file has them all. */
const MOST_ROWS = 60

/** Rules of departures are unfolded day by day: what is older than so many days before the end is left out. */
const MOST_ROOM_DAYS = 400

/** Who asks, and what of the business they may see. */
export interface Viewer extends RightHolder {
  readonly k_no: string
  readonly language: Language
  readonly gun: IsoDay
}

type Measured = Pick<Figures, 'satis' | 'doluluk' | 'donusum' | 'dolus'>

export async function viewerOf({ clock }: Pick<Services, 'clock'>, context: RequestContext): Promise<Viewer> {
  const { rol, ek_haklar, alinan_haklar, k_no } = await requireStaff(context)
  return { rol, ek_haklar, alinan_haklar, k_no, language: context.language, gun: wallOf(clock.now()).slice(0, 10) }
}

export async function readFigures(services: Services, context: RequestContext, wish: FigureWish): Promise<Figures> {
  const viewer = await viewerOf(services, context)
  return await services.reads.read(context.tenant.id, (trx) => measure(trx, viewer, wish))
}

/** One measure as this person may see it (FIG-3). */
export async function measure(
  trx: TenantTransaction,
  viewer: Viewer,
  wish: FigureWish,
  most = MOST_ROWS,
): Promise<Figures> {
  requireMeasure(viewer, wish)
  const period = wish.olcu === 'doluluk' ? lastDaysOf(wish) : { ilk: wish.ilk, son: wish.son }
  const adim = stepOf(period)
  const gecen = wish.gecen === '1'
  const before = gecen ? yearBefore(period, adim) : undefined
  return {
    gun: viewer.gun,
    kur: BASE_EXCHANGE.kod,
    kapsam: salesSeenBy(viewer) ?? 'yok',
    adim,
    dilimler: stepsOf(period, adim),
    ...period,
    gecen_ilk: before?.ilk ?? null,
    gecen_son: before?.son ?? null,
    satis: null,
    doluluk: null,
    donusum: null,
    dolus: null,
    ...(await measured(trx, viewer, { ...wish, boyut: wish.boyut ?? 'toplam', ...period, adim, most })),
  }
}

export function maySee(viewer: RightHolder, olcu: FigureWish['olcu']): boolean {
  if (olcu === 'donusum') return hasRight(viewer, 'rakam.ziyaret')
  const seen = salesSeenBy(viewer)
  return olcu === 'doluluk' ? seen === 'hepsi' : seen !== undefined
}

function requireMeasure(viewer: RightHolder, { olcu }: FigureWish): void {
  if (!maySee(viewer, olcu)) throw new AppError('yetki_yok', { ayrinti: { hak: 'rakam.oku', olcu } })
}

function lastDaysOf({ ilk, son }: Period): Period {
  return { ilk: daysBetween(ilk, son) < MOST_ROOM_DAYS ? ilk : addDays(son, 1 - MOST_ROOM_DAYS), son }
}

interface Asked extends FigureWish {
  readonly boyut: FigureTrait
  readonly adim: Step
  readonly most: number
}

async function measured(trx: TenantTransaction, viewer: Viewer, asked: Asked): Promise<Partial<Measured>> {
  const { k_no, language, gun } = viewer
  const { adim, most } = asked
  const gecen = asked.gecen === '1'
  const satan = salesSeenBy(viewer) === 'hepsi' ? undefined : k_no
  switch (asked.olcu) {
    case 'satis':
      return { satis: await readSales(trx, { wish: { ...asked, satan }, language, gecen, most }) }
    case 'doluluk':
      return { doluluk: await readRooms(trx, { ...asked, gecen, language }) }
    case 'dolus': {
      const ay = asked.ay ?? gun.slice(0, 7)
      return { dolus: { ay, data: await readPickUp(trx, { ay, gun, gecen, satan }) } }
    }
    case 'donusum':
      return { donusum: await readVisited(trx, { ...asked, adim }, salesSeenBy(viewer) === 'hepsi') }
  }
}

/** Whoever writes the pages sees how many come; how many book is a figure of sales. */
async function readVisited(trx: TenantTransaction, asked: Asked, withBookings: boolean) {
  const shown = ({ ziyaret, rezervasyon }: Visited & { rezervasyon: number }): Visited => ({
    ziyaret,
    rezervasyon: withBookings ? rezervasyon : null,
  })
  const sumOf = (rows: Awaited<ReturnType<typeof listVisited>>) => ({
    ziyaret: rows.reduce((sum, row) => sum + row.ziyaret, 0),
    rezervasyon: rows.reduce((sum, row) => sum + row.rezervasyon, 0),
  })
  const now = await listVisited(trx, asked, asked.adim)
  const then = asked.gecen === '1' ? await listVisited(trx, yearBefore(asked, asked.adim), asked.adim) : undefined
  const byStep = new Map(now.map((row) => [row.dilim, row]))
  return {
    toplam: shown(sumOf(now)),
    gecen: then ? shown(sumOf(then)) : null,
    dilimler: stepsOf(asked, asked.adim).map((step) => shown(byStep.get(step) ?? { ziyaret: 0, rezervasyon: 0 })),
  }
}
