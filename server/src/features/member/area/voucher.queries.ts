import type { MemberTransfer, Voucher } from '@meltem/contract/member/area'
import type { CartLine, ReservationState } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { KINDS, kindsWith } from '@meltem/domain/kinds'
import type { WallTime } from '@meltem/domain/wall-time'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { VoucherSeal } from '../../../platform/sessions/voucher-seal.ts'
import { lineTitle } from '../../reservation/line-title.queries.ts'
import { lineStands } from '../../reservation/stock/line-stands.queries.ts'

interface LineRow {
  readonly rezervasyon_k_no: string
  readonly sira: number
  /** Of the reservation; cancelled too where this line was cancelled alone. */
  readonly durum: ReservationState
  readonly bilet_no: string
  readonly kayit_no: string
  readonly satir: Pick<
    CartLine,
    'baslik' | 'urun_k_no' | 'urun_tipi' | 'baslangic' | 'baslangic_saat' | 'bitis' | 'bitis_saat' | 'pax'
  >
  readonly kullanildi: boolean
}

/** A ride there and back is used when both are; what was boarded before a move is not used on the new day. */
const HAS_WAY_BACK = sql`(s.satir ->> 'urun_tipi' = any(${kindsWith(({ days }) => days === 'ride')}::text[])
  and s.satir ->> 'bitis_saat' is not null)`

