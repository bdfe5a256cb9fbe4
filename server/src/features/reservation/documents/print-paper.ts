import { Piscina } from 'piscina'
import { Turns } from '../../../platform/http/guards/turns.ts'
import type { ContractDocument } from './contract-pdf.ts'
import type { Paper } from './paper-printer.ts'
import type { VoucherDocument } from './voucher-document.ts'

/** One at a time: drawing more of them at once takes the processor from guests who book. */
const turns = new Turns(1, 60)

/**
 * A paper is a twentieth of a second of pure computing, in which no request would be answered: a thread that gives way
 * draws it. It begins with the first paper and ends when none comes, with its fonts.
 */
const printers = new Piscina<Paper, Uint8Array>({
  filename: new URL('paper-printer.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  niceIncrement: 10,
})

async function print(paper: Paper): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await turns.run(() => printers.run(paper))
  return Buffer.from(buffer, byteOffset, byteLength)
}

export function printVoucher(document: VoucherDocument): Promise<Buffer> {
  return print({ kind: 'voucher', document })
}

export function printContract(document: ContractDocument): Promise<Buffer> {
  return print({ kind: 'contract', document })
}
