import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, connect } from '../platform/db/connection.ts'
import { createLogger } from '../platform/http/logger.ts'
import { TenantDirectory } from '../platform/http/tenant-directory.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { nightlyOracle } from './nightly-oracle.job.ts'
import { askInvariants } from './run-oracle.ts'

/**
 * Each rule is shown a database that breaks it and nothing else. The owner writes the rows, and constraints that would
 * refuse them are dropped first: the oracle must not lean on them.
 */
let database: TestDatabase
let owner: Connection
let tenant: number

const RESERVATION = randomUUID()
const UNIT = randomUUID()
const DEPARTURE = randomUUID()
const COUPON = randomUUID()
const PRODUCT = randomUUID()
const OPTION = randomUUID()

const RECEIPT = {
  adimlar: [
    { asama: 'satir', tutar: 100 },
    { asama: 'kupon', tutar: -10 },
    { asama: 'bilgi', tutar: 15 },
    { asama: 'taksit', tutar: 1.5 },
  ],
  satirlar: [{ genel_toplam: 90 }],
  toplam: { genel_toplam: 91.5, on_odeme_toplam: 24, kalan_toplam: 67.5, taksit_fark: 1.5 },
}

beforeAll(async () => {
  database = await createTestDatabase()
  owner = connect(database.ownerUrl, 1, (error) => process.stderr.write(`${error.message}\n`))
  await sql`alter table tutma drop constraint tutma_cakisma`.execute(owner.db)
  await sql`alter table kalkis drop constraint kalkis_dolu`.execute(owner.db)
  const made = await sql<{ id: number }>`insert into tenant (kod) values ('gama') returning id`.execute(owner.db)
  tenant = made.rows[0]?.id ?? 0
  await layGround()
})

afterAll(async () => {
  await owner.close()
  await database.drop()
})

/** One confirmed reservation with a night in a unit, two seats on a departure and a coupon: nothing is wrong. */
async function layGround(): Promise<void> {
  const house = randomUUID()
  const boat = randomUUID()
  await sql`insert into kaynak (tenant_id, k_no, ad, stok) values
    (${tenant}, ${house}, 'house', 'gece'), (${tenant}, ${boat}, 'boat', 'kalkis')`.execute(owner.db)
  await sql`insert into birim (tenant_id, k_no, kaynak_k_no, ad) values (${tenant}, ${UNIT}, ${house}, '1')`.execute(
    owner.db,
  )
  await sql`insert into kalkis (tenant_id, k_no, kaynak_k_no, tarih, saat, kapasite, alinan)
    values (${tenant}, ${DEPARTURE}, ${boat}, '2027-06-01', '09:30', 3, 2)`.execute(owner.db)
  await sql`insert into urun (tenant_id, k_no, urun_tipi, ad, rezervasyon_satis_durum, kdv_turu, kdv_oran, odeme_tipi,
    odeme_tipi_oran, kisi_sinirlari, satis_penceresi)
    values (${tenant}, ${PRODUCT}, 'villa', '{}', 'direk', 'dahil', 20, 'on_odeme', 25, '{}', '{}')`.execute(owner.db)
  await sql`insert into opsiyon (tenant_id, k_no, urun_k_no, kaynak_k_no, tarife)
    values (${tenant}, ${OPTION}, ${PRODUCT}, ${house}, '{}')`.execute(owner.db)
  await sql`insert into rezervasyon (tenant_id, k_no, durum, lang, rezervasyon_satis_durum, sabit_kur, secilen_kur,
    kur_bilgi, fis, sabit_fis, indirim_oranlar, genel_toplam, on_odeme_toplam, odeme_tipi)
    values (${tenant}, ${RESERVATION}, 'confirmed', 'en', 'direk', 'TRY', 'EUR', '[]', ${JSON.stringify(RECEIPT)},
      ${JSON.stringify(RECEIPT)}, '{}', 9150, 2400, 'on_odeme')`.execute(owner.db)
  await sql`insert into rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira, urun_k_no, opsiyon_k_no, baslangic, istek,
    satir, basladigi_an, iptal_kosullari, genel_toplam, on_odeme_toplam)
    values (${tenant}, ${RESERVATION}, 0, ${PRODUCT}, ${OPTION}, '2027-06-01', '{}', '{}', '2027-06-01', '[]', 9000,
      2250)`.execute(owner.db)
  await sql`insert into tutma (tenant_id, rezervasyon_k_no, sira, birim_k_no, baslangic, bitis, durum)
    values (${tenant}, ${RESERVATION}, 0, ${UNIT}, '2027-06-01T12:00Z', '2027-06-03T12:00Z', 'confirmed')`.execute(
    owner.db,
  )
  await sql`insert into tutma (tenant_id, rezervasyon_k_no, sira, kalkis_k_no, kisi, durum)
    values (${tenant}, ${RESERVATION}, 0, ${DEPARTURE}, 2, 'confirmed')`.execute(owner.db)
  await sql`insert into kupon (tenant_id, k_no, kod, indirim_turu, indirim_tutari, kur, en_cok_kullanim, uye_basina, kullanim)
    values (${tenant}, ${COUPON}, 'YAZ10', 'tutar', 1000, 'EUR', 5, 1, 1)`.execute(owner.db)
  await sql`insert into kupon_kullanimi (tenant_id, kupon_k_no, rezervasyon_k_no, kullanan, sira)
    values (${tenant}, ${COUPON}, ${RESERVATION}, 'a@example.com', 1)`.execute(owner.db)
  await sql`insert into tahsilat (tenant_id, rezervasyon_k_no, tur, tutar, kur, odeme_yontemi)
    values (${tenant}, ${RESERVATION}, 'tahsilat', 2400, 'EUR', 'kredi_karti')`.execute(owner.db)
}

