/** Which day and which run stand in the address. */
export function runAddress(gun: string | undefined, sefer?: string): string {
  const query = new URLSearchParams()
  if (gun) query.set('gun', gun)
  if (sefer) query.set('sefer', sefer)
  return query.size > 0 ? `?${query}` : ''
}
