import type { changePortalReservation, quotePortalChange } from '@meltem/contract/agency/booking'
import type {
  bookForClient,
  findPortalPlaces,
  holdOption,
  PortalReservation,
  quoteForClient,
} from '@meltem/contract/agency/portal'
import type { ReservationRequest } from '@meltem/contract/reservation/reservation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { toMinor } from '@meltem/domain/money'
import { withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireAgency } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import type { Act } from '../../reservation/booking.ts'
import { changeReservation, quoteChange } from '../../reservation/change/change-reservation.ts'
import { releaseHold } from '../../reservation/hold/expire-reservation.ts'
import { holdBasket } from '../../reservation/hold/hold-basket.ts'
import type { ActingAgency } from '../../reservation/person.ts'
import { placeReservation } from '../../reservation/place/place-reservation.ts'
import { getAvailability } from '../../reservation/quote/availability.ts'
import { quoteBasket } from '../../reservation/quote/quote-basket.ts'
import { findSellerOf } from '../ledger/sale-act.ts'
import { findSellingAgency } from '../terms/seller-terms.queries.ts'
import { agencyAct, clientPrice, portalAct } from './acting-agency.ts'
import { upsertOption } from './option.queries.ts'
import { saleMoney } from './portal-money.ts'
import { findPortalReservation } from './portal-reservation.queries.ts'

export interface Portal {
  readonly services: Services
  readonly context: RequestContext
}

const productsOf = (lines: readonly { readonly urun_k_no: string }[]) => lines.map((line) => line.urun_k_no)

function sellerOf({ person }: Act): ActingAgency {
  if (!person.acente) throw new AppError('giris_gerekli')
  return person.acente
}

/** The operator's price and what it means by the contract, side by side. */
export async function quoteAtPortal(
  portal: Portal,
  input: ParsedInputOf<typeof quoteForClient>,
): Promise<OutputOf<typeof quoteForClient>> {
  const act = await portalAct(portal, { urunler: productsOf(input.sepet_urunler) })
  const data = await quoteBasket(act, payableOf(input))
  const acente = await saleMoney(act, input)
  return { data, acente }
}

/** What is free for the agency: what is kept for it is. */
export async function findPlacesAtPortal(
  portal: Portal,
  { yetiskin, cocuk = 0, bebek = 0, ...wish }: ParsedInputOf<typeof findPortalPlaces>,
): Promise<OutputOf<typeof findPortalPlaces>> {
  const act = await portalAct(portal, { urunler: [wish.urun_k_no] })
  return { secenekler: await getAvailability(act, { ...wish, pax: { yetiskin, cocuk, bebek } }) }
}

/** At the portal everything is due at once where the agency pays; otherwise the guest pays as ever. */
function payableOf<T extends object>(input: T): T & { odeme_tipi: 'on_odeme' } {
  return { ...input, odeme_tipi: 'on_odeme' }
}

type Held = ParsedInputOf<typeof holdOption>

export async function holdAtPortal(portal: Portal, input: Held): Promise<{ bitis: string }> {
  return await holdFor(await portalAct(portal, { urunler: productsOf(input.sepet_urunler) }), input)
}

/** An option of a clerk or a system of an agency, with what its client is to pay. */
export async function holdFor(act: Act, input: Held): Promise<{ bitis: string }> {
  const { musteri = '', musteri_toplam, ...basket } = input
  const { bitis } = await holdBasket(act, payableOf(basket))
  const { tenant, services } = act
  const shown = clientPrice(sellerOf(act).akis, musteri_toplam) ?? (await saleMoney(act, basket)).satis_toplam
  await withTenant(services.db, tenant.id, async (trx) => {
    const row = { musteri, musteri_toplam: toMinor(shown), lang: input.lang }
    await upsertOption(
      trx,
      { tenant_id: tenant.id, rezervasyon_k_no: input.k_no, acente_k_no: sellerOf(act).k_no },
      row,
    )
  })
  return { bitis }
}

export async function releaseAtPortal(portal: Portal, k_no: string): Promise<void> {
  const act = await portalAct(portal, { urunler: [] })
  await releaseHold(act, { k_no })
}

type Booked = ParsedInputOf<typeof bookForClient>

/** The same booking as a guest's, with the agency as the one who acts. */
export async function bookAtPortal(portal: Portal, input: Booked): Promise<PortalReservation> {
  const { musteri_toplam, ...basket } = input
  const act = await portalAct(portal, wantedOf(input.sepet_urunler, musteri_toplam))
  await placeReservation(act, requestOf(basket))
  return await getAtPortal(act, input.k_no, portal.context.language)
}

export function wantedOf(lines: readonly { readonly urun_k_no: string }[], musteri_toplam: number | undefined) {
  const said = musteri_toplam === undefined ? {} : { musteri_toplam: toMinor(musteri_toplam) }
  return { urunler: productsOf(lines), ...said }
}

/** Where the agency does not pay, the guest does on the day; the portal never sees a card. */
export function requestOf(basket: Omit<Booked, 'musteri_toplam'>): ReservationRequest {
  return {
    ...basket,
    rezervasyon_satis_durum: 'direk',
    odeme_yontemi: 'tur_gunu',
    odeme_tipi: 'on_odeme',
    mesafeli_satis_sozlesmesi: true,
    kiralama_sozlesmesi: true,
    modul: 'web',
  }
}

export async function getAtPortal(act: Act, k_no: string, dil: Language): Promise<PortalReservation> {
  const { services, tenant } = act
  const asking = { acente_k_no: sellerOf(act).k_no, dil }
  const found = await withTenant(services.db, tenant.id, (trx) => findPortalReservation(trx, asking, k_no))
  if (!found) throw new AppError('bulunamadi')
  return found
}

/** Only the agency that sold a booking at the portal may change it, by the terms that were frozen with it. */
export async function ownAct({ services, context }: Portal, k_no: string): Promise<Act> {
  const signedIn = await requireAgency(context, 'sahip', 'satis')
  const acente = await withTenant(services.db, context.tenant.id, async (trx): Promise<ActingAgency> => {
    const seller = await findSellerOf(trx, k_no)
    const agency = await findSellingAgency(trx, signedIn.acente.k_no)
    if (!seller || !agency || seller.k_no !== agency.k_no) throw new AppError('bulunamadi')
    if (agency.durum !== 'aktif') throw new AppError('acente_askida')
    return { ...seller, e_mail: signedIn.kullanici.e_mail }
  })
  return agencyAct({ services, context }, signedIn, acente)
}

type ChangeWish = ParsedInputOf<typeof quotePortalChange>

export async function quoteChangeAtPortal(
  portal: Portal,
  wish: ChangeWish,
): Promise<OutputOf<typeof quotePortalChange>> {
  const { kur, genel_toplam, sepet } = await quoteChange(await ownAct(portal, wish.k_no), wish)
  const { on_odeme_toplam } = sepet.kur_rezervasyon_toplam
  return { kur, eski: genel_toplam.eski, yeni: genel_toplam.yeni, on_odeme_toplam, engel: sepet.engeller.length }
}

export async function changeAtPortal(
  portal: Portal,
  input: ParsedInputOf<typeof changePortalReservation>,
): Promise<PortalReservation> {
  const act = await ownAct(portal, input.k_no)
  await changeReservation(act, input)
  return await getAtPortal(act, input.k_no, portal.context.language)
}
