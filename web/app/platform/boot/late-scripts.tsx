import messageUrls from 'virtual:message-urls'
import type { Language } from '@meltem/contract/wire/language'
import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router'
import { jsonForScript } from '../page/json-for-script.ts'
import { partsFor } from '../words/message-parts.ts'
import { beginLate } from './begin-late.ts'
import { InlineScript } from './inline-script.tsx'

/**
 * The router's `Scripts`, begun later: links, menus, forms and pictures of a page work without any script, so the
 * scripts wait until the first screen is complete instead of taking the line from its letters and its picture.
 * In development the router's own stay, which know how to reload.
 */
export function LateScripts({ language }: { language: Language }) {
  return (
    <>
      <InlineScript code={import.meta.env.SSR ? `window.messageUrls=${jsonForScript(messageUrls[language])}` : ''} />
      {import.meta.env.DEV ? <Scripts /> : <ScriptsLater language={language} />}
    </>
  )
}

function ScriptsLater({ language }: { language: Language }) {
  const framework = useContext(FrameworkContext)
  const matches = useMatches()
  if (!framework) throw new Error('The scripts belong below the router')
  const { manifest, serverHandoffString = '', renderMeta } = framework
  // The router writes the loaders' data into the page only when it knows that scripts will read it.
  // oxlint-disable-next-line react/immutability -- the router reads this very flag; its own Scripts sets it so
  if (renderMeta) renderMeta.didRenderScripts = true
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? [])
  const context = import.meta.env.SSR
    ? `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`
    : ''
  const begin = import.meta.env.SSR
    ? beginLate({
        manifest: manifest.url,
        entry: manifest.entry,
        messages: partsFor(routes.map(({ id }) => id)).map((part) => messageUrls[language][part]),
        routes: routes.map(({ id, module, imports = [] }) => ({ id, module, imports })),
      })
    : ''
  return (
    <>
      <InlineScript code={context} />
      <InlineScript code={begin} />
    </>
  )
}
