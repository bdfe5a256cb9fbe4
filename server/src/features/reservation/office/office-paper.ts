import type { DocumentFile } from '@meltem/contract/reservation/documents'
import type { getOfficePaper } from '@meltem/contract/reservation/office-detail'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Act } from '../booking.ts'
import { printContract, printVoucher } from '../documents/print-paper.ts'
import { asStaff } from '../own-reservation.ts'

/** The very papers of the guest, in the guest's language: on the phone both look at the same sheet. */
export async function officePaper(
  act: Act,
  { k_no, belge }: ParsedInputOf<typeof getOfficePaper>,
  origin: string,
): Promise<DocumentFile> {
  if (belge === 'voucher') {
    const { voucherDocument } = await import('../documents/voucher.ts')
    const voucher = await voucherDocument(act, { k_no }, origin, asStaff)
    return { ad: `voucher-${voucher.kayit_no}.pdf`, icerik: await printVoucher(voucher) }
  }
  const { contractDocument } = await import('../documents/accepted-contracts.ts')
  const contract = await contractDocument(act, { k_no }, origin, asStaff)
  return { ad: `sozlesme-${contract.kayit_no}.pdf`, icerik: await printContract(contract) }
}
