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
  return destination ? pino(options, destination) : pino(options)
}
