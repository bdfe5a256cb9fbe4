import { getPage, type Page } from '@meltem/contract/content/content'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import type { Failure } from '@meltem/contract/wire/envelope'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { data } from 'react-router'

/** Ends a loader with the 404 page. */
export function notFound(): never {
  throw data(null, { status: 404 })
}

/** What cannot be an address: there is nothing there, and nothing has failed. */
const NO_ADDRESS: readonly string[] = ['bulunamadi', 'alan_hatasi', 'kart_bilgisi_yasak']

export function isNoAddress(code: string): boolean {
  return NO_ADDRESS.includes(code)
}

/**
 * Ends a loader whose call was refused: with the 404 page for what is no address, with the error page otherwise, be it a
 * fault of ours or a system that is away for a moment.
 */
export function endLoading({ code, istek_no }: Failure): never {
  if (isNoAddress(code)) return notFound()
  throw data({ istek_no }, { status: code === 'mesgul' ? 503 : 500, statusText: code })
}

/** The page, or the 404 page when there is none; any other failure becomes the error page. */
export async function loadPage({ call }: Rendering, input: InputOf<typeof getPage>): Promise<Page> {
  const answer = await call(getPage, input)
  if (answer.success === 1) return answer.data
  return endLoading(answer)
}
