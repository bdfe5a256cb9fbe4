import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { GatewayUnclear } from '../../features/payment/providers/payment-gateway.ts'
import { callProvider } from '../../features/payment/providers/provider-http.ts'
import { callHttp } from './outgoing-call.ts'

type Answering = (request: IncomingMessage, response: ServerResponse) => void

async function serving(answer: Answering): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/bank`
}

it('sends what it is given and reads the answer, over one connection', async () => {
  const ports = new Set<number | undefined>()
  const url = await serving((request, response) => {
    ports.add(request.socket.remotePort)
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => response.end(`${request.method} ${String(request.headers['x-sign'])} ${body}`))
  })
  const call = { headers: { 'x-sign': 'abc' }, signal: AbortSignal.timeout(20_000) }
  expect(await callHttp(url, { ...call, method: 'POST', body: 'ödeme' })).toEqual({
    status: 200,
    text: 'POST abc ödeme',
  })
  expect((await callHttp(url, { ...call, method: 'GET' })).text).toBe('GET abc ')
  expect(ports.size).toBe(1)
})

const UNCLEAR: Readonly<Record<string, Answering>> = {
  'sends elsewhere': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'fails itself': (_request, response) => response.writeHead(503).end('later'),
  'hangs up at once': (request) => request.socket.destroy(),
  'hangs up in the middle': (_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"durum":"alindi"', () => response.destroy())
  },
  'does not stop talking': (_request, response) => response.end(Buffer.alloc(3 * 1024 * 1024, 'x')),
  'says nothing': () => undefined,
}

for (const [what, answer] of Object.entries(UNCLEAR)) {
  it(`is unclear about a provider that ${what}`, async () => {
    const url = await serving(answer)
    const timeoutMs = what === 'says nothing' ? 100 : 20_000
    const asked = callProvider(url, { method: 'POST', body: '{}', timeoutMs })
    await expect(asked).rejects.toBeInstanceOf(GatewayUnclear)
  })
}

it('hands on a refusal, which is an answer', async () => {
  const url = await serving((_request, response) => response.writeHead(422).end('{"hata":"no"}'))
  expect(await callProvider(url, { method: 'GET' })).toEqual({ status: 422, text: '{"hata":"no"}' })
})
