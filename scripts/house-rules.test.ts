import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './paths.ts'

/** Names that say nothing about what is inside (architecture, names). */
const EMPTY_NAMES = /^(utils?|helpers?|common|misc|types?|index|manager|base)(\.[a-z-]+)*\.(ts|tsx|mjs)$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter(Boolean)

describe('the files of the house', () => {
  it('say by their names what is inside', () => {
    expect(files.filter((file) => EMPTY_NAMES.test(basename(file)))).toEqual([])
  })

  it('are TypeScript, but for the door that runs before anything is installed', () => {
    const scripts = files.filter((file) => /\.(js|mjs|cjs|jsx)$/.test(file))
    expect(scripts).toEqual(['scripts/bootstrap.mjs'])
  })
})
