import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/wire/endpoint'

/** Asks the API by an endpoint of the contract, which says what goes out and what comes back. */
export type BrowserCall = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>

/** Where the bearer token of a member comes from. Both are given a call that sends none, to renew it with. */
export interface TokenSource {
  /** The token to send; undefined for a visitor. */
  current(plain: BrowserCall): Promise<string | undefined>
  /** A new one in place of the one that was refused; undefined when there is none. */
  renewed(refused: string, plain: BrowserCall): Promise<string | undefined>
}
