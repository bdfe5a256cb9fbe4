import type { ListedNewsletter } from '@meltem/contract/audience/newsletter-office'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { KeyPaging } from '../../ui/key-paging.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { STATE_TONES, useNewsletters } from './use-newsletters.ts'

/** Newsletters, newest first; each says where it stands. */
export function NewsletterList({ query }: { query: URLSearchParams }) {
  const t = useTranslations('admin.newsletters')
  const mayWrite = useMay()('bulten.yaz')
  const { data, error, refetch } = useNewsletters(query.get('sonra'))
  return (
    <Panel title={t('newsletters')}>
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />)}
      {data?.data.length === 0 && (
        <Nothing>
          <p className="font-[620] text-ink">{t('empty')}</p>
          <p>{t('empty_text')}</p>
          {mayWrite && <NewNewsletter />}
        </Nothing>
      )}
      <ul>
        {data?.data.map((row) => (
          <Row key={row.k_no} row={row} />
        ))}
      </ul>
      {data && data.data.length > 0 && <KeyPaging next={data.sonraki} count={data.data.length} query={query} />}
    </Panel>
  )
}

export function NewNewsletter({ look = 'line' }: { look?: 'line' | 'sun' }) {
  const t = useTranslations('admin.newsletters')
  return (
    <Link to="/bulten/yeni" className={buttonStyle({ look, className: 'max-lg:min-h-11' })}>
      <Plus aria-hidden="true" className="icon" />
      {t('new')}
    </Link>
  )
}

function Row({ row }: { row: ListedNewsletter }) {
  const t = useTranslations('admin.newsletters')
  const { language } = useLanguage()
  return (
    <li className="relative grid gap-x-4 gap-y-0.5 border-line-soft border-b px-4 py-3 last:border-b-0 hover:bg-desk lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center">
      <span className="min-w-0">
        <Link
          to={`/bulten/${row.k_no}`}
          className="font-[640] wrap-anywhere no-underline after:absolute after:inset-0 hover:underline focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--color-sea)]"
        >
          {textIn(row.konu, language) || t('untitled')}
        </Link>
        <span className="block text-13 text-ink-2">
          {row.yazili.length > 0
            ? t('written', { languages: row.yazili.map((dil) => LOCALES[dil].name).join(', ') })
            : t('written_none')}
        </span>
      </span>
      <span className="num text-13 text-ink-2">
        <WhereItStands row={row} />
      </span>
      <span className="justify-self-start max-lg:mt-1">
        <Chip tone={STATE_TONES[row.durum]}>{t(`state.${row.durum}`)}</Chip>
      </span>
    </li>
  )
}

/** When and by whom, and how many have it; of a draft when it was last changed. */
export function WhereItStands({ row }: { row: Omit<ListedNewsletter, 'yazili' | 'konu' | 'segment'> }) {
  const t = useTranslations('admin.newsletters')
  const { ilerleme, baslama_zamani, plan_zamani, gonderen } = row
  const said: string[] = []
  if (baslama_zamani) said.push(t('sent_by', { time: formatInstant(baslama_zamani), who: gonderen ?? '–' }))
  if (plan_zamani) said.push(t('planned_for', { time: formatInstant(plan_zamani) }))
  if (ilerleme) said.push(t('reached', { count: ilerleme.gonderilen, all: ilerleme.hedef }))
  if (said.length === 0) said.push(t('changed', { time: formatInstant(row.degisme_zamani) }))
  return <>{said.join(' · ')}</>
}
