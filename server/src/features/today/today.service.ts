import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { hasRight, type Right } from '@meltem/contract/staff/rights'
import type { getToday, OccupancyRow } from '@meltem/contract/today/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { expandDepartures } from '@meltem/domain/availability/departures'
import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { instantOf, wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { countNewEnquiries } from '../audience/enquiry.queries.ts'
import { listRules } from '../catalog/tariff/sellable.queries.ts'
import { listDepartures, sumToCollect } from '../departure/departure.queries.ts'
import { countWaitingApprovals } from '../payment/approval/approval.queries.ts'
import { sumLines } from '../payment/bank/bank-line.queries.ts'
import { countReviews as countMoneyReviews } from '../payment/review/office.queries.ts'
import { listConflicts } from '../reservation/board/board.queries.ts'
import { countRequests, listRequests } from '../reservation/request/request-list.queries.ts'
import { countWaiting } from '../reservation/stock/waiting-list.queries.ts'
import { countUnassigned } from '../transfer/runs/runs.queries.ts'
import { listTaken, listThings } from './occupancy.queries.ts'
import { countReviews, listClaims, listEnding, listNewest, listStays, sumSales } from './today.queries.ts'

type Today = OutputOf<typeof getToday>

const DAYS = 14
/** Rows of a part of the overview; its own screen shows all of them. */
const MOST = 5
const MOST_NEW = 8
const MOST_THINGS = 10
const DAY_MS = 24 * 60 * 60 * 1000

/** The day of the office, part by part; what a person may not see is not even asked for. */
export async function readToday({ db, clock }: Services, context: RequestContext): Promise<Today> {
  const { tenant, language } = context
  const staff = await requireStaff(context)
  const now = clock.now()
  const gun = wallOf(now).slice(0, 10)
  return await withTenant(db, tenant.id, async (trx) => {
    const part = async <T>(hak: Right, read: () => Promise<T>) => (hasRight(staff, hak) ? await read() : null)
    return {
      simdi: now.toISOString(),
      gun,
      satis: await part('odeme.oku', () => readSales(trx, gun, now)),
      istekler: await part('rezervasyon.oku', async () => ({
        adet: (await countRequests(trx)).bekleyen,
        data: await listRequests(trx, { language, now, view: 'bekleyen', most: MOST }),
      })),
      bitenler: await part('odeme.oku', () => readEnding(trx, now, language)),
      bildirimler: await part('odeme.oku', async () => {
        const all = await listClaims(trx, language)
        return { adet: all.length, data: all.slice(0, MOST) }
      }),
      hareketler: await part('odeme.oku', async () => (await sumLines(trx, { view: 'acik' })).adet),
      iadeler: await part('odeme.inceleme', () => countOpenReviews(trx)),
      tahsil: await part('kalkis.oku', () => sumToCollect(trx, gun)),
      kalkislar: await part('kalkis.oku', () => listDepartures(trx, language, gun)),
      seferler: await part('kalkis.oku', () => countUnassigned(trx, language, gun)),
      bekleyenler: await part('rezervasyon.oku', () => countWaiting(trx, gun)),
      giris_cikis: await part('rezervasyon.oku', () => listStays(trx, language, gun)),
      doluluk: await part('kalkis.oku', () => readOccupancy(trx, gun, language)),
      yeniler: await part('rezervasyon.oku', () => listNewest(trx, language, MOST_NEW)),
      talepler: await part('mesaj.oku', () => countNewEnquiries(trx)),
      yorumlar: await part('yorum.oku', () => countReviews(trx)),
      onaylar: await part('odeme.oku', () => countWaitingApprovals(trx)),
      cakismalar: await part('rezervasyon.oku', async () => (await listConflicts(trx, language, now)).length),
    }
  })
}

async function countOpenReviews(trx: TenantTransaction): Promise<number> {
  const { inceleme, iade } = await countMoneyReviews(trx)
  return inceleme + iade
}

async function readSales(trx: TenantTransaction, gun: IsoDay, now: Date) {
  return { kur: BASE_EXCHANGE.kod, ...(await sumSales(trx, { from: instantOf(`${gun}T00:00`), now })) }
}

async function readEnding(trx: TenantTransaction, now: Date, language: Language) {
  const all = await listEnding(trx, { now, until: new Date(now.getTime() + DAY_MS), language })
  const sums = new Map<string, number>()
  for (const { kur, tutar } of all) sums.set(kur, (sums.get(kur) ?? 0) + Math.round(tutar * 100))
  const toplamlar = [...sums]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kur, tutar]) => ({ kur, tutar: tutar / 100 }))
  return { adet: all.length, toplamlar, data: all.slice(0, MOST) }
}

/** Seats of a day are those of its rules, or more where a departure was made larger. */
async function readOccupancy(trx: TenantTransaction, from: IsoDay, language: Language): Promise<Today['doluluk']> {
  const to = addDays(from, DAYS)
  const gunler = listDays(from, to)
  const things = await listThings(trx, language)
  const taken = new Map((await listTaken(trx, from, to)).map((row) => [`${row.kaynak_k_no} ${row.gun}`, row]))
  const seats = new Map<string, number>()
  for (const rule of await listRules(
    trx,
    things.filter(({ stok }) => stok === 'kalkis').map(({ k_no }) => k_no),
  )) {
    for (const { tarih, kontenjan } of expandDepartures(rule, from, to)) {
      const key = `${rule.kaynak_k_no} ${tarih}`
      seats.set(key, (seats.get(key) ?? 0) + kontenjan)
    }
  }
  const rows = things.map(
    ({ k_no, ad, stok, birim }): OccupancyRow => ({
      k_no,
      ad,
      gunler: gunler.map((gun) => {
        const row = taken.get(`${k_no} ${gun}`)
        const toplam = stok === 'gece' ? birim : Math.max(seats.get(`${k_no} ${gun}`) ?? 0, row?.toplam ?? 0)
        return { dolu: Math.min(row?.dolu ?? 0, toplam), toplam }
      }),
    }),
  )
  const all = rows.flatMap((row) => row.gunler)
  const room = sumOf(all.map(({ toplam }) => toplam))
  return {
    gunler,
    data: rows
      .filter((row) => row.gunler.some(({ dolu }) => dolu > 0))
      .toSorted((a, b) => shareOf(b) - shareOf(a) || (a.ad < b.ad ? -1 : 1))
      .slice(0, MOST_THINGS),
    oran: room === 0 ? null : Math.round((1000 * sumOf(all.map(({ dolu }) => dolu))) / room) / 10,
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function shareOf({ gunler }: OccupancyRow): number {
  const room = sumOf(gunler.map(({ toplam }) => toplam))
  return room === 0 ? 0 : sumOf(gunler.map(({ dolu }) => dolu)) / room
}
