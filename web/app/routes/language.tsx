import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { notFound } from '../platform/calls/load-page.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import type { Route } from './+types/language.ts'

/** Only prefixes of languages that the tenant offers are addresses. */
export function loader({ context, params }: Route.LoaderArgs) {
  const lang = renderingOf(context).settings.language.diller.find((language) => language === params.lang)
  return { lang: lang ?? notFound() }
}

/** Nothing here depends on the query: a page that writes its choices into the address asks for nothing anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

export default function LanguageLayout() {
  return <Outlet />
}
