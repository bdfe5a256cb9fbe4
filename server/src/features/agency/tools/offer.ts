import type { PortalReservation } from '@meltem/contract/agency/portal'
import type { Offer, sendOffer, takeOffer } from '@meltem/contract/agency/tools'
import type { Guest, ReservationRequest } from '@meltem/contract/reservation/reservation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import { amountDue } from '@meltem/domain/payment/amount-due'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireAgency } from '../../../platform/http/api.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { listContracts } from '../../payment/start/contracts.ts'
import { findCardGateway } from '../../payment/start/payment-terms.ts'
import type { Act } from '../../reservation/booking.ts'
import { guestKey } from '../../reservation/guest-key.ts'
import { placeReservation } from '../../reservation/place/place-reservation.ts'
import { findReservation, listLines, sumCaptured } from '../../reservation/reservation.queries.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { clientPrice, findSeller, todayOf } from '../portal/acting-agency.ts'
import { findOptionByKey, findOptionOf, type OfferRow, updateOffer } from '../portal/option.queries.ts'
import { type Portal, requestOf } from '../portal/portal.service.ts'
import { findPortalReservation } from '../portal/portal-reservation.queries.ts'
import { findSellingAgency } from '../terms/seller-terms.queries.ts'
import { contractOn } from '../terms/seller-terms.ts'
import { findLogo } from './agency-logo.ts'
import { offeredLines } from './offered-lines.ts'

/** A link the client can use; only its hash is kept, and the one before stops working. */
export async function makeOffer(
  { services, context }: Portal,
  { k_no, lang, mesaj = '', musteri_toplam }: ParsedInputOf<typeof sendOffer>,
): Promise<string> {
  const { acente } = await requireAgency(context, 'sahip', 'satis')
  const token = newToken()
  const changed = await withTenant(services.db, context.tenant.id, async (trx) => {
    const akis = await flowToday(services, trx, acente.k_no)
    const shown = akis && clientPrice(akis, musteri_toplam)
    return await updateOffer(
      trx,
      { k_no, acente_k_no: acente.k_no },
      {
        anahtar_ozeti: hashToken(token),
        lang,
        mesaj,
        ...(shown === undefined ? {} : { musteri_toplam: toMinor(shown) }),
      },
    )
  })
  if (!changed) throw new AppError('bulunamadi')
  // Behind the hash sign: the key reaches no log and no other site.
  return `${context.origin}/${lang}/agency/offer#${token}`
}

async function findOffer(trx: TenantTransaction, anahtar: string) {
  return await getHeld(trx, await findOptionByKey(trx, hashToken(anahtar)))
}

async function getHeld(trx: TenantTransaction, offer: OfferRow | undefined) {
  const row = offer && (await findReservation(trx, offer.rezervasyon_k_no))
  if (!offer || !row) throw new AppError('bulunamadi')
  return { offer, row, lines: await listLines(trx, row.k_no) }
}

export async function readOffer(services: Services, { tenant }: RequestContext, anahtar: string): Promise<Offer> {
  const { language } = await getTenantSettings(services.db, services.cache, tenant)
  const held = await withTenant(services.db, tenant.id, async (trx) => {
    const found = await findOffer(trx, anahtar)
    const shown = { tenant, dil: found.offer.lang, fallback: language.varsayilan }
    const satirlar = await offeredLines(trx, found.lines, shown)
    return { ...found, satirlar, logo: await findLogo(trx, tenant, found.offer.acente_k_no) }
  })
  const { offer, row, satirlar, logo } = held
  const taken = row.kayit_no !== null
  if (!taken && row.durum !== 'held') throw new AppError('tutma_bitti')
  if (!taken && offer.durum !== 'aktif') throw new AppError('teklif_alinamaz')
  return {
    acente: offer.marka,
    logo,
    mesaj: offer.mesaj,
    musteri: offer.musteri,
    lang: offer.lang,
    bitis: (row.bitis ?? row.guncelleme_zamani).toISOString(),
    kur: row.secilen_kur,
    tutar: toAmount(offer.musteri_toplam),
    satirlar,
    alindi: taken,
    kart: await cardOf({ services, tenant }, held),
  }
}

/**
 * What the client can pay the operator by card: by a contract of referral, whose price is the list price. Everywhere
 * else the agency has the client's money, and what the reservation costs is not the client's to see.
 */
async function cardOf({ services, tenant }: Pick<Act, 'services' | 'tenant'>, held: Held): Promise<Offer['kart']> {
  const { offer, row, lines } = held
  const waits = row.durum === 'held' && (row.kayit_no === null || row.odeme_yontemi === 'kredi_karti')
  if (!waits || !(await isCollected({ services, tenant }, held))) return null
  if ((await findCardGateway(services, tenant)) === undefined) return null
  const alinan = await withTenant(services.db, tenant.id, (trx) => sumCaptured(trx, row.k_no))
  const open = (part: 'on_odeme' | 'tamami') => toAmount(amountDue(part, { ...row, alinan }))
  const satirlar = lines.map(({ urun_k_no, baslangic, bitis }) => ({ urun_k_no, baslangic, bitis }))
  return {
    on_odeme: open('on_odeme'),
    tamami: open('tamami'),
    sozlesmeler: await listContracts(services, tenant, { lang: offer.lang, satirlar }),
    odeme: row.kayit_no === null ? null : payingKey({ services, tenant }, row.k_no),
  }
}

