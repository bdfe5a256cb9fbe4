import type { ContractText } from '@meltem/contract/payment/payment'
import type { ReservationRequest } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { withTenant } from '../../../platform/db/connection.ts'
import type { AcceptedContract } from '../../../platform/db/tables/reservation.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import { getTenantSettings, readSettings } from '../../settings/settings.service.ts'
import type { Act, Booking } from '../booking.ts'
import { insertContractTexts } from '../documents/contract-text.queries.ts'
import type { Basket } from '../quote/read-basket.ts'
import { contractText } from './contract-texts.ts'
import { neededContracts } from './needed-contracts.ts'

/** Enough to tell a household from a continent, and no more: the last part of the address is not kept. */
export function networkOf(ip: string): string {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(ip)?.[1]
  if (four) return `${four}.0/24`
  const [head = '', tail] = ip.toLowerCase().split('::')
  const groups = head.split(':').filter((group) => group !== '')
  if (!ip.includes(':') || groups.length > 8) return ''
  const three = tail === undefined ? groups.slice(0, 3) : [...groups, '0', '0', '0'].slice(0, 3)
  return `${three.join(':')}::/48`
}

/**
 * What the person accepted, to be kept with the reservation. Every contract the basket needs must have been accepted in
 * the words that stand today; a text that changed while it was being read has to be read again.
 */
export function acceptContracts(
  { settings, now, person }: Booking,
  basket: Basket,
  { onaylar: given, lang }: Pick<ReservationRequest, 'onaylar' | 'lang'>,
): AcceptedContract[] {
  // The contract of the agency stands; what its client accepts is between the two, unless the client pays the operator.
  if (person.acente && !given) return []
  // On the phone nobody accepts for the guest: the link asks them before they pay.
  if (person.telefon) return []
  const onaylar = given ?? []
  const needed = neededContracts(basket.satirlar.map(({ secenek, istek }) => ({ ...secenek, ...datesOf(istek) })))
  const missing = needed.filter((tur) => !onaylar.some((accepted) => accepted.tur === tur))
  if (missing.length > 0) throw new AppError('sozlesme_gerekli', { ayrinti: { sozlesmeler: missing } })
  return needed.map((tur) => {
    const { surum, ozet } = contractText(tur, lang, settings)
    if (!onaylar.some((accepted) => accepted.tur === tur && accepted.ozet === ozet)) {
      throw new AppError('sozlesme_degisti', { ayrinti: { sozlesmeler: [tur] } })
    }
    return { tur, surum, ozet, zaman: now.toISOString(), ip: networkOf(person.ip), dil: lang }
  })
}

const datesOf = ({ baslangic, bitis }: Basket['satirlar'][number]['istek']) => ({ baslangic, bitis })

const textsKeptIn = keptWith<Set<string>>(() => new Set())

async function insertTexts({ services, tenant }: Act, lang: Language, texts: readonly ContractText[]): Promise<void> {
  await withTenant(services.db, tenant.id, async (trx) => {
    await insertContractTexts(
      trx,
      texts.map(({ maddeler, ...text }) => ({
        ...text,
        tenant_id: tenant.id,
        dil: lang,
        maddeler: JSON.stringify(maddeler),
      })),
    )
  })
}

/**
 * Keeps the texts themselves, once each, before the booking that points at them by their hash. This process remembers
 * what it has kept, so that a booking costs no further round trip.
 */
export async function keepTexts(act: Act, request: Pick<ReservationRequest, 'onaylar' | 'lang'>): Promise<void> {
  const { services, tenant } = act
  const kept = textsKeptIn(services.db)
  const wanted = (request.onaylar ?? []).filter(({ ozet }) => !kept.has(`${tenant.id}:${ozet}`))
  if (wanted.length === 0) return
  const known = await getTenantSettings(services.db, services.cache, tenant)
  const accepted = (settings: typeof known) =>
    wanted.flatMap(({ tur, ozet }) => {
      const text = contractText(tur, request.lang, settings)
      return text.ozet === ozet ? [text] : []
    })
  // Words of a moment ago, which another process has shown and this one has not heard of.
  const told = accepted(known)
  const texts = told.length === wanted.length ? told : accepted(await readSettings(services.db, tenant))
  if (texts.length === 0) return
  await insertTexts(act, request.lang, texts)
  for (const { ozet } of texts) kept.add(`${tenant.id}:${ozet}`)
}
