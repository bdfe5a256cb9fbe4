import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../paths.ts'
import { ASVS_NUMBERS, filesNamed, readAsvs } from './security-pages.ts'
import { listSources } from './sources.ts'

const read = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8')
const paths = [...listSources().map(({ path }) => `/${path}`), '/package-lock.json']

test('the list goes through every requirement of levels 1 and 2, once and in order', () => {
  expect(ASVS_NUMBERS).toHaveLength(253)
  expect(readAsvs(read('asvs.md')).flatMap(({ numbers }) => numbers)).toEqual(ASVS_NUMBERS)
})

test('each says where it stands, and what is open or decided elsewhere says why', () => {
  for (const { numbers, stands, where } of readAsvs(read('asvs.md'))) {
    expect([numbers, stands]).toEqual([numbers, expect.stringMatching(/^(holds|none|open|operator)$/)])
    if (stands === 'open' || stands === 'operator')
      expect([numbers, where]).toEqual([numbers, expect.stringMatching(/\S/)])
  }
})

test.each(['asvs.md', 'security.md', 'threat-model.md'])('every file that %s names is there', (name) => {
  const missing = filesNamed(read(name)).filter((file) => {
    const pattern = new RegExp(`/${file.replaceAll('.', '\\.')}$`)
    return !paths.some((path) => pattern.test(path))
  })
  expect(missing).toEqual([])
})
