import type { OfficeProduct } from '@meltem/contract/catalog/office'
import type { listProductVersions } from '@meltem/contract/catalog/office-parts'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldName } from './use-field-name.ts'

const WordDiff = lazy(() => import('../content/word-diff.tsx'))

type Change = OutputOf<typeof listProductVersions>['data'][number]['degisim'][number]

interface ChangesProps {
  readonly changes: readonly Change[]
  /** The names of what is known by a key. */
  readonly secimler: OfficeProduct['secimler'] | undefined
}

/** What one version has changed: each field as it was and as it became, words crossed out and underlined. */
export function VersionChanges({ changes, secimler }: ChangesProps) {
  const t = useTranslations('admin.product_screen')
  const nameOf = useFieldName()
  const told = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'boolean') return t(value ? 'change.yes' : 'change.no')
    if (typeof value !== 'string') return JSON.stringify(value)
    return namedIn(secimler, value) ?? value
  }
  return (
    <dl className="grid overflow-hidden rounded-control border border-line bg-paper text-13">
      {changes.map(({ alan, once, sonra }) => (
        <div
          key={alan}
          className="grid gap-x-3 gap-y-0.5 border-line-soft border-b px-3 py-1.5 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
        >
          <dt className="font-[550] text-ink-2 wrap-anywhere">{pathInWords(alan, nameOf)}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">
            <Sides before={told(once)} after={told(sonra)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Long words are read as one text with what went and what came; a number as what it was and what it is. */
function Sides({ before, after }: { before: string; after: string }) {
  const t = useTranslations('admin.product_screen')
  if (/\s/.test(before) && /\s/.test(after)) {
    return (
      <Suspense fallback={after}>
        <WordDiff before={before} after={after} />
      </Suspense>
    )
  }
  return (
    <>
      <span className="sr-only">{t('change.before')} </span>
      <span className="text-ink-2">{before || t('change.nothing')}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">{t('change.after')} </span>
      <b className="font-[620]">{after || t('change.nothing')}</b>
    </>
  )
}

/** Fields by their labels, rows by their number. */
function pathInWords(path: string, nameOf: (name: string) => string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? part : nameOf(part)))
    .join(' · ')
}

function namedIn(secimler: ChangesProps['secimler'], key: string): string | undefined {
  const rows = [...(secimler?.kategoriler ?? []), ...(secimler?.bolgeler ?? [])]
  return rows.find(({ k_no }) => k_no === key)?.baslik
}
