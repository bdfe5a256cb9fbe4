import { listRequests } from '@meltem/contract/reservation/request-office'
import { getCounters } from '@meltem/contract/staff/live'
import { getHealth, getStaff, listMessages } from '@meltem/contract/staff/staff'
import { getToday } from '@meltem/contract/today/office'
import type { Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { ERROR_STATUS, type ErrorCode } from '@meltem/contract/wire/errors'
import { vi } from 'vitest'
import { HEALTH, MESSAGES, REQUESTS, SESSION, TODAY } from './sample-data.ts'

interface Request {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

type Handler = (request: Request) => Response | Promise<Response>

export function answer<E extends Endpoint>(_endpoint: E, output: OutputOf<E>): Handler {
  return () => Response.json({ success: 1, ...(output as object) })
}

export function refuse(code: ErrorCode, headers: Record<string, string> = {}): Handler {
  const body = { success: 0, code, message: 'in words', istek_no: 'req-7' }
  return () => Response.json(body, { status: ERROR_STATUS[code], headers })
}

export const unreachable: Handler = () => Promise.reject(new TypeError('fetch failed'))

/** Stands where the network is: everything above `fetch` is the real application. */
export class ServerDouble {
  readonly requests: Request[] = []
  readonly #handlers = new Map<string, Handler>()

  constructor() {
    this.on(getStaff, answer(getStaff, SESSION))
    this.on(getHealth, answer(getHealth, HEALTH))
    this.on(
      getCounters,
      answer(getCounters, { data: { istekler: 0, mesajlar: HEALTH.yeni_mesaj, talepler: 0, onaylar: 0 } }),
    )
    this.on(listMessages, answer(listMessages, { data: MESSAGES, toplam: MESSAGES.length, sayfa_boyu: 20 }))
    this.on(getToday, answer(getToday, TODAY))
    this.on(listRequests, answer(listRequests, REQUESTS))
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#handle(url, init))
  }

  on(endpoint: Endpoint, handler: Handler): void {
    this.#handlers.set(endpoint.path, handler)
  }

  requestsTo(endpoint: Endpoint): Request[] {
    return this.requests.filter(({ path }) => path === endpoint.path)
  }

  async #handle(url: string, init: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const request = {
      path: pathname.replace(/^\/api/, ''),
      query: searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    }
    this.requests.push(request)
    const handler = this.#handlers.get(request.path) ?? refuse('bulunamadi')
    return await handler(request)
  }
}
