import { LOCALES } from '@meltem/i18n/locales'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Links, type Location, Meta, Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import { IntlProvider } from 'use-intl/react'
import type { Route } from './+types/root.ts'
import { ErrorBoundary as ErrorView } from './features/errors/error-boundary.tsx'
import { BrowserLife } from './features/frame/browser-life.tsx'
import { FontPreloads } from './features/frame/font-preloads.tsx'
import { PageFrame } from './features/frame/page-frame.tsx'
import { ToastHost } from './features/frame/toast-host.tsx'
import { isChunkLoadError, reloadOnce } from './platform/boot/chunk-guard.ts'
import { LateScripts } from './platform/boot/late-scripts.tsx'
import { stopWaiting } from './platform/boot/when-near.ts'
import { pack } from './platform/calls/packed.ts'
import { renderingOf } from './platform/calls/rendering-context.ts'
import { type Frame, frameOf, useMaybeFrame } from './platform/page/frame.ts'
import { loadAllMessages } from './platform/words/browser-messages.ts'
import { getMessages } from './platform/words/message-store.ts'
import './styles/app.css'

export function loader({ context, params }: Route.LoaderArgs) {
  return { frame: pack(frameOf(renderingOf(context), params.lang)) }
}

/** Another page is shown when its sentences are there; they travel beside its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    stopWaiting()
    const messages = loadAllMessages()
    const result = await next()
    await messages
    return result
  },
]

/** Settings stay while people move from page to page; a new language or an asked-for refresh brings new ones. */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang || currentUrl.href === nextUrl.href
}

const TOKEN_NAME = /^[a-z][a-z0-9-]*$/

/** The tenant's own colours, as custom properties over the theme's. */
function themeStyle(frame: Frame | undefined): CSSProperties | undefined {
  const colours = Object.entries(frame?.tema.renkler ?? {}).filter(([name]) => TOKEN_NAME.test(name))
  if (colours.length === 0) return undefined
  return Object.fromEntries(colours.map(([name, colour]) => [`--color-${name}`, colour]))
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useMaybeFrame()
  const language = frame?.language ?? 'tr'
  return (
    // Begin-late.ts marks it before React comes.
    <html lang={language} style={themeStyle(frame)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={frame?.tema.renkler['sea-deep'] ?? '#06384b'} />
        <FontPreloads language={language} />
        <Favicon frame={frame} />
        <Meta />
        <Links />
      </head>
      <body>
        <IntlProvider locale={LOCALES[language].tag} messages={getMessages(language)} timeZone="Europe/Istanbul">
          {children}
          <ToastHost />
        </IntlProvider>
        <ScrollRestoration getKey={placeKey} />
        <LateScripts language={language} />
      </body>
    </html>
  )
}

/** Links within a page are the browser's own and have no key of the router: each heading is a place of its own. */
function placeKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key
}

/** The tenant's mark: sharp at every size, for browsers that know no vectors, and for home screens. */
function Favicon({ frame }: { frame: Frame | undefined }) {
  if (!frame) return null
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}

export default function App() {
  return (
    <PageFrame>
      <BrowserLife />
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A part of the page that is gone from the server is no failure to show: a new version is there, and is loaded.
  const [hidden, setHidden] = useState(isChunkLoadError(error))
  useEffect(() => {
    if (hidden && !reloadOnce()) setHidden(false)
  }, [hidden])
  return hidden ? null : <ErrorView error={error} />
}
