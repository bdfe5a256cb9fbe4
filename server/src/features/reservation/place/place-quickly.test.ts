import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, KEEP_PLANS, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { askAll, later } from '../../../platform/db/round-trip.ts'
import { ask, askLast, commitWith, run } from '../../../platform/db/statement.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, SEAT_PRICE } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { planForgottenMails } from '../../letters/outbox.ts'

const PLACE = '/rezervasyon-olustur-post'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(shop.place.db, shop.place.tenantId, work)

describe('a price that is kept in memory', () => {
  test('is read again when another connection has changed it, in the very next quote and booking', async () => {
    const tour = await addTour(shop.place, 20)
    const { line } = seats(tour, FIRST_DAY)
    const quote = async () => {
      const basket = { lang: 'en', secilen_kur: 'TRY', sepet_urunler: [line] }
      return (await shop.post('/sepet-hesapla-post', basket)).json().data.kur_rezervasyon_toplam.genel_toplam
    }
    expect(await quote()).toBe(SEAT_PRICE)
    expect((await shop.post(PLACE, placement([seats(tour, FIRST_DAY)]))).statusCode).toBe(200)
    await sql`update opsiyon set tarife = jsonb_set(tarife, '{yetiskin_fiyat}', '12345') where k_no = ${tour.opsiyon_k_no}`.execute(
      shop.app.owner.db,
    )
    const seen = await shop.post(PLACE, placement([seats(tour, FIRST_DAY)]))
    expect([seen.statusCode, seen.json().code]).toEqual([409, 'fiyat_degisti'])
    expect(await quote()).toBe(123.45)
  })

  test('moves its version once for each change of any table of the catalogue', async () => {
    const tour = await addTour(shop.place, 20)
    const version = async () =>
      (await inTenant((trx) => trx.selectFrom('katalog_surumu').select('surum').executeTakeFirstOrThrow())).surum
    const changes = [
      sql`update urun set kdv_oran = kdv_oran where k_no = ${tour.urun_k_no}`,
      sql`update opsiyon set sira = sira where k_no = ${tour.opsiyon_k_no}`,
      sql`update kaynak set devir = devir`,
      sql`update kalkis_kurali set kontenjan = kontenjan`,
      sql`insert into kampanya (tenant_id, ad, kapsam, kampanya_turu, toplam_tutar, indirim_turu, indirim_tutari, kur, aktif)
        values (${shop.place.tenantId}, '{}', 'sepet', 'adet', 99, 'yuzde', 1, 'TRY', false)`,
      sql`delete from kampanya where toplam_tutar = 99`,
    ]
    for (const change of changes) {
      const before = await version()
      await inTenant((trx) => change.execute(trx))
      expect(await version()).toBe(before + 1)
    }
  })
})

describe('seats that seem to be gone', () => {
  test('are found with a dead hold on them, and on a departure without a row', async () => {
    const tour = await addTour(shop.place, 2)
    const held = placement([seats(tour, FIRST_DAY, 2)], { method: 'kredi_karti' })
    expect((await shop.post(PLACE, held)).statusCode).toBe(200)
    const refused = await shop.post(PLACE, placement([seats(tour, FIRST_DAY)]))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'dolu'])
    const past = new Date(Date.now() - 1000)
    await inTenant(async (trx) => {
      await trx.updateTable('tutma').set({ tutma_bitis: past }).where('rezervasyon_k_no', '=', held.k_no).execute()
      await trx.updateTable('rezervasyon').set({ bitis: past }).where('k_no', '=', held.k_no).execute()
    })
    expect((await shop.post(PLACE, placement([seats(tour, FIRST_DAY)]))).statusCode).toBe(200)
    expect((await shop.post(PLACE, placement([seats(tour, addDays(FIRST_DAY, 1))]))).statusCode).toBe(200)
  })

  test('leave nothing of the refused booking behind, not even its key', async () => {
    const tour = await addTour(shop.place, 1)
    expect((await shop.post(PLACE, placement([seats(tour, FIRST_DAY)]))).statusCode).toBe(200)
    const late = placement([seats(tour, FIRST_DAY)])
    expect((await shop.post(PLACE, late)).json().code).toBe('dolu')
    const left = await inTenant(async (trx) => [
      await trx.selectFrom('rezervasyon').select('k_no').where('k_no', '=', late.k_no).execute(),
      await trx.selectFrom('istek_anahtari').select('anahtar').where('anahtar', '=', late.k_no).execute(),
      await trx.selectFrom('denetim').select('no').where('konu_k_no', '=', late.k_no).execute(),
    ])
    expect(left).toEqual([[], [], []])
  })
})

