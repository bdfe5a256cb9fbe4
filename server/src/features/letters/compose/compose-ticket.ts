import { type Picture, pictureUrl } from '@meltem/contract/content/picture'
import type { Ticket } from '@meltem/contract/reservation/documents'
import type { Language } from '@meltem/contract/wire/language'
import { ticketSums, whenOfTicket } from '@meltem/i18n/ticket-words'
import { translatorFor } from '@meltem/i18n/translator'
import { tripSteps } from '@meltem/i18n/trip-steps'
import { peopleText, roomsText } from '../../reservation/documents/voucher-facts.ts'
import { drawnWord } from '../letter-blocks.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { LetterTicket, TicketService } from '../letter-ticket.ts'
import type { MailData } from '../mail-kinds.ts'

type News = MailData['reservation_guest']

/** Sharp in a column of 600 px on a dense screen. */
const PICTURE_WIDTH = 1200

/** JPEG, as some mail programs know nothing newer. */
function pictureOf(kapak: Picture | null, language: Language, { links }: LetterFrame): LetterTicket['picture'] {
  if (!kapak?.bicimler.includes('jpg')) return null
  const widths = kapak.genislikler.toSorted((a, b) => a - b)
  const width = widths.find((one) => one >= PICTURE_WIDTH) ?? widths.at(-1)
  return width === undefined
    ? null
    : {
        url: links.file(pictureUrl(kapak, width, 'jpg')),
        alt: kapak.aciklama[language] ?? '',
        drawn: drawnWord(kapak, language),
      }
}

function serviceOf(ticket: Ticket, language: Language): TicketService {
  const t = translatorFor(language, 'ticket')
  const { baslik, bulusma, pax, kod, no, sira } = ticket
  return {
    title: baslik,
    when: whenOfTicket(ticket, language),
    place: bulusma && { name: bulusma.ad, note: bulusma.not, map: bulusma.harita },
    people: [roomsText(ticket, language), peopleText(pax, language)].filter(Boolean).join(', '),
    code: kod === null ? null : { name: `code-${sira}`, content: kod, alt: t('code', { no }) },
    no,
  }
}

const NOTHING_PAID = { odenen: 0, simdi: 0, kabulde: 0, kalan: 0 }

/** The booking as its ticket tells it; nothing where it has no services any more. */
export function letterTicket(
  tickets: readonly Ticket[],
  data: News,
  language: Language,
  frame: LetterFrame,
): LetterTicket | undefined {
  const [first] = tickets
  if (!first) return undefined
  const t = translatorFor(language, 'ticket')
  const { genel_toplam, odeme_plani: plan = [] } = data
  const hesap = data.hesap ?? { genel_toplam, ...NOTHING_PAID }
  const cancellation = translatorFor(language, 'cancellation')
  return {
    picture: pictureOf(first.kapak, language, frame),
    services: tickets.map((ticket) => serviceOf(ticket, language)),
    sums: ticketSums(t, language, { hesap, kur: data.kur, planli: plan.length > 0 }),
    steps: tripSteps(
      { ticket: (key, values) => t(key, values), cancellation: (key, values) => cancellation(key, values) },
      language,
      {
        biletler: tickets,
        kalan: hesap.kalan,
        kur: data.kur,
        odemeler: plan.map(({ tutar }) => ({ tutar, vade: null })),
        alindi: null,
      },
    ),
    words: {
      when: t('when'),
      meeting: t('meeting'),
      guests: t('guests'),
      map: t('map'),
      show: t('show'),
      next: t('next'),
    },
  }
}
