import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks in which no public server stands: this machine, its neighbours, and what is kept for other purposes. */
const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Of IPv6 only what is given out to the world is public; within it, these are not.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
]

const blocked = new BlockList()
for (const [net, prefix, family] of PRIVATE) blocked.addSubnet(net, prefix, family)
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the world and not to this house or its neighbours. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && given.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/** The address leads to a server that is not for us to call. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

const PORTS = ['', '80', '443']

/** Refuses addresses that name such a server, or a port where no web server stands. */
export function requirePublicUrl(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const literal = isIP(host) !== 0
  const known = url.protocol === 'http:' || url.protocol === 'https:'
  if (!known || !PORTS.includes(url.port) || url.username !== '' || (literal && !isPublicAddress(host))) {
    throw new PrivateAddressError(`not a public address: ${url.host}`)
  }
}

/**
 * Looks a name up as the connection does, and only lets public addresses through: what is checked is what is called, so
 * that a name which answers otherwise the second time gains nothing.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const hidden = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (hidden || !first) return done(new PrivateAddressError(`not a public address: ${host}`), [])
    if (options.all) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}
