/** In groups of four, as it stands on paper. Worked: TR18 0099 9000 0000 0000 0000 02. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
