// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findCompany } from './company.ts'

function page(company: string | undefined): Document {
  const head = company === undefined ? '' : `<meta name="company" content="${company}">`
  return new DOMParser().parseFromString(`<html><head>${head}</head></html>`, 'text/html')
}

test.each([
  ['what the server wrote', 'poyraz', '?company=meltem', 'poyraz'],
  ['the query where the server wrote nothing', '__COMPANY__', '?company=poyraz', 'poyraz'],
  ['the first demo tenant otherwise', '__COMPANY__', '', 'meltem'],
  ['the first demo tenant without the tag', undefined, '', 'meltem'],
])('%s', (_case, written, search, expected) => {
  expect(findCompany(page(written), search)).toBe(expected)
})
