import { listProducts } from '@meltem/contract/catalog/listing'
import { uploadPicture } from '@meltem/contract/media/office'
import { photograph } from '../../server/src/testing/photographs.ts'
import { logInToDemo } from './instruments/office-login.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import { median, timeOf, type Verdict } from './instruments/verdict.ts'

const PHOTOS = 20
const PARALLEL = 3
const TWELVE_MEGAPIXELS = { width: 4032, height: 3024 }
const WARM_UP = 20
const QUIET_ROUNDS = 60
const KINDS = ['villa', 'tur', 'yat'] as const

/** Twenty photographs of a phone sent three at a time, and what lists of the shop take meanwhile and before. */
export async function benchPhotos(): Promise<Verdict[]> {
  const files: Buffer[] = []
  for (let seed = 0; seed < PHOTOS; seed += 1) files.push(await photograph({ ...TWELVE_MEGAPIXELS, seed }))
  // All calls come from one address here.
  const server = await startPreparedServer({ RATE_LIMIT: '100000000' })
  try {
    const headers = await logInToDemo(server.url)
    let turn = 0
    const list = async () => {
      turn += 1
      const kind = KINDS[turn % KINDS.length] ?? 'villa'
      const answer = await fetch(
        `${server.url}/api${listProducts.path}?dil=en&urun_tipi=${kind}&sayfa=${1 + (turn % 2)}`,
        {
          headers: { company: 'meltem' },
        },
      )
      await answer.text()
    }
    const quiet: number[] = []
    for (let round = 0; round < WARM_UP + QUIET_ROUNDS; round += 1) {
      const time = await timeOf(list)
      if (round >= WARM_UP) quiet.push(time)
    }
    const waiting = files.map((bytes, place) => ({ bytes, place }))
    const send = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await fetch(`${server.url}/api${uploadPicture.path}?ad=foto-${next.place}.jpg&bolum=icerik`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          body: new Uint8Array(next.bytes),
        })
        if (!answer.ok) throw new Error(`a photograph was answered with ${answer.status}: ${await answer.text()}`)
      }
    }
    const ending = new AbortController()
    const busy: number[] = []
    const watch = async (): Promise<void> => {
      while (!ending.signal.aborted) busy.push(await timeOf(list))
    }
    const watching = watch()
    const all = Promise.all(Array.from({ length: PARALLEL }, send)).finally(() => {
      ending.abort()
    })
    const stored = await timeOf(() => all)
    await watching
    return [
      {
        what: `${PHOTOS} photographs of 12 megapixels stored`,
        measured: stored / 1000,
        unit: 's',
        judged: 'measured',
        bar: { at: 'most', value: 30 },
      },
      {
        what: 'a list meanwhile',
        measured: median(busy),
        unit: 'ms',
        reference: { what: 'the same lists in quiet', value: median(quiet) },
        judged: 'ratio',
        bar: { at: 'most', value: 2 },
      },
    ]
  } finally {
    await server.stop()
  }
}
