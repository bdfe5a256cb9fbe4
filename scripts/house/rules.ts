/** The numbered rules of `docs/rules`, and the places that cite one which does not exist. */
const DEFINITION = /^\*\*(?<rule>[A-Z]+-\d+)[ .]/gmu
const CITATION = /\b(?:PAGE|API|PRICE|BOOK|PAY|PEOPLE|RELY|LOOK|CAT|FIG)-\d+\b/gu
/** Papers that are not part of the project: a reader could not look such a paragraph up. */
const ELSEWHERE = /\b(?:rulings|reliability|spec|specification|domain|architecture)(?:\.md)? §/iu

export interface Source {
  readonly path: string
  readonly text: string
}

export function listRules(pages: readonly Source[]): string[] {
  return pages.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map((match) => match.groups?.rule ?? ''))
}

export function findBrokenCitations(rules: ReadonlySet<string>, sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    return text.split('\n').flatMap((line, index) => {
      const where = `${path}:${index + 1}`
      const unknown = (line.match(CITATION) ?? []).filter((rule) => !rules.has(rule))
      const elsewhere = ELSEWHERE.test(line) ? [`${where} cites a paper that is not in the project`] : []
      return [...unknown.map((rule) => `${where} cites ${rule}, which docs/rules does not have`), ...elsewhere]
    })
  })
}
