/** Of one core; the rest is noise of the machine. */
const MOST = 0.8

/**
 * Clients share a process with the bench. One that has no time left measures itself, and its figure says the same of any
 * server: such a run is refused.
 */
export async function withTimeToSpare<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const before = process.threadCpuUsage()
  const result = await work()
  const { user, system } = process.threadCpuUsage(before)
  const share = (user + system) / 1000 / (performance.now() - begun)
  if (share > MOST) {
    throw new Error(`The clients were busy for ${Math.round(share * 100)} per cent of the time: they were the limit`)
  }
  return result
}
