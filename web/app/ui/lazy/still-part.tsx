import { type ReactNode, Suspense, useState } from 'react'
import { useScripted } from '../use-scripted.ts'

interface StillPartProps {
  /** One of its kind on the page. */
  readonly id: string
  /** What it is made from: when that is replaced, the part is made anew. */
  readonly of: unknown
  /** A part of its own (`lazy`) that reads and links only. */
  readonly children: ReactNode
}

/**
 * Around a part that the visitor only reads: the browser keeps what the server sent, and neither its script nor its
 * words are loaded. They come when the part was not sent, as after a change of page.
 */
export function StillPart({ id, of, children }: StillPartProps) {
  const scripted = useScripted()
  const [sent] = useState(() => (import.meta.env.SSR || scripted ? undefined : { of, html: sentFor(id) }))
  const part = { id, className: 'still contents', suppressHydrationWarning: true }
  if (sent?.html !== undefined && sent.of === of) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server's own rendering put there
    return <div {...part} dangerouslySetInnerHTML={{ __html: sent.html }} />
  }
  return <div {...part}>{import.meta.env.SSR ? <Suspense>{children}</Suspense> : children}</div>
}

function sentFor(id: string): string | undefined {
  return document.getElementById(id)?.innerHTML
}
