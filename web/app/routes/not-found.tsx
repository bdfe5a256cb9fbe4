import { notFound } from '../platform/calls/load-page.ts'

export function loader() {
  return notFound()
}
