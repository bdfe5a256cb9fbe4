import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpDouble } from '../../testing/doubles/http-double.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { BulletinError, fetchBulletin, parseBulletin } from './central-bank.ts'
import { fetchExchangeRates } from './fetch-exchange-rates.job.ts'

/** The shape of the daily bulletin with figures of our own: an empty element, a unit of 100, a currency without rates. */
const BULLETIN = `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="13.11.2026" Date="11/13/2026" Bulten_No="2026/216">
  <Currency CrossOrder="0" Kod="USD" CurrencyCode="USD"><Unit>1</Unit><Isim>ABD DOLARI</Isim><ForexBuying>42.1234</ForexBuying><ForexSelling>42.1993</ForexSelling><BanknoteBuying>42.0939</BanknoteBuying><BanknoteSelling>42.2626</BanknoteSelling></Currency>
  <Currency CrossOrder="9" Kod="EUR" CurrencyCode="EUR"><Unit>1</Unit><ForexBuying>48.9012</ForexBuying><ForexSelling>48.9893</ForexSelling></Currency>
  <Currency CrossOrder="12" Kod="JPY" CurrencyCode="JPY"><Unit>100</Unit><ForexBuying>27.5000</ForexBuying><ForexSelling>27.6822</ForexSelling></Currency>
  <Currency CrossOrder="16" Kod="XDR" CurrencyCode="XDR"><Unit>1</Unit><ForexBuying>57.1</ForexBuying><ForexSelling></ForexSelling></Currency>
</Tarih_Date>`

describe('reading a bulletin', () => {
  test('gives rates for one unit and leaves out what has none', () => {
    expect(parseBulletin(BULLETIN)).toEqual({
      banka_kodu: 'TCMB',
      bulten_no: '2026/216',
      bulten_tarihi: '2026-11-13',
      kurlar: [
        { kod: 'USD', alis: '42.12340000', satis: '42.19930000' },
        { kod: 'EUR', alis: '48.90120000', satis: '48.98930000' },
        { kod: 'JPY', alis: '0.27500000', satis: '0.27682200' },
      ],
    })
  })

  test.each([
    '',
    '<html></html>',
    '<Tarih_Date Tarih="13.11.2026"></Tarih_Date>',
    BULLETIN.replace('Tarih="13.11.2026"', 'Tarih="soon"'),
    'not xml <<<',
  ])('refuses what is no bulletin: %#', (xml) => {
    expect(() => parseBulletin(xml)).toThrow(BulletinError)
  })
})

describe('the job', () => {
  let app: TestApp
  let answer: { status: number; body: string }
  let bank: Awaited<ReturnType<typeof startHttpDouble>>
  beforeAll(async () => {
    app = await startTestApp()
    await app.owner.db.deleteFrom('kur_bulteni').execute()
    bank = await startHttpDouble((_request, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(answer.body)
    })
  })
  afterAll(async () => {
    await bank.close()
    await app.close()
  })
  const run = () => fetchExchangeRates(app.services.db, bank.url).run({}, { retries: 0, isLast: false })
  const rates = async () => {
    app.services.cache.dropAll()
    return (await app.get('/api/setting-get')).json().data.dailyExchange
  }

  test('stores the bulletin and its date; the same one again changes nothing', async () => {
    answer = { status: 200, body: BULLETIN }
    await run()
    await run()
    expect(await rates()).toMatchObject({ bulten_tarihi: '2026-11-13', bulten_no: '2026/216' })
    expect(await app.owner.db.selectFrom('kur').selectAll().execute()).toHaveLength(3)
  })

  test('keeps the last good bulletin when the bank fails or sends nonsense', async () => {
    for (const bad of [
      { status: 500, body: '' },
      { status: 200, body: '<html>maintenance</html>' },
    ]) {
      answer = bad
      await expect(run()).rejects.toThrow(BulletinError)
      expect(await rates()).toMatchObject({ bulten_tarihi: '2026-11-13' })
    }
  })

  test('does not follow a redirect to somewhere else', async () => {
    const other = await startHttpDouble((_request, response) => response.writeHead(302, { location: bank.url }).end())
    await expect(fetchBulletin(other.url)).rejects.toThrow('fetch failed')
    await other.close()
  })

  test('names the bank as the reason', async () => {
    answer = { status: 503, body: '' }
    await expect(fetchBulletin(bank.url)).rejects.toBeInstanceOf(BulletinError)
  })
})
