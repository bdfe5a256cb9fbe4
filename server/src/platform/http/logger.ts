import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { reportLogged } from '../faults/logged-faults.ts'
import { currentTrace } from '../tracing/span.ts'
import { mayDisguiseDigits, plainDigits } from './plain-digits.ts'

const SECRETS = new Set([
  'sifre',
  'sifre_onay',
  'access_token',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'tc_pasaport',
  'tc_kimlik',
  'kart_numarasi',
  'kart_ccv',
  'kart_ad_soyad',
  'kart_ay_yil',
])
const CENSORED = '[redacted]'

/** Nothing we log is deeper; what turns in a circle ends here. */
const DEEPEST = 8

/** Long runs of digits in free text may be card or identity numbers, whatever stands between the digits. */
const LONG_NUMBER = /(?<![\w-])\d(?:[ \t._/\\*|-]{0,3}\d){10,18}(?![\w-])/g
const MANY_DIGITS = /\d(?:[^A-Za-z\d"]{0,3}\d){10}/
const LEAST_DIGITS = 11

/** Names and texts of a line, as JSON writes them. */
const STRINGS = /"(?:[^"\\]|\\.)*"/g

/** An address is logged as it came: what is encoded in it is read first. */
function decoded(text: string): string {
  if (!text.includes('%')) return text
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
  )
}

/** The text with its long numbers covered; as it was where there are none. */
function withoutNumbers(quoted: string): string {
  const plain = plainDigits(decoded(JSON.parse(quoted) as string))
  const covered = plain.replaceAll(LONG_NUMBER, '[number]')
  return covered === plain ? quoted : JSON.stringify(covered)
}

/** Few lines have anything to cover; the others are told by one look. */
function withoutLongNumbers(line: string): string {
  if (!MANY_DIGITS.test(line) && !line.includes('%') && !mayDisguiseDigits(line, LEAST_DIGITS)) return line
  return line.replaceAll(STRINGS, withoutNumbers)
}

const BUFFER_BYTES = 4096
const FLUSH_MILLISECONDS = 100

/**
 * Lines are written together: a write for each took a quarter of the processor under a flood of short calls. None is
 * kept longer than a moment, and pino writes the rest when the process ends or logs a fatal error.
 */
function standardOutput(): DestinationStream {
  return pino.destination({
    dest: process.stdout.fd,
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_MILLISECONDS,
  })
}

/**
 * What is logged, without the values of secret names at any depth; only what holds one is copied. The library's own way
 * follows written paths, for every request anew: a third of all memory that a refused call took.
 */
function withoutSecrets<T extends object>(value: T, depth = 0): T {
  const changed = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const clean = SECRETS.has(name) ? CENSORED : cleanOf(inner, depth)
    return clean === inner ? [] : [[name, clean]]
  })
  if (changed.length === 0) return value
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changed)) as T
}

/** Written out field by field; what writes itself is left alone. */
function cleanOf(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  return depth < DEEPEST ? withoutSecrets(value, depth + 1) : '[deep]'
}

interface LogTerms {
  /** Lines carry the number of their trace. */
  readonly traced?: boolean
  /** Errors go to the receiver of faults, too, if the operator has named one. */
  readonly reported?: boolean
}

function reportAndLog(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  reportLogged(args, level, this.bindings())
  method.apply(this, args)
}

/** Structured log; passwords, tokens, card and identity numbers never reach it. */
export function createLogger(level: string, destination?: DestinationStream, terms: LogTerms = {}): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // With the number of its trace, where traces are collected.
    ...(terms.traced ? { mixin: () => ({ trace: currentTrace() }) } : {}),
    formatters: { log: (line: Record<string, unknown>) => withoutSecrets(line) },
    serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
    hooks: { streamWrite: withoutLongNumbers, ...(terms.reported ? { logMethod: reportAndLog } : {}) },
  }
  return pino(options, destination ?? standardOutput())
}