describe('a crowd that books at the same time', () => {
  const all = (bodies: readonly object[]) => Promise.all(bodies.map((body) => shop.post(PLACE, body)))

  test('gets what each of them asked for: one refused basket does not harm the others', async () => {
    const tour = await addTour(shop.place, 30)
    await shop.post(PLACE, placement([seats(tour, FIRST_DAY)]))
    const good = Array.from({ length: 12 }, () => placement([seats(tour, FIRST_DAY, 2)]))
    const dear = {
      ...placement([seats(tour, FIRST_DAY)]),
      kur_rezervasyon_toplam: { genel_toplam: 1, on_odeme_toplam: 1 },
    }
    const past = placement([seats(tour, '2020-01-01')])
    const answers = await all([...good.slice(0, 6), dear, past, ...good.slice(6)])
    expect(answers.map((answer) => answer.json().code ?? answer.statusCode)).toEqual([
      ...good.slice(0, 6).map(() => 200),
      'fiyat_degisti',
      'gecmis_tarih',
      ...good.slice(6).map(() => 200),
    ])
    const numbers = answers.flatMap((answer) => answer.json().data?.kayit_no ?? [])
    expect(new Set(numbers).size).toBe(12)
    const keys = good.map(({ k_no }) => k_no)
    expect(answers.flatMap((answer) => answer.json().data?.k_no ?? [])).toEqual(keys)
    const left = await inTenant(async (trx) => ({
      lines: await trx.selectFrom('rezervasyon_satiri').select('sira').where('rezervasyon_k_no', 'in', keys).execute(),
      audit: await trx.selectFrom('denetim').select('olay').where('konu_k_no', 'in', keys).execute(),
      refused: await trx
        .selectFrom('istek_anahtari')
        .select('anahtar')
        .where('anahtar', 'in', [dear.k_no, past.k_no])
        .execute(),
    }))
    expect(left.lines).toHaveLength(12)
    expect(left.audit).toHaveLength(12)
    expect(left.refused).toEqual([])
    const { rows } = await sql<{ taken: number }>`select sum(alinan)::int as taken from kalkis k
      where exists (select 1 from tutma t where t.kalkis_k_no = k.k_no and t.rezervasyon_k_no = ${keys[0]})`.execute(
      shop.app.owner.db,
    )
    expect(rows[0]?.taken).toBe(25)
  })

  test('shares the last seats as if they had come one by one, and the same request is booked once', async () => {
    const tour = await addTour(shop.place, 5)
    const bodies = Array.from({ length: 12 }, () => placement([seats(tour, FIRST_DAY)]))
    const answers = await all(bodies)
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(5)
    expect(codes.filter((code) => code === 'dolu')).toHaveLength(7)
    const spacious = await addTour(shop.place, 20)
    const body = placement([seats(spacious, FIRST_DAY)])
    const twins = await all([...Array.from({ length: 8 }, () => body), placement([seats(spacious, FIRST_DAY)])])
    expect(new Set(twins.map((answer) => answer.json().data?.kayit_no)).size).toBe(2)
  })
})

describe('the mails of a booking', () => {
  const jobs = async (k_no: string) => {
    const { rows } = await sql<{ id: string }>`select j.id from pgboss.job j
      join eposta e on e.k_no = j.id where j.name = 'send-mail' and e.veri->>'k_no' = ${k_no}`.execute(
      shop.app.owner.db,
    )
    return rows.length
  }

  test('get one job each soon after the commit; one that was forgotten gets it later, and only once', async () => {
    const tour = await addTour(shop.place, 5)
    const body = placement([seats(tour, FIRST_DAY)])
    await shop.post(PLACE, placement([seats(tour, FIRST_DAY)]))
    await shop.post(PLACE, body)
    await expect.poll(() => jobs(body.k_no)).toBe(2)
    await sql`delete from pgboss.job where name = 'send-mail'`.execute(shop.app.owner.db)
    await sql`update eposta set olusturma_zamani = now() - interval '5 minutes'`.execute(shop.app.owner.db)
    const { db, queue } = shop.app.services
    for (let round = 0; round < 2; round += 1) await planForgottenMails(db, queue, shop.place.tenantId)
    expect(await jobs(body.k_no)).toBe(2)
  })
})

