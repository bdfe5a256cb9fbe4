import { expect, test } from 'vitest'
import { publicOrigin, tenantOrigin } from './tenant-origin.ts'

const tenant = (...alan_adlari: string[]) => ({ id: 1, kod: 'alfa', alan_adlari })

test.each([
  ['its first host name in production', tenant('alfa.example', 'www.alfa.example'), undefined, 'https://alfa.example'],
  [
    'the public address where it is one of its own',
    tenant('alfa.example'),
    'https://alfa.example/shop',
    'https://alfa.example/shop',
  ],
  [
    'its own name where the public address is another tenant’s',
    tenant('beta.example'),
    'http://alfa.example',
    'http://beta.example',
  ],
  ['the public address without a name of its own', tenant(), 'https://alfa.example', 'https://alfa.example'],
])('a tenant stands at %s', (_, who, publicUrl, origin) => {
  const config = { mode: 'production', publicUrl, port: 3000 } as const
  expect(publicOrigin(who, config)).toBe(origin)
  expect(tenantOrigin(who, config)).toBe(origin)
})

test('on a machine of one’s own a mail leads to the port that listens, or to the address that was given', () => {
  const config = { mode: 'demo', publicUrl: undefined, port: 3456 } as const
  expect(publicOrigin(tenant('alfa.localhost'), config)).toBeUndefined()
  expect(tenantOrigin(tenant('alfa.localhost'), config)).toBe('http://alfa.localhost:3456')
  const trial = { ...config, publicUrl: 'https://demo.example' }
  expect(tenantOrigin(tenant('alfa.localhost'), trial)).toBe('https://demo.example')
})
