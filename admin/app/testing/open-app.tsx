import { configure, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { App } from '../app.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { BASE } from '../platform/return-address.ts'
import { endSession } from '../platform/session.ts'
import { showLanguage } from '../platform/words.ts'
import { createRoutes } from '../routes.tsx'

// The first page of a file is loaded while it is waited for; a busy machine needs more than the library's second.
configure({ asyncUtilTimeout: 20_000 })

/** The whole application at an address, in English, wired as in `main.tsx`. */
export async function openApp(address: string) {
  const client = createQueryClient(() => endSession(client, router))
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false, networkMode: 'always' } })
  const router = createMemoryRouter(createRoutes(client), { basename: BASE, initialEntries: [BASE + address] })
  await showLanguage('en')
  render(<App router={router} client={client} />)
  return { location: () => router.state.location.pathname + router.state.location.search }
}
