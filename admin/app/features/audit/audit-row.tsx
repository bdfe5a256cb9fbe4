import type { AuditEntry } from '@meltem/contract/staff/audit-office'
import { actInWords, tableInWords } from '@meltem/i18n/audit-words'
import { formatInstant } from '@meltem/i18n/format'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AuditDetail } from './audit-detail.tsx'
import { useAuditTexts } from './use-audit.ts'

const MOST_TABLES = 4

/** One act: who, what, about what and when; opened, every field it changed. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('admin.audit')
  const texts = useAuditTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  const act = actInWords(texts, entry.cagri)
  const time = formatInstant(entry.zaman)
  const tables = entry.tablolar.slice(0, MOST_TABLES).map((table) => tableInWords(texts, table))
  return (
    <li className="border-line-soft border-b last:border-b-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_20px] items-start gap-x-4 gap-y-0.5 px-4 py-2.5 text-left hover:bg-desk focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] lg:grid-cols-[140px_minmax(0,180px)_minmax(0,1.2fr)_minmax(0,1fr)_20px]"
      >
        <span className="num text-13 text-ink-2 max-lg:row-start-3">{time}</span>
        <span className="text-ink-2 wrap-anywhere max-lg:row-start-2">{entry.kim}</span>
        <span className="min-w-0 max-lg:row-start-1">
          <b className="block font-[620] wrap-anywhere">{act}</b>
          {entry.konu && <span className="num text-13 text-ink-2 wrap-anywhere">{entry.konu.ad}</span>}
        </span>
        <span className="text-13 text-ink-2 wrap-anywhere max-lg:row-start-4">
          {tables.length > 0 ? tables.join(', ') : t('rows', { count: 0 })}
          {entry.tablolar.length > MOST_TABLES && ' …'}
          {entry.degisim > 1 && <span className="num block text-12">{t('rows', { count: entry.degisim })}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`icon text-ink-2 max-lg:col-start-2 max-lg:row-start-1 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id}>{open && <AuditDetail no={entry.no} />}</div>
    </li>
  )
}
