import { redirect } from 'react-router'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import type { Route } from './+types/root-redirect.ts'

/** The only address that redirects (PAGE-2): to the detected language, query string kept. */
export function loader({ context, url }: Route.LoaderArgs) {
  return redirect(`/${renderingOf(context).language}${url.search}`, 302)
}
