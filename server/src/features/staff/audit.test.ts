import { API } from '@meltem/contract/api'
import type { Staff } from '@meltem/contract/staff/staff'
import { sampleOf } from '@meltem/contract/testing/sample-input'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { noteUnchanged } from '../../platform/db/staff-call.ts'
import { Api, type RequestContext } from '../../platform/http/api.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let alfa: number
let ada: string
beforeAll(async () => {
  app = await startTestApp()
  alfa = app.tenants.byKod('alfa')?.id ?? 0
  const [person] = await app.owner.db.selectFrom('personel').select('k_no').where('tenant_id', '=', alfa).execute()
  ada = person?.k_no ?? ''
})
afterAll(() => app.close())

function rowsOf(istek_no: string) {
  return app.owner.db.selectFrom('denetim').selectAll().where('istek_no', '=', istek_no).orderBy('no').execute()
}

async function changesOf(istek_no: string) {
  return await app.owner.db
    .selectFrom('denetim_degisim as d')
    .innerJoin('denetim as b', (join) =>
      join.onRef('b.tenant_id', '=', 'd.tenant_id').onRef('b.no', '=', 'd.denetim_no'),
    )
    .select(['d.tablo', 'd.anahtar', 'd.konu_k_no', 'd.once', 'd.sonra'])
    .where('b.istek_no', '=', istek_no)
    .orderBy('d.no')
    .execute()
}

function addMessage(mesaj = 'm') {
  return {
    tenant_id: alfa,
    mesaj_no: crypto.randomUUID().slice(0, 12),
    ad: 'A',
    soyad: 'B',
    e_mail: 'a@example.com',
    konu: 'diger' as const,
    mesaj,
    lang: 'tr' as const,
  }
}

describe('every call of the office', () => {
  const posts = API.filter(({ access, method }) => access === 'staff' && method === 'POST')

  function contextOf(requestId: string): RequestContext {
    const staff: Staff = {
      k_no: ada,
      ad: 'Ada',
      soyad: 'A',
      e_mail: 'ada@alfa.example.com',
      rol: 'yonetici',
      dil: 'tr',
      ek_haklar: [],
      alinan_haklar: [],
    }
    return {
      tenant: app.tenants.byKod('alfa') as RequestContext['tenant'],
      language: 'tr',
      ip: '192.0.2.7',
      requestId,
      origin: 'https://alfa.example.com',
      userAgent: '',
      refusesCounting: false,
      cookies: { get: () => 'a-token', set: () => undefined },
      findStaff: async () => staff,
      findMissingProof: async () => undefined,
      findMember: async () => undefined,
      findAgency: async () => undefined,
      findAdministrator: async () => undefined,
    }
  }

  test.each(posts.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s leaves one row for what it writes, and none for what it does not',
    async (path, endpoint) => {
      const api = new Api()
      let writes = true
      api.mount(endpoint, async () => {
        await withTenant(app.services.db, alfa, async (trx) => {
          if (writes) await trx.insertInto('iletisim_mesaji').values([addMessage(), addMessage()]).execute()
          else await trx.selectFrom('iletisim_mesaji').select('k_no').limit(1).execute()
        })
        return {}
      })
      const input = sampleOf(endpoint.input, {
        bitis: /\/(gun|takvim)-/.test(path) ? '2027-06-09' : '2027-06-09T10:00:00Z',
        // Taken by a line of the bank or by a sum, never by both; declined by a sentence.
        ...(path.endsWith('/odeme-bildirim-karar-post') && { karar: 'ret' }),
      })
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
      await api.dispatch(endpoint, input, contextOf(first))
      writes = false
      await api.dispatch(endpoint, input, contextOf(second))
      const rows = await rowsOf(first)
      expect(rows.map(({ olay, personel_k_no, ip, kim }) => [olay, personel_k_no, ip, kim])).toEqual([
        [path.replace('/yonetim/', ''), ada, '192.0.2.7', `personel:${ada}`],
      ])
      expect(rows[0]?.oturum).toMatch(/^[\da-f]{16}$/)
      expect(await changesOf(first)).toHaveLength(2)
      expect(await rowsOf(second)).toEqual([])
    },
  )

  test('what is undone leaves nothing, what a call leaves running is nobody’s', async () => {
    const [endpoint] = posts
    if (!endpoint) throw new Error('no call')
    const api = new Api()
    let behind: Promise<unknown> = Promise.resolve()
    const { promise: done, resolve: isDone } = Promise.withResolvers<undefined>()
    api.mount(endpoint, async () => {
      behind = done.then(() =>
        withTenant(app.services.db, alfa, (trx) => trx.insertInto('iletisim_mesaji').values(addMessage()).execute()),
      )
      await withTenant(app.services.db, alfa, async (trx) => {
        await trx.insertInto('iletisim_mesaji').values(addMessage()).execute()
        throw new Error('undone')
      })
      return {}
    })
    const istek_no = crypto.randomUUID()
    await expect(api.dispatch(endpoint, sampleOf(endpoint.input), contextOf(istek_no))).rejects.toThrow('undone')
    isDone(undefined)
    await behind
    expect(await rowsOf(istek_no)).toEqual([])
  })

  test('a call that reads leaves a row only where it says what it read', async () => {
    const endpoint = API.find(({ access, method }) => access === 'staff' && method === 'GET')
    if (!endpoint) throw new Error('no call')
    const api = new Api()
    api.mount(endpoint, async () => {
      await withTenant(app.services.db, alfa, (trx) =>
        noteUnchanged(trx, null, { tc_pasaport: '10000000146', satir: 3 }),
      )
      return {}
    })
    const istek_no = crypto.randomUUID()
    await api.dispatch(endpoint, sampleOf(endpoint.input), contextOf(istek_no))
    expect((await rowsOf(istek_no)).map(({ ayrinti }) => ayrinti)).toEqual([{ tc_pasaport: '•••', satir: 3 }])
  })
})