describe('statements that travel together', () => {
  const ADD = { name: 'test-add', text: 'insert into ayar (tenant_id, anahtar, deger) values ($1, $2, $3)' }
  const values = (key: string) => [shop.place.tenantId, key, '{}']
  const READ = { name: 'test-read', text: 'select anahtar from ayar where anahtar = any($1::text[]) order by anahtar' }

  test.for([true, false])('are all done or none, and nothing may follow the commit (prepared: %s)', async (prepare) => {
    const connection = connect(shop.app.database.appUrl, 1, (error) => process.stderr.write(`${error.message}\n`), {
      prepare,
    })
    const { db } = connection
    const { tenantId } = shop.place
    const [one, two] = [`birlikte "1" \\ ${prepare}`, `birlikte 2 ${prepare}`]
    const failing = withTenant(db, tenantId, (trx) =>
      commitWith(trx, [
        { statement: ADD, values: values(one) },
        { statement: ADD, values: values(one) },
      ]),
    )
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    await withTenant(db, tenantId, (trx) =>
      commitWith(trx, [
        { statement: ADD, values: values(one) },
        { statement: ADD, values: values(two) },
      ]),
    )
    const found = await withTenant(db, tenantId, (trx) => run(trx, READ, [one, two]))
    expect(found).toEqual([{ anahtar: one }, { anahtar: two }])
    const after = withTenant(db, tenantId, async (trx) => {
      await commitWith(trx, [{ statement: ADD, values: values(`${two} sonra`) }])
      await run(trx, READ, [one])
    })
    await expect(after).rejects.toThrow('no statement may follow')
    await connection.close()
  })

  test.for([true, false])('questions answer each its own rows (prepared: %s)', async (prepare) => {
    const connection = connect(shop.app.database.appUrl, 1, (error) => process.stderr.write(`${error.message}\n`), {
      prepare,
    })
    const COUNT = { name: '', text: 'select $1::int as n union all select $1::int + 1' }
    const steps = [
      { statement: COUNT, values: [7] },
      { statement: READ, values: [['yok']] },
      { statement: COUNT, values: [70] },
    ]
    const answers = [[{ n: 7 }, { n: 8 }], [], [{ n: 70 }, { n: 71 }]]
    const inside = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
      withTenant(connection.db, shop.place.tenantId, work)
    expect(await inside(async (trx) => [await ask(trx, steps), await ask(trx, steps)])).toEqual([answers, answers])
    expect(await inside((trx) => askLast(trx, steps))).toEqual(answers)
    expect(await inside((trx) => askLast(trx, []))).toEqual([])
    const after = inside(async (trx) => {
      await askLast(trx, steps)
      await ask(trx, steps)
    })
    await expect(after).rejects.toThrow('no statement may follow')
    const wrong = inside((trx) =>
      askLast(trx, [...steps, { statement: { name: '', text: 'select 1 / 0' }, values: [] }]),
    )
    await expect(wrong).rejects.toMatchObject({ code: '22012' })
    expect(await inside((trx) => askLast(trx, steps))).toEqual(answers)
    await connection.close()
  })

  test.for([true, false])(
    'what nobody waits for is there at the commit, or nothing is (prepared: %s)',
    async (prepare) => {
      const connection = connect(shop.app.database.appUrl, 1, (error) => process.stderr.write(`${error.message}\n`), {
        prepare,
      })
      const { tenantId } = shop.place
      const inside = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
        withTenant(connection.db, tenantId, work, KEEP_PLANS)
      const add = (trx: TenantTransaction, anahtar: string) =>
        later(trx, trx.insertInto('ayar').values({ tenant_id: tenantId, anahtar, deger: '{}' }))
      const find = (trx: TenantTransaction, ...keys: string[]) =>
        trx.selectFrom('ayar').select('anahtar').where('anahtar', 'in', keys).orderBy('anahtar')
      const [one, two, three] = [`sonra 1 ${prepare}`, `sonra 2 ${prepare}`, `sonra 3 ${prepare}`]
      // Only statements whose answers are not awaited: the commit has to begin the transaction, too.
      await inside((trx) => add(trx, one))
      const seen = await inside(async (trx) => {
        await later(trx, find(trx, one).forUpdate())
        await add(trx, two)
        const { first, group } = await askAll(trx, {
          first: find(trx, one, two),
          group: { none: undefined, second: find(trx, three) },
        })
        await add(trx, three)
        return [first, group.second, group.none]
      })
      expect(seen).toEqual([[{ anahtar: one }, { anahtar: two }], [], undefined])
      for (let round = 0; round < 4; round += 1) {
        const failing = inside(async (trx) => {
          await add(trx, `${three} yok`)
          await add(trx, two)
        })
        await expect(failing).rejects.toMatchObject({ code: '23505' })
      }
      const left = await inside((trx) => find(trx, one, two, three, `${three} yok`).execute())
      expect(left).toEqual([{ anahtar: one }, { anahtar: two }, { anahtar: three }])
      await connection.close()
    },
  )

  test('a connection that cannot roll back is not used again', async () => {
    const connection = connect(shop.app.database.appUrl, 1, () => undefined)
    const broken = withTenant(connection.db, shop.place.tenantId, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(shop.app.owner.db)
      await sql`select 1`.execute(trx)
    })
    await expect(broken).rejects.toThrow(/terminat|connection|ECONNRESET/i)
    expect(await withTenant(connection.db, shop.place.tenantId, (trx) => run(trx, READ, ['yok']))).toEqual([])
    await connection.close()
  })
})
