import { Writable } from 'node:stream'
import de from 'virtual:messages/de'
import en from 'virtual:messages/en'
import ru from 'virtual:messages/ru'
import tr from 'virtual:messages/tr'
import type { Language } from '@meltem/contract/wire/language'
import type { RenderedAnswer, Rendering } from '@meltem/contract/wire/rendering'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { PlainFailure } from './features/errors/plain-fallback.tsx'
import { provideRendering, renderingOf } from './platform/calls/rendering-context.ts'
import { RequestNumber } from './platform/calls/request-number.ts'
import { keepMessages } from './platform/words/message-store.ts'

keepMessages('tr', tr)
keepMessages('en', en)
keepMessages('de', de)
keepMessages('ru', ru)

/** Loaders answer from memory or a local database: one that takes longer is given up. */
export const streamTimeout = 5_000

const handlers = new WeakMap<ServerBuild, RequestHandler>()

/**
 * Answers one request; the server calls it with the build this module belongs to. React Router's handler is made here,
 * so that it and the context it is given come from the same copy of the library, in development too.
 */
export async function respond(
  build: ServerBuild,
  request: Request,
  rendering: Rendering,
  mode: string,
): Promise<RenderedAnswer> {
  let handle = handlers.get(build)
  if (!handle) {
    handle = createRequestHandler(build, mode)
    handlers.set(build, handle)
  }
  // The router answers a HEAD with nothing in it, which would be kept as the page and sent to all later visitors.
  const whole = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
  const response = await handle(whole, provideRendering(rendering))
  const { status, headers } = response
  const document = documents.get(response)
  if (document !== undefined) return { status, headers, body: document }
  return { status, headers, body: response.body ? new Uint8Array(await response.arrayBuffer()) : undefined }
}

/** A document beside its response: through the body of a Response its bytes would be copied four times. */
const documents = new WeakMap<Response, string>()

function keepDocument(response: Response, document: string): Response {
  documents.set(response, document)
  return response
}

/** The mark React leaves where a part of the page was not ready. */
const UNREADY = /<!--\$[?!]/

/**
 * Pages are sent whole, so they are rendered into one string, which costs a third of what streaming them does.
 * A page that waits for something while it renders is rendered again by the way that waits.
 */
async function renderDocument(url: string, context: EntryContext, rendering: Rendering): Promise<string> {
  await readHandoff(context)
  const { nonce, requestId } = rendering
  const page = (
    <RequestNumber value={requestId}>
      <ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />
    </RequestNumber>
  )
  const html = renderToString(page)
  if (!UNREADY.test(html)) return `<!DOCTYPE html>${html}`
  // The router takes hold of the stream whenever it renders, and would find it taken; what was in it is kept above.
  context.serverHandoffStream &&= new ReadableStream()
  return await renderPatiently(page, nonce)
}

/** The loaders' data for the browser is there already: read at once, it lets React render without waiting for it. */
async function readHandoff(context: EntryContext): Promise<void> {
  const reader = context.serverHandoffStream?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let value = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    value += decoder.decode(part.value, { stream: true })
  }
  reader.releaseLock()
  context.renderMeta = { streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) } }
}

function renderPatiently(page: ReactElement, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = new Writable({
      write(chunk: Buffer | string, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Everything in its place: React would send large parts at the end, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect),
      onShellError: fail,
      onError: fail,
    })
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout + 1_000)
    function fail(error: unknown): void {
      clearTimeout(timer)
      reject(error instanceof Error ? error : new Error('Rendering failed', { cause: error }))
    }
  })
}

/** What is left when even the error page cannot be rendered (PAGE-10). */
function lastResort(language: Language): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>500</title>
      </head>
      <body>
        <PlainFailure language={language} />
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const rendering = renderingOf(loadContext)
  try {
    const document = await renderDocument(request.url, context, rendering)
    return keepDocument(new Response(null, { status, headers }), document)
  } catch (error) {
    // The first failure goes back to the router, which comes again with the error page.
    if (!context.staticHandlerContext.errors) throw error
    return keepDocument(new Response(null, { status: 500, headers }), lastResort(rendering.language))
  }
}

/** What the router turns away itself, such as a form for a page that has none: the caller's mistake, and not ours. */
function isTurnedAway(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500
}

/** An unexpected failure is logged with the number the visitor reads on the error page. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (!request.signal.aborted && !isTurnedAway(error)) renderingOf(context).report(error)
}