describe('the audit', () => {
  test('tells what a message was and became, and who signed in and out', async () => {
    const { k_no } = await withTenant(app.services.db, alfa, (trx) =>
      trx.insertInto('iletisim_mesaji').values(addMessage()).returning('k_no').executeTakeFirstOrThrow(),
    )
    const session = (await staffHeaders(app)).cookie ?? ''
    const marked = await app.post('/api/yonetim/mesaj-guncelle-post', { k_no, durum: 'okundu' }, { cookie: session })
    expect(await changesOf(String(marked.headers['x-request-id']))).toEqual([
      {
        tablo: 'iletisim_mesaji',
        anahtar: { k_no },
        konu_k_no: k_no,
        once: { durum: 'yeni' },
        sonra: { durum: 'okundu' },
      },
    ])
    await app.post('/api/yonetim/cikis-yap-post', {}, { cookie: session })
    const rows = await app.owner.db
      .selectFrom('denetim')
      .select(['olay', 'oturum'])
      .where('personel_k_no', '=', ada)
      .orderBy('no', 'desc')
      .limit(3)
      .execute()
    expect(rows.map(({ olay }) => olay)).toEqual(['cikis-yap-post', 'mesaj-guncelle-post', 'giris-yap-post'])
    expect(new Set(rows.map(({ oturum }) => oturum)).size).toBe(1)
  })

  test('shows neither identity numbers nor what opens a door', async () => {
    const secret = {
      misafir: {
        ad: 'Ada',
        tc_pasaport: 'U1',
        yanitlar: [
          { soru: 'pasaport_no', deger: 'U2' },
          { soru: 'saat', deger: '9' },
        ],
      },
    }
    const { rows } = await sql<{ ort: object }>`select denetim_ort(${JSON.stringify({
      ...secret,
      sifre_ozeti: 'argon2',
      belirtec_ozeti: null,
    })}::jsonb) as ort`.execute(app.owner.db)
    expect(rows[0]?.ort).toEqual({
      misafir: {
        ad: 'Ada',
        tc_pasaport: '•••',
        yanitlar: [
          { soru: 'pasaport_no', deger: '•••' },
          { soru: 'saat', deger: '9' },
        ],
      },
      sifre_ozeti: '•••',
      belirtec_ozeti: null,
    })
  })

  test.each([
    sql`update denetim set olay = 'x'`,
    sql`delete from denetim`,
    sql`truncate denetim cascade`,
    sql`update denetim_degisim set tablo = 'x', once = null, sonra = null`,
    sql`update denetim_degisim set sonra = '{}'`,
    sql`delete from denetim_degisim`,
    sql`truncate denetim_degisim`,
  ])('cannot be changed, not even by the owner of the database (%#)', async (statement) => {
    await expect(withTenant(app.owner.db, alfa, (trx) => statement.execute(trx))).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('forgets the values of a person who is erased, and nothing else of it', async () => {
    const blank = sql`update denetim_degisim set once = null, sonra = null`
    await withTenant(app.services.db, alfa, (trx) => blank.execute(trx))
    const left = await app.owner.db.selectFrom('denetim_degisim').selectAll().where('tenant_id', '=', alfa).execute()
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ once, sonra, tablo }) => once === null && sonra === null && tablo !== '')).toBe(true)
  })

  test('is of one tenant', async () => {
    const beta = app.tenants.byKod('beta')?.id ?? 0
    expect(
      await withTenant(app.services.db, beta, (trx) => trx.selectFrom('denetim_degisim').select('no').execute()),
    ).toEqual([])
  })

  test('watches every table that a tenant has, but for those that are named', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')
        and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
        and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'denetle')
      order by 1`.execute(app.owner.db)
    expect(rows.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "acente_belirteci",
        "acente_cihazi",
        "acente_girisi",
        "acente_oturumu",
        "aktarim_dosyasi",
        "aktarim_urun",
        "ayar_surumu",
        "banka_hareketi",
        "denetim",
        "denetim_degisim",
        "eposta",
        "fiyat_istisna",
        "fiyat_taslak",
        "gun_ayi",
        "istek_anahtari",
        "izleme_gunu",
        "izleme_tuzu",
        "izleme_ziyareti",
        "katalog_surumu",
        "metin_gecmisi",
        "olcum_gunu",
        "personel_bakisi",
        "personel_cihazi",
        "personel_girisi",
        "personel_kurtarma_kodu",
        "personel_oturumu",
        "rezervasyon_arama",
        "saha_cihazi",
        "sayfa_deneme",
        "toplu_islem_satir",
        "uye_belirteci",
        "uye_cihazi",
        "uye_oturumu",
        "ziyaret_gunu",
      ]
    `)
  })
})
