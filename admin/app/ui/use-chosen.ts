import { useRef, useState } from 'react'

export type Chosen<T> = ReadonlyMap<string, T>

/** Rows that were chosen, also on pages that are left; with Shift everything between the last one and this. */
export function useChosen<T extends { readonly k_no: string }>(rows: readonly T[], most: number) {
  const [chosen, setChosen] = useState<Chosen<T>>(new Map())
  const last = useRef<string>(undefined)
  const put = (some: readonly T[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const row of some) {
        if (isChosen && next.size < most) next.set(row.k_no, row)
        else if (!isChosen) next.delete(row.k_no)
      }
      return next
    })
  return {
    chosen,
    toggle: (k_no: string, extend: boolean) => {
      const here = rows.findIndex((row) => row.k_no === k_no)
      const from = extend ? rows.findIndex((row) => row.k_no === last.current) : -1
      const some = from < 0 ? rows.slice(here, here + 1) : rows.slice(Math.min(from, here), Math.max(from, here) + 1)
      put(some, !chosen.has(k_no))
      last.current = k_no
    },
    toggleAll: () => put(rows, !rows.every(({ k_no }) => chosen.has(k_no))),
    clear: () => setChosen(new Map()),
  }
}
