import { exportSubscribers } from '@meltem/contract/audience/audience'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { NewNewsletter, NewsletterList } from '../../features/newsletters/newsletter-list.tsx'
import { SubscriberList } from '../../features/newsletters/subscriber-list.tsx'
import { subscriberFilterOf } from '../../features/newsletters/use-newsletters.ts'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { FileButtons } from '../../ui/file-buttons.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useAddress } from '../../ui/use-address.ts'

const VIEWS = ['bultenler', 'aboneler'] as const

/** What goes to everybody who wants to hear of the house, and who they are (PEOPLE-60 to PEOPLE-65). */
export default function Newsletters() {
  const t = useTranslations('admin.newsletters')
  const { language } = useLanguage()
  const { query, change } = useAddress()
  const may = useMay()
  const said: unknown = useLocation().state
  const view = query.get('sekme') === 'aboneler' ? 'aboneler' : 'bultenler'
  const { sonra: _page, ...words } = subscriberFilterOf(query)
  const clean = { ara: undefined, durum: undefined, dil: undefined, kaynak: undefined, sonra: undefined }
  return (
    <>
      <PageHead title={t('title')} lead={view === 'aboneler' && may('abone.veri') ? t('files_lead') : t('lead')}>
        {view === 'bultenler' && may('bulten.yaz') && <NewNewsletter look="sun" />}
        {view === 'aboneler' && may('abone.veri') && (
          <FileButtons onTake={(bicim) => download(exportSubscribers, { ...words, bicim, lang: language })} />
        )}
      </PageHead>
      {may('abone.oku') && (
        <div className="mb-3">
          <Segmented
            label={t('view')}
            value={view}
            onChange={(sekme) => change({ ...clean, sekme: sekme === 'aboneler' ? sekme : undefined })}
            options={VIEWS.map((value) => ({
              value,
              label: t(value === 'aboneler' ? 'subscribers' : 'newsletters'),
            }))}
          />
        </div>
      )}
      {view === 'aboneler' ? <SubscriberList query={query} change={change} /> : <NewsletterList query={query} />}
      <UndoNote text={said === 'removed' ? t('removed') : undefined} />
    </>
  )
}
