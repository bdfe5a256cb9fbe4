import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type RouterProviderProps } from 'react-router/dom'
import { LanguageProvider } from './platform/language-provider.tsx'

interface AppProps {
  readonly router: RouterProviderProps['router']
  readonly client: QueryClient
}

export function App({ router, client }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
