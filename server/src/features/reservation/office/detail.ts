import type { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { CartLine, Guest, Reservation } from '@meltem/contract/reservation/reservation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { listWaitingOf } from '../../payment/approval/approval.queries.ts'
import { questionsOf } from '../answers/asked-answers.ts'
import { type Act, inBooking } from '../booking.ts'
import { masked, shownAnswer } from '../change/guest-identity.ts'
import { returnableByHand } from '../collect/standing-money.queries.ts'
import { getAny } from '../own-reservation.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import type { ReservationRow } from '../reservation-row.ts'
import {
  findAgencyName,
  findInChargeName,
  findStaffName,
  listBoardings,
  listCollections,
  listHistory,
  listMailsOf,
  listNotes,
  listPromises,
  listTitles,
} from './detail.queries.ts'

type Detail = OutputOf<typeof getOfficeReservation>

interface Reader {
  readonly language: Language
  /** What guests have answered about themselves is for those who look after guests (BOOK-66). */
  readonly mayReadAnswers: boolean
}

/** Everything the screen of one reservation shows, in one call. */
export function readForOffice(act: Act, k_no: string, { language, mayReadAnswers }: Reader): Promise<Detail> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    const row = await getAny(booking, k_no)
    const whole = withoutIdentity(await readOnWire(booking, row, language))
    const data = mayReadAnswers ? whole : withoutAnswers(whole)
    const titles = await listTitles(trx, k_no, language)
    const collections = await listCollections(trx, k_no)
    const mails = await listMailsOf(trx, k_no, data.misafir.e_mail)
    const promises = await listPromises(trx, k_no)
    const notes = await listNotes(trx, k_no)
    const history = await listHistory(trx, k_no)
    const boardings = await listBoardings(trx, k_no)
    const seller = row.alt_ac_k_no ?? row.ac_k_no
    return {
      simdi: booking.now.toISOString(),
      data: { ...data, sepet_urunler: data.sepet_urunler.map((line, place) => named(line, titles[place])) },
      sorular: mayReadAnswers ? await questionsOf(trx, k_no, language) : [],
      belgeler: papersOf(row),
      acente: seller ? await findAgencyName(trx, seller) : null,
      satan: row.personel_k_no ? await findStaffName(trx, row.personel_k_no) : null,
      sorumlu: await findInChargeName(trx, k_no),
      iade_sozleri: promises.map((one) => ({ ...one, tutar: toAmount(one.tutar) })),
      onaylar: (await listWaitingOf(trx, k_no)).map(({ k_no: onay, tutar, isteyen_k_no, isteyen, bitis }) => {
        return { k_no: onay, tutar, isteyen_k_no, isteyen, bitis }
      }),
      elden_iade: toAmount(await returnableByHand(trx, k_no)),
      tahsilatlar: collections.map(({ olusturma_zamani, tutar, ...rest }) => ({
        ...rest,
        tutar: toAmount(tutar),
        zaman: olusturma_zamani.toISOString(),
      })),
      olaylar: eventsOf(row, data),
      binisler: boardings.map((one) => ({ ...one, zaman: one.zaman.toISOString() })),
      postalar: mails.map(({ olusturma_zamani, gonderim_zamani, dinlenme_bitis, ...rest }) => ({
        ...rest,
        gider: rest.durum === 'bekliyor' && dinlenme_bitis ? dinlenme_bitis.toISOString() : null,
        zaman: (gonderim_zamani ?? olusturma_zamani).toISOString(),
      })),
      notlar: notes.map(({ ad, soyad, olusturma_zamani, ...rest }) => ({
        ...rest,
        yazan: `${ad} ${soyad}`,
        zaman: olusturma_zamani.toISOString(),
      })),
      gecmis: history.map(({ kim, zaman, ...rest }) => ({ ...rest, kim: actorIn(kim), zaman: zaman.toISOString() })),
    }
  })
}

function named(line: CartLine, title: string | undefined): CartLine {
  return title === undefined ? line : { ...line, baslik: title }
}

function papersOf({ durum, bilet_no, sozlesmeler }: ReservationRow): Detail['belgeler'] {
  const stands = bilet_no !== null && (durum === 'confirmed' || durum === 'completed')
  return [...(stands ? (['voucher'] as const) : []), ...(sozlesmeler?.length ? (['sozlesme'] as const) : [])]
}

/** The events its payments wait for, and when each took place. */
function eventsOf({ odeme_takvimi }: ReservationRow, { odeme_plani }: Reservation): Detail['olaylar'] {
  const waited = new Set(odeme_plani.flatMap(({ olaylar }) => olaylar))
  return [...waited].map((olay) => ({ olay, zaman: odeme_takvimi?.olaylar[olay] ?? null }))
}

const ACTORS = ['personel', 'uye', 'misafir', 'acente', 'sistem'] as const

function actorIn(kim: string): (typeof ACTORS)[number] {
  return ACTORS.find((actor) => kim === actor || kim.startsWith(`${actor}:`)) ?? 'sistem'
}

function withoutAnswers(data: Reservation): Reservation {
  const { yanitlar: _answers, ...misafir } = data.misafir
  return { ...data, misafir }
}

export function withoutIdentity(data: Reservation): Reservation {
  const { tc_pasaport, yanitlar, ...rest } = data.misafir
  const misafir: Guest = {
    ...rest,
    ...(tc_pasaport ? { tc_pasaport: masked(tc_pasaport) } : {}),
    ...(yanitlar ? { yanitlar: yanitlar.map(shownAnswer) } : {}),
  }
  return { ...data, misafir }
}
