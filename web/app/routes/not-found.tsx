import { notFound } from '../lib/load-page.ts'

export function loader() {
  return notFound()
}
