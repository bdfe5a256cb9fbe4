import { expect, it } from 'vitest'
import { withLanguage } from './prose.ts'

it.each([
  ['<a href="/u/gocek">x</a>', '<a href="/de/u/gocek">x</a>'],
  ['<a class="k" href="/contact?konu=odeme">x</a>', '<a class="k" href="/de/contact?konu=odeme">x</a>'],
  ['<a href="/en/b">x</a>', '<a href="/en/b">x</a>'],
  ['<a href="https://example.com/u">x</a>', '<a href="https://example.com/u">x</a>'],
  ['<a href="//example.com">x</a>', '<a href="//example.com">x</a>'],
  ['<a href="#sorular">x</a>', '<a href="#sorular">x</a>'],
  ['<img src="/img/a.jpg">', '<img src="/img/a.jpg">'],
])('puts the language before links to our own pages: %s', (html, expected) => {
  expect(withLanguage(html, 'de')).toBe(expected)
})
