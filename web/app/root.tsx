import messageUrls from 'virtual:message-urls'
import { LOCALES } from '@meltem/i18n/locales'
import type { CSSProperties, ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { IntlProvider } from 'use-intl/react'
import type { Route } from './+types/root.ts'
import { FontPreloads } from './components/layout/font-preloads.tsx'
import { frameOf, useMaybeFrame } from './lib/frame.ts'
import { getMessages } from './lib/message-store.ts'
import { renderingOf } from './lib/rendering-context.ts'
import './styles/app.css'

export function loader({ context, params }: Route.LoaderArgs) {
  return { frame: frameOf(renderingOf(context), params.lang) }
}

/** Only the tenant's own token names reach the style attribute, as custom properties. */
function themeStyle(colours: Readonly<Record<string, string>> | undefined): CSSProperties | undefined {
  if (!colours || Object.keys(colours).length === 0) return undefined
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--color-${name}`, colour]))
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useMaybeFrame()
  const language = frame?.language ?? 'tr'
  return (
    <html lang={language} style={themeStyle(frame?.tema.renkler)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FontPreloads language={language} />
        <link rel="modulepreload" href={messageUrls[language]} />
        <Meta />
        <Links />
      </head>
      <body>
        <IntlProvider locale={LOCALES[language].tag} messages={getMessages(language)} timeZone="Europe/Istanbul">
          {children}
        </IntlProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
