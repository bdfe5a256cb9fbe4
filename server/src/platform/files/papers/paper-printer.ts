import { type ContractDocument, contractPdf } from '../../../features/reservation/documents/contract-pdf.ts'
import type { VoucherDocument } from '../../../features/reservation/documents/voucher-document.ts'
import { voucherPdf } from '../../../features/reservation/documents/voucher-pdf.ts'

export type Paper =
  | { readonly kind: 'voucher'; readonly document: VoucherDocument }
  | { readonly kind: 'contract'; readonly document: ContractDocument }

/** Runs in a thread of its own: draws one paper as a PDF. */
export default async function printer({ kind, document }: Paper): Promise<Uint8Array> {
  return kind === 'voucher' ? await voucherPdf(document) : await contractPdf(document)
}
