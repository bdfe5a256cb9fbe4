/** ASVS 5.0.0: for each section the requirements of levels 1 and 2. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  V1: ['1.1: 1-2', '1.2: 1-9', '1.3: 1-11', '1.4: 1-3', '1.5: 1-2'],
  V2: ['2.1: 1-3', '2.2: 1-3', '2.3: 1-4', '2.4: 1-1'],
  V3: ['3.2: 1-2', '3.3: 1-4', '3.4: 1-6', '3.5: 1-5', '3.7: 1-2'],
  V4: ['4.1: 1-3', '4.2: 1-1', '4.3: 1-2', '4.4: 1-4'],
  V5: ['5.1: 1-1', '5.2: 1-3', '5.3: 1-2', '5.4: 1-3'],
  V6: ['6.1: 1-3', '6.2: 1-12', '6.3: 1-4', '6.4: 1-4', '6.5: 1-5', '6.6: 1-3', '6.8: 1-4'],
  V7: ['7.1: 1-3', '7.2: 1-4', '7.3: 1-2', '7.4: 1-5', '7.5: 1-2', '7.6: 1-2'],
  V8: ['8.1: 1-2', '8.2: 1-3', '8.3: 1-1', '8.4: 1-1'],
  V9: ['9.1: 1-3', '9.2: 1-4'],
  V10: ['10.1: 1-2', '10.2: 1-2', '10.3: 1-4', '10.4: 1-11', '10.5: 1-5', '10.6: 1-2', '10.7: 1-3'],
  V11: ['11.1: 1-2', '11.2: 1-3', '11.3: 1-3', '11.4: 1-4', '11.5: 1-1', '11.6: 1-1'],
  V12: ['12.1: 1-3', '12.2: 1-2', '12.3: 1-4'],
  V13: ['13.1: 1-1', '13.2: 1-5', '13.3: 1-2', '13.4: 1-5'],
  V14: ['14.1: 1-2', '14.2: 1-4', '14.3: 1-3'],
  V15: ['15.1: 1-3', '15.2: 1-3', '15.3: 1-7'],
  V16: ['16.1: 1-1', '16.2: 1-5', '16.3: 1-4', '16.4: 1-3', '16.5: 1-3'],
  V17: ['17.1: 1-1', '17.2: 1-4', '17.3: 1-2'],
}

const range = (section: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => `${section}.${from + step}`)

export const ASVS_NUMBERS: readonly string[] = Object.values(SECTIONS)
  .flat()
  .flatMap((line) => {
    const [, section = '', from, to] = /^([\d.]+): (\d+)-(\d+)$/.exec(line) ?? []
    return range(section, Number(from), Number(to))
  })

interface Row {
  readonly numbers: readonly string[]
  readonly stands: string
  readonly where: string
}

/** Rows of the list; `6.5.3–6.5.4` is two requirements. */
export function readAsvs(page: string): Row[] {
  const rows = page.matchAll(/^\| (\d+\.\d+)\.(\d+)(?:–\1\.(\d+))? \| [^|]+ \| (\w+) \|([^|]*)\|$/gm)
  return [...rows].map(([, section = '', from, to, stands = '', where = '']) => {
    return { numbers: range(section, Number(from), Number(to ?? from)), stands, where: where.trim() }
  })
}

/** Files that a page names between backticks, by the end of their path. */
export function filesNamed(page: string): string[] {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|json))`/g)].map(([, file = '']) => file)
  return [...new Set(named)]
}
