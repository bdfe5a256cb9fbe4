import { exportFigures, getFigures } from '@meltem/contract/figures/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileTables } from '../../testing/file-tables.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'

let shop: TestPayment
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestPayment()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

const share = (room: { readonly dolu: number; readonly toplam: number }) =>
  room.toplam === 0 ? null : Math.round((1_000 * room.dolu) / room.toplam) / 10

test('the file says of rooms what the call says, by kind and by product, with the year before (FIG-6, FIG-8)', async () => {
  const wish = { esas: 'hizmet', ilk: addDays(FIRST_DAY, 30), son: addDays(FIRST_DAY, 90), gecen: '1' }
  const ask = async (path: string, query: Record<string, string>) => {
    const answer = await shop.app.get(`/api${path}?${new URLSearchParams({ ...wish, ...query })}`, staff)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
  }
  const { tableOf } = fileTables((await ask(exportFigures.path, { bicim: 'csv', dil: 'en' })).body)
  for (const [at, boyut] of (['tip', 'urun'] as const).entries()) {
    const { doluluk } = (await ask(getFigures.path, { olcu: 'doluluk', boyut })).json<OutputOf<typeof getFigures>>()
      .data
    expect(doluluk?.data.length, boyut).toBeGreaterThan(0)
    expect(tableOf('Occupancy', at)).toEqual(
      doluluk?.data.map(({ gecen, dilimler, ...now }) => [
        now.dolu,
        now.toplam,
        share(now),
        ...(gecen ? [gecen.dolu, gecen.toplam, share(gecen)] : [null, null, null]),
        ...dilimler.map(share),
      ]),
    )
  }
})
