import { dice } from '../../seed/dice.ts'

/** What is written to one connection, and how much may come back. */
export interface RawRequest {
  readonly kind: string
  readonly bytes: Buffer
  /** Requests in front that are whole: each is answered, unless what follows ends the connection before. */
  readonly good: number
  /** Answers at most: what stands in a body or behind a fault is no request. */
  readonly most: number
  /** One byte at a time. */
  readonly drips: boolean
}

/** Stands where only a server that reads a body as a request would answer it: with the other tenant's name. */
const SMUGGLED = 'GET /api/setting-get HTTP/1.1\r\nHost: alfa.localhost\r\nCompany: beta\r\n\r\n'
const GOOD_REQUEST = 'GET /api/setting-get HTTP/1.1\r\nHost: alfa.localhost\r\nCompany: alfa\r\n\r\n'

const POST = 'POST /api/iletisim-post HTTP/1.1\r\nHost: alfa.localhost\r\nCompany: alfa\r\n'
const JSON_POST = `${POST}Content-Type: application/json\r\n`
const UPLOAD = `${POST.replace('iletisim-post', 'acente-belge-yukle-post?tur=vergi_levhasi&ad=a.pdf')}Content-Type: application/octet-stream\r\n`
const HEAD = 'GET /livez HTTP/1.1\r\nHost: alfa.localhost\r\n'

type Roll = () => number
type Maker = (roll: Roll) => string | Buffer

const pick = <T>(roll: Roll, values: readonly T[]): T => values[Math.floor(roll() * values.length)] as T
const bytesOf = (roll: Roll, most: number) =>
  Buffer.from(Array.from({ length: Math.floor(roll() * most) }, () => Math.floor(roll() * 256)))
const lettersOf = (roll: Roll, most: number) =>
  bytesOf(roll, most)
    .toString('latin1')
    .replaceAll(/[\r\n]/g, 'x')
const bin = (text: string) => Buffer.from(text, 'latin1')

