import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { type Section, type StoredRow, sectionKey } from './section.ts'

interface Order {
  readonly gorulen: readonly string[]
  readonly yeni: readonly string[]
}

/** Puts a list into another order at once, and can take it back. */
export function useOrder<S extends StoredRow>(section: Pick<Section<object, S>, 'name' | 'order'>) {
  const client = useQueryClient()
  const key = sectionKey(section.name)
  const [moved, setMoved] = usePassing<Order>()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (order: Order) => call(section.order, order),
    onMutate: ({ yeni }) => {
      // The row stays where the hand has let it go; what the server says afterwards counts.
      client.setQueryData<{ data: S[] }>(key, (known) => {
        if (!known) return known
        return { ...known, data: known.data.toSorted((a, b) => yeni.indexOf(a.k_no) - yeni.indexOf(b.k_no)) }
      })
    },
    onError: () => setMoved(undefined),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  const write = (order: Order, isUndo = false) => {
    if (order.gorulen.join() === order.yeni.join()) return
    setMoved(isUndo ? undefined : order)
    mutate(order)
  }
  return { write, moved, error, isPending }
}
