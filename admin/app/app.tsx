import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type RouterProviderProps } from 'react-router/dom'
import { LanguageProvider, type LoadedLanguage } from './platform/language-provider.tsx'

interface AppProps {
  readonly router: RouterProviderProps['router']
  readonly client: QueryClient
  readonly first: LoadedLanguage
}

export function App({ router, client, first }: AppProps) {
  return (
    <LanguageProvider first={first}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>
  )
}
