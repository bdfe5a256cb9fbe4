import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { addressWithin } from './platform/return-address.ts'
import { requireStaff, skipSignIn } from './platform/session.ts'
import { ErrorScreen } from './routes/error-screen.tsx'
import { Frame } from './routes/frame.tsx'
import { Messages } from './routes/messages.tsx'
import { NotFound } from './routes/not-found.tsx'
import { Opening } from './routes/opening.tsx'
import { Overview } from './routes/overview.tsx'
import { SignIn } from './routes/sign-in.tsx'

export function createRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      path: '/giris',
      loader: ({ request }) => skipSignIn(client, new URL(request.url).search),
      shouldRevalidate: () => false,
      Component: SignIn,
      HydrateFallback: Opening,
      ErrorBoundary: ErrorScreen,
    },
    {
      path: '/',
      loader: ({ request }) => requireStaff(client, addressWithin(new URL(request.url))),
      Component: Frame,
      HydrateFallback: Opening,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          // A screen that breaks leaves the navigation around it standing.
          ErrorBoundary: ErrorScreen,
          children: [
            { index: true, Component: Overview },
            { path: 'mesajlar', Component: Messages },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ]
}
