/** Reads a figure of the server's process from its own metrics page. */
export async function readMetric(serverUrl: string, name: string): Promise<number> {
  const response = await fetch(`${serverUrl}/metrics`)
  const text = await response.text()
  const value = new RegExp(`^${name} ([0-9.e+]+)$`, 'm').exec(text)?.[1]
  if (!response.ok || value === undefined) throw new Error(`${serverUrl}/metrics has no ${name}`)
  return Number(value)
}
