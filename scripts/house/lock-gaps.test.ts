import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.ts'
import { entryFor, findLockGaps, type LockPackages } from './lock-gaps.ts'

describe('the lock file', () => {
  it('names the packages of every system, so that npm ci works everywhere (scripts/complete-lock.ts adds them)', () => {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockPackages }
    expect(findLockGaps(lock.packages)).toEqual([])
  })

  it('is searched the way Node looks for packages', () => {
    const wanted = { optionalDependencies: { '@x/linux-x64': '1.0.0', '@x/darwin-arm64': '1.0.0' } }
    const packages = { 'node_modules/a/node_modules/x': wanted, 'node_modules/a/node_modules/@x/linux-x64': {} }
    expect(findLockGaps(packages)).toEqual([
      { name: '@x/darwin-arm64', version: '1.0.0', wantedBy: 'node_modules/a/node_modules/x' },
    ])
  })

  it.each([
    ['@x/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@x/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@x/darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
    ['@x/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('derives from %s what it is for', (name, expected) => {
    const gap = { name, version: '1.2.3', wantedBy: 'node_modules/x' }
    expect(entryFor(gap, { 'node_modules/x': { dev: true } })).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      ...expected,
    })
  })
})
