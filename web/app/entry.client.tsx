import messageUrls from 'virtual:message-urls'
import { isLanguage } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardChunks, isChunkLoadError, reloadOnce } from './lib/chunk-guard.ts'
import { keepMessages } from './lib/message-store.ts'
import { RequestNumber, writtenRequestNumber } from './lib/request-number.ts'

guardChunks()

async function hydrate(): Promise<void> {
  const language = document.documentElement.lang
  if (isLanguage(language)) {
    const loaded = (await import(/* @vite-ignore */ messageUrls[language])) as { default: Messages }
    keepMessages(language, loaded.default)
  }
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
