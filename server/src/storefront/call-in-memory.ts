import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import type { Call } from '@meltem/contract/wire/rendering'
import type { FastifyBaseLogger } from 'fastify'
import type { Api, RequestContext } from '../platform/http/api.ts'
import { asAppError, failureOf } from '../platform/http/envelope.ts'

/** The storefront's calls inside this process: the same checks and the same envelope as over HTTP, without the wire. */
export function callInMemory(
  api: Api,
  context: RequestContext,
  log: FastifyBaseLogger,
  onFault: () => void = () => undefined,
): Call {
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> => {
    try {
      return await api.dispatch(endpoint, input, context)
    } catch (error) {
      const known = asAppError(error)
      if (known.status >= 500) {
        onFault()
        log.error({ err: error, path: endpoint.path }, 'call failed')
      }
      return failureOf(known, context.language, context.requestId) as AnswerOf<E>
    }
  }
}
