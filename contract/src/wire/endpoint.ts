import * as z from 'zod/mini'
import type { Right } from '../staff/rights.ts'

/**
 * Who may call. `public` needs the company header only; the others need a token of that realm. `installation` is for the
 * people who run it, above all tenants.
 */
export type Access = 'public' | 'member' | 'agency' | 'staff' | 'installation'

export interface Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: 'GET' | 'POST'
  /** Exactly as in the specification, without the API base. */
  readonly path: `/${string}`
  readonly summary: string
  /** The feature word; groups the calls in the documentation. */
  readonly feature: string
  readonly access: Access
  /** What a staff member needs beside the session; every call of the back office names one. */
  readonly hak?: Right
  /** Asks for a code of the last ten minutes as well: money that leaves, keys, people's data (PEOPLE-19). */
  readonly taze?: true
  readonly input: I
  /** The answer without the envelope's `success: 1`. */
  readonly output: O
  /** Outcomes that travel as HTTP 200 with `success: 0` because the specification names them as answers. */
  readonly outcomes: readonly string[]
  /** Set for a file instead of an envelope: the output is its name and its bytes. */
  readonly content?: DocumentType
  /** Set for a file as the body: how many bytes at most. They arrive as `icerik`, everything else as the query. */
  readonly upload?: number
}

/** `application/octet-stream` is saved, never shown: the file came from a stranger. `text/event-stream` has no end. */
export type DocumentType = 'application/pdf' | 'text/calendar' | 'application/octet-stream' | 'text/event-stream'

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** What a call answers on the wire. */
export type AnswerOf<E extends Endpoint> =
  | ({ success: 1 } & OutputOf<E>)
  | {
      success: 0
      code: string
      message: string
      alanlar?: { alan: string; kural: string; mesaj: string }[]
      ayrinti?: Record<string, unknown>
      istek_no?: string
    }

type Asking =
  | { access: 'staff'; hak: Right; taze?: true }
  | { access?: Exclude<Access, 'staff'>; hak?: never; taze?: never }

type EndpointSpec<I extends z.ZodMiniType, O extends z.ZodMiniType> = Asking & {
  method: 'GET' | 'POST'
  path: `/${string}`
  summary: string
  feature: string
  input: I
  output: O
  outcomes?: readonly string[]
  content?: DocumentType
  upload?: number
}

/** One value per call, shared by both sides: validation, clients, documentation and the access matrix come from it. */
export function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(spec: EndpointSpec<I, O>): Endpoint<I, O> {
  return { access: 'public', outcomes: [], ...spec }
}

export const NoInput = z.object({})
