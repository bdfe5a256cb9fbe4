import { hardFor, hostileFor } from '@meltem/contract/testing/hostile-values'
import { type InputField, listFields } from '@meltem/contract/testing/input-fields'
import { sampleOf } from '@meltem/contract/testing/sample-input'
import type { Endpoint } from '@meltem/contract/wire/endpoint'
import { ERROR_CODES } from '@meltem/contract/wire/errors'
import type { TestApp } from '../test-app.ts'

type Input = Record<string, unknown>

/** Whose calls are tried, and with what they would be accepted. */
export interface Caller {
  readonly app: TestApp
  readonly headersFor: (endpoint: Endpoint) => Record<string, string>
  inputFor(endpoint: Endpoint): Input
}

/** `FUZZ=full` tries every value on every field; otherwise the worst one and another, in turn, so that all have theirs. */
const FULL = process.env.FUZZ === 'full'
let turn = 0

function someOf(values: readonly unknown[]): readonly unknown[] {
  if (FULL || values.length < 3) return values
  turn += 1
  return [values[0], values[1 + (turn % (values.length - 1))]]
}

/** The same input with another value at one place. */
function withValue(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name.startsWith('|')) return withValue(node, rest, value)
  if (name === '*') {
    const entries: [string, unknown][] = Object.entries(node as object)
    return Object.fromEntries(entries.map(([key, one]) => [key, withValue(one, rest, value)]))
  }
  if (Array.isArray(node)) {
    return node.map((one: unknown, place): unknown => (String(place) === name ? withValue(one, rest, value) : one))
  }
  return { ...(node as object), [name]: withValue((node as Input | undefined)?.[name], rest, value) }
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  // What is no letter at all can only be sent as bytes that are no UTF-8.
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80%FF'
}

function queryOf(input: unknown): string {
  return Object.entries(input as Input)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encoded(one)}`))
    .join('&')
}

function call(caller: Caller, endpoint: Endpoint, input: unknown) {
  const { app } = caller
  const headers = caller.headersFor(endpoint)
  const url = `/api${endpoint.path}`
  if (endpoint.method === 'GET') return app.get(`${url}?${queryOf(input)}`, headers)
  if (endpoint.upload === undefined) {
    return app.post(url, JSON.stringify(input) ?? '', { 'content-type': 'application/json', ...headers })
  }
  const { icerik: _bytes, ...query } = input as Input
  const type = { 'content-type': 'application/octet-stream' }
  return app.server.inject({
    method: 'POST',
    url: `${url}?${queryOf(query)}`,
    headers: { ...headers, ...type },
    payload: Buffer.from('%PDF-1.4'),
  })
}

/** A user who has logged out is a stranger from then on. */
export function endsLogin(path: string): boolean {
  return path.endsWith('cikis-yap-post')
}

/** Undefined for an answer that may be given: done, or refused with a code, words, and the fields it is about. */
function faultOf({ access, path }: Endpoint, { statusCode, headers, body }: Awaited<ReturnType<typeof call>>) {
  if (statusCode === 200) return undefined
  // A call that is refused for want of a login tests nothing.
  if (statusCode === 401 && access !== 'public' && !endsLogin(path)) return `${statusCode} ${body}`
  if (statusCode >= 500 || !String(headers['content-type']).startsWith('application/json'))
    return `${statusCode} ${body}`
  const { success, code, message, alanlar } = JSON.parse(body) as Input
  const isNamed = code !== 'alan_hatasi' || (Array.isArray(alanlar) && alanlar.length > 0)
  const isTyped = success === 0 && (ERROR_CODES as readonly unknown[]).includes(code) && message !== '' && isNamed
  return isTyped ? undefined : `${statusCode} ${body}`
}

/** Each schema once per call: four languages of a text say the same. */
function fieldsOf({ input }: Endpoint): InputField[] {
  const seen = new Set<unknown>()
  return listFields(input).filter(({ schema }) => !seen.has(schema) && seen.add(schema))
}

/** Bodies that are no input at all. */
const BODIES = [
  'null',
  '[]',
  '""',
  '7',
  'true',
  '{"\\ud800":1}',
  '{"__proto__":{"a":1}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
]

async function tryBodies(caller: Caller, endpoint: Endpoint): Promise<string[]> {
  if (endpoint.method === 'GET' || endpoint.upload !== undefined) return []
  const found: string[] = []
  turn += 1
  for (const body of FULL ? BODIES : [BODIES[turn % BODIES.length]]) {
    const headers = { 'content-type': 'application/json', ...caller.headersFor(endpoint) }
    const fault = faultOf(endpoint, await caller.app.post(`/api${endpoint.path}`, String(body), headers))
    if (fault) found.push(`${endpoint.path} ${String(body).slice(0, 40)}: ${fault}`)
  }
  return found
}

/** One field after the other with what no form sends; answers what was not answered as it should be. */
export async function tryHostileInput(caller: Caller, endpoint: Endpoint): Promise<string[]> {
  const found = await tryBodies(caller, endpoint)
  for (const field of fieldsOf(endpoint)) {
    const hard = hardFor(field)
    const values = [...someOf(hostileFor(field, sampleOf(field.schema))), ...(FULL ? hard : [hard[turn % hard.length]])]
    for (const value of values) {
      const fault = faultOf(
        endpoint,
        await call(caller, endpoint, withValue(caller.inputFor(endpoint), field.path, value)),
      )
      if (fault) found.push(`${endpoint.path} ${field.path.join('.')} ${JSON.stringify(value)?.slice(0, 60)}: ${fault}`)
    }
  }
  return found
}
