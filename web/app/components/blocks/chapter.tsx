import { type ReactNode, useId } from 'react'

interface ChapterProps {
  readonly heading: string
  readonly text?: string
  /** A way on, at the right of the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One chapter of a page: heading, sentence, content. Chapters that follow each other share the space between them. */
export function Chapter({ heading, text, aside, children }: ChapterProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="chapter py-section [.chapter+&]:pt-0">
      <div className="wrap">
        <div className="mb-5 flex flex-col items-start justify-between gap-3 sm:mb-8 sm:flex-row sm:items-end sm:gap-6">
          <div>
            <h2 id={id}>{heading}</h2>
            {text ? <p className="mt-2 max-w-[56ch] text-ink-2">{text}</p> : null}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
