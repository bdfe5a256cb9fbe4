import { callHttp, type HttpAnswer } from '../../../platform/http/outgoing-call.ts'
import { GatewayUnclear } from './payment-gateway.ts'

/** Long enough for a bank, short enough for a person who waits. */
export const PROVIDER_TIMEOUT_MS = 10_000

interface ProviderCall {
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs?: number
}

/** One call to a provider: no redirects, bounded in time and size; whatever breaks on the way is unclear. */
export async function callProvider(url: string, call: ProviderCall): Promise<HttpAnswer> {
  const { timeoutMs = PROVIDER_TIMEOUT_MS, ...rest } = call
  try {
    const answer = await callHttp(url, { ...rest, signal: AbortSignal.timeout(timeoutMs) })
    const { status } = answer
    if (status < 200 || status >= 500 || (status >= 300 && status < 400)) {
      throw new Error(`the provider answered ${status}`)
    }
    return answer
  } catch (error) {
    throw new GatewayUnclear(`no clear answer from ${new URL(url).host}`, { cause: error })
  }
}

/** An answer that is no JSON object is as good as none. */
export function parseAnswer({ text }: HttpAnswer): Record<string, unknown> {
  const parsed = jsonOf(text)
  if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>
  throw new GatewayUnclear('the provider answered something else than an object')
}

/** Without the error of the parser: it quotes a few characters of what was said, which may be half a key. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** 1234 minor units → '12.34', as banks write it. */
export function decimalOf(minor: number): string {
  const text = String(minor).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** '12.3', '12.34' or 12.34 → 1234, without the detour over binary fractions; undefined when it is no amount. */
export function minorOf(amount: unknown): number | undefined {
  const text = typeof amount === 'number' || typeof amount === 'string' ? String(amount) : ''
  const match = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '0', fraction = ''] = match
  if (!/^0*$/.test(fraction.slice(2))) return undefined
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}
