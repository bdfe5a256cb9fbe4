import type { ComponentProps } from 'react'
import { useFrame } from '../platform/page/frame.ts'
import { contentHref } from '../platform/page/paths.ts'

type ContentLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address as content holds it: without the language, or absolute. */
  href: string
}

/** Internal addresses get the page's language; everything else stays as it is. Clicks are followed by the frame. */
export function ContentLink({ href, ...rest }: ContentLinkProps) {
  const { language } = useFrame()
  const target = contentHref(language, href)
  const away = /^https?:/i.test(target) ? { rel: 'noopener' } : {}
  return <a {...rest} {...away} href={target} />
}
