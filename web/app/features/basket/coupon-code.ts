/** What a coupon can look like; anything else is not asked for. */
export function isCouponCode(text: string): boolean {
  return /^[A-Z0-9]{3,24}$/.test(text)
}

/** As people type it: spaces do not count, and a Turkish keyboard's İ is an I. */
export function toCouponCode(typed: string): string {
  return typed.replace(/\s/g, '').replaceAll('ı', 'I').replaceAll('İ', 'I').replaceAll('i', 'I').toUpperCase()
}
