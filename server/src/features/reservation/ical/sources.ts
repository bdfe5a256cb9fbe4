import { type listSources, MOST_SOURCES, type saveSource as SaveCall } from '@meltem/contract/reservation/ical-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { lockResources } from '../stock/stock.queries.ts'
import { feedAddress } from './feed.ts'
import {
  deleteSource,
  findFeed,
  findLinkedUnit,
  freeEvents,
  insertSource,
  type LinkedUnit,
  listEventKeys,
  listSourceRows,
  renewFeed,
  updateSource,
} from './sources.queries.ts'
import { tellFreedDays } from './sync-unit.ts'

type Sources = OutputOf<typeof listSources>

export async function readSources(services: Services, birim_k_no: string, context: RequestContext): Promise<Sources> {
  const { tenant, language } = context
  return await withTenant(services.db, tenant.id, async (trx) => {
    const unit = await findLinkedUnit(trx, birim_k_no, language)
    if (!unit) throw new AppError('bulunamadi')
    const feed = await findFeed(trx, birim_k_no)
    const rows = await listSourceRows(trx, birim_k_no)
    return {
      birim: unit.ad,
      cikis: {
        adres: feedAddress(services, context, { birim_k_no, surum: feed?.surum ?? 1 }),
        okuma_zamani: feed?.okuma_zamani?.toISOString() ?? null,
      },
      data: rows.map(({ k_no, ad, adres, yanki, durum, ayrinti, olay_sayisi, okuma_zamani, basari_zamani }) => ({
        k_no,
        birim_k_no,
        ad,
        adres,
        yanki,
        durum,
        ayrinti,
        olay_sayisi,
        okuma_zamani: okuma_zamani?.toISOString() ?? null,
        basari_zamani: basari_zamani?.toISOString() ?? null,
      })),
    }
  })
}

/** `webcal` is how calendars name a web address. */
function webAddress(adres: string): string {
  return adres.replace(/^webcal:/i, 'https:')
}

/** Keeps, changes or takes away a source, or makes a new address of our own. Reading it is the caller's next step. */
export function saveSource(
  act: Act,
  personel_k_no: string,
  { birim_k_no, kaynak, sil, yenile }: ParsedInputOf<typeof SaveCall>,
): Promise<void> {
  return inBooking(act, async (booking) => {
    const { trx, tenant } = booking
    const unit = await findLinkedUnit(trx, birim_k_no, 'en')
    if (!unit) throw new AppError('bulunamadi')
    await lockResources(trx, [unit.kaynak_k_no])
    if (yenile) await renewFeed(trx, tenant.id, birim_k_no)
    if (sil) await removeSource(booking, unit, sil)
    if (kaynak) await keepSource(booking, unit, { ...kaynak, adres: webAddress(kaynak.adres), personel_k_no })
  })
}

async function removeSource(booking: Booking, unit: LinkedUnit, k_no: string): Promise<void> {
  const { trx } = booking
  const own = (await listSourceRows(trx, unit.k_no)).some((source) => source.k_no === k_no)
  if (!own) throw new AppError('bulunamadi')
  const freed = await freeEvents(trx, await listEventKeys(trx, k_no))
  await deleteSource(trx, k_no)
  await tellFreedDays(booking, unit, freed)
}

type Kept = NonNullable<ParsedInputOf<typeof SaveCall>['kaynak']> & { readonly personel_k_no: string }

async function keepSource({ trx, tenant }: Booking, unit: LinkedUnit, kept: Kept): Promise<void> {
  const { k_no, ad, adres, yanki, personel_k_no } = kept
  const known = await listSourceRows(trx, unit.k_no)
  if (known.some((source) => source.adres === adres && source.k_no !== k_no)) throw new AppError('adres_dolu')
  const row = { birim_k_no: unit.k_no, ad, adres, yanki }
  if (k_no) {
    if (!(await updateSource(trx, { ...row, k_no }))) throw new AppError('bulunamadi')
    return
  }
  if (known.length >= MOST_SOURCES) throw new AppError('cakisma')
  await insertSource(trx, { ...row, tenant_id: tenant.id, personel_k_no })
}
