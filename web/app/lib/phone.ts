/** An E.164 number as people write it; numbers of countries we do not know stay in one piece. */
export function formatPhone(number: string): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number)
  return turkish ? `+90 ${turkish.slice(1).join(' ')}` : number
}

export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}

/** The chat address wants digits only. */
export function chatHref(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`
}