const TAKEN_BACK = 'taken back'

/** Does the damage, asks, and takes it back. */
async function findAfter(damage: readonly string[]): Promise<string[]> {
  const rules = new Set<string>()
  const asked = owner.db.transaction().execute(async (trx) => {
    for (const statement of damage) await sql.raw(statement).execute(trx)
    for (const finding of await askInvariants(trx)) rules.add(finding.kural)
    throw new Error(TAKEN_BACK)
  })
  await expect(asked).rejects.toThrow(TAKEN_BACK)
  return [...rules].sort()
}

const secondReservation = (state: string) => `insert into rezervasyon
  select (jsonb_populate_record(r, jsonb_build_object('k_no', gen_random_uuid(), 'durum', '${state}',
    'genel_toplam', 0, 'on_odeme_toplam', 0,
    'fis', '{"adimlar":[],"satirlar":[],"toplam":{"genel_toplam":0,"on_odeme_toplam":0,"kalan_toplam":0,"taksit_fark":0}}'::jsonb))).*
  from rezervasyon r where k_no = '${RESERVATION}'`

const claimOf = (columns: string, values: string) =>
  `insert into tutma (tenant_id, ${columns}) values (${tenant}, ${values})`

interface Given {
  readonly odenen: number
  readonly iade: number
}

/** Of a review that says something else, where anything was paid. */
const cancellationOf = (sira: number, { odenen, iade }: Given) => `
  with inceleme_satiri as (insert into inceleme (tenant_id, konu, rezervasyon_k_no, ayrinti)
    values (${tenant}, 'iade', '${RESERVATION}', '{"iade": 1, "satir": ${sira}}') returning k_no)
  insert into satir_iptali (tenant_id, rezervasyon_k_no, sira, odenen, iade_oran, iade, kesinti, inceleme_k_no, kim, zaman)
  select ${tenant}, '${RESERVATION}', ${sira}, ${odenen}, 100, ${iade}, ${odenen - iade}, k_no, 'test', now()
  from inceleme_satiri`

/** A second line that costs nothing and was cancelled alone. */
const cancelledLine = (given: Given) => [
  `insert into rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira, urun_k_no, opsiyon_k_no, baslangic, istek, satir,
    basladigi_an, iptal_kosullari, genel_toplam, on_odeme_toplam)
    values (${tenant}, '${RESERVATION}', 1, '${PRODUCT}', '${OPTION}', '2027-06-01', '{}', '{}', '2027-06-01', '[]', 0, 0)`,
  cancellationOf(1, given),
]

test('a database in order has no findings', async () => {
  expect(await findAfter([])).toEqual([])
})

