import { lookup } from 'node:dns/promises'
import { isPublicAddress, PrivateAddressError } from '../../../platform/http/public-address.ts'

/** Where mail servers listen; a relay elsewhere would be a way to knock at doors of others. */
const MAIL_PORTS = [25, 465, 587, 2525]

/**
 * The address a mail server has at this moment, which is the one that is then connected to: a name that answers
 * otherwise the second time gains nothing. Neither this machine nor its neighbours, unless the installation says so.
 */
export async function relayAddress(host: string, port: number, mayBeLocal: boolean): Promise<string> {
  const addresses = await lookup(host, { all: true })
  const [first] = addresses
  if (!first) throw new PrivateAddressError(`no address: ${host}`)
  const hidden = addresses.some(({ address }) => !isPublicAddress(address))
  if (!mayBeLocal && (hidden || !MAIL_PORTS.includes(port)))
    throw new PrivateAddressError(`not a public relay: ${host}`)
  return first.address
}
