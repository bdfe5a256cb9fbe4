import { type DestinationStream, type Logger, pino } from 'pino'

const SECRETS = [
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
]

const PATHS = SECRETS.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : name
  const joined = name.includes('-') ? key : `.${key}`
  return [key, `*${joined}`, `*.*${joined}`]
})

/** Long runs of digits in free text may be card or identity numbers. */
const LONG_NUMBER = /\b\d(?:[ -]?\d){10,18}\b/g

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

/** Structured log; passwords, tokens, card and identity numbers never reach it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: PATHS, censor: '[redacted]' },
    hooks: {
      streamWrite: (line: string) =>
        line.replaceAll(/"(?:msg|message|url|stack)":"(?:[^"\\]|\\.)*"/g, (part) =>
          part.replaceAll(LONG_NUMBER, '[number]'),
        ),
    },
  }
  return pino(options, destination ?? standardOutput())
}
