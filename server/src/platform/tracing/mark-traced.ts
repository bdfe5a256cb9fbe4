import { TRACE_MARK } from '@meltem/contract/wire/traceparent'
import { currentTracing } from './span.ts'

/** Tells the scripts of a page that its calls are traced; the page as it is where they are not. */
export function markTraced(html: string): string {
  return currentTracing() ? html.replace('<html', `<html ${TRACE_MARK}=""`) : html
}
