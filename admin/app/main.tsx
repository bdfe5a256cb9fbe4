import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { createQueryClient } from './platform/query-client.ts'
import { firstLanguage } from './platform/remembered-language.ts'
import { BASE } from './platform/return-address.ts'
import { endSession } from './platform/session.ts'
import { showLanguage } from './platform/words.ts'
import { createRoutes } from './routes.tsx'

// Browsers without Temporal get it before the first date is written; the others never load the file.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

const language = firstLanguage()
document.documentElement.lang = language
const client = createQueryClient(() => endSession(client, router))
const router = createBrowserRouter(createRoutes(client), { basename: BASE })
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

await showLanguage(language)
createRoot(root).render(
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>,
)
