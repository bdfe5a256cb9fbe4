import type { Language } from '@meltem/contract/wire/language'
import { contentHref } from '../../../platform/page/paths.ts'

/** Look of running text; the elements come from the editor, so they cannot carry classes of their own. */
export const PROSE = [
  'text-[1.06rem] leading-[1.65] [overflow-wrap:break-word]',
  '[&_p+p]:mt-[1em] [&_ul]:my-[1em] [&_ol]:my-[1em] [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-6 [&_li]:mt-1 [&_li]:pl-1 [&_li::marker]:text-sea',
  '[&_h2]:mt-[1.6em] [&_h2]:mb-[0.5em] [&_h2]:text-30 [&_h3]:mt-[1.5em] [&_h3]:mb-[0.4em] [&>:first-child]:mt-0',
  '[&_a]:font-[550] [&_a]:text-sea [&_a]:underline [&_a]:decoration-sea/35 hover:[&_a]:decoration-current',
  '[&_blockquote]:my-[1.6em] [&_blockquote]:border-sun-edge [&_blockquote]:border-l-3 [&_blockquote]:pl-6 [&_blockquote]:text-24 [&_blockquote]:leading-[1.35] [&_blockquote]:font-[560] [&_blockquote]:[font-variation-settings:"FLAR"_100]',
  '[&_table]:my-[1.4em] [&_table]:block [&_table]:w-full [&_table]:overflow-x-auto [&_table]:border-collapse [&_th]:border-ink [&_th]:border-b-2 [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:text-14 [&_td]:border-line [&_td]:border-b [&_td]:py-2.5 [&_td]:pr-4',
  '[&_hr]:my-9 [&_hr]:border-line [&_strong]:font-[640]',
].join(' ')

/** Links of the text to pages of the site get the language of the page they stand on. */
export function withLanguage(html: string, language: Language): string {
  return html.replace(
    /(<a\s(?:[^>]*?\s)?href=")(\/(?!\/)[^"]*)"/gi,
    (_, start: string, href: string) => `${start}${contentHref(language, href)}"`,
  )
}
