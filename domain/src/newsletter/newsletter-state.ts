import type {
  NEWSLETTER_OBSTACLES,
  NewsletterBlock,
  NewsletterContent,
} from '@meltem/contract/audience/newsletter-office'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { filledWith, unknownIn } from '../content/variables.ts'

/** What may stand in braces; whatever else does is refused (PEOPLE-61). */
export const NEWSLETTER_VARIABLES = ['marka', 'telefon'] as const
type Variable = (typeof NEWSLETTER_VARIABLES)[number]

/** A language of a newsletter: nothing written, something missing, or all of it there. */
export type Written = 'bos' | 'eksik' | 'tam'

/** Words that every language needs one of; the line beside the subject may be missing. */
function neededWords({ konu, bloklar }: NewsletterContent): LocalText[] {
  return [konu, ...bloklar.flatMap((block) => wordsOf(block) ?? [])]
}

function wordsOf(block: NewsletterBlock): LocalText | undefined {
  if (block.tip === 'baslik' || block.tip === 'metin') return block.metin
  return block.tip === 'dugme' ? block.etiket : undefined
}

/** Languages in which anything is written. */
export function languagesIn(content: NewsletterContent): Language[] {
  const texts = [...neededWords(content), content.onizleme]
  const named = texts.flatMap((text) =>
    Object.entries(text).flatMap(([dil, words]) => (words ? [dil as Language] : [])),
  )
  return [...new Set(named)].toSorted()
}

/** Languages that are written in full. */
export function fullLanguages(content: NewsletterContent): Language[] {
  return languagesIn(content).filter((dil) => writtenIn(content, dil) === 'tam')
}

/** How many texts a language still lacks, of how many. */
export function missingWords(content: NewsletterContent, dil: Language): { missing: number; all: number } {
  const needed = neededWords(content)
  return { missing: needed.filter((text) => !text[dil]).length, all: needed.length }
}

export function writtenIn(content: NewsletterContent, dil: Language): Written {
  const { missing, all } = missingWords(content, dil)
  if (missing === 0) return 'tam'
  return missing === all && !content.onizleme[dil] ? 'bos' : 'eksik'
}

export interface Obstacle {
  readonly neden: (typeof NEWSLETTER_OBSTACLES)[number]
  readonly dil: Language | null
}

const everywhere = (neden: Obstacle['neden']): Obstacle => ({ neden, dil: null })

/** What a newsletter lacks before it may be sent at all, to whichever subscribers (PEOPLE-62). */
export function obstaclesOf(content: NewsletterContent): Obstacle[] {
  const { bloklar } = content
  const found: Obstacle[] = []
  if (bloklar.length === 0) found.push(everywhere('bos'))
  if (fullLanguages(content).length === 0) found.push(everywhere('dil_yok'))
  for (const dil of languagesIn(content)) {
    if (writtenIn(content, dil) === 'eksik') found.push({ neden: 'dil_eksik', dil })
  }
  if (bloklar.some((one) => one.tip === 'gorsel' && one.gorsel === null)) found.push(everywhere('gorsel_yok'))
  if (bloklar.some((one) => one.tip === 'urunler' && one.urunler.length === 0)) found.push(everywhere('urun_yok'))
  if (bloklar.some((one) => one.tip === 'dugme' && one.url === null)) found.push(everywhere('adres_yok'))
  return found
}

/** The language a subscriber reads it in: their own, else the main one where that was chosen, else none. */
export function readIn(
  content: NewsletterContent,
  dil: Language,
  { eksik_dil, main }: { readonly eksik_dil: 'varsayilan' | 'disarida'; readonly main: Language },
): Language | null {
  if (writtenIn(content, dil) === 'tam') return dil
  return eksik_dil === 'varsayilan' && writtenIn(content, main) === 'tam' ? main : null
}

/** The first name in braces that stands for nothing; undefined where all are known. */
export function unknownVariable(content: NewsletterContent): string | undefined {
  const texts = [...neededWords(content), content.onizleme].flatMap((text) => Object.values(text))
  return unknownIn(
    texts.map((text) => text ?? ''),
    NEWSLETTER_VARIABLES,
  )
}

/** The text with what its variables stand for. */
export function filledIn(text: string, values: Readonly<Record<Variable, string>>): string {
  return filledWith(text, values)
}
