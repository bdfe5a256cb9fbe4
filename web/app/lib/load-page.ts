import { getPage, type Page } from '@meltem/contract/content'
import type { InputOf } from '@meltem/contract/endpoint'
import type { Rendering } from '@meltem/contract/rendering'
import { data } from 'react-router'

/** Ends a loader with the 404 page. */
export function notFound(): never {
  throw data(null, { status: 404 })
}

/** The page, or the 404 page when there is none; any other failure becomes the error page. */
export async function loadPage({ call }: Rendering, input: InputOf<typeof getPage>): Promise<Page> {
  const answer = await call(getPage, input)
  if (answer.success === 1) return answer.data
  if (answer.code === 'bulunamadi' || answer.code === 'alan_hatasi') return notFound()
  throw data({ istek_no: answer.istek_no }, { status: 500, statusText: answer.code })
}
