import { expect, it } from 'vitest'
import { Settings } from './settings.ts'

const theme = (url: string) => ({ renkler: {}, odeme_logolari: [], sokaklar: { url, kaynak: '© Streets' } })
const accepts = (tema: unknown) => Settings.shape.tema.safeParse(tema).success

it('takes a tenant with and without streets', () => {
  expect(accepts({ renkler: {}, odeme_logolari: [] })).toBe(true)
  expect(accepts(theme('https://tiles.example/streets/{z}/{x}/{y}.png'))).toBe(true)
})

it.each([
  'http://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
  'javascript:alert(1)//{z}{x}{y}',
])('refuses %s as an address of streets', (url) => {
  expect(accepts(theme(url))).toBe(false)
})
