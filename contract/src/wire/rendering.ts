import type { Settings } from '../settings.ts'
import type { AnswerOf, Endpoint, InputOf } from './endpoint.ts'
import type { Language } from './language.ts'

/** Calls one endpoint: in memory inside the server's process, over HTTP elsewhere. The answer is the same envelope. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>

/** What the server hands to the storefront to render one request. */
export interface Rendering {
  readonly call: Call
  readonly settings: Settings
  /** Detected for addresses without a prefix: cookie, browser, tenant default. */
  readonly language: Language
  /** Chosen currency, already checked against those the tenant offers. */
  readonly currency: string
  /** Scheme and host for canonical links, without a slash at the end. */
  readonly origin: string
  /** Set on personal pages; cached pages carry hashes instead. */
  readonly nonce: string | undefined
  /** Number of the request, for a person who has to tell us about a failure. */
  readonly requestId: string
  /** Logs an unexpected failure, with the number of the request. */
  report(error: unknown): void
}

/** What the storefront answers to one request. */
export interface RenderedAnswer {
  readonly status: number
  readonly headers: Headers
  /** Text for a document, bytes for anything else. */
  readonly body: string | Uint8Array | undefined
}
