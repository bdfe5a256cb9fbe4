import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hashSource } from './security-headers.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://alfa.example.com' } })
})
afterAll(() => app.close())

const PATHS = [
  '/tr',
  '/yonetim',
  '/api',
  '/api/setting-get',
  '/api/none',
  '/livez',
  '/robots.txt',
  '/none/%00',
  '/img/none',
]

test.each(PATHS)('%s says that only TLS is spoken here, and that its type is its type', async (path) => {
  const { headers } = await app.get(path, { company: 'alfa' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

describe('a page that is always the same', () => {
  test.each([
    ['the documentation of calls', '/api'],
    [
      'a question behind the link of a mail',
      '/haber-vazgec?dil=en&k_no=3f0e7a52-6c1b-4a8e-9a55-0d2f0c1b2a3d&anahtar=x',
    ],
  ])('%s runs its own style and no other', async (_, path) => {
    const { headers, body } = await app.get(path)
    const policy = String(headers['content-security-policy'])
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
    expect(style).not.toBe('')
    expect(policy).toContain(`style-src ${hashSource(style)};`)
    expect(policy).not.toContain('unsafe-inline')
    expect(body).not.toMatch(/ style="/)
  })
})
