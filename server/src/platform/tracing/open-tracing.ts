import { AppError } from '@meltem/contract/wire/errors'
import { type Context, context, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../sight-settings.ts'
import { VERSION } from '../version.ts'
import type { EnteredSpan, OpenSpan, SpanFacts, SpanTerms, Tracing } from './span.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/

/** Below a span of another process; what is no `traceparent` begins a trace of its own. */
function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, sampled] = TRACEPARENT.exec(parent ?? '') ?? []
  if (!traceId || !spanId) return context.active()
  const traceFlags = sampled === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(context.active(), { traceId, spanId, traceFlags, isRemote: true })
}

/** Loaded only where an operator has named a collector: this file and the library behind it (decision 0088). */
export function openTracing({ url, headers, service, ratio }: TracingSettings): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  // Whether a trace is kept follows from its number, not from what a stranger's header asks for.
  const sampler = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler, remoteParentNotSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  })
  const tracer = provider.getTracer('meltem')

  const start = (name: string, facts: SpanFacts, { kind, parent }: SpanTerms = {}): Span => {
    const options = { attributes: { ...facts }, ...(kind ? { kind: KINDS[kind] } : {}) }
    return tracer.startSpan(name, options, contextOf(parent))
  }

  return {
    run: async (name, facts, work, terms) => {
      const span = start(name, facts, terms)
      try {
        return await context.with(trace.setSpan(context.active(), span), () => work(openSpan(span)))
      } catch (error) {
        openSpan(span).fail(typeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    begin: (name, facts, terms): EnteredSpan => {
      const span = start(name, facts, terms)
      const inside = trace.setSpan(context.active(), span)
      return { ...openSpan(span), enter: (work) => context.with(inside, work), end: () => span.end() }
    },
    traceparent: () => {
      const now = trace.getSpanContext(context.active())
      if (!now) return undefined
      return `00-${now.traceId}-${now.spanId}-0${now.traceFlags & 1}`
    },
    close: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}

function openSpan(span: Span): OpenSpan {
  return {
    tell: (facts) => void span.setAttributes({ ...facts }),
    fail: (type) => void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
  }
}

/** The sort of an error and never its words, which may quote what a person has typed. */
function typeOf(error: unknown): string {
  if (error instanceof AppError) return error.code
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return [code, name].find((word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word)) ?? 'Error'
}
