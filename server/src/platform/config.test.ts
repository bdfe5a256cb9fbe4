import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meltem-config-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('an empty environment is a working demo', () => {
  const config = loadConfig({ DATA_DIR: dataDir })
  expect(config).toMatchObject({ mode: 'demo', port: 3000, demo: true, databaseUrl: undefined, ratesUrl: undefined })
  expect(config.secret.length).toBeGreaterThanOrEqual(32)
})

test('the secret is made once and kept', () => {
  const first = loadConfig({ DATA_DIR: dataDir }).secret
  expect(loadConfig({ DATA_DIR: dataDir }).secret).toBe(first)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first)
})

test('a damaged kept secret says what to do', () => {
  writeFileSync(join(dataDir, 'secret'), 'short')
  expect(() => loadConfig({ DATA_DIR: dataDir })).toThrow(/damaged; delete it or set SECRET/)
})

test('production makes nothing up and tells every problem at once', () => {
  const attempt = () => loadConfig({ NODE_ENV: 'production', DATA_DIR: dataDir })
  expect(attempt).toThrow(ConfigError)
  expect(attempt).toThrow(/SECRET: required in production[\s\S]*DATABASE_URL: required in production/)
})

test('production with what it needs reads the central bank and loads no demo', () => {
  const config = loadConfig({
    NODE_ENV: 'production',
    SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://a:b@localhost/c',
    DATA_DIR: dataDir,
  })
  expect(config).toMatchObject({
    mode: 'production',
    demo: false,
    ratesUrl: 'https://www.tcmb.gov.tr/kurlar/today.xml',
  })
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['SECRET', 'short'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['SMTP_URL', 'http://mail'],
  ['PUBLIC_URL', 'not an address'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is named in the message', (name, value) => {
  expect(() => loadConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(new RegExp(`- ${name}: `))
})

test('an empty variable counts as unset', () => {
  expect(loadConfig({ DATA_DIR: dataDir, PORT: '', SMTP_URL: '' }).port).toBe(3000)
})
