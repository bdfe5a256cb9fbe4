/** What a span may tell: a closed list, so that nothing of a person gets into a trace by accident (RELY-31). */
export interface SpanFacts {
  'http.request.method'?: string
  'http.route'?: string
  'http.response.status_code'?: number
  'server.address'?: string
  'db.system.name'?: 'postgresql'
  'db.query.text'?: string
  'db.operation.batch.size'?: number
  'messaging.destination.name'?: string
  'messaging.message.id'?: string
  'meltem.attempt'?: number
  'meltem.request'?: string
  'meltem.tenant'?: string
}

export interface SpanTerms {
  readonly kind?: 'server' | 'client' | 'consumer'
  /** A `traceparent` from elsewhere: a browser, or the request that planned this work. */
  readonly parent?: string | undefined
}

/** A span under way, as far as others may add to it. */
export interface OpenSpan {
  tell(facts: SpanFacts): void
  fail(type: string): void
}

export interface Tracing {
  run<T>(name: string, facts: SpanFacts, work: (span: OpenSpan) => Promise<T>, terms?: SpanTerms): Promise<T>
  /** A span that others end, and a way to go on inside it. */
  begin(name: string, facts: SpanFacts, terms?: SpanTerms): EnteredSpan
  /** Of the span we are in. */
  traceparent(): string | undefined
  close(): Promise<void>
}

export interface EnteredSpan extends OpenSpan {
  enter(work: () => void): void
  end(): void
}

let tracing: Tracing | undefined

/** Undefined, as nearly always: nothing of a trace is loaded, made or kept then. */
export function currentTracing(): Tracing | undefined {
  return tracing
}

export function setTracing(opened: Tracing | undefined): void {
  tracing = opened
}

/** The work as a span of its own where traces are collected, and nothing but the work elsewhere. */
export function inSpan<T>(name: string, facts: SpanFacts, work: () => Promise<T>, terms?: SpanTerms): Promise<T> {
  return tracing ? tracing.run(name, facts, work, terms) : work()
}

/** Number of the trace we are in. */
export function currentTrace(): string | undefined {
  return tracing?.traceparent()?.split('-')[1]
}
