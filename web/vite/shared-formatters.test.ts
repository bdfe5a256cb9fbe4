import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withSharedFormatters } from './shared-formatters.ts'

const provider = fileURLToPath(import.meta.resolve('use-intl/react')).replace('development', 'production')

test('the provider takes what is kept before it makes its own', () => {
  const code = withSharedFormatters(readFileSync(provider, 'utf8'))
  expect(code).toMatch(/\|\|\(kept\.cache\?\?=\w+\(\)\)/)
  expect(code).toMatch(/\|\|\(kept\.formatters\?\?=\w+\(\w+\)\)/)
})

test('another way of making them is noticed', () => {
  expect(() => withSharedFormatters('export const IntlProvider = () => null')).toThrow('another way')
})
