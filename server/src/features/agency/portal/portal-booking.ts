import type { getPortalReservation, PortalDetail } from '@meltem/contract/agency/booking'
import type { PortalReservation } from '@meltem/contract/agency/portal'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount } from '@meltem/domain/money'
import type { WallTime } from '@meltem/domain/wall-time'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { requireAgency, type SignedInAgency } from '../../../platform/http/api.ts'
import { isBooked, stateOfLine } from '../../reservation/booked-lines.ts'
import { sumStanding } from '../../reservation/collect/standing-money.queries.ts'
import { findReservation, listLines } from '../../reservation/reservation.queries.ts'
import { reservationOnWire } from '../../reservation/reservation-on-wire.ts'
import type { ReservationLine, ReservationRow } from '../../reservation/reservation-row.ts'
import { wallNow } from './acting-agency.ts'
import type { Portal } from './portal.service.ts'
import { findPortalReservation } from './portal-reservation.queries.ts'

/** A booking with all it holds. A visitor of the page and the clients of a sub-agency are not this agency's guests. */
export async function readPortalBooking(
  { services, context }: Portal,
  k_no: string,
): Promise<OutputOf<typeof getPortalReservation>> {
  const { acente, kullanici } = await requireAgency(context)
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const data = await findPortalReservation(trx, { acente_k_no: acente.k_no, dil: context.language }, k_no)
    if (!data) throw new AppError('bulunamadi')
    return {
      data,
      ayrinti: isOwn(data) ? await detailOf(trx, k_no, { rol: kullanici.rol, wall: wallNow(services) }) : null,
    }
  })
}

function isOwn({ kanal, alt_acente }: PortalReservation): boolean {
  return kanal === 'masa' && alt_acente === null
}

async function detailOf(trx: TenantTransaction, k_no: string, { rol, wall }: Reader): Promise<PortalDetail> {
  const row = await findReservation(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  const lines = await listLines(trx, k_no)
  const alinan = await sumStanding(trx, k_no)
  const { misafir, hotel_bilgi, rezervasyon_notu, bitis, yanit_notu, lang, karsi_teklif } = reservationOnWire(
    row,
    lines,
    { alinan, now: new Date() },
  )
  return {
    lang,
    misafir,
    hotel_bilgi,
    rezervasyon_notu,
    bitis,
    odenen: toAmount(Math.max(0, alinan)),
    satirlar: lines.map((line) => lineOf(line, wall)),
    yanit_notu,
    teklif: karsi_teklif && suggestionOf(karsi_teklif),
    eylemler: actsOf(row, lines, rol),
  }
}

function lineOf(line: ReservationLine, wall: WallTime): PortalDetail['satirlar'][number] {
  const { satir, istek, genel_toplam } = line
  return { saat: satir.baslangic_saat, tutar: toAmount(genel_toplam), istek, durum: stateOfLine(line, wall) }
}

type Suggestion = NonNullable<ReturnType<typeof reservationOnWire>['karsi_teklif']>

function suggestionOf({ sepet_urunler, fis, not }: Suggestion): PortalDetail['teklif'] {
  const { genel_toplam, on_odeme_toplam } = fis.toplam
  return {
    satirlar: sepet_urunler.map(({ baslik, urun_tipi, baslangic, bitis, pax }) => ({
      baslik,
      urun_tipi,
      baslangic,
      bitis,
      pax,
    })),
    toplam: { genel_toplam, on_odeme_toplam },
    not,
  }
}

type Role = SignedInAgency['kullanici']['rol']

interface Reader {
  readonly rol: Role
  readonly wall: WallTime
}

type Acts = PortalDetail['eylemler']

const ACTS: Readonly<Partial<Record<ReservationRow['durum'], Acts>>> = {
  confirmed: ['voucher', 'degistir', 'iptal'],
  completed: ['voucher'],
  accepted: ['onayla', 'iptal'],
  requested: ['iptal'],
  held: ['iptal'],
}

/** What owners and sales clerks can do with it now; accounting only reads. */
function actsOf({ durum, karsi_teklif }: ReservationRow, lines: readonly ReservationLine[], rol: Role): Acts {
  if (rol === 'muhasebe') return []
  const whole = lines.every(isBooked)
  const acts = (ACTS[durum] ?? []).filter((act) => whole || act !== 'degistir')
  return durum === 'requested' && karsi_teklif ? ['teklif', ...acts] : [...acts]
}
