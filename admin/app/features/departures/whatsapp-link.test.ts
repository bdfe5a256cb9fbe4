import { expect, test } from 'vitest'
import { whatsAppLink } from './whatsapp-link.ts'

test('a number as people write it becomes an address, with the words in it', () => {
  expect(whatsAppLink('+90 (532) 111-22-33', '')).toBe('https://wa.me/905321112233')
  expect(whatsAppLink('0049 170 1', ' Ölüdeniz & 9:30? ')).toBe(
    'https://wa.me/491701?text=%C3%96l%C3%BCdeniz%20%26%209%3A30%3F',
  )
})
