import { expect, test } from 'vitest'
import { LOOPBACK, networksOf } from './networks.ts'

test.each([
  ['10.244.0.0/16', '10.244.7.9', true],
  ['10.244.0.0/16', '::ffff:10.244.7.9', true],
  ['10.244.0.0/16', '10.245.0.1', false],
  ['192.0.2.7, fd00::/8', 'fd12::1', true],
  ['192.0.2.7, fd00::/8', '192.0.2.7', true],
  ['192.0.2.7, fd00::/8', '192.0.2.8', false],
  ['0.0.0.0/0', '::1', false],
  ['10.0.0.0/8', 'no address', false],
  ['10.0.0.0/8', '', false],
])('%s has %s: %s', (networks, address, has) => expect(networksOf(networks)?.(address)).toBe(has))

test.each(['', 'example.com', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/-1', '::1/129', '10.0.0.0/8,,'])(
  'names no networks: %j',
  (text) => expect(networksOf(text)).toBeUndefined(),
)

test('this machine is known by either family', () => {
  for (const own of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) expect(LOOPBACK(own), own).toBe(true)
  for (const other of ['128.0.0.1', '::2', '::ffff:128.0.0.1']) expect(LOOPBACK(other), other).toBe(false)
})
