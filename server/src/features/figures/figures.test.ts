import { exportFigures, getFigures } from '@meltem/contract/figures/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askInvariants } from '../../oracle/run-oracle.ts'
import { withTenant } from '../../platform/db/connection.ts'
import { dice } from '../../seed/dice.ts'
import { fileTables } from '../../testing/file-tables.ts'
import { type MadeBooking, makeBookings, removeBookings, writeBookings } from '../../testing/random-bookings.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { rebuildFigures } from './rebuild-figures.job.ts'
import { countInSums } from './sums.queries.ts'

const BOOKINGS = 10_000
const FIRST = '2023-11-20'
const DAYS = 1_095

type Figures = OutputOf<typeof getFigures>['data']
type Trait = 'toplam' | 'tip' | 'urun' | 'kanal' | 'acente' | 'ulke' | 'dil' | 'kur' | 'once'

let app: TestApp
let staff: Record<string, string>
let tenantId: number
let bookings: MadeBooking[]

beforeAll(async () => {
  app = await startTestApp()
  staff = await staffHeaders(app)
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  const { rows } = await app.owner.pool.query<{ k_no: string }>('select k_no from personel where tenant_id = $1', [
    tenantId,
  ])
  bookings = makeBookings(dice('figures'), { count: BOOKINGS, first: FIRST, days: DAYS, clerk: rows[0]?.k_no ?? '' })
  await writeBookings(app.owner.pool, tenantId, bookings)
  await rebuildFigures(app.services.db, tenantId)
})

afterAll(async () => {
  await removeBookings(app.owner.pool, tenantId)
  await rebuildFigures(app.services.db, tenantId)
  await app.close()
})

