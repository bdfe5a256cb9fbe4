import type { listTransferTariffs, queryTransfer } from '@meltem/contract/catalog/transfer'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { create } from 'zustand'
import { EMPTY_RIDE, type RideForm } from './ride-form.ts'

/** API-4: the form, the tariffs, and the server's answer. Lives as long as the page: nothing of it is kept. */
interface TransferState {
  readonly transfer_form: RideForm
  readonly transfer_data: OutputOf<typeof listTransferTariffs> | null
  readonly transfer_sorgu_data:
    | ({ readonly success: 1 } & OutputOf<typeof queryTransfer>)
    | { readonly success: 0 }
    | null
}

export const useTransfer = create<TransferState>(() => ({
  transfer_form: EMPTY_RIDE,
  transfer_data: null,
  transfer_sorgu_data: null,
}))
