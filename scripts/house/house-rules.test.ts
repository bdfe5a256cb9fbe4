import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.ts'
import { findNamedKinds } from './named-kinds.ts'

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

/** Where kinds have their names, and the few other places that may say one (decision 0014). */
const NAMING = new Map([
  ['contract/src/content/content.ts', 'the list of kinds'],
  ['contract/src/catalog/product-facts.ts', 'the facts of each kind'],
  ['domain/src/kinds.ts', 'what the rules ask of each kind, and what a new product of it is made of'],
  ['web/app/features/product/kinds.ts', 'how each kind is shown'],
  ['web/app/features/product/kind-facts.ts', 'what is said of the facts of each kind'],
  ['web/app/features/catalog/product-samples.ts', 'facts for tests'],
  ['web/app/features/catalog/product-path.ts', 'in the frame of every page; a test compares it with the table'],
  ['domain/src/pricing/line/line-price.ts', 'a step of a receipt that is called as a kind is'],
])

/** What is sold by name there: the demo's own rows, baskets of tests, the past of the database. */
const DATA = /\/(?:testing|scenarios|seed|migrations)\/|\.test\.tsx?$/

describe('kinds of products', () => {
  it('are asked for their properties, and named in the tables only', () => {
    const sources = files.filter((file) =>
      /^(?:contract\/src|domain\/src|i18n\/src|server\/src|web\/app|admin\/app)\/.*\.tsx?$/.test(file),
    )
    const named = sources
      .filter((file) => !DATA.test(file) && !NAMING.has(file))
      .flatMap((file) => findNamedKinds(readFileSync(join(ROOT, file), 'utf8')).map((found) => `${file}: ${found}`))
    expect(named).toEqual([])
  })

  it.each([
    "if (product.urun_tipi === 'villa') return null",
    "const rated = urun_tipi !== 'dugun'",
    "switch (kind) {\n  case 'otel':",
    "const STAYS = new Set(['villa', 'otel'])",
    "sql`select 1 from urun u where u.urun_tipi = 'transfer'`",
    'const ICONS = {\n  saglik: 1,\n}',
  ])('are found where code names one: %j', (breach) => {
    expect(findNamedKinds(breach)).not.toEqual([])
  })

  it.each([
    "KINDS[urun_tipi].days === 'hire'",
    "useTranslations('transfer')",
    "'izin_no' in bilgi",
    "where('tur', '=', tur)",
  ])('leave %j alone', (fine) => {
    expect(findNamedKinds(fine)).toEqual([])
  })
})
