import * as z from 'zod'
import { type Networks, networksOf } from './http/guards/networks.ts'

/** The environment of the tools that watch the house from outside; all of it may be left out. */
export const SIGHT_VARIABLES = {
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must look like https://key@host/project' })
    .regex(/^https?:\/\/\w+@[^/]+\/.*\d+$/, 'must look like https://key@host/project')
    .optional(),
  SENTRY_ENVIRONMENT: z.string().trim().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().trim().min(1).optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('meltem'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_FROM: z
    .string()
    .refine((text) => networksOf(text) !== undefined, 'must be addresses or CIDR blocks, with commas between them')
    .optional(),
}

const Sights = z.object(SIGHT_VARIABLES)
type Variables = z.infer<typeof Sights>

export interface SightSettings {
  /** Where traces go; unset: nothing of them is made. */
  readonly tracing: TracingSettings | undefined
  /** Where faults are reported to; unset: they are only logged. */
  readonly faults: { readonly dsn: string; readonly environment: string } | undefined
  /** Whose calls for figures are answered besides those of this machine; unset: nobody's. */
  readonly metricsFrom: Networks | undefined
}

export interface TracingSettings {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  /** The part of all traces that is kept, from 0 to 1. */
  readonly ratio: number
}

export function sightSettings(env: Variables, mode: string): SightSettings {
  return {
    tracing: tracingSettings(env),
    faults: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT ?? mode } : undefined,
    metricsFrom: env.METRICS_FROM ? networksOf(env.METRICS_FROM) : undefined,
  }
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
