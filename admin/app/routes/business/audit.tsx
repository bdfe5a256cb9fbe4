import { exportAudit } from '@meltem/contract/staff/audit-office'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AuditFilters } from '../../features/audit/audit-filters.tsx'
import { AuditRow } from '../../features/audit/audit-row.tsx'
import { auditFilterOf, useAudit, useAuditChoices } from '../../features/audit/use-audit.ts'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FileButtons } from '../../ui/file-buttons.tsx'
import { KeyPaging } from '../../ui/key-paging.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

const WORDS = ['personel', 'cagri', 'tablo', 'konu', 'ilk', 'son'] as const

/** What the office has done: filtered, opened field by field, and taken along (PEOPLE-43). */
export default function Audit() {
  const t = useTranslations('admin.audit')
  const { language } = useLanguage()
  const { query, change } = useAddress()
  const filter = auditFilterOf(query)
  const { data: listing, error, refetch } = useAudit(filter)
  const { data: choices } = useAuditChoices()
  const { sonra: _page, ...words } = filter
  const clear = () => change(Object.fromEntries(WORDS.map((name) => [name, undefined])))
  const about = listing?.data.find(({ konu_k_no }) => konu_k_no === filter.konu)?.konu?.ad
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <FileButtons onTake={(bicim) => download(exportAudit, { ...words, bicim, dil: language })} />
      </PageHead>
      <AuditFilters filter={filter} choices={choices} change={change} onClear={clear} />
      {filter.konu && (
        <p className="mb-3 flex flex-wrap items-center gap-2">
          {t('about', { name: about ?? t('about_key') })}
          <Button
            size="icon"
            aria-label={t('clear')}
            onClick={() => change({ konu: undefined })}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <X aria-hidden="true" className="icon" />
          </Button>
        </p>
      )}
      <Panel title={t('list')}>
        {!listing && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
        {!listing && error === null && <Skeleton lines={8} />}
        {listing && listing.data.length === 0 && (
          <Nothing>
            <h3 className="text-ink">{t('empty')}</h3>
            <p>{t('empty_text')}</p>
          </Nothing>
        )}
        {listing && listing.data.length > 0 && (
          <>
            <ul>
              {listing.data.map((entry) => (
                <AuditRow key={entry.no} entry={entry} />
              ))}
            </ul>
            <KeyPaging next={listing.sonraki} count={listing.data.length} query={query} />
          </>
        )}
      </Panel>
    </>
  )
}
