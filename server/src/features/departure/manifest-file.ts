import type { Departure, DepartureGuest, downloadManifest } from '@meltem/contract/departure/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { withTenant } from '../../platform/db/connection.ts'
import { noteUnchanged } from '../../platform/db/staff-call.ts'
import type { Cell } from '../../platform/files/papers/table-cell.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { getDeparture } from './departure.service.ts'

const HEAD = [
  'day',
  'time',
  'departure',
  'pickup',
  'guest',
  'phone',
  'number',
  'state',
  'option',
  'adults',
  'children',
  'infants',
  'language',
  'note',
  'answers',
  'agency',
  'currency',
  'due',
  'presence',
] as const

/** The manifest as a file, in the order of the pick-ups (BOOK-27). A departure has few guests: it is read whole. */
export async function manifestFile(
  { db }: Pick<Services, 'db'>,
  context: RequestContext,
  { k_no, bicim, dil }: ParsedInputOf<typeof downloadManifest>,
): Promise<OutputOf<typeof downloadManifest>> {
  const staff = await requireStaff(context)
  const departure = await withTenant(db, context.tenant.id, async (trx) => {
    const found = await getDeparture(trx, { language: dil, staff }, k_no)
    await noteUnchanged(trx, k_no, { bicim, satir: found.misafirler.length })
    return found
  })
  const t = translatorFor(dil, 'admin')
  const say: Words = {
    state: ({ durum }) => t(`reservations.state.${durum}`),
    presence: ({ binis }) =>
      binis
        ? t(binis.durum === 'bindi' ? 'departures.boarded_by' : 'departures.no_show_by', {
            time: formatInstant(binis.zaman),
            who: binis.kim,
          })
        : '',
  }
  const { wholeTable } = await import('../../platform/files/papers/table-file.ts')
  const table = {
    name: t('departures.detail'),
    head: HEAD.map((name) => t(`departures.column.${name}`)),
    rows: departure.misafirler.map((guest) => cellsOf(departure, guest, say)),
  }
  const ad = `kalkis-${departure.tarih}-${departure.saat.replace(':', '')}.${bicim}`
  return { ad, icerik: await wholeTable(bicim, table) }
}

interface Words {
  readonly state: (guest: DepartureGuest) => string
  readonly presence: (guest: DepartureGuest) => string
}

/** `Weight (2): 64`; a colon is the same in all languages. */
function answersIn({ yanitlar }: DepartureGuest): string {
  const lines = (yanitlar ?? []).map(
    ({ baslik, kisi, deger }) => `${baslik}${kisi === null ? '' : ` (${kisi})`}: ${deger}`,
  )
  return lines.join('; ')
}

/** Each line says which departure it is of, so that the files of a week can be laid below each other. */
function cellsOf({ tarih, saat, ad }: Departure, guest: DepartureGuest, say: Words): Cell[] {
  const { pax } = guest
  return [
    formatDate(tarih),
    saat,
    ad,
    guest.alinis ?? '',
    `${guest.ad} ${guest.soyad}`,
    guest.telefon,
    guest.kayit_no,
    say.state(guest),
    guest.secenek ?? '',
    pax.yetiskin,
    pax.cocuk,
    pax.bebek,
    guest.lang,
    guest.not ?? '',
    answersIn(guest),
    guest.acente ?? '',
    guest.kur,
    guest.kalan,
    say.presence(guest),
  ]
}
