import { BlockList, isIP } from 'node:net'

/** Whether an address is in one of the networks that were named. */
export type Networks = (address: string) => boolean

/** Addresses and CIDR blocks with commas between them; undefined where one of them is neither. */
export function networksOf(text: string): Networks | undefined {
  const list = new BlockList()
  for (const each of text.split(',')) {
    const [address = '', prefix, ...rest] = each.trim().split('/')
    const family = isIP(address)
    const bits = family === 4 ? 32 : 128
    const length = prefix === undefined ? bits : Number(prefix)
    const known = family !== 0 && rest.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix))
    if (!known || length > bits) return undefined
    list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => isIn(list, address)
}

/** A listener for both families tells addresses of the older one within the newer one. */
function isIn(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '')
  const family = isIP(plain)
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

export const LOOPBACK: Networks = networksOf('127.0.0.0/8,::1') ?? (() => false)
