import type { AllowedAdvisory } from './allowed.ts'

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical']
const WORST_BORNE = SEVERITIES.indexOf('low')

/** What `npm audit --json` says, as far as it is read here. */
interface AuditReport {
  readonly auditReportVersion?: number
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>
}

interface Advisory {
  readonly name: string
  readonly title: string
  readonly url: string
  readonly severity: string
}

const idOf = ({ url }: Advisory) => url.split('/').at(-1) ?? url

/** Undefined where the registry was not reached, or said something else than a report. */
export function readReport(output: string): AuditReport | undefined {
  const begin = output.indexOf('{')
  if (begin < 0) return undefined
  try {
    const report = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)) as AuditReport
    return report.auditReportVersion === 2 && report.vulnerabilities ? report : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Sentences: advisories at or above moderate that are not allowed, or no longer, and permissions that no advisory needs any more. */
export function judgeAdvisories(
  { vulnerabilities = {} }: AuditReport,
  allowed: readonly AllowedAdvisory[],
  today: string,
): string[] {
  const all = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
  const found = new Map(
    all.filter(({ severity }) => SEVERITIES.indexOf(severity) > WORST_BORNE).map((each) => [idOf(each), each]),
  )
  const refused = [...found].flatMap(([id, { name, title, severity, url }]) => {
    const borne = allowed.find((each) => each.id === id)
    if (borne && borne.until >= today) return []
    const why = borne ? `allowed until ${borne.until} only` : 'not allowed'
    return [`${name}: ${title} (${severity}, ${id}, ${why}), see ${url}`]
  })
  const unneeded = allowed.filter(({ id }) => !found.has(id))
  return [...refused, ...unneeded.map(({ id }) => `${id} is allowed and no longer found: take it off the list`)]
}
