import { type ContractDocument, contractPdf } from './contract-pdf.ts'
import type { VoucherDocument } from './voucher-document.ts'
import { voucherPdf } from './voucher-pdf.ts'

export type Paper =
  | { readonly kind: 'voucher'; readonly document: VoucherDocument }
  | { readonly kind: 'contract'; readonly document: ContractDocument }

/** Runs in a thread of its own: draws one paper as a PDF. */
export default async function printer({ kind, document }: Paper): Promise<Uint8Array> {
  return kind === 'voucher' ? await voucherPdf(document) : await contractPdf(document)
}
