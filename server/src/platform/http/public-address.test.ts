import { expect, test } from 'vitest'
import { callHttp } from './outgoing-call.ts'
import { isPublicAddress, PrivateAddressError, publicLookup, requirePublicUrl } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'no address',
])('%s is nobody’s public server', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '185.60.216.35', '2a00:1450:4017::200e'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'http://127.0.0.1/x.ics',
  'http://[::1]/x.ics',
  'http://2130706433/x.ics',
  'http://0x7f.1/x.ics',
  'https://example.com:5432/x.ics',
  'https://user:secret@example.com/x.ics',
  'ftp://example.com/x.ics',
])('%s is not called', (address) => {
  expect(() => requirePublicUrl(new URL(address))).toThrow(PrivateAddressError)
})

test('a name that leads home is refused by the connection itself', async () => {
  const signal = AbortSignal.timeout(5000)
  const call = callHttp('http://localhost/x.ics', { method: 'GET', signal, lookup: publicLookup })
  await expect(call).rejects.toThrow(PrivateAddressError)
})
