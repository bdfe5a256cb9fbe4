import { useFrame } from '../../../platform/page/frame.ts'
import type { BlockOf } from './block-of.ts'
import { PROSE, withLanguage } from './prose.ts'

interface TextBlockProps {
  readonly block: BlockOf<'metin'>
  /** The first letter opens the story. */
  readonly opening?: boolean
}

const OPENING =
  '[&>p:first-child::first-letter]:float-left [&>p:first-child::first-letter]:pt-1.5 [&>p:first-child::first-letter]:pr-2.5 [&>p:first-child::first-letter]:font-[760] [&>p:first-child::first-letter]:text-[3em] [&>p:first-child::first-letter]:leading-[0.82] [&>p:first-child::first-letter]:text-sea sm:[&>p:first-child::first-letter]:text-[3.5em]'

export function TextBlock({ block, opening = false }: TextBlockProps) {
  const { language } = useFrame()
  const html = withLanguage(block.html, language)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises the text when it is stored
    <div className={`${PROSE} ${opening ? OPENING : ''}`} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
