import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FAILURES, findCard, SECURE_CODE } from './bank-cards.ts'
import { answerMerchant } from './bank-counter.ts'
import type { BankFaults } from './bank-faults.ts'
import { BankLedger, type BankOrder } from './bank-ledger.ts'
import { Courier } from './bank-notices.ts'
import { type BankPage, cardPage, gonePage, returnPage, securePage } from './bank-pages.ts'
import { isSigned } from './bank-signature.ts'

export interface TestBankOptions {
  readonly secret: string
  /** Further ones that shops may sign with (RELY-32). */
  readonly opens?: readonly string[]
  readonly port?: number
  readonly host?: string
  /** File that keeps orders over a restart. */
  readonly journal?: string
  readonly faults?: BankFaults
  /** How long the slow cards take. */
  readonly slowMs?: number
}

export interface TestBank {
  readonly port: number
  readonly ledger: BankLedger
  readonly faults: BankFaults
  /** Resolves when every notice that is under way has been delivered or given up. */
  settled(): Promise<void>
  /** Brings the notices that lie, the newest first; says how many there were. */
  handOut(): number
  close(): Promise<void>
}

const BODY_LIMIT = 64 * 1024
const SLOW_MS = 20_000

/** A small bank of our own with a card form and a 3-D Secure page. It shares nothing with the shop but a secret. */
export async function startTestBank(options: TestBankOptions): Promise<TestBank> {
  const { secret, host = '127.0.0.1', faults = {}, slowMs = SLOW_MS } = options
  const ledger = new BankLedger(options.journal)
  const courier = new Courier(secret, faults)
  const parts = { ledger, courier, faults, slowMs, secrets: [secret, ...(options.opens ?? [])] }
  const server = createServer((request, response) => {
    serve(parts, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.requestTimeout = 30_000
  const port = await listen(server, options.port ?? 0, host)
  return {
    port,
    ledger,
    faults,
    settled: () => courier.settled(),
    handOut: () => courier.handOut(),
    close: async () => {
      await courier.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      ledger.close()
    },
  }
}

/** A port that is taken is no reason not to start the demo: any other will do. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  const tried = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(false)
      else reject(error)
    })
    server.listen(port, host, () => resolve(true))
  })
  if (!tried) return await listen(server, 0, host)
  return (server.address() as AddressInfo).port
}

interface BankParts {
  readonly ledger: BankLedger
  readonly courier: Courier
  readonly faults: BankFaults
  readonly slowMs: number
  readonly secrets: readonly string[]
}

async function serve(parts: BankParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  if (parts.faults.down) {
    response.destroy()
    return
  }
  const body = request.method === 'POST' ? await readBody(request) : Buffer.alloc(0)
  if (body === undefined) {
    response.writeHead(413).end()
    return
  }
  if (path.startsWith('/api/')) {
    if (!isSigned(parts.secrets, body, request.headers['x-bank-signature'])) {
      response.writeHead(401).end()
      return
    }
    await answerMerchant(parts, path, { body, response })
    return
  }
  const [, what = '', key = ''] = path.split('/')
  const order = parts.ledger.findByKey(key)
  const shown = order ? showPage(parts, order, { what, post: request.method === 'POST', body }) : gonePage()
  send(response, order ? 200 : 404, shown)
}

function send(response: ServerResponse, status: number, { html, csp }: BankPage): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': csp,
    })
    .end(html)
}

interface Step {
  readonly what: string
  readonly post: boolean
  readonly body: Buffer
}

function showPage(parts: BankParts, order: BankOrder, { what, post, body }: Step): BankPage {
  if (order.durum !== 'bekliyor' || order.acik_zaman > Date.now())
    return post ? returnPage(order) : gonePage(order.lang)
  const form = new URLSearchParams(body.toString('utf8'))
  if (what === 'pay') return post ? takeCard(parts, order, form) : cardPage(order)
  if (what === 'secure' && order.kart) return post ? decide(parts, order, form.get('code') ?? '') : securePage(order)
  if (what === 'cancel' && post) {
    return finish(parts, parts.ledger.change(order.siparis_no, { durum: 'basarisiz', neden: 'vazgecti' }))
  }
  return gonePage(order.lang)
}

/** Of the card only brand, first six and last four stay, as at a real acquirer. */
function takeCard({ ledger }: BankParts, order: BankOrder, form: URLSearchParams): BankPage {
  const card = findCard(form.get('number') ?? '')
  if (!card) return cardPage(order, 'unknownCard')
  if (!isFuture(form.get('expiry') ?? '')) return cardPage(order, 'badExpiry')
  if (!/^\d{3}$/.test((form.get('cvc') ?? '').trim())) return cardPage(order, 'badCode')
  const { numara, marka, davranis } = card
  const kart = { marka, davranis, ilk_alti: numara.slice(0, 6), son_dort: numara.slice(-4) }
  return securePage(ledger.change(order.siparis_no, { kart }))
}

function isFuture(typed: string): boolean {
  const match = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed)
  if (!match) return false
  const [month, year] = [Number(match[1]), 2000 + Number(match[2])]
  const now = new Date()
  const passed = year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1)
  return month >= 1 && month <= 12 && !passed
}

function decide(parts: BankParts, order: BankOrder, code: string): BankPage {
  const behaviour = order.kart?.davranis ?? 'ret'
  const neden = code.trim() === SECURE_CODE ? FAILURES[behaviour] : 'kod'
  if (neden) return finish(parts, parts.ledger.change(order.siparis_no, { durum: 'basarisiz', neden }))
  const late = behaviour === 'gec_yanit' || behaviour === 'zaman_asimi'
  const taken = parts.ledger.change(order.siparis_no, {
    durum: 'alindi',
    alinan: behaviour === 'yanlis_tutar' ? Math.max(1, order.tutar - 100) : order.tutar,
    acik_zaman: Date.now() + (late ? parts.slowMs : 0),
  })
  return finish(parts, taken)
}

function finish({ courier, slowMs }: BankParts, order: BankOrder): BankPage {
  const behaviour = order.kart?.davranis
  if (behaviour === 'gec_yanit') courier.deliver(order, { times: 1, afterMs: slowMs })
  else if (behaviour !== 'zaman_asimi')
    courier.deliver(order, { times: behaviour === 'cift_yanit' ? 2 : 1, afterMs: 0 })
  return returnPage(order)
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > BODY_LIMIT) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
