import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let staff: Record<string, string>
let group: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await staffHeaders(app)
  const yeni = { ad: { tr: '=1+1', en: 'Loyal' }, iskonto_oran: 5 }
  const made = await app.post('/api/yonetim/uye-grup-kaydet-post', { gorulen: null, yeni }, staff)
  group = made.json().data.k_no
  for (let oran = 6; oran < 36; oran += 1) await change(oran)
})
afterAll(() => app.close())

const get = (path: string, query: Record<string, string> = {}, headers = staff) =>
  app.get(`/api/yonetim/${path}?${new URLSearchParams(query)}`, headers)

async function change(iskonto_oran: number): Promise<void> {
  const ad = { tr: '=1+1', en: 'Loyal' }
  const gorulen = { ad, iskonto_oran: iskonto_oran - 1 }
  const body = { k_no: group, gorulen, yeni: { ad, iskonto_oran } }
  expect((await app.post('/api/yonetim/uye-grup-kaydet-post', body, staff)).json()).toMatchObject({ success: 1 })
}

interface Entry {
  no: number
  cagri: string
  kim: string
  tablolar: string[]
}

describe('the audit is read (PEOPLE-43)', () => {
  test('newest first, page by page, each entry once', async () => {
    const first = (await get('denetim-listele', { tablo: 'uye_grubu' })).json()
    expect(first.data).toHaveLength(25)
    const second = (await get('denetim-listele', { tablo: 'uye_grubu', sonra: first.sonraki })).json()
    expect([second.data.length, second.sonraki]).toEqual([6, null])
    const numbers = [...first.data, ...second.data].map(({ no }: Entry) => no)
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one))
  })

  test('cut by who, what, which thing and when', async () => {
    const { kisiler, cagrilar, tablolar } = (await get('denetim-secim-get')).json()
    expect(cagrilar).toContain('uye-grup-kaydet-post')
    expect(tablolar).toContain('uye_grubu')
    const count = async (query: Record<string, string>) => (await get('denetim-listele', query)).json().data.length
    expect(await count({ personel: kisiler[0].k_no, cagri: 'uye-grup-kaydet-post' })).toBe(25)
    expect(await count({ personel: crypto.randomUUID() })).toBe(0)
    expect(await count({ konu: group })).toBe(25)
    expect(await count({ konu: crypto.randomUUID() })).toBe(0)
    expect(await count({ cagri: 'uye-grup-sil-post' })).toBe(0)
    expect(await count({ son: '2000-01-01' })).toBe(0)
    expect(await count({ ilk: '2000-01-01' })).toBe(25)
    expect((await get('denetim-listele', { ilk: '2026-02-02', son: '2026-02-01' })).statusCode).toBe(422)
  })

  test('one entry has every row it changed, before and after', async () => {
    const { data } = (await get('denetim-listele', { konu: group })).json()
    const entry = (await get('denetim-getir', { no: String(data[0].no) })).json().data
    expect(entry).toMatchObject({ cagri: 'uye-grup-kaydet-post', degisim: 1, konu_k_no: group })
    expect(entry.degisimler).toEqual([
      { tablo: 'uye_grubu', anahtar: { k_no: group }, once: { iskonto_oran: 34 }, sonra: { iskonto_oran: 35 } },
    ])
    expect((await get('denetim-getir', { no: '999999999' })).json().code).toBe('bulunamadi')
  })

  test('another tenant sees none of it', async () => {
    const others = await staffHeaders(app, 'beta')
    const { data } = (await get('denetim-listele', { konu: group }, others)).json()
    expect(data).toEqual([])
  })

  test('as a file: a line for each field, nothing that a spreadsheet would run, and an entry of its own', async () => {
    const answer = await get('denetim-dosya-get', { konu: group, bicim: 'csv', dil: 'en' })
    const lines = answer.body.slice(1).trimEnd().split('\r\n')
    expect(lines[0]).toBe('Time,Who,Act,Call,About,Record,Field,Before,After,IP address,Request no.')
    expect(lines[1]).toContain(',Member group saved,uye-grup-kaydet-post,')
    expect(lines[1]).toMatch(/,Member group,discount,34,35,/)
    const made = lines.find((line) => line.includes('name › Turkish'))
    expect(made).toContain(",'=1+1,")
    expect(answer.body).not.toMatch(/(?:^|,)[=+@-][^,]/m)
    const [own] = (await get('denetim-listele', { cagri: 'denetim-dosya-get' })).json().data
    expect(own).toMatchObject({ konu_k_no: group, degisim: 0 })
    const xlsx = await get('denetim-dosya-get', { konu: group, bicim: 'xlsx', dil: 'ru' })
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
