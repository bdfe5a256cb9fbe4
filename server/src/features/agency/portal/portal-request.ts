import type { askForClient, confirmRequest } from '@meltem/contract/agency/booking'
import type { PortalReservation } from '@meltem/contract/agency/portal'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { isOver } from '@meltem/domain/reservation/deadlines'
import { type Act, inBooking } from '../../reservation/booking.ts'
import { confirmLive } from '../../reservation/collect/record-collection.ts'
import { syncBeforeOfferYes } from '../../reservation/ical/sync-before.ts'
import { getOwn } from '../../reservation/own-reservation.ts'
import { acceptOffer } from '../../reservation/request/accept-offer.ts'
import { requestReservation } from '../../reservation/request/request-reservation.ts'
import { portalAct } from './acting-agency.ts'
import { getAtPortal, ownAct, type Portal, requestOf, wantedOf } from './portal.service.ts'

/** What is not sold directly is asked for; the operator's answer goes to the agency. */
export async function askAtPortal(
  portal: Portal,
  input: ParsedInputOf<typeof askForClient>,
): Promise<PortalReservation> {
  const { musteri_toplam, ...basket } = input
  const act = await portalAct(portal, wantedOf(input.sepet_urunler, musteri_toplam))
  await requestReservation(act, { ...requestOf(basket), rezervasyon_satis_durum: 'sor_sat' })
  return await getAtPortal(act, input.k_no, portal.context.language)
}

/**
 * The agency takes what was accepted: an option with a deadline becomes a booking by its contract, on its credit where
 * it pays. A suggestion of the operator is accepted first, at the totals the person saw.
 */
export async function confirmAtPortal(
  portal: Portal,
  { k_no, kur_rezervasyon_toplam }: ParsedInputOf<typeof confirmRequest>,
): Promise<PortalReservation> {
  const act = await ownAct(portal, k_no)
  if (kur_rezervasyon_toplam && (await isSuggested(act, k_no))) {
    await syncBeforeOfferYes(act, { k_no })
    await acceptOffer(act, { k_no, kur_rezervasyon_toplam })
  }
  await confirmAccepted(act, k_no)
  return await getAtPortal(act, k_no, portal.context.language)
}

function isSuggested(act: Act, k_no: string): Promise<boolean> {
  return inBooking(act, async (booking) => {
    const { durum, karsi_teklif } = await getOwn(booking, { k_no })
    return durum === 'requested' && karsi_teklif !== null
  })
}

/** Saying it twice is saying it once. */
function confirmAccepted(act: Act, k_no: string): Promise<void> {
  return inBooking(act, async (booking) => {
    const row = await getOwn(booking, { k_no })
    if (row.durum === 'confirmed') return
    if (row.durum !== 'accepted') throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
    if (row.bitis && isOver(row.bitis.getTime(), booking.now.getTime())) throw new AppError('tutma_bitti')
    await confirmLive(booking, row)
  })
}