/** Each ends its connection or is one request; none of them is two. */
const KINDS: Readonly<Record<string, Maker>> = {
  'broken request line': (roll) =>
    pick(roll, [
      'GET\r\n\r\n',
      'GET /livez\r\nHost: alfa.localhost\r\n\r\n',
      'GET  /livez HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n',
      'get /livez HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n',
      'GET /livez HTTP/9.9\r\nHost: alfa.localhost\r\n\r\n',
      'GET /li vez HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n',
      `${lettersOf(roll, 12)} /${lettersOf(roll, 40)} HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n`,
    ]),
  'bytes without a sense': (roll) => bytesOf(roll, 2000),
  'two hosts': (roll) =>
    `GET ${pick(roll, ['/api/setting-get', '/tr', '/livez'])} HTTP/1.1\r\nHost: alfa.localhost\r\nHost: beta.localhost\r\n\r\n`,
  'no host, or none that could be one': (roll) =>
    `GET /tr HTTP/1.1\r\n${pick(roll, ['', 'Host:\r\n', 'Host: @\r\n', `Host: ${lettersOf(roll, 60)}\r\n`])}\r\n`,
  'two lengths': (roll) =>
    `${JSON_POST}Content-Length: ${pick(roll, ['0', '5', '-1', '+5', '5,5', '0x5'])}\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'length and pieces': (roll) =>
    `${JSON_POST}Content-Length: ${pick(roll, [4, SMUGGLED.length])}\r\nTransfer-Encoding: ${pick(roll, ['chunked', 'Chunked', 'chunked, identity', 'xchunked', '\tchunked'])}\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a length that is none': (roll) =>
    `${JSON_POST}Content-Length: ${pick(roll, ['1e2', '99999999999999999999', ' ', '１２', '4 4', '-0'])}\r\n\r\n${SMUGGLED}`,
  'a name with a blank behind it': () => `${JSON_POST}Content-Length : ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'a folded header': (roll) => `${HEAD}X-A: b\r\n${pick(roll, [' ', '\t'])}Content-Length: 30\r\n\r\n`,
  'line ends of one letter': (roll) =>
    `${HEAD}X-A: b${pick(roll, ['\n', '\r', '\r\r\n', '\n\n'])}X-B: c\r\n\r\n`.replace('\n\n', '\n \n'),
  'a huge header': (roll) => `${HEAD}X-A: ${'a'.repeat(17_000 + Math.floor(roll() * 5000))}\r\n\r\n`,
  'many headers': () => `${HEAD}${Array.from({ length: 1500 }, (_, no) => `X-${no}: a\r\n`).join('')}\r\n`,
  'NUL and letters of no alphabet': (roll) =>
    `${HEAD}X-A: \0${lettersOf(roll, 100)}\r\nCookie: ${lettersOf(roll, 50)}\r\n\r\n`,
  'a body that breaks off': (roll) =>
    `${JSON_POST}Content-Length: 4000\r\n\r\n{"ad":"${'x'.repeat(Math.floor(roll() * 900))}`,
  'pieces that are wrong': (roll) =>
    `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n${pick(roll, ['zz', '-1', 'fffffffffffffffff', '5;a=b\nc', '4\r\nabcde', ' 4', '0x4', '4\r\nab'])}\r\n${SMUGGLED}`,
  'pieces under another name': (roll) =>
    `${JSON_POST}Transfer-Encoding: ${pick(roll, ['gzip', 'identity', 'chunked, chunked', 'x'])}\r\n\r\n${SMUGGLED}`,
  'a request in a body': () => `${JSON_POST}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'an upgrade': (roll) =>
    `${HEAD}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${pick(roll, ['websocket', 'h2c', 'TLS/1.0'])}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  'the preface of HTTP/2': (roll) => Buffer.concat([bin('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), bytesOf(roll, 60)]),
  'a whole address as target': (roll) =>
    `GET ${pick(roll, ['http://', 'https://', 'HTTP://', 'ftp://', '//', 'http:'])}${pick(roll, ['alfa.localhost', '[::1]', 'a:b@alfa.localhost', '%00', 'x'.repeat(300)])}/livez HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n`,
  'a way out of the folder': (roll) =>
    `GET /${pick(roll, ['pictures', 'assets', 'yonetim', 'kart/tr', 'tr'])}/${pick(roll, ['..%2f', '%2e%2e/', '..%5c', '%c0%ae%c0%ae/', '..;/', '%252e%252e%252f']).repeat(6)}etc/passwd${pick(roll, ['', '%00.webp', '?', '#'])} HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n`,
  'cookies of random bytes': (roll) =>
    `GET ${pick(roll, ['/tr', '/en/tours', '/api/uye-getir', '/api/yonetim/ben-get'])} HTTP/1.1\r\nHost: alfa.localhost\r\nCompany: alfa\r\nCookie: __Host-uye=${lettersOf(roll, 80)}; dil=${lettersOf(roll, 10)}; __Host-cihaz=${lettersOf(roll, 300)}\r\n\r\n`,
  'a file that breaks off': (roll) => {
    const whole = Buffer.concat([bin('%PDF-1.7\n'), bytesOf(roll, 3000)])
    return Buffer.concat([bin(`${UPLOAD}Content-Length: 9000\r\n\r\n`), whole])
  },
  'a form of several parts': (roll) => {
    const part = `--b\r\nContent-Disposition: form-data; name="ad"; filename="${lettersOf(roll, 20)}"\r\n\r\nx\r\n--b--\r\n`
    const cut = part.slice(0, Math.floor(roll() * part.length))
    return `${POST}Content-Type: multipart/form-data; boundary=${pick(roll, ['b', '', '"', 'b'.repeat(200)])}\r\nContent-Length: ${cut.length}\r\n\r\n${cut}`
  },
  'a method nobody has': (roll) =>
    `${pick(roll, ['TRACE', 'CONNECT', 'PROPFIND', 'DELETE', 'OPTIONS', 'PATCH', 'QUERY'])} ${pick(roll, ['*', '/livez', '/api/setting-get', 'alfa.localhost:443'])} HTTP/1.1\r\nHost: alfa.localhost\r\n\r\n`,
  'JSON that is none': (roll) => {
    const body = pick(roll, [
      '{',
      '[]'.repeat(500),
      '['.repeat(5000),
      '{"__proto__":{"a":1}}',
      '"\\ud800"',
      'null',
      '1e999',
      lettersOf(roll, 200),
    ])
    return `${JSON_POST}Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`
  },
  'an expectation': (roll) =>
    `${JSON_POST}Expect: ${pick(roll, ['100-continue', '200-ok', lettersOf(roll, 20)])}\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
}

export const RAW_KINDS = Object.keys(KINDS)

/** The same for the same seed: what fails once fails again. */
export function rawRequest(seed: string, kind: string): RawRequest {
  const roll = dice(`${seed}/${kind}`)
  const good = Math.floor(roll() * 4)
  const made = KINDS[kind]?.(roll) ?? ''
  const hostile = typeof made === 'string' ? bin(made) : made
  // Now and then a turned byte: a fault of no kind that anybody has thought of.
  const turned = roll() < 0.2 && hostile.length > 0
  if (turned) hostile[Math.floor(roll() * hostile.length)] = Math.floor(roll() * 256)
  const bytes = Buffer.concat([bin(GOOD_REQUEST.repeat(good)), hostile])
  return {
    kind: turned ? `${kind}, one byte turned` : kind,
    bytes,
    good,
    most: good + (turned ? 2 : 1),
    drips: bytes.length < 400 && roll() < 0.15,
  }
}
