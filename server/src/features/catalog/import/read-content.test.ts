import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_CONTENT } from '@meltem/demo/folder'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FaultyContent, type Problem } from './content-folder.ts'
import { readContent } from './read-content.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'meltem-content-'))
  cpSync(join(DEMO_CONTENT, 'pictures.json'), join(root, 'pictures.json'))
  cpSync(join(DEMO_CONTENT, 'poyraz'), join(root, 'poyraz'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Everything that is found wrong with the folder. */
function problemsOf(): readonly Problem[] {
  try {
    readContent(root)
    return []
  } catch (error) {
    if (error instanceof FaultyContent) return error.problems
    throw error
  }
}

type Way = readonly (string | number)[]

/** Puts another value where the way leads; `undefined` takes the field away. */
function change(file: string, way: Way, to: unknown): void {
  const value: Record<string | number, unknown> = JSON.parse(readFileSync(join(root, file), 'utf8'))
  let place = value
  for (const step of way.slice(0, -1)) place = place[step] as typeof value
  place[way.at(-1) ?? ''] = to
  writeFileSync(join(root, file), JSON.stringify(value))
}

test('every file of the demo obeys the format', () => {
  const tenants = readContent(DEMO_CONTENT)
  expect(tenants.map(({ kod }) => kod)).toEqual(['meltem', 'poyraz'])
})

test('words of all languages come together with the facts', () => {
  const [poyraz] = readContent(root)
  const house = poyraz?.vitrinler.find(({ urun }) => urun.anahtar === 'stone-house')
  expect(house?.urun.ad).toEqual({ en: 'Stone house in Alaçatı' })
  expect(house?.urun.secenekler).toMatchObject([{ anahtar: 'house', ad: { en: 'Standard' }, stok: { birim: 1 } }])
  expect(Object.keys(house?.metin ?? {})).toEqual(['en'])
  expect(poyraz?.urunler.map(({ anahtar }) => anahtar)).toContain('camper')
  expect(poyraz?.vitrinler.map(({ urun }) => urun.anahtar)).not.toContain('camper')
})

const PRODUCT = 'poyraz/products/stone-house/product.json'
const WORDS = 'poyraz/products/stone-house/text.en.json'
const PAGE = 'poyraz/pages/p-about/text.en.json'

describe('a fault is named by its file, its place in the file and a sentence', () => {
  const cases: readonly [file: string, way: Way, to: unknown, path: string, sentence: RegExp][] = [
    [PRODUCT, ['kdv_oran'], '10', 'kdv_oran', /expected number, received string/],
    [PRODUCT, ['secenekler', 0, 'tarife', 'gece', 1], -5, 'secenekler[0].tarife.gece[1]', />=0/],
    [PRODUCT, ['secenekler', 0, 'tarife', 'tur'], 'haftalik', 'secenekler[0].tarife.tur', /./],
    [PRODUCT, ['fiyat'], 5, '', /Unrecognized key: "fiyat"/],
    [PRODUCT, ['vitrin', 'bilgi', 'havuzlu'], true, 'vitrin.bilgi.havuzlu', /no such field/],
    [PRODUCT, ['vitrin', 'bolge'], 'atlantis', 'vitrin.bolge', /There is no atlantis/],
    [PRODUCT, ['vitrin', 'sorular'], ['age'], 'vitrin.sorular[0]', /There is no question age/],
    [WORDS, ['secenekler'], {}, 'secenekler', /house of product.json has no words/],
    [WORDS, ['ekstralar'], { sauna: 'Sauna' }, 'ekstralar.sauna', /product.json has no sauna/],
    [WORDS, ['vitrin'], undefined, 'vitrin', /in both files or in none/],
    [WORDS, ['vitrin', 'slug'], 'no slug!', 'vitrin.slug', /./],
    [PAGE, ['bloklar', 0, 'colour'], 'red', 'bloklar[0].colour', /no such field/],
    ['poyraz/menu.json', [0, 'sayfa'], 'c-diving', '[0].sayfa', /There is no c-diving/],
    ['poyraz/regions.json', [0, 'ust'], 'moon', '[0].ust', /There is no moon/],
    ['poyraz/tenant.json', ['gorseller', 0], 'logo/none', 'gorseller[0]', /no picture logo\/none/],
    ['poyraz/staff.json', [0, 'sifre'], 'short', '[0].sifre', />=12 characters/],
  ]

  test.each(cases)('%s %j', (file, ...[way, to, path, sentence]) => {
    expect(problemsOf()).toEqual([])
    change(file, way, to)
    expect(problemsOf()).toEqual([{ file, path, sentence: expect.stringMatching(sentence) }])
  })

  test('no JSON, a missing file, and a file that nothing asks for', () => {
    writeFileSync(join(root, PRODUCT), '{ "urun_tipi": ')
    rmSync(join(root, 'poyraz/products/camper/text.en.json'))
    cpSync(join(root, PAGE), join(root, 'poyraz/pages/p-about/text.de.json'))
    expect(problemsOf()).toEqual([
      { file: 'poyraz/products/camper/text.en.json', path: '', sentence: 'The file is missing.' },
      { file: PRODUCT, path: '', sentence: expect.stringMatching(/^The file is no JSON: /) },
      expect.objectContaining({ file: 'poyraz/pages/p-about/text.de.json' }),
    ])
  })

  test('all of them at once, a line each', () => {
    change(PRODUCT, ['kdv_oran'], 'ten')
    change('poyraz/menu.json', [1, 'konum'], 'left')
    expect(() => readContent(root)).toThrow(
      /\npoyraz\/menu\.json: \[1\]\.konum: .+\npoyraz\/products\/stone-house\/product\.json: kdv_oran: /,
    )
  })
})
