/** Any machine written as data: state → event → next state. */
export type Machine = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>

export type MachineProblem = { readonly tur: 'unknown' | 'unreachable' | 'stuck'; readonly state: string }

function nextStates(machine: Machine, state: string): string[] {
  return Object.values(machine[state] ?? {}).filter((next) => next !== undefined)
}

function listReachable(machine: Machine, from: string): Set<string> {
  const seen = new Set([from])
  for (const state of seen) for (const next of nextStates(machine, state)) seen.add(next)
  return seen
}

/**
 * What is wrong with a machine: a transition into a state that does not exist, a state out of reach, a state from
 * which no resting state can be reached. The server asks at start and refuses to run on an answer.
 */
export function findMachineProblems(machine: Machine, first: string, resting: readonly string[]): MachineProblem[] {
  const problems: MachineProblem[] = []
  const states = Object.keys(machine)
  const targets = new Set(states.flatMap((state) => nextStates(machine, state)))
  for (const state of [first, ...resting, ...targets]) {
    if (!Object.hasOwn(machine, state)) problems.push({ tur: 'unknown', state })
  }
  const reachable = listReachable(machine, first)
  for (const state of states) {
    if (!reachable.has(state)) problems.push({ tur: 'unreachable', state })
    const onward = listReachable(machine, state)
    if (!resting.some((rest) => onward.has(rest))) problems.push({ tur: 'stuck', state })
  }
  return problems
}

/** States a reservation may stay in for ever. */
export const RESTING_STATES = ['completed', 'declined', 'expired', 'cancelled'] as const