async function ask(query: Record<string, string>, headers = staff): Promise<Figures> {
  const answer = await app.get(`/api${getFigures.path}?${new URLSearchParams(query)}`, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const SPANS = [60, 30, 7, 3, 0].map((above) => [above, String(above + 1)] as const)

function traitOf(trait: Trait, { booking, line }: Fact): string | null {
  const lead = (Date.parse(line.gun) - Date.parse(booking.satis_gunu)) / 86_400_000
  const values: Record<Trait, string | null> = {
    toplam: '',
    tip: line.tur,
    urun: line.urun_k_no,
    kanal: booking.ac_k_no ? 'acente' : booking.kanal,
    acente: booking.ac_k_no,
    ulke: booking.ulke,
    dil: booking.lang,
    kur: booking.kur,
    once: SPANS.find(([above]) => lead > above)?.[1] ?? '0',
  }
  return values[trait]
}

interface Fact {
  readonly booking: MadeBooking
  readonly line: MadeBooking['satirlar'][number]
  readonly first: boolean
  readonly gone: boolean
  readonly minor: number
}

/** The bookings themselves, in another language than the sums are made in. */
function factsOf(all: readonly MadeBooking[]): Fact[] {
  return all
    .filter(({ durum, onayli }) => onayli && ['confirmed', 'completed', 'cancelled'].includes(durum))
    .flatMap((booking) => {
      const first = booking.satirlar.findIndex(({ iptal }) => !iptal)
      return booking.satirlar.map((line, at) => ({
        booking,
        line,
        first: at === first,
        gone: booking.durum === 'cancelled' || line.iptal,
        minor: line.sabit + (at === first ? booking.taksit_fark : 0),
      }))
    })
}

interface Wish {
  readonly esas: 'hizmet' | 'satis'
  readonly ilk: string
  readonly son: string
}

function expected(trait: Trait, { esas, ilk, son }: Wish, all = bookings, clerk?: string) {
  const sums = new Map<
    string,
    { rezervasyon: number; adet: number; tutar: number; iptal_adet: number; iptal_tutar: number }
  >()
  for (const fact of factsOf(all)) {
    const day = esas === 'hizmet' ? fact.line.gun : fact.booking.satis_gunu
    const value = traitOf(trait, fact)
    if (day < ilk || day > son || value === null || (clerk && fact.booking.personel_k_no !== clerk)) continue
    const sum = sums.get(value) ?? { rezervasyon: 0, adet: 0, tutar: 0, iptal_adet: 0, iptal_tutar: 0 }
    sums.set(value, sum)
    if (fact.gone) {
      sum.iptal_adet += 1
      sum.iptal_tutar += fact.minor
    } else {
      sum.adet += 1
      sum.tutar += fact.minor
      if (fact.first) sum.rezervasyon += 1
    }
  }
  return Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function told(rows: NonNullable<Figures['satis']>['data']) {
  const minor = (amount: number) => Math.round(amount * 100)
  return Object.fromEntries(
    rows
      .map(({ deger, rezervasyon, adet, tutar, iptal_adet, iptal_tutar }) => {
        return [deger, { rezervasyon, adet, tutar: minor(tutar), iptal_adet, iptal_tutar: minor(iptal_tutar) }] as const
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const TRAITS: readonly Trait[] = ['toplam', 'tip', 'urun', 'kanal', 'acente', 'ulke', 'dil', 'kur', 'once']

function wishes(roll: () => number, count: number): Wish[] {
  return Array.from({ length: count }, () => {
    const from = Math.floor(roll() * (DAYS - 1))
    const length = Math.floor(roll() * roll() * (DAYS - from))
    return {
      esas: roll() < 0.5 ? 'hizmet' : 'satis',
      ilk: addDays(FIRST, from),
      son: addDays(FIRST, from + length),
    }
  })
}

async function expectSame(trait: Trait, wish: Wish, all = bookings): Promise<void> {
  const { satis } = await ask({ olcu: 'satis', boyut: trait, ...wish })
  const rows =
    trait === 'toplam'
      ? [satis?.toplam].flatMap((row) => (row && row.adet + row.iptal_adet > 0 ? row : []))
      : satis?.data
  expect({ trait, ...wish, rows: told(rows ?? []) }).toEqual({ trait, ...wish, rows: expected(trait, wish, all) })
}

const findings = () =>
  withTenant(app.owner.db, tenantId, async (trx) =>
    (await askInvariants(trx)).filter(({ kural }) => kural.startsWith('satis_')),
  )

describe(`figures of ${BOOKINGS} random bookings`, () => {
  test('equal the bookings, by every trait, day and period (FIG-1, FIG-2)', async () => {
    const whole = { ilk: FIRST, son: addDays(FIRST, DAYS) }
    for (const trait of TRAITS) {
      await expectSame(trait, { esas: 'hizmet', ...whole })
      await expectSame(trait, { esas: 'satis', ...whole })
      for (const wish of wishes(dice(`wishes/${trait}`), 12)) await expectSame(trait, wish)
    }
    expect(await findings()).toEqual([])
  })

  test('cut into steps that add up, beside the same days of the year before (FIG-5)', async () => {
    const wish = { esas: 'hizmet' as const, ilk: '2025-01-01', son: '2025-12-31' }
    const { satis, dilimler, gecen_ilk, gecen_son, adim } = await ask({
      olcu: 'satis',
      boyut: 'kanal',
      gecen: '1',
      ...wish,
    })
    expect({ adim, gecen_ilk, gecen_son, steps: dilimler.length }).toEqual({
      adim: 'ay',
      gecen_ilk: '2024-01-01',
      gecen_son: '2024-12-31',
      steps: 12,
    })
    const before = expected('kanal', { ...wish, ilk: '2024-01-01', son: '2024-12-31' })
    const web = satis?.data.find(({ deger }) => deger === 'web')
    expect(Math.round(100 * (web?.gecen?.tutar ?? 0))).toBe(before.web?.tutar)
    const sum = web?.dilimler.reduce((total, amount) => total + Math.round(100 * amount), 0)
    expect(sum).toBe(Math.round(100 * (web?.tutar ?? 0)))
    const march = expected('kanal', { ...wish, ilk: '2025-03-01', son: '2025-03-31' })
    expect(Math.round(100 * (web?.dilimler[2] ?? 0))).toBe(march.web?.tutar)
  })

  test('show how a month filled, as far as it has', async () => {
    const asked = { olcu: 'dolus', ay: '2025-08', gecen: '1', esas: 'satis', ilk: FIRST, son: FIRST }
    const { dolus } = await ask(asked)
    const upTo = (month: string, day: string) =>
      factsOf(bookings).filter(
        ({ booking, line, gone }) => !gone && line.gun.startsWith(month) && booking.satis_gunu < day,
      ).length
    for (const { once, adet, gecen_adet } of dolus?.data ?? []) {
      expect([once, adet, gecen_adet]).toEqual([
        once,
        upTo('2025-08', addDays('2025-08-01', -7 * once)),
        upTo('2024-08', addDays('2024-08-01', -7 * once)),
      ])
    }
    expect(dolus?.data.at(-1)?.adet).toBe(upTo('2025-08', '2025-09-01'))
  })

  test('stand in the file as the calls say them, step by step and with the year before (FIG-8)', async () => {
    const wish = { esas: 'hizmet', ilk: '2025-03-01', son: '2025-08-31', gecen: '1' }
    const ay = '2025-07'
    const file = await app.get(
      `/api${exportFigures.path}?${new URLSearchParams({ ...wish, ay, bicim: 'csv', dil: 'en' })}`,
      staff,
    )
    const { lines, tableOf } = fileTables(file.body)
    const change = (now: number, then: number | undefined) =>
      then ? Math.round((1_000 * (now - then)) / then) / 10 : null
    for (const [boyut, heading] of [
      ['kanal', 'Channel'],
      ['tip', 'Kind'],
      ['once', 'Lead time'],
    ] as const) {
      const { satis } = await ask({ ...wish, olcu: 'satis', boyut })
      expect(satis?.data.length, boyut).toBeGreaterThan(1)
      expect(tableOf(heading)).toEqual(
        satis?.data.map(({ adet, tutar, iptal_adet, iptal_tutar, gecen, dilimler }) => [
          adet,
          tutar,
          iptal_adet,
          iptal_tutar,
          gecen?.tutar ?? null,
          change(tutar, gecen?.tutar),
          ...dilimler,
        ]),
      )
    }
    const { dolus } = await ask({ ...wish, olcu: 'dolus', ay })
    const weeks = lines.findIndex(([first]) => first === 'How a month fills') + 2
    expect(lines.slice(weeks, weeks + (dolus?.data.length ?? 0)).map(([once]) => Number(once))).toEqual(
      dolus?.data.map(({ once }) => once),
    )
    expect(lines[weeks - 1]?.[1]).toBe('July 2025, Services')
    expect(tableOf('How a month fills')).toEqual(
      dolus?.data.map(({ adet, tutar, gecen_adet, gecen_tutar }) => [adet, tutar, gecen_adet, gecen_tutar]),
    )
    const { donusum } = await ask({ ...wish, olcu: 'donusum' })
    expect(tableOf('From visit to booking')).toEqual(
      [...(donusum?.dilimler ?? []), donusum?.toplam, donusum?.gecen].map((step) => [
        step?.ziyaret ?? null,
        step?.rezervasyon ?? null,
      ]),
    )
  })

  test('follow what becomes of bookings, without counting all of them anew (FIG-4)', async () => {
    const changed = bookings.slice(0, 500)
    const roll = dice('changes')
    const now = makeBookings(roll, { count: 500, first: FIRST, days: DAYS, clerk: '' }).map((made, at) => ({
      ...made,
      k_no: changed[at]?.k_no ?? made.k_no,
      kayit_no: changed[at]?.kayit_no ?? made.kayit_no,
    }))
    await writeBookings(app.owner.pool, tenantId, now)
    for (let from = 0; from < now.length; from += 100) {
      const keys = now.slice(from, from + 100).map(({ k_no }) => k_no)
      await withTenant(app.services.db, tenantId, (trx) => countInSums(trx, keys))
    }
    const all = [...now, ...bookings.slice(500)]
    for (const trait of TRAITS) {
      for (const wish of wishes(dice(`after/${trait}`), 5)) await expectSame(trait, wish, all)
    }
    expect(await findings()).toEqual([])
    bookings = all
    expect(await rebuildFigures(app.services.db, tenantId)).toBe(0)
  })

  test('a sum that was lost is found by the oracle and put right at night (FIG-4)', async () => {
    const lost = await app.owner.pool.query(
      `update satis_gunu set tutar = tutar + 1, adet = adet - 1 where tenant_id = $1 and boyut = 'kanal' and adet > 3`,
      [tenantId],
    )
    expect((await findings()).map(({ kural }) => kural)).toContain('satis_gunu')
    expect(await rebuildFigures(app.services.db, tenantId)).toBe(lost.rowCount)
    expect(await findings()).toEqual([])
  })

  test('a booking that is counted as it never was is found by the oracle', async () => {
    const [one] = factsOf(bookings)
    await app.owner.pool.query('select arama_yaz(array[$1]::uuid[])', [one?.booking.k_no])
    await app.owner.pool.query('update satis_satiri set tutar = tutar + 1 where rezervasyon_k_no = $1', [
      one?.booking.k_no,
    ])
    expect((await findings()).map(({ kural }) => kural)).toContain('satis_satiri')
    await rebuildFigures(app.services.db, tenantId)
    expect(await findings()).toEqual([])
  })
})

describe('who sees what (FIG-3)', () => {
  const period = { ilk: FIRST, son: addDays(FIRST, DAYS), esas: 'hizmet' as const }
  const asRole = async (rol: string) => {
    await app.owner.db
      .updateTable('personel')
      .set({ rol: rol as 'satis' })
      .where('e_mail', '=', 'ada@alfa.example.com')
      .execute()
  }
  const status = async (olcu: string) =>
    (await app.get(`/api${getFigures.path}?${new URLSearchParams({ olcu, ...period })}`, staff)).statusCode

  test.each([
    ['yonetici', [200, 200, 200, 200]],
    ['muhasebe', [200, 200, 200, 200]],
    ['satis', [200, 200, 403, 403]],
    ['icerik', [403, 403, 403, 200]],
    ['operasyon', [403, 403, 403, 403]],
    ['saha', [403, 403, 403, 403]],
  ])('%s', async (rol, answers) => {
    await asRole(rol)
    try {
      const given: number[] = []
      for (const olcu of ['satis', 'dolus', 'doluluk', 'donusum']) given.push(await status(olcu))
      expect(given).toEqual(answers)
    } finally {
      await asRole('yonetici')
    }
  })

  test('whoever sells sees what they have sold, and nothing of others', async () => {
    const { rows } = await app.owner.pool.query<{ k_no: string }>('select k_no from personel where tenant_id = $1', [
      tenantId,
    ])
    await asRole('satis')
    try {
      const { satis, kapsam } = await ask({ olcu: 'satis', boyut: 'tip', ...period })
      expect(kapsam).toBe('kendi')
      const own = expected('tip', period, bookings, rows[0]?.k_no)
      expect(told(satis?.data ?? [])).toEqual(own)
      expect(own).not.toEqual(expected('tip', period))
    } finally {
      await asRole('yonetici')
    }
  })

  test('whoever writes the pages sees visits, and not how many booked', async () => {
    await asRole('icerik')
    try {
      expect((await ask({ olcu: 'donusum', ...period })).donusum?.toplam.rezervasyon).toBeNull()
    } finally {
      await asRole('yonetici')
    }
    expect((await ask({ olcu: 'donusum', ...period })).donusum?.toplam.rezervasyon).toBeGreaterThan(0)
  })

  test('another tenant has none of it', async () => {
    const { satis } = await ask({ olcu: 'satis', boyut: 'kanal', ...period }, await staffHeaders(app, 'beta'))
    expect(satis?.data).toEqual([])
    expect(satis?.toplam.adet).toBe(0)
  })
})
