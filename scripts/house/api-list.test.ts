import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from '@meltem/contract/api'
import { expect, it } from 'vitest'
import { ROOT } from '../paths.ts'

const CALL = /= endpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g

it('lists every call that is written in the contract, each once', () => {
  const folder = join(ROOT, 'contract', 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  )
  const written = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(CALL)].map(([, method, path]) => `${method} ${path}`),
  )
  expect(written.length).toBeGreaterThan(150)
  expect(API.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(written.toSorted())
})
