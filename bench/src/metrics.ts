/** Reads a figure of the server's process from its own metrics page. */
export async function readMetric(serverUrl: string, name: string): Promise<number> {
  // A connection of its own: one that was kept may be closed by the server in the very moment it is used again.
  const response = await fetch(`${serverUrl}/metrics`, { headers: { connection: 'close' } })
  const text = await response.text()
  const value = new RegExp(`^${name} ([0-9.e+]+)$`, 'm').exec(text)?.[1]
  if (!response.ok || value === undefined) throw new Error(`${serverUrl}/metrics has no ${name}`)
  return Number(value)
}
