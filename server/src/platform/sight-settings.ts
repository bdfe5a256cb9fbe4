import * as z from 'zod'

/** The environment of whoever looks after the house from outside; all of it may be left out. */
export const SIGHT_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().trim().min(1).optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('meltem'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

const Sights = z.object(SIGHT_VARIABLES)
type Variables = z.infer<typeof Sights>

export interface SightSettings {
  /** Where traces go; unset: nothing of them is made. */
  readonly tracing: TracingSettings | undefined
}

export interface TracingSettings {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  /** The part of all traces that is kept, from 0 to 1. */
  readonly ratio: number
}

export function sightSettings(env: Variables): SightSettings {
  return { tracing: tracingSettings(env) }
}

function tracingSettings(env: Variables): TracingSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((pair): [string, string][] => {
    const [name = '', ...value] = pair.split('=')
    return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]]
  })
  return {
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: Object.fromEntries(pairs),
    service: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}
