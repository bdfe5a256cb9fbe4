import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { API } from '@meltem/contract/api'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.ts'
import { glossary } from './glossary.ts'

describe('glossary', () => {
  it('finds a description for every field of the contract', () => {
    expect(glossary(API).undescribed).toEqual([])
  })

  it('is the one that lies in docs (npm run docs writes it)', async () => {
    const written = await readFile(join(ROOT, 'docs', 'glossary.md'), 'utf8')
    expect(written).toBe(glossary(API).markdown)
  })
})
