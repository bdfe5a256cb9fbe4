import type { Picture as PictureData } from '@meltem/contract/content/picture'
import type { Ticket as TicketData } from '@meltem/contract/reservation/documents'
import type { TicketSum } from '@meltem/i18n/ticket-words'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Emblem } from '../../../ui/emblem.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import '../../../styles/ticket.css'

interface TicketProps {
  /** The number of the booking, which leads everywhere. */
  readonly number: string
  readonly chip: ReactNode
  readonly picture: PictureData | null
  readonly title: string
  /** Day first, then the time or the last day. */
  readonly when: readonly string[]
  readonly people: string
  readonly place?: TicketData['bulusma']
  /** What the stub shows: a code with its number, or why there is none. */
  readonly stub: { readonly code: string; readonly no: string } | string
  readonly sums?: readonly [paid: TicketSum, left: TicketSum, total: TicketSum] | undefined
  readonly children?: ReactNode
}

/**
 * One service as a ticket, in the six parts every paper has, always in this order: band with mark and number, picture,
 * title with when and where, perforation, stub with the code, and what is paid, remains and comes to.
 */
export function Ticket({ number, chip, picture, title, when, people, place, stub, sums, children }: TicketProps) {
  const { company } = useFrame()
  const t = useTranslations('ticket')
  return (
    <article className="ticket">
      <div className="ticket-in">
        <p className="ticket-band">
          <Emblem className="ticket-mark" />
          <span className="flar text-18 leading-none font-[760] tracking-[-0.03em]">{company.marka}</span>
          {chip}
          <span className="ml-auto">{number}</span>
        </p>
        <Picture picture={picture} sizes="(min-width: 720px) 200px, 100vw" className="ticket-pic" decorative />
        <div className="ticket-main">
          <h2 className="text-24 leading-[1.15]">{title}</h2>
          <dl className="ticket-facts">
            <div>
              <dt>{t('when')}</dt>
              <dd className="ticket-when flar">
                {when.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </dd>
            </div>
            {place ? <Meeting place={place} /> : null}
            <div>
              <dt>{t('guests')}</dt>
              <dd>{people}</dd>
            </div>
          </dl>
          {children}
        </div>
        <div className="ticket-stub">
          {typeof stub === 'string' ? (
            <p className="text-16 font-[640]">{stub}</p>
          ) : (
            <>
              <div className="w-[150px]">
                <QrCode text={stub.code} label={t('code', { no: stub.no })} />
              </div>
              <b className="text-16 whitespace-nowrap">{stub.no}</b>
              <p className="text-13 text-ink-2">{t('show')}</p>
            </>
          )}
        </div>
        {sums ? <Sums sums={sums} /> : null}
      </div>
    </article>
  )
}

function Meeting({ place: { ad, not, koordinat, harita } }: { place: NonNullable<TicketData['bulusma']> }) {
  const t = useTranslations('ticket')
  return (
    <div>
      <dt>{t('meeting')}</dt>
      <dd>
        {ad}
        {not ? <span className="block text-14 font-normal text-ink-2">{not}</span> : null}
        <span className="block text-13 font-normal whitespace-nowrap text-ink-2">{koordinat}</span>
        <a className="link no-print tap text-14 font-normal" href={harita} target="_blank" rel="noreferrer">
          {t('map')}
        </a>
      </dd>
    </div>
  )
}

function Sums({ sums }: { sums: NonNullable<TicketProps['sums']> }) {
  return (
    <ul className="ticket-sums">
      {sums.map(({ tutar, ad }, place) => (
        <li key={SUM_KEYS[place]}>
          <b className="num block text-18">{tutar}</b>
          {ad}
        </li>
      ))}
    </ul>
  )
}

const SUM_KEYS = ['paid', 'left', 'total']
