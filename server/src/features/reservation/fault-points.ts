/** Named places in the booking transaction where a test may let others run, or end the process (RELY-6). */
export const FAULT_POINTS = [
  'before_key',
  'after_key',
  'before_lock',
  'after_lock',
  'after_retire',
  'after_price',
  'after_claim',
  'after_reservation',
  'after_coupon',
  'after_outbox',
  'before_commit',
  'after_commit',
] as const
export type FaultPoint = (typeof FAULT_POINTS)[number]

type Hook = (name: FaultPoint) => Promise<void> | void

let hook: Hook | undefined

/** Answers how to take the hook away again. */
export function installHook(next: Hook): () => void {
  hook = next
  return () => {
    hook = undefined
  }
}

/** Does nothing unless a test has installed a hook. */
export async function point(name: FaultPoint): Promise<void> {
  if (hook) await hook(name)
}

/** For tests that end the process: `after_price` dies at the first passage, `after_price:3` at the third. */
export function killAt(setting: string): void {
  const [name, count = '1'] = setting.split(':')
  if (!FAULT_POINTS.includes(name as FaultPoint)) throw new Error(`there is no fault point ${setting}`)
  let left = Number(count)
  installHook((passed) => {
    if (passed !== name) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  })
}
