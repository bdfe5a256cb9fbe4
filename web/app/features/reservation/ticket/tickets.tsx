import { listTickets, type Ticket as TicketData } from '@meltem/contract/reservation/documents'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { type TicketSum, whenOfTicket } from '@meltem/i18n/ticket-words'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { usePartyOfLine } from '../../basket/use-line-words.ts'
import { keepAnswer } from '../access/use-kept-offline.ts'
import { Ticket } from './ticket.tsx'

/**
 * Tickets of the services that stand, in the language of the page; none while they are asked for. They are kept with the
 * trip: it is on the quay that they are shown.
 */
export function useTickets(k_no: string, anahtar: string | undefined): readonly TicketData[] {
  const { language } = useFrame()
  const { answer, asked } = useAnswer(listTickets, { k_no, lang: language, ...(anahtar ? { anahtar } : {}) })
  useEffect(() => {
    if (answer && asked) void keepAnswer(listTickets, asked, answer)
  }, [answer, asked])
  return answer?.data ?? []
}

interface TicketsProps {
  readonly reservation: Pick<Reservation, 'kayit_no'>
  readonly tickets: readonly TicketData[]
  /** What is paid and what remains is of all of them and stands on the last; left out where it stands beside them. */
  readonly sums?: readonly [paid: TicketSum, left: TicketSum, total: TicketSum]
}

/** A ticket per service: where and when it begins, and the code that is shown on the spot. */
export function Tickets({ reservation: { kayit_no }, tickets, sums }: TicketsProps) {
  const { language } = useFrame()
  const t = useTranslations('outcome.confirmed')
  const words = useTranslations('ticket')
  const people = usePartyOfLine()
  return (
    <div className="grid gap-6">
      {tickets.map((ticket, place) => (
        <Ticket
          key={ticket.no}
          number={kayit_no}
          chip={<span className="chip chip-good">{t('chip')}</span>}
          picture={ticket.kapak}
          title={ticket.baslik}
          when={whenOfTicket(ticket, language)}
          place={ticket.bulusma}
          people={people(ticket)}
          stub={ticket.kod === null ? words('later') : { code: ticket.kod, no: ticket.no }}
          sums={place === tickets.length - 1 ? sums : undefined}
        />
      ))}
    </div>
  )
}
