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

test('secrets that only open stand behind the one that makes, beside a database role of their own', () => {
  const [fresh, old] = ['n'.repeat(32), 'o'.repeat(32)]
  const change = { DATA_DIR: dataDir, SECRET: fresh, SECRETS_OPEN: `${old},${fresh}` }
  expect(loadConfig(change)).toMatchObject({ secret: fresh, secrets: [fresh, old] })
  const own = { ...change, DATABASE_URL: 'postgres://a:b@localhost/c' }
  expect(() => loadConfig(own)).toThrow(/SECRETS_OPEN: needs DATABASE_APP_URL/)
  expect(() => loadConfig({ ...change, SECRET: '' })).toThrow(/SECRETS_OPEN: needs SECRET/)
})

test.each([
  ['PORT', '70000'],
  ['METRICS_FROM', '10.0.0.0/33'],
  ['PORT', 'abc'],
  ['SECRET', 'short'],
  ['SECRETS_OPEN', 'short'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['SMTP_URL', 'http://mail'],
  ['PUBLIC_URL', 'not an address'],
  ['LOG_LEVEL', 'loud'],
  ['FILES_S3_BUCKET', 'https://s3.example.com/meltem'],
  ['FILES_S3_ENDPOINT', 's3.example.com'],
])('%s=%s is named in the message', (name, value) => {
  expect(() => loadConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(new RegExp(`- ${name}: `))
})

test('files lie in the folder of data, or in the bucket that is named', () => {
  const files = (environment: object) => loadConfig({ DATA_DIR: dataDir, ...environment }).files
  expect(files({})).toEqual({ folder: dataDir })
  const keys = { FILES_S3_KEY_ID: 'key', FILES_S3_SECRET: 'secret' }
  expect(files({ FILES_S3_BUCKET: 'meltem', FILES_S3_ENDPOINT: 'https://s3.example.com/', ...keys })).toEqual({
    bucket: 'meltem',
    region: 'us-east-1',
    endpoint: 'https://s3.example.com',
    keys: { id: 'key', secret: 'secret' },
    pathStyle: true,
  })
  const trusted = { keys: undefined, endpoint: undefined, pathStyle: false }
  expect(files({ FILES_S3_BUCKET: 'meltem', FILES_S3_REGION: 'eu-central-1' })).toMatchObject(trusted)
})

test('half a bucket is told', () => {
  const half = { DATA_DIR: dataDir, FILES_S3_ENDPOINT: 'https://s3.example.com', FILES_S3_KEY_ID: 'key' }
  expect(() => loadConfig(half)).toThrow(/FILES_S3_BUCKET: needed with FILES_S3_ENDPOINT and FILES_S3_KEY_ID/)
  expect(() => loadConfig(half)).toThrow(/FILES_S3_KEY_ID and FILES_S3_SECRET: set both or neither/)
})

test('an empty variable counts as unset', () => {
  expect(loadConfig({ DATA_DIR: dataDir, PORT: '', SMTP_URL: '' }).port).toBe(3000)
})
