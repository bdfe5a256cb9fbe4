import { gzipSync } from 'node:zlib'
import { getBoard } from '@meltem/contract/reservation/board-office'
import { addDays } from '@meltem/domain/calendar-day'
import { nights, placement, stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { addHouse, FIRST_DAY } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { type BookingStage, openBookingStage, refreshStatistics } from './instruments/booking-stage.ts'
import { logInToOffice } from './instruments/office-login.ts'
import { median, timeOf, type Verdict } from './instruments/verdict.ts'

const UNITS = 214
const DAYS = 30
/** Every unit has four guests in these days. */
const STAY = 6
const STEP = 7
const WARM_UP = 15
const ROUNDS = 40

async function fill(stage: BookingStage): Promise<void> {
  const place = { db: stage.db, tenantId: stage.tenantId }
  for (let unit = 0; unit < UNITS; unit += 1) {
    const house = await addHouse(place, { nights: DAYS + STEP })
    for (let from = 0; from + STAY <= DAYS; from += STEP) {
      const body = JSON.stringify(placement([nights(house, addDays(FIRST_DAY, from), STAY)]))
      const headers = { ...stranger(), 'content-type': 'application/json' }
      const answer = await fetch(`${stage.server.url}/api/rezervasyon-olustur-post`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`a booking was answered with ${answer.status}: ${await answer.text()}`)
    }
  }
  await refreshStatistics(stage)
}

/** The claims of the same days with their guests, as one statement reads them: less than that no board can cost. */
const REFERENCE = `select t.k_no, t.birim_k_no, t.baslangic, t.bitis, r.durum, r.misafir ->> 'soyad' as ad from tutma t
  join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
  where t.birim_k_no is not null and t.bitis > $1 and t.baslangic < $2`

export async function benchBoard(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    await fill(stage)
    const headers = await logInToOffice(stage)
    const path = `${stage.server.url}/api${getBoard.path}?ilk=${FIRST_DAY}&gun=${DAYS}`
    const ask = async () => await (await fetch(path, { headers })).text()
    const read = async () =>
      JSON.stringify((await stage.owner.pool.query(REFERENCE, [FIRST_DAY, addDays(FIRST_DAY, DAYS)])).rows)
    const boards: number[] = []
    const rows: number[] = []
    for (let turn = 0; turn < WARM_UP + ROUNDS; turn += 1) {
      const [board, raw] = [await timeOf(ask), await timeOf(read)]
      if (turn >= WARM_UP) {
        boards.push(board)
        rows.push(raw)
      }
    }
    const reference = { what: 'the same claims by one statement', value: median(rows) }
    const what = `board of ${UNITS} units and ${DAYS} days`
    return [
      { what, measured: median(boards), unit: 'ms', judged: 'measured', bar: { at: 'most', value: 80 } },
      { what, measured: median(boards), unit: 'ms', reference, judged: 'ratio', bar: { at: 'most', value: 8 } },
      {
        what: `${what}, compressed`,
        measured: gzipSync(await ask()).length / 1000,
        unit: 'kB',
        judged: 'measured',
        bar: { at: 'most', value: 60 },
      },
    ]
  } finally {
    await stage.close()
  }
}
