import type { FieldGuest, FieldTrip, getDayPack } from '@meltem/contract/field/field'
import { hasRight } from '@meltem/contract/staff/rights'
import type { Staff } from '@meltem/contract/staff/staff'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import { voucherKeys } from '../../platform/sessions/voucher-seal.ts'
import type { Services } from '../../services.ts'
import { listFieldDepartures, listGuestsOf, listOtherTickets } from '../departure/departure.queries.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { readBookingTerms } from '../settings/terms-of-sale.ts'
import { dueOf, listDayRuns } from '../transfer/runs/runs.queries.ts'
import { findCrewKey, findDevice, listCancelledTickets, listOutcomes, listRunTickets } from './pack.queries.ts'

const HOUR = 3_600_000
/** So long a phone may keep a pack, and so far back it is told what became of its acts. */
const KEPT_HOURS = 48

type Pack = OutputOf<typeof getDayPack>

/** Whoever plans departures helps out at every pier; people in the field see their own. */
export function seesAll(staff: Staff): boolean {
  return hasRight(staff, 'kalkis.yaz')
}

interface Wanted {
  readonly staff: Staff
  readonly language: Language
  readonly from: IsoDay
  readonly to: IsoDay
}

async function departureTrips(trx: TenantTransaction, { staff, language, from, to }: Wanted): Promise<FieldTrip[]> {
  const own = seesAll(staff) ? null : staff.k_no
  const departures = await listFieldDepartures(trx, language, { from, to, personel_k_no: own })
  const keys = departures.map(({ k_no }) => k_no)
  const guests = Map.groupBy(await listGuestsOf(trx, language, keys), ({ kalkis_k_no }) => kalkis_k_no)
  return departures.map(({ k_no, tarih, saat, ad, arac, aciklama, iptal }) => ({
    anahtar: k_no,
    tur: 'kalkis',
    kalkis_k_no: k_no,
    tarih,
    saat,
    ad,
    arac,
    aciklama,
    iptal,
    misafirler: (guests.get(k_no) ?? []).map(
      (one): FieldGuest => ({
        rezervasyon_k_no: one.rezervasyon_k_no,
        sira: one.sira,
        donus: false,
        bilet_no: one.bilet_no,
        kayit_no: one.kayit_no,
        durum: one.durum,
        ad: `${one.ad} ${one.soyad}`,
        telefon: one.telefon,
        lang: one.lang,
        secenek: one.secenek,
        pax: one.pax,
        alinis: one.alinis,
        not: one.not,
        kalan: toAmount(one.kalan),
        toplam: toAmount(one.toplam),
        kur: one.kur,
        hal: one.hal,
      }),
    ),
  }))
}

async function runTrips(trx: TenantTransaction, { staff, language, from, to }: Wanted): Promise<FieldTrip[]> {
  const crew = await findCrewKey(trx, staff.k_no)
  const trips: FieldTrip[] = []
  for (const tarih of [from, to]) {
    const all = await listDayRuns(trx, language, tarih)
    const runs = all.filter(({ surucu_k_no }) => surucu_k_no !== null && (seesAll(staff) || surucu_k_no === crew))
    const tickets = await listRunTickets(
      trx,
      runs.map(({ rezervasyon_k_no, sira, donus }) => ({ rezervasyon_k_no, sira, donus })),
    )
    for (const run of runs) {
      const { rezervasyon_k_no, sira, donus } = run
      const ticket = tickets.find(
        (one) => one.rezervasyon_k_no === rezervasyon_k_no && one.sira === sira && one.donus === donus,
      )
      trips.push(runTrip(run, tarih, ticket))
    }
  }
  return trips
}

type StoredRun = Awaited<ReturnType<typeof listDayRuns>>[number]
type RunTicket = Awaited<ReturnType<typeof listRunTickets>>[number]

function runTrip(run: StoredRun, tarih: IsoDay, ticket: RunTicket | undefined): FieldTrip {
  const { rezervasyon_k_no, sira, donus, saat, nereden, nereye, ucus, adres } = run
  return {
    anahtar: `${rezervasyon_k_no}.${sira}.${donus ? 'd' : 'g'}`,
    tur: 'sefer',
    kalkis_k_no: null,
    tarih,
    saat,
    ad: `${nereden} → ${nereye}`,
    arac: run.secenek || null,
    aciklama: ucus,
    iptal: false,
    misafirler: [
      {
        rezervasyon_k_no,
        sira,
        donus,
        bilet_no: ticket?.bilet_no ?? null,
        kayit_no: run.kayit_no,
        durum: 'confirmed',
        ad: run.misafir,
        telefon: run.telefon,
        lang: run.lang,
        secenek: null,
        pax: run.pax,
        alinis: adres,
        not: run.not,
        kalan: dueOf(run),
        toplam: toAmount(ticket?.toplam ?? 0),
        kur: run.kur,
        hal: ticket?.hal ?? null,
      },
    ],
  }
}

const startOf = ({ tarih, saat }: FieldTrip) => `${tarih}T${saat}`

/** What a phone needs for a day without network, and for the morning after (BOOK-24). */
export async function readDayPack(
  services: Services,
  cihaz: string | undefined,
  context: RequestContext,
): Promise<Pack> {
  const { tenant, language } = context
  const staff = await requireStaff(context)
  const { company, contact } = await getTenantSettings(services.db, services.cache, tenant)
  const { bilet_on_eki } = await readBookingTerms(services.db, tenant)
  const now = services.clock.now()
  const bugun = wallOf(now).slice(0, 10)
  const wanted = { staff, language, from: bugun, to: addDays(bugun, 1) }
  return await withTenant(services.db, tenant.id, async (trx) => {
    const device = cihaz ? await findDevice(trx, cihaz) : undefined
    const trips = [...(await departureTrips(trx, wanted)), ...(await runTrips(trx, wanted))]
    const own = trips.flatMap(({ kalkis_k_no }) => (kalkis_k_no ? [kalkis_k_no] : []))
    const since = new Date(now.getTime() - KEPT_HOURS * HOUR)
    return {
      simdi: now.toISOString(),
      son: new Date(now.getTime() + KEPT_HOURS * HOUR).toISOString(),
      bugun,
      personel: { k_no: staff.k_no, ad: `${staff.ad} ${staff.soyad}`, dil: staff.dil },
      yonetim: hasRight(staff, 'genel.oku'),
      marka: company.marka,
      ofis: contact.telefon || null,
      on_ek: bilet_on_eki,
      ...voucherKeys(services.config.secrets, tenant.id),
      cihaz: device?.no ?? null,
      geziler: trips.toSorted((a, b) => startOf(a).localeCompare(startOf(b))),
      digerleri: await listOtherTickets(trx, language, { ...wanted, own }),
      iptaller: await listCancelledTickets(trx, wanted.from, wanted.to),
      islemler: cihaz && device ? await listOutcomes(trx, { cihaz_k_no: cihaz, personel_k_no: staff.k_no, since }) : [],
    }
  })
}
