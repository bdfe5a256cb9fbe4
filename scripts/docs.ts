/** Writes the documents that are made from code. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { API } from '@meltem/contract/api'
import { glossary } from './house/glossary.ts'
import { ROOT } from './paths.ts'

const { markdown, undescribed } = glossary(API)
await writeFile(join(ROOT, 'docs', 'glossary.md'), markdown)
process.stdout.write(`Wrote docs/glossary.md: ${API.length} calls.\n`)
if (undescribed.length > 0) {
  process.stderr.write(`These fields have no description anywhere in the contract: ${undescribed.join(', ')}\n`)
  process.exitCode = 1
}
