import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase, loadDump } from './dump.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meltem-dump-'))
  for (const name of ['pg_dump', 'pg_restore']) {
    const file = join(folder, name)
    // Newer than any there is, so that it is the one that is taken.
    const says = `if [ "$1" = --version ]; then echo "${name} (PostgreSQL) 99.1"; exit 0; fi`
    writeFileSync(file, `#!/bin/sh\n${says}\necho "$* / $PGPASSWORD" > ${folder}/told\nexit \${TOOL_ENDS:-0}\n`)
    chmodSync(file, 0o755)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const server = (more: object = {}) => ({
  url: 'postgres://owner:a%20secret@127.0.0.1:5432/house',
  serverMajor: 18,
  environment: { PATH: `/usr/bin:/bin:${folder}` },
  ...more,
})
const told = () => readFileSync(join(folder, 'told'), 'utf8').trim()

test('the newest tool of the machine is taken, and the password is not on its command line', async () => {
  await dumpDatabase(server(), '/somewhere/file')
  const way = '--format=custom --no-owner --no-privileges --file=/somewhere/file'
  expect(told()).toBe(`${way} postgres://owner@127.0.0.1:5432/house / a secret`)
  await loadDump(server(), '/somewhere/file')
  expect(told()).toMatch(/--single-transaction --exit-on-error --dbname=\S+house \/somewhere\/file \/ a secret$/)
})

test('a tool that is older than the server is not tried, and the sentence says what to install', async () => {
  await expect(dumpDatabase(server({ serverMajor: 120 }), '/somewhere/file')).rejects.toThrow(
    'A PostgreSQL 120 needs a pg_dump of 120 or newer, and the newest one here is 99. Install postgresql-client-120.',
  )
})

test('what a tool complains of is told', async () => {
  const environment = { PATH: `/usr/bin:/bin:${folder}`, TOOL_ENDS: '3' }
  await expect(loadDump(server({ environment }), '/somewhere/file')).rejects.toThrow(/^pg_restore ended with 3/)
})
