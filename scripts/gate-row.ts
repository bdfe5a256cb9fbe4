export interface GateRow {
  readonly id: string
  /** 0 before any release, 1 before it is trusted, 2 later. */
  readonly weight: 0 | 1 | 2
  readonly about: string
  /** File and title, as they stand there. */
  readonly tests: readonly (readonly [file: string, title: string])[]
  readonly benches?: readonly string[]
  /** What the row asks for and nothing shows yet. */
  readonly open?: string
}

type Head = readonly [id: string, weight: GateRow['weight'], about: string]

export function row(
  [id, weight, about]: Head,
  tests: GateRow['tests'],
  rest: Pick<GateRow, 'benches' | 'open'> = {},
): GateRow {
  return { id, weight, about, tests, ...rest }
}
