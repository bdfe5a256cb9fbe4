/** Opens a chat with the number, the words written already. */
export function whatsAppLink(phone: string, text: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '')
  const query = text.trim() ? `?text=${encodeURIComponent(text.trim())}` : ''
  return `https://wa.me/${digits}${query}`
}
