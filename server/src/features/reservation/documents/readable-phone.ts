/** `+905321112233` is hard to dial from paper. Worked: +90 532 111 22 33. */
export function readablePhone(phone: string): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return turkish ? `+90 ${turkish.slice(1).join(' ')}` : phone
}
