/** An E.164 number as people write it; numbers of countries we do not know stay in one piece. */
export function formatPhone(number: string): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number)
  if (turkish) return `+90 ${turkish.slice(1).join(' ')}`
  const russian = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number)
  return russian ? `+7 ${russian[1]} ${russian.slice(2).join('-')}` : number
}

export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}

/** The chat address wants digits only. */
export function chatHref(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`
}
