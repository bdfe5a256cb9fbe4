import { createContext, useContext } from 'react'

/** Number of the request the page was made for; unknown on pages that were made in the browser. */
export const RequestNumber = createContext<string | undefined>(undefined)

export function useRequestNumber(): string | undefined {
  return useContext(RequestNumber)
}

/** What the server wrote into the page, so that the browser shows the same. */
export function writtenRequestNumber(): string | undefined {
  return document.querySelector<HTMLElement>('[data-request-number]')?.dataset.requestNumber
}
