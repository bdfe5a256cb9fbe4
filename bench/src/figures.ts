import { FIGURE_TRAITS, getFigures } from '@meltem/contract/figures/office'
import { rebuildFigures } from '../../server/src/features/figures/rebuild-figures.job.ts'
import { type BookingStage, openBookingStage } from './instruments/booking-stage.ts'
import { logInToOffice } from './instruments/office-login.ts'
import { median, quantile, timeOf, type Verdict } from './instruments/verdict.ts'
import { fillReservations, RESERVATIONS } from './office.ts'

const WARM_UP = 3
const ROUNDS = 12
const PRODUCTS = 200
const PERIOD = 'ilk=2025-01-01&son=2027-12-31&gecen=1'

/** The bookings of the stage are one and the same: they get two hundred products, four languages, eight countries. */
async function spread({ owner, tenantId }: BookingStage): Promise<void> {
  const { pool } = owner
  await pool.query('begin')
  await pool.query('set local session_replication_role = replica')
  await pool.query(
    `insert into urun select (jsonb_populate_record(u, jsonb_build_object('k_no', md5('bench' || n)::uuid, 'kod', null))).*
       from urun u, generate_series(1, $2::int) n
       where u.tenant_id = $1 and u.k_no = (select k_no from urun where tenant_id = $1 limit 1)`,
    [tenantId, PRODUCTS],
  )
  await pool.query(
    `update rezervasyon_satiri set urun_k_no = md5('bench' || (abs(hashtext(rezervasyon_k_no::text)) % $1 + 1))::uuid`,
    [PRODUCTS],
  )
  await pool.query(
    `update rezervasyon set lang = (array['tr', 'en', 'de', 'ru'])[abs(hashtext(k_no::text)) % 4 + 1],
       misafir = misafir || jsonb_build_object('telefon',
         (array['+90', '+49', '+44', '+7', '+380', '+31', '+46', '+1'])[abs(hashtext(kayit_no)) % 8 + 1] || '5321234567')
     where kayit_no is not null`,
  )
  await pool.query('commit')
  await pool.query('vacuum analyze')
}

/** What a person asks for by opening the screen once. */
const SCREEN = [
  'olcu=satis',
  'olcu=satis&boyut=kanal',
  'olcu=satis&boyut=once',
  'olcu=satis&boyut=tip',
  'olcu=doluluk&boyut=tip',
  'olcu=dolus&ay=2026-06',
  'olcu=donusum',
]

const REFERENCE = `select deger, date_trunc('month', gun::timestamp), sum(adet), sum(tutar) from satis_gunu
  where esas = 'hizmet' and boyut = 'urun' and gun between '2025-01-01' and '2027-12-31' group by 1, 2`

/** Three years of sales by every trait, with the years before, and what keeping the sums costs. */
export async function benchFigures(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    await fillReservations(stage)
    await spread(stage)
    const rebuilt = await timeOf(() => rebuildFigures(stage.db, stage.tenantId))
    await stage.owner.pool.query('vacuum analyze')
    const headers = await logInToOffice(stage)
    const ask = async (query: string) => {
      const answer = await fetch(`${stage.server.url}/api${getFigures.path}?${PERIOD}&${query}`, { headers })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${query}: ${answer.status} ${text}`)
    }
    const wishes = ['hizmet', 'satis'].flatMap((esas) =>
      [...FIGURE_TRAITS.map((boyut) => `olcu=satis&boyut=${boyut}`), ...SCREEN.slice(4)].map(
        (wish) => `esas=${esas}&${wish}`,
      ),
    )
    const times = { calls: [] as number[], screens: [] as number[], raw: [] as number[] }
    for (let turn = 0; turn < WARM_UP + ROUNDS; turn += 1) {
      const calls: number[] = []
      for (const wish of wishes) calls.push(await timeOf(() => ask(wish)))
      const screen = await timeOf(() => Promise.all(SCREEN.map((wish) => ask(`esas=hizmet&${wish}`))))
      const raw = await timeOf(() => stage.owner.pool.query(REFERENCE))
      if (turn < WARM_UP) continue
      times.calls.push(...calls)
      times.screens.push(screen)
      times.raw.push(raw)
    }
    return verdicts(times, rebuilt)
  } finally {
    await stage.close()
  }
}

function verdicts(times: Record<'calls' | 'screens' | 'raw', number[]>, rebuilt: number): Verdict[] {
  const reference = { what: 'products by month by one statement', value: median(times.raw) }
  const of = `of three years and ${RESERVATIONS} bookings`
  const measured = (what: string, value: number, bar: number, unit = 'ms'): Verdict => ({
    what: `${what} ${of}`,
    measured: value,
    unit,
    judged: 'measured',
    bar: { at: 'most', value: bar },
  })
  const slowest = quantile(times.calls, 0.95)
  return [
    measured('one measure, slowest of twenty,', slowest, 300),
    { ...measured('one measure, slowest of twenty,', slowest, 8), reference, judged: 'ratio' },
    measured('the whole screen at once', median(times.screens), 300),
    measured('all sums counted anew', rebuilt / 1000, 240, 's'),
  ]
}
