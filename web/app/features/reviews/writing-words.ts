const NAMES = ['words', 'name', 'nameHint', 'email', 'emailHint', 'send', 'moderated'] as const
type Name = (typeof NAMES)[number]

export type WritingWords = Readonly<Record<Name, string>>

/** The words of the fields, from the namespace of what is written. */
export function writingWords(t: (name: Name) => string): WritingWords {
  return Object.fromEntries(NAMES.map((name) => [name, t(name)])) as WritingWords
}
