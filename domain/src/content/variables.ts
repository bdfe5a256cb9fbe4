const BRACES = /\{([^{}]*)\}/g

/** The first name in braces that stands for nothing; undefined where all are known. */
export function unknownIn(texts: readonly string[], known: readonly string[]): string | undefined {
  const names = texts.flatMap((text) => Array.from(text.matchAll(BRACES), ([, name = '']) => name.trim()))
  return names.find((name) => !known.includes(name))
}

/** The text with what its variables stand for; what a value says itself is never filled in again. */
export function filledWith(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(BRACES, (whole, name: string) => {
    const known = name.trim()
    return Object.hasOwn(values, known) ? (values[known] ?? whole) : whole
  })
}
