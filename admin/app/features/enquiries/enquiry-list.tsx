import type { Enquiry, listEnquiries } from '@meltem/contract/audience/enquiry'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Note } from '../../ui/note.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Nothing } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { shortDates } from '../../ui/words/booking-words.ts'
import { fullName } from '../../ui/words/initials.ts'
import { LIST_ENTRY, walk } from '../messages/message-list.tsx'
import { type EnquiryView, enquiryViewQuery } from './enquiry-view.ts'
import { useKindText } from './use-kind-text.ts'

const TONE = { yeni: 'wait', yanitlandi: 'ok', kapandi: 'plain' } as const

export function EnquiryState({ state }: { state: Enquiry['durum'] }) {
  const t = useTranslations('admin.enquiries.state')
  return <Chip tone={TONE[state]}>{t(state)}</Chip>
}

function Item({ enquiry, view }: { enquiry: Enquiry; view: EnquiryView }) {
  const t = useTranslations('admin.enquiries')
  const kind = useKindText()
  const { baslangic, bitis } = enquiry
  return (
    <li>
      <Link
        id={`talep-${enquiry.k_no}`}
        to={{ search: enquiryViewQuery({ ...view, talep: enquiry.k_no }) }}
        replace={view.talep !== undefined}
        preventScrollReset
        aria-current={enquiry.k_no === view.talep ? 'true' : undefined}
        onKeyDown={walk}
        className={LIST_ENTRY}
      >
        <b className={`break-words ${enquiry.durum === 'yeni' ? 'font-[680]' : 'font-[520]'}`}>{fullName(enquiry)}</b>
        <span className="justify-self-end">
          <EnquiryState state={enquiry.durum} />
        </span>
        <small className="text-12 text-ink-2">
          {kind(enquiry.tur)} · <span lang={enquiry.lang}>{LOCALES[enquiry.lang].name}</span>
        </small>
        <small className="num justify-self-end text-12 text-ink-2">{formatInstant(enquiry.olusturma_zamani)}</small>
        <small className="num col-span-2 text-12 text-ink-2">
          {baslangic ? shortDates(baslangic, bitis) : t('no_days')}
        </small>
      </Link>
    </li>
  )
}

function Rows({ enquiries, view }: { enquiries: readonly Enquiry[]; view: EnquiryView }) {
  const t = useTranslations('admin.enquiries')
  const lastRead = useRef<string>(undefined)
  useEffect(() => {
    // Back from the detail on a phone: the focus returns to where the person left the list.
    if (!view.talep && lastRead.current) document.getElementById(`talep-${lastRead.current}`)?.focus()
    lastRead.current = view.talep
  }, [view.talep])
  return (
    <ul aria-label={t('list')}>
      {enquiries.map((enquiry) => (
        <Item key={enquiry.k_no} enquiry={enquiry} view={view} />
      ))}
    </ul>
  )
}

/** Nothing to list: why, and the next step where there is one. */
function Empty({ view, total }: { view: EnquiryView; total: number }) {
  const t = useTranslations('admin.enquiries')
  const isFirst = view.durum === 'tumu' && total === 0
  return (
    <Nothing>
      <p className="font-[620] text-ink">{total > 0 ? t('empty_page') : t(`empty.${view.durum}`)}</p>
      {isFirst && <p>{t('empty_text')}</p>}
      {!isFirst && (
        <Link to={{ search: enquiryViewQuery({ durum: 'tumu', sayfa: 1 }) }} className={buttonStyle()}>
          {t('show_all')}
        </Link>
      )}
    </Nothing>
  )
}

interface EnquiryListProps {
  readonly view: EnquiryView
  readonly listing: OutputOf<typeof listEnquiries> | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** The list in each of its states: loading, failed, empty, filled, filled but out of date. */
export function EnquiryList({ view, listing, error, onRetry }: EnquiryListProps) {
  const t = useTranslations('admin.enquiries')
  if (!listing) return error ? <Problem error={error} onRetry={onRetry} /> : <Skeleton lines={6} />
  return (
    <>
      {error !== null && <Note tone="warn">{t('refresh_failed')}</Note>}
      {listing.data.length === 0 && <Empty view={view} total={listing.toplam} />}
      {listing.data.length > 0 && (
        <>
          <Rows enquiries={listing.data} view={view} />
          <Paging
            page={view.sayfa}
            total={listing.toplam}
            pageSize={listing.sayfa_boyu}
            searchOf={(sayfa) => enquiryViewQuery({ durum: view.durum, sayfa })}
          />
        </>
      )}
    </>
  )
}
