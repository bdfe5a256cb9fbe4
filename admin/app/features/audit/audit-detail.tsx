import type { AUDIT_SUBJECTS, AuditChange, getAuditEntry } from '@meltem/contract/staff/audit-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { type FieldChange, fieldChanges } from '@meltem/domain/edits/field-changes'
import { fieldInWords, tableInWords, valueInWords } from '@meltem/i18n/audit-words'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAuditEntry, useAuditTexts } from './use-audit.ts'

type Entry = OutputOf<typeof getAuditEntry>['data']

/** Where a subject has a screen of its own. */
const SCREENS: Readonly<Record<(typeof AUDIT_SUBJECTS)[number], string | undefined>> = {
  rezervasyon: '/rezervasyonlar/',
  urun: '/urunler/',
  uye: '/uyeler/',
  personel: undefined,
}

/** Every row an act has changed, field by field, as it was and as it became. */
export function AuditDetail({ no }: { no: number }) {
  const t = useTranslations('admin.audit')
  const { data, error, refetch } = useAuditEntry(no)
  if (!data && error !== null) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  const noted = fieldChanges(null, data.ayrinti)
  return (
    <div className="grid gap-4 border-sea border-l-3 bg-desk px-4 py-3">
      <About entry={data} />
      {data.degisimler.length === 0 && noted.length === 0 && <p className="text-ink-2">{t('no_rows')}</p>}
      {noted.length > 0 && <Fields title={t('noted')} fields={noted} />}
      {data.degisimler.map((change) => (
        <ChangedRow
          key={`${change.tablo} ${JSON.stringify(change.anahtar)} ${JSON.stringify(change.sonra)}`}
          change={change}
        />
      ))}
      {data.degisim > data.degisimler.length && (
        <p className="text-13 text-ink-2">{t('more_rows', { count: data.degisim })}</p>
      )}
    </div>
  )
}

function About({ entry }: { entry: Entry }) {
  const t = useTranslations('admin.audit')
  const { konu, konu_k_no, ip, oturum, istek_no, cagri } = entry
  const screen = konu && SCREENS[konu.tur]
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-2">
      {konu && screen && (
        <Link to={`${screen}${konu_k_no}`} className="link font-[620] max-lg:py-2">
          {konu.ad}
        </Link>
      )}
      {konu_k_no && (
        <Link to={{ search: `?konu=${konu_k_no}` }} className="link max-lg:py-2">
          {t('same_subject')}
        </Link>
      )}
      <code className="text-12 break-all">{cagri}</code>
      {ip && <span className="num">IP {ip}</span>}
      {oturum && (
        <span className="break-all">
          {t('session')} {oturum.slice(0, 6)}
        </span>
      )}
      {istek_no && (
        <span className="break-all">
          {t('request')} {istek_no}
        </span>
      )}
    </p>
  )
}

function ChangedRow({ change: { tablo, once, sonra } }: { change: AuditChange }) {
  const t = useTranslations('admin.audit')
  const texts = useAuditTexts()
  const table = tableInWords(texts, tablo)
  if (!once && !sonra) {
    return (
      <p>
        <b className="font-[620]">{table}</b> <span className="text-ink-2">{t('blanked')}</span>
      </p>
    )
  }
  const marks = [...(once ? [] : [t('new_row')]), ...(sonra ? [] : [t('gone_row')])]
  return <Fields title={[table, ...marks].join(' · ')} fields={fieldChanges(once, sonra)} />
}

interface FieldsProps {
  readonly title: string
  readonly fields: readonly FieldChange[]
}

/** A table on a desk, one below the other on a phone; either way it reads as a table. */
function Fields({ title, fields }: FieldsProps) {
  const t = useTranslations('admin.audit')
  const id = useId()
  const texts = useAuditTexts()
  const { language } = useLanguage()
  const told = (alan: string, value: unknown) => valueInWords(texts, { language, alan }, value)
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="font-[620]">
        {title}
      </h3>
      <dl className="overflow-hidden rounded-control border border-line bg-paper text-13">
        {fields.map(({ alan, once, sonra }) => (
          <div
            key={alan}
            className="grid gap-x-3 gap-y-0.5 border-line-soft border-b px-3 py-1.5 last:border-b-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]"
          >
            <dt className="font-[550] text-ink-2 wrap-anywhere">{fieldInWords(texts, alan)}</dt>
            <Side label={t('before')} empty={t('nothing')} value={told(alan, once)} isBefore />
            <Side label={t('after')} empty={t('nothing')} value={told(alan, sonra)} />
          </div>
        ))}
      </dl>
    </section>
  )
}

interface SideProps {
  readonly label: string
  readonly empty: string
  readonly value: string
  readonly isBefore?: boolean
}

function Side({ label, empty, value, isBefore = false }: SideProps) {
  return (
    <dd className="flex min-w-0 gap-2">
      <span className="w-14 flex-none text-12 leading-5 text-ink-2">{label}</span>
      {value === '' ? (
        <span className="text-ink-3">{empty}</span>
      ) : (
        <span className={`min-w-0 whitespace-pre-wrap wrap-anywhere ${isBefore ? 'text-ink-2' : 'font-[550]'}`}>
          {value}
        </span>
      )}
    </dd>
  )
}
