import { type listEnquiries, updateEnquiry } from '@meltem/contract/audience/enquiry'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { COUNTERS_KEY, ENQUIRIES_KEY, TODAY_KEY } from '../../platform/queries/keys.ts'

type Listing = OutputOf<typeof listEnquiries>

/** Whatever came of it, lists and counters are read again: a colleague may have been first. */
export function useAnswerEnquiry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: InputOf<typeof updateEnquiry>) => call(updateEnquiry, change),
    onSuccess: ({ data: updated }) => {
      client.setQueriesData<Listing>({ queryKey: ENQUIRIES_KEY }, (listing) =>
        listing
          ? { ...listing, data: listing.data.map((each) => (each.k_no === updated.k_no ? updated : each)) }
          : listing,
      )
    },
    onSettled: () => {
      for (const queryKey of [ENQUIRIES_KEY, COUNTERS_KEY, TODAY_KEY]) void client.invalidateQueries({ queryKey })
    },
  })
}
