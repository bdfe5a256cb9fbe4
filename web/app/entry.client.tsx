import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardChunks, isChunkLoadError, reloadOnce } from './platform/boot/chunk-guard.ts'
import { RequestNumber, writtenRequestNumber } from './platform/calls/request-number.ts'
import { loadPageMessages } from './platform/words/browser-messages.ts'

declare global {
  interface Window {
    /** Set by begin-late.ts: the modules of the page's routes. */
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

guardChunks()

async function hydrate(): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  await loadPageMessages(Object.keys(window.__reactRouterRouteModules ?? {}))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestNumber value={writtenRequestNumber()}>
          <HydratedRouter />
        </RequestNumber>
      </StrictMode>,
    )
  })
}

// Without its messages the page stays as the server sent it: readable, with working links.
hydrate().catch((error: unknown) => {
  if (!(isChunkLoadError(error) && reloadOnce())) reportError(error)
})
