import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Small, so that the test need not wait; nothing here is measured. */
const LIMITS = { HEADERS_TIMEOUT: '300', REQUEST_TIMEOUT: '500', UPLOAD_TIMEOUT: '1500', KEEP_ALIVE_TIMEOUT: '300' }
/** A drop now and then: no pause between two is ever as long as a limit. */
const DROP_MS = 50

let app: TestApp
let port: number

beforeAll(async () => {
  app = await startTestApp({ environment: LIMITS })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

interface Ended {
  /** Everything the server said before it hung up. */
  readonly said: string
}

/** Says `first`, then drips `drop` until the server ends the connection. */
function drip(first: string, drop = ''): Promise<Ended> {
  return new Promise((resolve) => {
    let said = ''
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(first))
    const timer = setInterval(() => {
      if (drop && socket.writable) socket.write(drop)
    }, DROP_MS)
    const end = () => {
      clearInterval(timer)
      socket.destroy()
      resolve({ said })
    }
    socket.on('data', (chunk) => {
      said += chunk.toString()
    })
    // Writing on after the server has hung up is answered with a reset.
    socket.on('error', end)
    socket.on('close', end)
  })
}

const statuses = ({ said }: Ended) => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

const HEAD =
  'POST /api/iletisim-post HTTP/1.1\r\nHost: alfa.localhost\r\nCompany: alfa\r\nContent-Type: application/json\r\n'
const UPLOAD_HEAD = HEAD.replace('iletisim-post', 'acente-belge-yukle-post?tur=vergi_levhasi').replace(
  'json',
  'octet-stream',
)

describe('a connection that takes its time is ended', () => {
  test('headers that never end: 408', async () => {
    expect(statuses(await drip('GET /livez HTTP/1.1\r\nHost: alfa.localhost\r\n', 'X-A: b\r\n'))).toEqual([408])
  })

  test('nothing said at all: 408', async () => {
    expect(statuses(await drip(''))).toEqual([408])
  })

  test('a body that drips: 408', async () => {
    expect(statuses(await drip(`${HEAD}Content-Length: 100000\r\n\r\n{"ad":"`, 'x'))).toEqual([408])
  })

  test('a body in pieces that drips: 408', async () => {
    expect(statuses(await drip(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'))).toEqual([408])
  })

  test('a body that stops half-way: 408', async () => {
    expect(statuses(await drip(`${HEAD}Content-Length: 100000\r\n\r\n{"ad":"`))).toEqual([408])
  })

  test('a page that is asked for with a dripping body is answered, and then ended', async () => {
    const page = 'GET /livez HTTP/1.1\r\nHost: alfa.localhost\r\nContent-Length: 100000\r\n\r\n'
    expect(statuses(await drip(page, 'x'))[0]).toBe(200)
  })

  test('a form to a page that drips: 408', async () => {
    const form = 'POST /tr/contact HTTP/1.1\r\nHost: alfa.localhost\r\nContent-Length: 5000\r\n\r\nad='
    expect(statuses(await drip(form, 'x'))).toEqual([408])
  })

  test('an upload that never ends has longer than a call, and is ended too', async () => {
    const upload = drip(`${UPLOAD_HEAD}Content-Length: 100000\r\n\r\n`, 'x').then((ended) => [
      'upload',
      ...statuses(ended),
    ])
    const call = drip(`${HEAD}Content-Length: 100000\r\n\r\n{"ad":"`, 'x').then((ended) => ['call', ...statuses(ended)])
    expect(await Promise.race([upload, call])).toEqual(['call', 408])
    expect(await upload).toEqual(['upload', 408])
  })

  test('after a request that was answered, the next one on the line that drips: 200, then 408', async () => {
    const first = 'GET /livez HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n'
    expect(statuses(await drip(`${first}${HEAD}Content-Length: 100000\r\n\r\n{"ad":"`, 'x'))).toEqual([200, 408])
  })

  test('a line that nobody uses any more is closed without a word', async () => {
    expect(statuses(await drip('GET /livez HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n'))).toEqual([200])
  })

  test('headers larger than any of ours: 431', async () => {
    expect(statuses(await drip(`GET /livez HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`))).toEqual([431])
  })
})

test('requests that come in time are answered one after the other on one line', async () => {
  const body = JSON.stringify({ e_mail: 'kim@example.com', sifre: 'yanlis' })
  const login = `POST /api/uye-giris-yap-post HTTP/1.1\r\nHost: alfa.localhost\r\nCompany: alfa\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const told = await drip(`${login}GET /livez HTTP/1.1\r\nHost: alfa.localhost\r\nConnection: close\r\n\r\n`)
  expect(statuses(told)).toEqual([expect.any(Number), 200])
  expect(statuses(told)[0]).not.toBe(408)
})
