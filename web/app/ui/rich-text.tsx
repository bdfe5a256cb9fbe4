import type { ReactNode } from 'react'

/** `<b>` in a message. */
export function bold(chunks: ReactNode): ReactNode {
  return <b>{chunks}</b>
}
