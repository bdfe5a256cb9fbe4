import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { serverUrl } from './storefront-test.ts'

interface SlowLine extends AsyncDisposable {
  readonly url: string
  /** The rest of the page that was held back. */
  readonly goOn: () => void
}

/** The storefront behind a line that stops in the middle of a page, right before the n-th place where a text stands. */
export async function openSlowLine(text: string, place: number): Promise<SlowLine> {
  const held = Promise.withResolvers<void>()
  async function sendHalves(got: IncomingMessage, answer: ServerResponse): Promise<void> {
    const page = await buffer(got)
    let cut = -1
    for (let found = 0; found < place; found += 1) cut = page.indexOf(text, cut + 1)
    answer.write(page.subarray(0, cut))
    await held.promise
    answer.end(page.subarray(cut))
  }
  const server = createServer((asked, answer) => {
    const { host: _own, ...headers } = asked.headers
    const onward = request(
      new URL(asked.url ?? '/', serverUrl()),
      { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (got) => {
        const { 'content-length': _length, ...kept } = got.headers
        answer.writeHead(got.statusCode ?? 502, kept)
        if (kept['content-type']?.includes('text/html')) void sendHalves(got, answer)
        else got.pipe(answer)
      },
    )
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn: held.resolve,
    async [Symbol.asyncDispose]() {
      held.resolve()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
