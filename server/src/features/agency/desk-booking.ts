import type { DeskDetail, getDeskReservation } from '@meltem/contract/agency-booking'
import type { DeskReservation } from '@meltem/contract/agency-desk'
import type { OutputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import { toAmount } from '@meltem/domain/money'
import { type TenantTransaction, withTenant } from '../../db/connection.ts'
import { requireAgency, type SignedInAgency } from '../../http/api.ts'
import {
  findReservation,
  listLines,
  type ReservationLine,
  type ReservationRow,
  sumCaptured,
} from '../reservation/reservation.queries.ts'
import { reservationOnWire } from '../reservation/reservation-on-wire.ts'
import type { Desk } from './desk.service.ts'
import { findDeskReservation } from './desk-reservation.queries.ts'

/** A booking with all it holds. A visitor of the page and the clients of a sub-agency are not this agency's guests. */
export async function readDeskBooking(
  { services, context }: Desk,
  k_no: string,
): Promise<OutputOf<typeof getDeskReservation>> {
  const { acente, kullanici } = await requireAgency(context)
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const data = await findDeskReservation(trx, { acente_k_no: acente.k_no, dil: context.language }, k_no)
    if (!data) throw new AppError('bulunamadi')
    return { data, ayrinti: isOwn(data) ? await detailOf(trx, k_no, kullanici.rol) : null }
  })
}

function isOwn({ kanal, alt_acente }: DeskReservation): boolean {
  return kanal === 'masa' && alt_acente === null
}

async function detailOf(trx: TenantTransaction, k_no: string, rol: Role): Promise<DeskDetail> {
  const row = await findReservation(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  const lines = await listLines(trx, k_no)
  const captured = await sumCaptured(trx, k_no)
  const { misafir, hotel_bilgi, rezervasyon_notu, bitis, iptal_kosullari, yanit_notu, lang, karsi_teklif } =
    reservationOnWire(row, lines, { alinan: captured, now: new Date() })
  return {
    lang,
    misafir,
    hotel_bilgi,
    rezervasyon_notu,
    bitis,
    odenen: toAmount(captured),
    satirlar: lines.map(lineOf),
    iptal_kosullari,
    yanit_notu,
    teklif: karsi_teklif && suggestionOf(karsi_teklif),
    eylemler: actsOf(row, rol),
  }
}

function lineOf({ satir, istek, genel_toplam }: ReservationLine): DeskDetail['satirlar'][number] {
  return { saat: satir.baslangic_saat, tutar: toAmount(genel_toplam), istek }
}

type Suggestion = NonNullable<ReturnType<typeof reservationOnWire>['karsi_teklif']>

function suggestionOf({ sepet_urunler, fis, not }: Suggestion): DeskDetail['teklif'] {
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
type Acts = DeskDetail['eylemler']

const ACTS: Readonly<Partial<Record<ReservationRow['durum'], Acts>>> = {
  confirmed: ['voucher', 'degistir', 'iptal'],
  completed: ['voucher'],
  accepted: ['onayla', 'iptal'],
  requested: ['iptal'],
  held: ['iptal'],
}

/** What whoever sells can do with it now; accounting reads. */
function actsOf({ durum, karsi_teklif }: ReservationRow, rol: Role): Acts {
  if (rol === 'muhasebe') return []
  const acts = ACTS[durum] ?? []
  return durum === 'requested' && karsi_teklif ? ['teklif', ...acts] : [...acts]
}
