import { LANGUAGES } from '@meltem/contract/wire/language'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import tr from './messages/tr.json' with { type: 'json' }

const MESSAGES = { tr, en, de, ru }

type Tree = { readonly [key: string]: string | Tree }

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

/** Names of the values a compiled message is filled with, and of its tags: the first entry of each inner array. */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node))
    return node.flatMap((part) => (Array.isArray(part) ? [String(part[0]), ...namesIn(part.slice(1))] : namesIn(part)))
  return node && typeof node === 'object' ? Object.values(node).flatMap(namesIn) : []
}

function argumentsOf(message: string): string {
  return [...new Set(namesIn(compile(message)))].sort().join()
}

const english = flatten(en)

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = flatten(MESSAGES[language])

  test('are the same ones as in every language, none of them empty', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('are valid messages', () => {
    for (const [key, text] of texts) expect(() => compile(text), key).not.toThrow()
  })

  test('take the same values', () => {
    const differing = [...texts].filter(([key, text]) => argumentsOf(text) !== argumentsOf(english.get(key) ?? ''))
    expect(differing).toEqual([])
  })
})

test('Russian plurals have all their forms', () => {
  const plurals = [...flatten(ru)].filter(([, text]) => text.includes(', plural,'))
  expect(plurals.length).toBeGreaterThan(0)
  const incomplete = plurals.filter(
    ([, text]) => !['one', 'few', 'many', 'other'].every((form) => new RegExp(`\\b${form} \\{`).test(text)),
  )
  expect(incomplete).toEqual([])
})

test('Turkish and German texts are written in their own letters', () => {
  const words = (texts: Map<string, string>) => [...texts.values()].join(' ')
  expect(words(flatten(tr))).toMatch(/[ğşıİ]/)
  expect(words(flatten(de))).toMatch(/[äöüß]/)
  expect(words(flatten(tr))).not.toMatch(/[а-яё]/i)
  expect(words(flatten(de))).not.toMatch(/[а-яё]/i)
})
