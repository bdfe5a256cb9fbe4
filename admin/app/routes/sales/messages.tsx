import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Enquiries } from '../../features/enquiries/enquiries.tsx'
import { isEnquiries } from '../../features/enquiries/enquiry-view.ts'
import { ListPane } from '../../features/messages/list-pane.tsx'
import { MessageDetail } from '../../features/messages/message-detail.tsx'
import { MessageParts } from '../../features/messages/message-parts.tsx'
import { messageViewQuery, STATE_FILTERS } from '../../features/messages/message-view.ts'
import { useMessagesScreen } from '../../features/messages/use-messages-screen.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Beside a long list the message stays in view and scrolls by itself. */
const DETAIL = 'grid gap-3 lg:sticky lg:top-19 lg:max-h-[calc(100dvh-88px)] lg:overflow-y-auto'

/** What visitors wrote and what they asked for without a basket, beside each other. */
export function Messages() {
  const [query] = useSearchParams()
  return isEnquiries(query) ? <Enquiries /> : <Written />
}

/** What visitors wrote: list and message side by side, one after the other on a phone. */
function Written() {
  const t = useTranslations('admin.messages')
  const states = useTranslations('admin.states')
  const { view, chosen, keep, listing, error, retry, filter } = useMessagesScreen()
  const reading = view.mesaj !== undefined
  const options = STATE_FILTERS.map((value) => ({ value, label: value === 'tumu' ? t('all') : states(value) }))
  return (
    <>
      <PageHead title={t('title')} lead={listing ? t('lead', { count: listing.toplam }) : ' '}>
        <MessageParts part="mesaj" />
        <Segmented label={t('filter')} options={options} value={view.durum} onChange={filter} />
      </PageHead>
      <div className="grid items-start gap-4 lg:grid-cols-[340px_minmax(0,1fr)]">
        <section aria-label={t('list')} className={`card ${reading ? 'max-lg:hidden' : ''}`}>
          <ListPane view={view} listing={listing} error={error} onRetry={retry} />
        </section>
        <section aria-label={t('detail')} className={`${DETAIL} ${reading ? '' : 'max-lg:hidden'}`}>
          <Link
            to={{ search: messageViewQuery({ ...view, mesaj: undefined }) }}
            className="link inline-flex min-h-8 items-center gap-1.5 justify-self-start lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="icon" />
            {t('back')}
          </Link>
          {chosen && <MessageDetail message={chosen} onMarked={keep} />}
          {!chosen && listing && <p className="card p-4 text-ink-2">{reading ? t('gone') : t('choose')}</p>}
        </section>
      </div>
    </>
  )
}