/** Whether the operator collects, and what it collects is what the client has been offered it for. */
async function isCollected(
  { services, tenant }: Pick<Act, 'services' | 'tenant'>,
  { offer, row }: Held,
): Promise<boolean> {
  if (row.genel_toplam !== offer.musteri_toplam) return false
  if (row.kayit_no !== null) return row.odeme_yontemi === 'kredi_karti'
  const akis = await withTenant(services.db, tenant.id, (trx) => flowToday(services, trx, offer.acente_k_no))
  return akis === 'yonlendirme'
}

async function flowToday(services: Services, trx: TenantTransaction, k_no: string) {
  const agency = await findSellingAgency(trx, k_no)
  return agency && contractOn(agency, todayOf(services))?.akis
}

type Yes = ParsedInputOf<typeof takeOffer>

/** The client says yes: the agency's own booking, by its contract and its credit. Saying it twice is saying it once. */
export async function acceptClientOffer(
  services: Services,
  { tenant, ip }: RequestContext,
  { anahtar, misafir, tutar, kartla = false, onaylar }: Yes,
): Promise<OutputOf<typeof takeOffer>> {
  const held = await withTenant(services.db, tenant.id, (trx) => findOffer(trx, anahtar))
  const { offer, row } = held
  const collected = await isCollected({ services, tenant }, held)
  if (kartla && !collected) throw new AppError('yontem_kapali')
  if (row.kayit_no !== null) {
    const waits = row.durum === 'held' && row.odeme_yontemi === 'kredi_karti'
    return { kayit_no: row.kayit_no, odeme: waits && collected ? payingKey({ services, tenant }, row.k_no) : null }
  }
  if (toMinor(tutar) !== offer.musteri_toplam) {
    throw new AppError('fiyat_degisti', { ayrinti: { tutar: toAmount(offer.musteri_toplam) } })
  }
  const booker = { services, tenant, ip, kim: `acente:${offer.acente_k_no}:teklif` }
  const paying = kartla ? ({ odeme_yontemi: 'kredi_karti', onaylar: onaylar ?? [] } as const) : {}
  const kayit_no = await bookHeld(booker, held, { misafir, ...paying }).catch((error: unknown) => {
    throw forClient(error)
  })
  return { kayit_no, odeme: kartla ? payingKey({ services, tenant }, row.k_no) : null }
}

/** Between agency and operator: contract, credit and what the booking costs the agency. */
const NOT_THE_CLIENTS: ReadonlySet<string> = new Set([
  'kredi_yetersiz',
  'sozlesme_bitti',
  'sozlesme_yok',
  'sozlesme_kapsami',
  'acente_askida',
  'fiyat_degisti',
])

/** A client hears that the offer cannot be taken, and nothing of the agency's affairs. */
function forClient(error: unknown): unknown {
  const internal = error instanceof AppError && NOT_THE_CLIENTS.has(error.code)
  return internal ? new AppError('teklif_alinamaz', {}, { cause: error }) : error
}

/** The guest's own key: what they pay is the price they saw. */
function payingKey({ services, tenant }: Pick<Act, 'services' | 'tenant'>, k_no: string) {
  return { k_no, anahtar: guestKey(services.config.secret, tenant.id, k_no) }
}

type Held = Awaited<ReturnType<typeof findOffer>>

interface Booker {
  readonly services: Services
  readonly tenant: RequestContext['tenant']
  readonly ip: string
  readonly kim: string
}

/** An option becomes a booking as it is held: its lines, its price, the agency's contract of today. */
async function bookHeld(
  { services, tenant, ip, kim }: Booker,
  { offer, row, lines }: Held,
  { misafir, ...paying }: Pick<ReservationRequest, 'misafir' | 'onaylar'> & Partial<ReservationRequest>,
): Promise<string> {
  const seller = await findSeller(
    services,
    tenant.id,
    offer.acente_k_no,
    lines.map((line) => line.urun_k_no),
  )
  const acente = { ...seller, e_mail: offer.e_mail, musteri_toplam: offer.musteri_toplam }
  const person = { uye: null, iskonto: null, ip, hesapsiz_olur: true, acente }
  const act: Act = { services, tenant, person, kim }
  const { genel_toplam, on_odeme_toplam } = row
  const { data } = await placeReservation(act, {
    ...requestOf({
      k_no: row.k_no,
      lang: offer.lang,
      sepet_urunler: lines.map((line) => line.istek),
      secilen_kur: row.secilen_kur,
      misafir,
      kur_rezervasyon_toplam: {
        genel_toplam: toAmount(genel_toplam),
        on_odeme_toplam: toAmount(on_odeme_toplam),
      },
    }),
    ...paying,
  })
  return data.kayit_no
}

/** A clerk books what the agency holds. */
export async function confirmOption(
  { services, context }: Portal,
  { k_no, misafir }: { readonly k_no: string; readonly misafir: Guest },
): Promise<PortalReservation> {
  const { acente, kullanici } = await requireAgency(context, 'sahip', 'satis')
  const { tenant, ip } = context
  const held = await withTenant(services.db, tenant.id, async (trx) =>
    getHeld(trx, await findOptionOf(trx, acente.k_no, k_no)),
  )
  const booker = { services, tenant, ip, kim: `acente:${acente.k_no}:${kullanici.k_no}` }
  if (held.row.kayit_no === null) {
    await bookHeld(booker, { ...held, offer: { ...held.offer, e_mail: kullanici.e_mail } }, { misafir })
  }
  const asking = { acente_k_no: acente.k_no, dil: context.language }
  const found = await withTenant(services.db, tenant.id, (trx) => findPortalReservation(trx, asking, k_no))
  if (!found) throw new AppError('bulunamadi')
  return found
}
