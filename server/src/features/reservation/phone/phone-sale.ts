import type { holdPhone, quotePhone, sellByPhone } from '@meltem/contract/reservation/phone-office'
import type { Reservation, ReservationRequest } from '@meltem/contract/reservation/reservation'
import { limitOf } from '@meltem/contract/staff/rights'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { percentOf, toAmount, toMinor } from '@meltem/domain/money'
import { withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { updateEnquiry } from '../../audience/enquiry.queries.ts'
import { findBuyerByKey } from '../../member/buyer.ts'
import type { Act } from '../booking.ts'
import { recordCollection } from '../collect/record-collection.ts'
import { releaseHold } from '../hold/expire-reservation.ts'
import { holdBasket } from '../hold/hold-basket.ts'
import { insertNoteOnce } from '../internal-note.queries.ts'
import { placeReservation } from '../place/place-reservation.ts'
import { quoteBasket } from '../quote/quote-basket.ts'
import { requestReservation } from '../request/request-reservation.ts'
import { findReservation } from '../reservation.queries.ts'

/** What a caller is given to make up their mind. */
const HOLD_MINUTES = 30
const LINK_HOURS = 24

interface Sale {
  readonly secilen_kur: string
  readonly uye_k_no?: string | undefined
  readonly elle?: { readonly tutar: number; readonly neden: string } | undefined
}

/** A clerk acts for a caller: the member's prices where there is one, and a price of their own within their limit. */
async function phoneAct(
  services: Services,
  context: RequestContext,
  { uye_k_no, elle, secilen_kur }: Sale,
  minutes = HOLD_MINUTES,
): Promise<Act> {
  const { k_no, rol } = await requireStaff(context)
  const { tenant, language } = context
  const buyer = await withTenant(services.db, tenant.id, (trx) => findBuyerByKey(trx, uye_k_no, language))
  const own = elle ? { tutar: toMinor(elle.tutar), kur: secilen_kur, sinir: limitOf(rol, 'fiyat') } : null
  const telefon = { personel_k_no: k_no, bekleme_dk: minutes }
  const person = { ...buyer, ip: '', hesapsiz_olur: true, telefon, elle: own }
  return { services, tenant, person, kim: `personel:${k_no}` }
}

type Quoted = ParsedInputOf<typeof quotePhone>

export async function quoteByPhone(
  services: Services,
  context: RequestContext,
  { uye_k_no, elle, tutulan, ...basket }: Quoted,
): Promise<OutputOf<typeof quotePhone>> {
  const { rol } = await requireStaff(context)
  const sale = { secilen_kur: basket.secilen_kur, uye_k_no }
  const asked = { ...basket, ...(tutulan ? { tutulan: { k_no: tutulan } } : {}) }
  const list = await quoteBasket(await phoneAct(services, context, sale), asked)
  const liste = list.kur_rezervasyon_toplam.genel_toplam
  const data = elle ? await quoteBasket(await phoneAct(services, context, { ...sale, elle }), asked) : list
  return { data, liste, sinir: toAmount(percentOf(toMinor(liste), limitOf(rol, 'fiyat'))) }
}

export async function holdByPhone(
  services: Services,
  context: RequestContext,
  { uye_k_no, elle, ...basket }: ParsedInputOf<typeof holdPhone>,
): Promise<OutputOf<typeof holdPhone>> {
  const act = await phoneAct(services, context, { secilen_kur: basket.secilen_kur, uye_k_no, elle })
  const { bitis } = await holdBasket(act, basket)
  return { bitis }
}

export async function releaseByPhone(services: Services, context: RequestContext, k_no: string): Promise<void> {
  await releaseHold(await phoneAct(services, context, { secilen_kur: '' }), { k_no })
}

type Sold = ParsedInputOf<typeof sellByPhone>

/** The card is the guest's and is typed at the bank; what is paid at the office or on the day needs none. */
const METHODS: Readonly<Record<Sold['kapanis'], ReservationRequest['odeme_yontemi']>> = {
  opsiyon: 'kredi_karti',
  link: 'kredi_karti',
  havale: 'havale',
  nakit: 'tur_gunu',
  gunu: 'tur_gunu',
  talep: 'kredi_karti',
}

/**
 * Books for a caller through the very acts of a guest: placed under the locks, told by the same mails, paid by the link
 * in them (BOOK-18). What has to be asked for first becomes a request. What is paid at the office now is recorded after
 * it; a second press is the same sale and the same payment.
 */
export async function sellToCaller(services: Services, context: RequestContext, sold: Sold): Promise<Reservation> {
  const {
    uye_k_no,
    elle,
    kapanis,
    sure_saat = LINK_HOURS,
    tahsilat,
    ic_not: _words,
    talep_k_no: _asked,
    ...basket
  } = sold
  const sale = { secilen_kur: sold.secilen_kur, uye_k_no, elle }
  const method = METHODS[kapanis]
  const act = await phoneAct(services, context, sale, sure_saat * 60)
  const { kart_taksit: _instalments, ...request } = basket
  const asks = kapanis === 'talep'
  const { data } = await (asks ? requestReservation : placeReservation)(act, {
    ...request,
    rezervasyon_satis_durum: asks ? 'sor_sat' : 'direk',
    odeme_yontemi: method,
    mesafeli_satis_sozlesmesi: true,
    modul: 'web',
  })
  await keepWords(services, context, sold)
  if (!tahsilat) return data
  return await recordCollection(act, { k_no: sold.k_no, ...tahsilat, islem_no: sold.k_no })
}

/**
 * What was said on the phone, and why the price is another one; once, however often the sale is sent. The enquiry that
 * the sale answers is closed (BOOK-65).
 */
async function keepWords(
  { db }: Services,
  context: RequestContext,
  { k_no, elle, ic_not, talep_k_no }: Pick<Sold, 'k_no' | 'elle' | 'ic_not' | 'talep_k_no'>,
): Promise<void> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { id: tenant_id } = context.tenant
  await withTenant(db, tenant_id, async (trx) => {
    const row = await findReservation(trx, k_no)
    if (!row) return
    const whose = { tenant_id, rezervasyon_k_no: k_no, personel_k_no }
    const words = [
      ...(elle ? [{ ...whose, konu: 'fiyat' as const, metin: elle.neden }] : []),
      ...(ic_not ? [{ ...whose, konu: 'not' as const, metin: ic_not }] : []),
    ]
    for (const note of words) await insertNoteOnce(trx, note)
    if (talep_k_no) await updateEnquiry(trx, { k_no: talep_k_no, gorulen: undefined }, { durum: 'kapandi' })
  })
}
