/**
 * State that a process keeps beside one of its parts: made when it is first asked for, gone with the part. It hangs on
 * the part rather than on the module, as several servers live in one process where tests run.
 */
export function keptWith<State>(make: () => State): (part: object) => State {
  const states = new WeakMap<object, State>()
  return (part) => {
    const known = states.get(part)
    if (known !== undefined) return known
    const state = make()
    states.set(part, state)
    return state
  }
}
