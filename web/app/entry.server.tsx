import { Writable } from 'node:stream'
import de from 'virtual:messages/de'
import en from 'virtual:messages/en'
import ru from 'virtual:messages/ru'
import tr from 'virtual:messages/tr'
import type { Language } from '@meltem/contract/language'
import type { Rendering } from '@meltem/contract/rendering'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { keepMessages } from './lib/message-store.ts'
import { provideRendering, renderingOf } from './lib/rendering-context.ts'
import { PlainFailure } from './routes/errors/plain-fallback.tsx'

keepMessages('tr', tr)
keepMessages('en', en)
keepMessages('de', de)
keepMessages('ru', ru)

/** Loaders answer from memory or a local database: whoever takes longer is given up. */
export const streamTimeout = 5_000

const handlers = new WeakMap<ServerBuild, RequestHandler>()

/**
 * Answers one request; the server calls it with the build this module belongs to. React Router's handler is made here,
 * so that it and the context it is given come from the same copy of the library, in development too.
 */
export function respond(build: ServerBuild, request: Request, rendering: Rendering, mode: string): Promise<Response> {
  let handle = handlers.get(build)
  if (!handle) {
    handle = createRequestHandler(build, mode)
    handlers.set(build, handle)
  }
  return handle(request, provideRendering(rendering))
}

/** Pages are cached and compressed as whole buffers, so nothing is sent before everything is there. */
function renderDocument(url: string, context: EntryContext, nonce: string | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = new Writable({
      write(chunk: Buffer | string, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady: () => pipe(collect),
        onShellError: fail,
        onError: fail,
      },
    )
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout + 1_000)
    function fail(error: unknown): void {
      clearTimeout(timer)
      reject(error instanceof Error ? error : new Error('Rendering failed', { cause: error }))
    }
  })
}

/** What is left when even the error page cannot be rendered (spec §8). */
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
  const { nonce, language } = renderingOf(loadContext)
  try {
    const document = await renderDocument(request.url, context, nonce)
    return new Response(new Uint8Array(document), { status, headers })
  } catch (error) {
    // The first failure goes back to the router, which comes again with the error page.
    if (!context.staticHandlerContext.errors) throw error
    return new Response(lastResort(language), { status: 500, headers })
  }
}
