import type { assignDriver as AssignCall, delayRun as DelayCall, listRuns, Run } from '@meltem/contract/transfer/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { candidatesFor, clashesOf, type PlannedRun, type Way } from '@meltem/domain/runs/run-plan'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { makeSearchableSoon } from '../../reservation/office/searchable.ts'
import {
  dueOf,
  findDriver,
  findRunWriter,
  listDayRuns,
  listDrivers,
  listWays,
  lockRide,
  type RunKey,
  tellDriver,
  writeRun,
} from './runs.queries.ts'

type Day = OutputOf<typeof listRuns>

/** Between two places without a route of ours. */
const UNKNOWN_WAY = 30

async function readWays(trx: TenantTransaction): Promise<Way> {
  const ways = new Map<string, number>()
  for (const { cikis, varis, dk } of await listWays(trx)) {
    ways.set(`${cikis} ${varis}`, dk)
    ways.set(`${varis} ${cikis}`, dk)
  }
  return (from, to) => (from === to ? 0 : (ways.get(`${from} ${to}`) ?? UNKNOWN_WAY))
}

const keyOf = ({ rezervasyon_k_no, sira, donus }: RunKey) => `${rezervasyon_k_no}.${sira}.${donus ? 'd' : 'g'}`
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The day's transfers with what planning says about them. */
export async function readDay(
  { db, clock }: Services,
  { tenant, language }: { tenant: RequestContext['tenant']; language: Language },
  asked: IsoDay | undefined,
): Promise<Day> {
  const now = clock.now()
  const bugun = wallOf(now).slice(0, 10)
  const gun = asked ?? bugun
  return await withTenant(db, tenant.id, async (trx) => {
    const stored = await listDayRuns(trx, language, gun)
    const way = await readWays(trx)
    const suruculer = await listDrivers(
      trx,
      stored.flatMap(({ surucu_k_no }) => (surucu_k_no ? [surucu_k_no] : [])),
    )
    const drivers = suruculer.map(({ k_no, koltuk }) => ({ k_no, seats: koltuk }))
    const planned = stored.map(
      (run): PlannedRun => ({
        key: keyOf(run),
        start: minutesOf(run.saat) + run.gecikme_dk,
        minutes: run.sure,
        from: run.cikis,
        to: run.varis,
        people: run.pax.yetiskin + run.pax.cocuk + run.pax.bebek,
        driver: run.surucu_k_no,
      }),
    )
    const clashes = clashesOf(planned, way)
    const seferler = stored.map((run, place): Run => {
      const plan = planned[place] as PlannedRun
      const clash = clashes.get(plan.key)
      const { cikis: _from, varis: _to, ...shown } = run
      return {
        ...shown,
        anahtar: plan.key,
        bas: plan.start,
        kalan: dueOf(run),
        cakisma: clash ? { once: clash.after, eksik_dk: clash.short } : null,
        adaylar: candidatesFor(plan, planned, drivers, way).map((one) => ({
          k_no: one.driver,
          karar: one.verdict,
          eksik_dk: one.short,
          once: one.before,
          sonra: one.after,
        })),
      }
    })
    return { simdi: now.toISOString(), bugun, gun, seferler, suruculer }
  })
}

/**
 * Driver of a run, over the version that was seen. The office may plan what clashes, as it knows what can be helped; a
 * vehicle that is too small it cannot. What the guest reads is written in the same commit.
 */
export async function assignDriver(
  services: Services,
  { surucu_k_no, surum, ...run }: ParsedInputOf<typeof AssignCall>,
  context: RequestContext,
): Promise<number> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { id: tenant_id } = context.tenant
  const written = await withTenant(services.db, tenant_id, async (trx) => {
    const ride = await lockRide(trx, run)
    const driver = surucu_k_no === null ? null : await findDriver(trx, surucu_k_no)
    if (!ride || driver === undefined) throw new AppError('bulunamadi')
    if (driver?.koltuk && driver.koltuk < ride.kisi) throw new AppError('yer_yetmez')
    const version = await writeRun(trx, { tenant_id, personel_k_no, surum }, run, { ekip_k_no: surucu_k_no })
    if (version === undefined) throw await conflict(trx, run)
    await tellDriver(trx, tenant_id, run, driver)
    return version
  })
  // Bookings are found by their plate.
  makeSearchableSoon(services, tenant_id, [run.rezervasyon_k_no])
  return written
}

export async function delayRun(
  { db }: Services,
  { gecikme_dk, surum, ...run }: ParsedInputOf<typeof DelayCall>,
  context: RequestContext,
): Promise<number> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { id: tenant_id } = context.tenant
  return await withTenant(db, tenant_id, async (trx) => {
    if (!(await lockRide(trx, run))) throw new AppError('bulunamadi')
    const version = await writeRun(trx, { tenant_id, personel_k_no, surum }, run, { gecikme_dk })
    if (version === undefined) throw await conflict(trx, run)
    return version
  })
}

async function conflict(trx: TenantTransaction, run: RunKey): Promise<AppError> {
  const first = await findRunWriter(trx, run)
  const kim = [first?.ad, first?.soyad].filter(Boolean).join(' ')
  return new AppError('cakisma', {
    ayrinti: { kim, zaman: first?.guncelleme_zamani.toISOString() ?? null, surum: first?.surum ?? 0 },
  })
}