describe('what the oracle sees', () => {
  const cases: readonly (readonly [name: string, damage: () => string[], rules: string[]])[] = [
    [
      'two claims on one night',
      () => [
        claimOf(
          'birim_k_no, baslangic, bitis, durum',
          `'${UNIT}', '2027-06-02T12:00Z', '2027-06-04T12:00Z', 'blocked'`,
        ),
      ],
      ['cakisma'],
    ],
    ['a seat that was never given back', () => ['update kalkis set alinan = 3'], ['kalkis_sayaci']],
    [
      'more seats sold than there are',
      () => [claimOf('kalkis_k_no, kisi, durum', `'${DEPARTURE}', 2, 'blocked'`), 'update kalkis set alinan = 4'],
      ['fazla_satis'],
    ],
    [
      'a hold nobody retired',
      () => [
        claimOf(
          'birim_k_no, baslangic, bitis, durum, tutma_bitis',
          `'${UNIT}', '2027-07-01T12:00Z', '2027-07-02T12:00Z', 'held', now() - interval '6 minutes'`,
        ),
      ],
      ['olu_tutma'],
    ],
    [
      'a cancelled reservation that still holds stock',
      () => [`update rezervasyon set durum = 'cancelled'`, 'delete from tahsilat'],
      ['stok_artigi'],
    ],
    [
      'a confirmed reservation whose stock is gone',
      () => ['delete from tutma where birim_k_no is not null or kisi > 0', 'update kalkis set alinan = 0'],
      ['stoksuz'],
    ],
    [
      'a confirmed reservation whose hold could run out',
      () => [`update tutma set durum = 'held', tutma_bitis = now() + interval '1 hour' where birim_k_no is not null`],
      ['tutma_durumu'],
    ],
    [
      'money on a reservation that has run out, and nobody was told',
      () => [
        `update tutma set durum = 'expired'`,
        'update kalkis set alinan = 0',
        `update rezervasyon set durum = 'expired'`,
      ],
      ['sahipsiz_para'],
    ],
    [
      'more money back than was taken',
      () => [
        `insert into tahsilat (tenant_id, rezervasyon_k_no, tur, tutar, kur, odeme_yontemi)
          values (${tenant}, '${RESERVATION}', 'iade', 2401, 'EUR', 'kredi_karti')`,
      ],
      ['fazla_iade'],
    ],
    ['a coupon counted twice', () => ['update kupon set kullanim = 2'], ['kupon_sayaci']],
    [
      'a coupon used twice by one person',
      () => [
        secondReservation('held'),
        `insert into kupon_kullanimi (tenant_id, kupon_k_no, rezervasyon_k_no, kullanan, sira)
          select tenant_id, '${COUPON}', k_no, 'a@example.com', 2 from rezervasyon where durum = 'held'`,
        'update kupon set kullanim = 2',
      ],
      ['kupon_uye_siniri'],
    ],
    [
      'a step of the receipt that is missing',
      () => [`update rezervasyon set sabit_fis = jsonb_set(sabit_fis, '{adimlar,1,tutar}', '-9.99')`],
      ['fis_toplami'],
    ],
    [
      'a receipt for the books that is missing, though they are kept in another currency',
      () => ['update rezervasyon set sabit_fis = null'],
      ['fis_toplami'],
    ],
    ['a charge that differs from the receipt', () => ['update rezervasyon set genel_toplam = 9151'], ['fis_satiri']],
    [
      'a cancelled line that still holds a seat',
      () => [
        ...cancelledLine({ odenen: 0, iade: 0 }),
        claimOf(
          'rezervasyon_k_no, sira, kalkis_k_no, kisi, durum',
          `'${RESERVATION}', 1, '${DEPARTURE}', 0, 'confirmed'`,
        ),
      ],
      ['iptal_satirin_stogu'],
    ],
    ['a cancelled line whose refund nobody queued', () => cancelledLine({ odenen: 700, iade: 700 }), ['satir_iadesi']],
    [
      'a booking that keeps asking for a cancelled line',
      () => [
        ...cancelledLine({ odenen: 0, iade: 0 }),
        'update rezervasyon_satiri set genel_toplam = 500 where sira = 1',
      ],
      ['fis_satiri'],
    ],
    [
      'a booking all of whose lines were cancelled one by one',
      () => [
        `update tutma set durum = 'cancelled'`,
        'update kalkis set alinan = 0',
        cancellationOf(0, { odenen: 0, iade: 0 }),
        'update rezervasyon set genel_toplam = 0, on_odeme_toplam = 0',
      ],
      ['iptal_son_satir'],
    ],
  ]

  test.for(cases)('%s', async ([_name, damage, rules]) => {
    expect(await findAfter(damage())).toEqual(rules)
  })

  test('money on a reservation that has run out is in order once somebody was told', async () => {
    const told = await findAfter([
      `update tutma set durum = 'expired'`,
      'update kalkis set alinan = 0',
      `update rezervasyon set durum = 'expired'`,
      `insert into inceleme (tenant_id, konu, rezervasyon_k_no) values (${tenant}, 'gec_odeme', '${RESERVATION}')`,
    ])
    expect(told).toEqual([])
  })

  test('back-to-back stays are no overlap', async () => {
    const next = claimOf(
      'birim_k_no, baslangic, bitis, durum',
      `'${UNIT}', '2027-06-03T12:00Z', '2027-06-04T12:00Z', 'blocked'`,
    )
    expect(await findAfter([next])).toEqual([])
  })
})

test('the nightly job fails with the findings', async () => {
  const tenants = new TenantDirectory(owner.db)
  await tenants.refresh()
  const lines: string[] = []
  const log = createLogger('error', { write: (line) => void lines.push(line) })
  const job = nightlyOracle({ db: owner.db, log }, tenants)
  const attempt = { retries: 0, isLast: true }
  await expect(job.run({}, attempt)).resolves.toBeUndefined()
  await sql`update kupon set kullanim = 2`.execute(owner.db)
  await expect(job.run({}, attempt)).rejects.toThrow(/kupon_sayaci/)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ alarm: 'oracle_finding', rules: ['kupon_sayaci'] }])
  await sql`update kupon set kullanim = 1`.execute(owner.db)
})
