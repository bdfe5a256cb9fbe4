import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'

interface SentNoticeProps {
  readonly title: string
  /** Its level below the heading that the form stands under. */
  readonly level: 'h2' | 'h3'
  readonly children: ReactNode
}

/** Stands where the form was. The heading takes the focus, so that the outcome is read out and not only seen. */
export function SentNotice({ title, level: Heading, children }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      id="form"
      className="grid scroll-mt-24 justify-items-start gap-4 border-olive border-t-3 bg-olive-tint p-6 sm:p-8"
    >
      <Icon name="circle-check" className="size-9 text-olive" />
      <Heading ref={heading} tabIndex={-1} className="text-24">
        {title}
      </Heading>
      {children}
    </div>
  )
}
