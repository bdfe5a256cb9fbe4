import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { KeyHints, useScreenKeys } from '../../ui/screen-keys.tsx'
import { MessageParts } from '../messages/message-parts.tsx'
import { EnquiryDetail } from './enquiry-detail.tsx'
import { EnquiryList } from './enquiry-list.tsx'
import { ENQUIRY_FILTERS, enquiryViewQuery } from './enquiry-view.ts'
import { useEnquiriesScreen } from './use-enquiries-screen.ts'

/** What was asked for without a basket: list and enquiry side by side, one after the other on a phone (BOOK-65). */
export function Enquiries() {
  const t = useTranslations('admin.enquiries')
  const words = useTranslations('admin.messages')
  const states = useTranslations('admin.enquiries.state')
  const { view, chosen, keep, listing, error, move, retry, filter } = useEnquiriesScreen()
  const reading = view.talep !== undefined
  const options = ENQUIRY_FILTERS.map((value) => ({ value, label: value === 'tumu' ? words('all') : states(value) }))
  const keys = useKeysOf(move)
  return (
    <>
      <PageHead title={t('title')} lead={listing ? t('lead', { count: listing.toplam }) : ' '}>
        <KeyHints rows={keys} />
        <MessageParts part="talep" />
        <Segmented label={words('filter')} options={options} value={view.durum} onChange={filter} />
      </PageHead>
      <div className="grid items-start gap-4 lg:grid-cols-[340px_minmax(0,1fr)]">
        <section aria-label={t('list')} className={`card ${reading ? 'max-lg:hidden' : ''}`}>
          <EnquiryList view={view} listing={listing} error={error} onRetry={retry} />
        </section>
        <section
          aria-label={t('detail')}
          className={`grid gap-3 lg:sticky lg:top-19 lg:max-h-[calc(100dvh-88px)] lg:overflow-y-auto ${reading ? '' : 'max-lg:hidden'}`}
        >
          <Link
            to={{ search: enquiryViewQuery({ ...view, talep: undefined }) }}
            className="link inline-flex min-h-8 items-center gap-1.5 justify-self-start lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="icon" />
            {words('back')}
          </Link>
          {chosen && <EnquiryDetail enquiry={chosen} onChanged={keep} />}
          {!chosen && listing && <p className="card p-4 text-ink-2">{reading ? t('gone') : t('choose')}</p>}
        </section>
      </div>
    </>
  )
}

/** J and K move, R begins the answer, T sells by phone. */
function useKeysOf(move: (step: 1 | -1) => void) {
  const t = useTranslations('admin.enquiries')
  const rows = useMemo(
    () => [
      { words: t('key_move'), acts: { j: () => move(1), k: () => move(-1) } },
      {
        words: t('key_answer'),
        acts: { r: () => document.querySelector<HTMLElement>('[data-answer="talep"]')?.focus() },
      },
      { words: t('key_sell'), acts: { t: () => document.getElementById('enquiry-sell')?.click() } },
    ],
    [t, move],
  )
  useScreenKeys(rows)
  return rows
}
