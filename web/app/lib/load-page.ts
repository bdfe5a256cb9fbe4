import { getPage, type Page } from '@meltem/contract/content'
import type { InputOf } from '@meltem/contract/endpoint'
import type { Failure } from '@meltem/contract/envelope'
import type { Rendering } from '@meltem/contract/rendering'
import { data } from 'react-router'

/** Ends a loader with the 404 page. */
export function notFound(): never {
  throw data(null, { status: 404 })
}

/** Ends a loader with the error page: a fault of ours, or a system that is away for a moment. */
export function failed({ code, istek_no }: Failure): never {
  throw data({ istek_no }, { status: code === 'mesgul' ? 503 : 500, statusText: code })
}

/** The page, or the 404 page when there is none; any other failure becomes the error page. */
export async function loadPage({ call }: Rendering, input: InputOf<typeof getPage>): Promise<Page> {
  const answer = await call(getPage, input)
  if (answer.success === 1) return answer.data
  if (answer.code === 'bulunamadi' || answer.code === 'alan_hatasi') return notFound()
  return failed(answer)
}
