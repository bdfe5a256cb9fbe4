import * as calls from '@meltem/contract/reservation/documents'
import type { Api } from '../../../platform/http/api.ts'
import { voucherKeys } from '../../../platform/sessions/voucher-seal.ts'
import type { Services } from '../../../services.ts'
import { personAct } from '../acting.ts'
import { printContract, printVoucher } from './print-paper.ts'

/**
 * Papers of a reservation. What reads them is loaded with the first one: most processes and most hours need none of it.
 * A person wants a handful; a client that asks for hundreds is slowed down, as each of them is computed.
 */
export function mountDocuments(api: Api, services: Services): void {
  const { throttles, config } = services
  api.mount(calls.getVoucherPdf, async (input, context) => {
    await throttles.take('document_ip', context.tenant.id, context.ip)
    const { voucherDocument } = await import('./voucher.ts')
    const document = await voucherDocument(await personAct(services, context), input, context.origin)
    const [only] = document.satirlar
    const no = document.satirlar.length === 1 && only ? only.no : document.kayit_no
    return { ad: `${no}.pdf`, icerik: await printVoucher(document) }
  })
  api.mount(calls.getContractPdf, async (input, context) => {
    await throttles.take('document_ip', context.tenant.id, context.ip)
    const { contractDocument } = await import('./accepted-contracts.ts')
    const document = await contractDocument(await personAct(services, context), input, context.origin)
    return { ad: `${document.kayit_no}.pdf`, icerik: await printContract(document) }
  })
  api.mount(calls.listAcceptedContracts, async (input, context) => {
    const { acceptedContracts } = await import('./accepted-contracts.ts')
    return { data: await acceptedContracts(await personAct(services, context), input) }
  })
  api.mount(calls.getCalendarFile, async (input, context) => {
    await throttles.take('document_ip', context.tenant.id, context.ip)
    const { calendarTrip } = await import('./calendar-entries.ts')
    const trip = await calendarTrip(await personAct(services, context), input, context.origin)
    const { calendarFile } = await import('./calendar-file.ts')
    return { ad: `${trip.kayit_no}.ics`, icerik: Buffer.from(calendarFile(trip)) }
  })
  api.mount(calls.listTickets, async (input, context) => {
    const { listTickets } = await import('./tickets.ts')
    return { data: await listTickets(await personAct(services, context), input) }
  })
  api.mount(calls.getVoucherKey, async (_input, { tenant }) => {
    const { anahtar, diger_anahtarlar } = voucherKeys(config.secrets, tenant.id)
    return { data: anahtar, diger_anahtarlar }
  })
}
