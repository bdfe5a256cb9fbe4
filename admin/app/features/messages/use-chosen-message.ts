import { useState } from 'react'

/** The message or enquiry being read stays on screen when its new state takes it out of the filtered list. */
export function useChosenMessage<T extends { readonly k_no: string }>(listed: readonly T[], k_no: string | undefined) {
  const found = listed.find((each) => each.k_no === k_no)
  const [seen, setSeen] = useState<T>()
  const [kept, setKept] = useState<T>()
  // Only what the list says anew counts: drawn again with what it said before, it would undo what `keep` was told.
  if (found && found !== seen) {
    setSeen(found)
    setKept(found)
  }
  const chosen = found ?? (kept?.k_no === k_no ? kept : undefined)
  // A change may take the message out of the list before the list was ever drawn with it: `keep` is told directly.
  return { chosen, keep: setKept }
}
