import { type ReactNode, useId } from 'react'

interface ChapterProps {
  /** Its own name in the page, where something waits for it to come near. */
  readonly id?: string | undefined
  readonly heading: string
  readonly text?: string
  /** A way on, at the right of the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One chapter of a page: heading, sentence, content. Chapters that follow each other share the space between them. */
export function Chapter({ id, heading, text, aside, children }: ChapterProps) {
  const name = useId()
  return (
    <section id={id} aria-labelledby={name} className="chapter">
      <div className="wrap">
        <div className="chapter-head">
          <div>
            <h2 id={name}>{heading}</h2>
            {text ? <p className="mt-2 max-w-[36.4em] text-ink-2">{text}</p> : null}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
