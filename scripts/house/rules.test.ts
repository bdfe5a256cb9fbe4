import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../paths.ts'
import { findBrokenCitations, listRules, type Source } from './rules.ts'

function read(patterns: readonly string[]): Source[] {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return paths
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

const rules = listRules(read(['docs/rules/*.md']))

describe('the rules', () => {
  test('have a number each, used once', () => {
    expect(rules.length).toBeGreaterThan(50)
    expect(rules).toEqual([...new Set(rules)])
  })

  test('are there wherever code or a page of docs cites one', () => {
    const sources = read(['*.ts', '*.tsx', '*.sql', '*.mjs', '*.css', 'docs/*.md', 'README.md'])
    const own = ['scripts/house/rules.ts', 'scripts/house/rules.test.ts']
    const cited = sources.filter(({ path }) => !own.includes(path))
    expect(cited.length).toBeGreaterThan(500)
    expect(findBrokenCitations(new Set(rules), cited)).toEqual([])
  })

  test('a planted citation of a rule that does not exist, or of another paper, is found', () => {
    const planted = [{ path: 'planted.ts', text: '/** PRICE-1, PRICE-999. */\n// rulings §4\n' }]
    expect(findBrokenCitations(new Set(['PRICE-1']), planted)).toEqual([
      'planted.ts:1 cites PRICE-999, which docs/rules does not have',
      'planted.ts:2 cites a paper that is not in the project',
    ])
  })
})
