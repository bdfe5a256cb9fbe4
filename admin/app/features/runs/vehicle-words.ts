interface Vehicle {
  readonly arac: string | null
  readonly plaka: string | null
}

/** Make and plate of a vehicle; a plate is never torn over two lines. */
export function vehicleWords({ arac, plaka }: Vehicle): string {
  return [arac, plaka?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' ')
}
