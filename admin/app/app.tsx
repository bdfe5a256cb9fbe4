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
    <QueryClientProvider client={client}>
      <LanguageProvider first={first}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
