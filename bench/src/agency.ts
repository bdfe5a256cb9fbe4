import { randomUUID } from 'node:crypto'
import { getStatement, listNetProducts } from '@meltem/contract/agency/portal'
import { withTenant } from '../../server/src/platform/db/connection.ts'
import { hashToken } from '../../server/src/platform/sessions/token.ts'
import { generateCatalog } from '../../server/src/seed/generate-catalog.ts'
import { withoutNews } from '../../server/src/seed/without-news.ts'
import { stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { type BookingStage, openBookingStage } from './instruments/booking-stage.ts'
import { cpuOf } from './instruments/call-cpu.ts'
import type { Verdict } from './instruments/verdict.ts'
import { encodeRequest } from './instruments/wire-client.ts'

const ENTRIES = 10_000
const CALLS = 300
const PRODUCTS = 240
const TOKEN = 'b'.repeat(43)

/** An agency with a contract, a clerk who is logged in, and ten thousand entries on its account. */
async function openAgency({ db, tenantId: tenant_id }: BookingStage): Promise<void> {
  await withTenant(db, tenant_id, async (trx) => {
    const { k_no: acente_k_no } = await trx
      .insertInto('acente')
      .values({
        tenant_id,
        kno: 'BENCH1',
        unvan: 'Bench Ltd.',
        marka: 'Bench',
        vergi_dairesi: 'Fethiye',
        vergi_no: '1000000001',
        adres: 'Göcek',
        telefon: '+902520000000',
        e_mail: 'bench@example.com',
        kur: 'TRY',
        istenen_mutabakat: 'net_fiyat',
        dil: 'en',
      })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const person = { ad: 'Derya', soyad: 'Uslu', e_mail: 'derya@example.com', rol: 'sahip', dil: 'en' } as const
    const { k_no: kullanici_k_no } = await trx
      .insertInto('acente_kullanici')
      .values({ tenant_id, acente_k_no, ...person })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const session = { yenileme_ozeti: hashToken('renew'), onceki_ozet: null, hatirla: false, cihaz: 'bench', ip: '–' }
    const { k_no: oturum_k_no } = await trx
      .insertInto('acente_oturumu')
      .values({ tenant_id, kullanici_k_no, ...session })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const token = { ozet: hashToken(TOKEN), oturum_k_no, kullanici_k_no, bitis: new Date('2099-01-01') }
    await trx
      .insertInto('acente_belirteci')
      .values({ tenant_id, ...token })
      .execute()
    const kurallar = JSON.stringify([{ kapsam: 'hepsi', hedef: null, oran: 18 }])
    const days = { baslangic: '2020-01-01', bitis: '2099-12-31' }
    await trx
      .insertInto('acente_sozlesme')
      .values({ tenant_id, acente_k_no, ad: 'Bench', akis: 'net_fiyat', ...days, kurallar })
      .execute()
    await fillAccount(trx, tenant_id, acente_k_no)
  })
}

async function fillAccount(
  trx: Parameters<Parameters<typeof withTenant>[2]>[0],
  tenant_id: number,
  acente_k_no: string,
): Promise<void> {
  const PART = 1000
  for (let done = 0; done < ENTRIES; done += PART) {
    const entries = Array.from({ length: PART }, () => ({ tenant_id, k_no: randomUUID(), acente_k_no }))
    await trx
      .insertInto('cari_hareket')
      .values(entries.map((entry) => ({ ...entry, tur: 'odeme' as const, kim: 'bench' })))
      .execute()
    const rows = entries.flatMap(({ k_no }) => [
      { tenant_id, hareket_k_no: k_no, sira: 0, hesap: 'kasa' as const, acente_k_no, kur: 'TRY', tutar: 100 },
      { tenant_id, hareket_k_no: k_no, sira: 1, hesap: 'acente' as const, acente_k_no, kur: 'TRY', tutar: -100 },
    ])
    await trx.insertInto('cari_satir').values(rows).execute()
  }
}

/** The catalogue is read in the background: measured once a page is full. */
async function waitForList({ server }: BookingStage): Promise<void> {
  const headers = { ...stranger(), authorization: `Bearer ${TOKEN}` }
  for (let turn = 0; turn < 120; turn += 1) {
    const answer = await fetch(`${server.url}/api${listNetProducts.path}?dil=tr&kur=TRY`, { headers })
    const { data } = (await answer.json()) as { data?: readonly unknown[] }
    if (data?.length === 24) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('the list did not fill')
}

const bar = (value: number) => ({ at: 'most', value }) as const

export async function benchAgency(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
    await withoutNews(stage.owner.db, () => generateCatalog(stage.owner.db, stage.tenantId, PRODUCTS, today))
    await openAgency(stage)
    await stage.owner.pool.query('analyze')
    const ask = (path: string, query: string) => {
      const headers = { ...stranger(), authorization: `Bearer ${TOKEN}` }
      return encodeRequest(`${stage.server.url}/api${path}?${query}`, headers)
    }
    await waitForList(stage)
    const lists = await cpuOf(
      stage,
      Array.from({ length: CALLS }, () => ask(listNetProducts.path, 'dil=tr&kur=TRY')),
    )
    const pages = Array.from({ length: CALLS }, (_, turn) =>
      ask(getStatement.path, `kur=TRY&sayfa=${(turn % 200) + 1}`),
    )
    const statement = await cpuOf(stage, pages)
    return [
      { what: 'desk listing with net prices', measured: lists.server, unit: 'CPU ms', judged: 'measured', bar: bar(4) },
      {
        what: `a page of a statement of ${ENTRIES} entries, database`,
        measured: statement.database,
        unit: 'CPU ms',
        judged: 'measured',
        bar: bar(10),
      },
    ]
  } finally {
    await stage.close()
  }
}