/** Lines of reservations that were confirmed once: they have a ticket number. */
async function listTicketLines(trx: TenantTransaction, uye_k_no: string, language: Language): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select r.k_no as rezervasyon_k_no, s.sira, r.bilet_no, r.kayit_no,
      jsonb_build_object('baslik', ${lineTitle(language)}, 'urun_k_no', s.satir -> 'urun_k_no', 'urun_tipi', s.satir -> 'urun_tipi',
        'baslangic', s.satir -> 'baslangic', 'baslangic_saat', s.satir -> 'baslangic_saat',
        'bitis', s.satir -> 'bitis', 'bitis_saat', s.satir -> 'bitis_saat', 'pax', s.satir -> 'pax') as satir,
      exists (select 1 from binis b where b.tenant_id = s.tenant_id and b.rezervasyon_k_no = s.rezervasyon_k_no
        and b.sira = s.sira and b.durum = 'bindi' and b.donus = ${HAS_WAY_BACK}
        and (b.kalkis_k_no is null or exists (select 1 from tutma t where t.tenant_id = b.tenant_id
          and t.rezervasyon_k_no = b.rezervasyon_k_no and t.sira = b.sira and t.kalkis_k_no = b.kalkis_k_no
          and t.durum in ('held', 'option', 'confirmed')))) as kullanildi,
      case when ${lineStands('s')} then r.durum else 'cancelled' end as durum
    from rezervasyon r
    join rezervasyon_satiri s on s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no
    where r.uye_k_no = ${uye_k_no} and r.bilet_no is not null
    order by (coalesce(s.bitis, s.baslangic) < current_date), abs(s.baslangic - current_date),
      s.satir ->> 'baslangic_saat' nulls first, r.k_no, s.sira
    limit 500`.execute(trx)
  return rows
}

const peopleOf = ({ pax }: LineRow['satir']) => pax.yetiskin + pax.cocuk + pax.bebek

interface VoucherTimes {
  readonly durum: ReservationState
  readonly kullanildi: boolean
  readonly basla: WallTime
  readonly bit: WallTime
}

/** BOOK-9. Worked on 15.08. at noon: a tour of that day is in progress, one of tomorrow active, one of yesterday used. */
export function voucherState({ durum, kullanildi, basla, bit }: VoucherTimes, wall: WallTime): Voucher['durum'] {
  if (kullanildi || durum === 'completed') return 'kullanildi'
  if (durum !== 'confirmed') return 'pasif'
  if (wall < basla) return 'aktif'
  return wall <= bit ? 'islemde' : 'kullanildi'
}

export async function listVouchers(
  trx: TenantTransaction,
  uye_k_no: string,
  { seal, wall, language }: { seal: VoucherSeal; wall: WallTime; language: Language },
): Promise<Voucher[]> {
  const lines = await listTicketLines(trx, uye_k_no, language)
  const vouchers = lines.map(({ rezervasyon_k_no, sira, bilet_no, kayit_no, durum, kullanildi, satir }) => {
    const basla = `${satir.baslangic}T${satir.baslangic_saat ?? '00:00'}`
    const bit = `${satir.bitis ?? satir.baslangic}T${satir.bitis_saat ?? '23:59'}`
    return {
      rezervasyon_k_no,
      urun_k_no: satir.urun_k_no,
      sira,
      bilet_no,
      kayit_no,
      kod: seal.codeFor({ bilet_no, sira, baslangic: satir.baslangic, bitis: satir.bitis, pax: satir.pax }),
      baslik: satir.baslik,
      tarih: satir.baslangic,
      saat: satir.baslangic_saat,
      bitis: satir.bitis,
      kisi: peopleOf(satir),
      durum: voucherState({ durum, kullanildi, basla, bit }, wall),
    }
  })
  return livingFirst(vouchers, ({ durum }) => durum === 'aktif' || durum === 'islemde')
}

/** Who stands at the pier looks for what counts; what is over or cancelled stands below, in the same order. */
function livingFirst<T>(all: readonly T[], isAlive: (one: T) => boolean): T[] {
  return all.toSorted((a, b) => Number(isAlive(b)) - Number(isAlive(a)))
}

/** Every ride there and, where one was booked, the ride back; the next one first, whichever booking it belongs to. */
export async function listRides(
  trx: TenantTransaction,
  uye_k_no: string,
  { wall, language }: { wall: WallTime; language: Language },
): Promise<MemberTransfer[]> {
  const tickets = await listTicketLines(trx, uye_k_no, language)
  const lines = tickets.filter(({ satir }) => KINDS[satir.urun_tipi].days === 'ride')
  const drivers = await trx
    .selectFrom('transfer_surucu')
    .selectAll()
    .where('rezervasyon_k_no', 'in', [
      '00000000-0000-0000-0000-000000000000',
      ...lines.map((one) => one.rezervasyon_k_no),
    ])
    .execute()
  const rides = lines.flatMap((line) => {
    const { satir } = line
    const there = { tarih: satir.baslangic, saat: satir.baslangic_saat, donus: false }
    const back = satir.bitis && satir.bitis_saat ? [{ tarih: satir.bitis, saat: satir.bitis_saat, donus: true }] : []
    return [there, ...back].map((ride) => {
      const driver = drivers.find(
        (one) => one.rezervasyon_k_no === line.rezervasyon_k_no && one.sira === line.sira && one.donus === ride.donus,
      )
      return {
        rezervasyon_k_no: line.rezervasyon_k_no,
        sira: line.sira,
        baslik: satir.baslik,
        ...ride,
        kisi: peopleOf(satir),
        durum: rideState(line, startOf(ride), { wall, told: driver?.durum }),
        surucu: driver ? { ad: driver.ad, telefon: driver.telefon, arac: driver.arac, plaka: driver.plaka } : null,
      }
    })
  })
  const inTime = rides.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
  return livingFirst(inTime, ({ durum }) => durum === 'planlandi' || durum === 'yolda')
}

const startOf = ({ tarih, saat }: Pick<MemberTransfer, 'tarih' | 'saat'>): WallTime => `${tarih}T${saat ?? '23:59'}`

function rideState(
  { durum }: LineRow,
  start: WallTime,
  { wall, told }: { wall: WallTime; told: MemberTransfer['durum'] | undefined },
): MemberTransfer['durum'] {
  if (durum !== 'confirmed' && durum !== 'completed') return 'iptal'
  if (told && told !== 'planlandi') return told
  return durum === 'completed' || start < wall ? 'tamamlandi' : 'planlandi'
}
