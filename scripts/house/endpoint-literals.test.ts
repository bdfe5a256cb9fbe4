import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from '@meltem/contract/api'
import { expect, test } from 'vitest'
import { ROOT } from '../paths.ts'
import { findEndpointLiterals } from './endpoint-literals.ts'

const addresses = new Set<string>(API.map(({ path }) => path))

/** It is sent as it is, a file without imports; its own test below holds its addresses to the contract. */
const WORKER = 'web/app/platform/worker/trip-worker.ts'

const screens = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    'web/app/**/*.ts',
    'web/app/**/*.tsx',
    'admin/app/**/*.ts',
    'admin/app/**/*.tsx',
  ],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && path !== WORKER && !/\.test\.tsx?$|\/testing\//.test(path))

const read = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })

test('the screens call by the endpoints of the contract', () => {
  expect(screens.length).toBeGreaterThan(300)
  expect(findEndpointLiterals(addresses, screens.map(read))).toEqual([])
})

test('the worker of the trip pages keeps answers of calls that are in the contract', () => {
  const kept = [...read(WORKER).text.matchAll(/'\/api(\/[^'/]+)'/g)].map(([, address = '']) => address)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((address) => !addresses.has(address))).toEqual([])
})

/** A place in a template of the planted text that is filled in later. */
const HOLE = ['$', '{name}'].join('')

test.each([
  [`const AT = { method: 'POST', path: '/anything' } as const`],
  [`call<typeof getMember>({\n  method: "GET",\n  path: address }, {})`],
  [`useAsked<typeof listOptions>('/acente-opsiyon-listele', {})`],
  ['fetch("/api/uye-cikis-yap-post")'],
  ['fetch(`/api/rezervasyon-getir?k_no=1`)'],
  [`const path = \`/uye-${HOLE}-get\``],
  [`fetch(\`/api/uye-${HOLE}-get\`)`],
])('a planted breach is found: %s', (text) => {
  expect(findEndpointLiterals(addresses, [{ path: 'planted.ts', text: `\n${text}` }])).toEqual([
    'planted.ts:2 names a call of the API itself',
  ])
})

test.each([
  ['addresses of pages', `navigate(\`/${HOLE}/agency/login\`); navigate(\`/${HOLE}/user\`)`],
  ['the words of the client itself', `fetch(\`/api${HOLE}${HOLE}\`)`],
  ['routes', `createRoutesStub([{ id: 'root', path: '/', Component }])`],
  ['calls by an endpoint', 'call(getMember, {})'],
])('%s are no breach', (_, text) => {
  expect(findEndpointLiterals(addresses, [{ path: 'planted.ts', text }])).toEqual([])
})
