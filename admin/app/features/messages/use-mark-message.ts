import { type listMessages, updateMessage } from '@meltem/contract/staff/staff'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { COUNTERS_KEY, HEALTH_KEY, MESSAGES_KEY } from '../../platform/queries/keys.ts'

type Listing = OutputOf<typeof listMessages>

/** Shows the new state at once wherever the message is listed, then lets lists and counters be read again. */
export function useMarkMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: InputOf<typeof updateMessage>) => call(updateMessage, change),
    onSuccess: ({ data: updated }) => {
      client.setQueriesData<Listing>({ queryKey: MESSAGES_KEY }, (listing) =>
        listing
          ? { ...listing, data: listing.data.map((each) => (each.k_no === updated.k_no ? updated : each)) }
          : listing,
      )
      void client.invalidateQueries({ queryKey: MESSAGES_KEY })
      void client.invalidateQueries({ queryKey: HEALTH_KEY })
      void client.invalidateQueries({ queryKey: COUNTERS_KEY })
    },
  })
}
