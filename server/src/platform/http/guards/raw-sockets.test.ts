import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAnswers, type RawAnswer, speak } from '../../../testing/hostile/raw-line.ts'
import { RAW_KINDS, type RawRequest, rawRequest } from '../../../testing/hostile/raw-requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Each kind so many times; `FUZZ=full` asks for more. */
const ROUNDS = process.env.FUZZ === 'full' ? 150 : 5
const ENVIRONMENT = {
  HEADERS_TIMEOUT: '20000',
  REQUEST_TIMEOUT: '20000',
  UPLOAD_TIMEOUT: '30000',
  RATE_LIMIT: '1000000',
}
/** Far above what a garbage collection leaves behind, far below what an answer kept for each request would take. */
const MOST_GROWTH = 48 * 1024 * 1024

let app: TestApp
let port: number

beforeAll(async () => {
  app = await startTestApp({ environment: ENVIRONMENT })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

const SECRETS_OF_OTHERS = /beta Ltd\.|root:.*:0:0:/

/** What came back to one connection, told with what was said to it. */
async function judge(request: RawRequest): Promise<string[]> {
  const told = `${request.kind}: ${JSON.stringify(request.bytes.toString('latin1').slice(-600))}`
  const said = await speak(port, request)
  const answers = parseAnswers(said)
  const isGood = ({ status, body }: RawAnswer) => status === 200 && body.includes('alfa Ltd.')
  const inFront = answers.slice(0, request.good)
  return [
    ...(answers.some(({ status }) => status === 500) ? [`500 for ${told}`] : []),
    ...(answers.length > request.most ? [`${answers.length} answers, at most ${request.most}, for ${told}`] : []),
    ...(SECRETS_OF_OTHERS.test(said.toString('latin1')) ? [`another's answer for ${told}`] : []),
    ...(inFront.every(isGood)
      ? []
      : [`answers ${answers.map(({ status }) => status).join()} are in the wrong places for ${told}`]),
  ]
}

const isWell = async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/setting-get`, { headers: { company: 'alfa' } })
  return answer.status === 200 && (await answer.text()).includes('alfa Ltd.')
}

test.for(RAW_KINDS)('%s: one answer at most, never 500, and the next is served (RELY-34)', async (kind) => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await judge(rawRequest(`raw-${round}`, kind))).toEqual([])
  expect(await isWell()).toBe(true)
})

test('a second host is refused, whichever of them is ours', async () => {
  for (const hosts of ['alfa.localhost\r\nHost: beta.localhost', 'alfa.localhost\r\nHost: alfa.localhost']) {
    const bytes = Buffer.from(`GET /api/setting-get HTTP/1.1\r\nHost: ${hosts}\r\n\r\n`)
    expect(parseAnswers(await speak(port, { bytes, drips: false })).map(({ status }) => status)).toEqual([400])
  }
})

test('many broken connections at once leave nothing behind', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const all = (seed: string) => Promise.all(RAW_KINDS.flatMap((kind) => judge(rawRequest(seed, kind))))
  const rounds = async (name: string) => {
    for (let round = 0; round < ROUNDS; round += 1) expect((await all(`${name}-${round}`)).flat()).toEqual([])
    app.logLines.length = 0
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await rounds('first')
  expect((await rounds('second')) - before).toBeLessThan(MOST_GROWTH)
  expect(await isWell()).toBe(true)
})
