import type { listTranslations } from '@meltem/contract/content/translation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'

type Listing = OutputOf<typeof listTranslations>
type Counts = { readonly alan: number; readonly eksik: number; readonly eski: number }

interface ProgressMatrixProps {
  readonly listing: Listing
  readonly grup: string | undefined
}

/** How far every language is, in every sort of text; a cell leads to what is open in it. */
export function ProgressMatrix({ listing, grup }: ProgressMatrixProps) {
  const t = useTranslations('admin.translations')
  const format = useFormatter()
  const { gruplar, kaynak, dil } = listing
  const targets = LANGUAGES.filter((one) => one !== kaynak && gruplar.some(({ diller }) => diller[one]))
  const sum = (one: Language): Counts => {
    const counts = gruplar.flatMap(({ diller }) => diller[one] ?? [])
    const add = (what: keyof Counts) => counts.reduce((all, each) => all + each[what], 0)
    return { alan: add('alan'), eksik: add('eksik'), eski: add('eski') }
  }
  const all = gruplar.reduce((fields, { alan }) => fields + alan, 0)
  return (
    <div className="card mb-3.5 overflow-x-auto">
      <table className="w-full min-w-180 border-collapse">
        <caption className="sr-only">{t('matrix')}</caption>
        <thead className="bg-mist text-left text-13 text-ink-2">
          <tr>
            <th scope="col" className="px-3.5 py-2 font-semibold">
              {t('language')}
            </th>
            <th scope="col" className="px-2 py-2 font-semibold whitespace-nowrap">
              {t('all')}, <span className="num">{format.number(all)}</span>
            </th>
            {gruplar.map((one) => (
              <th key={one.grup} scope="col" className="px-2 py-2 font-semibold whitespace-nowrap">
                {t(`group.${one.grup}`)}, <span className="num">{format.number(one.alan)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map((one) => (
            <tr key={one} className={`border-line-soft border-t ${one === dil ? 'bg-sea-tint' : ''}`}>
              <th scope="row" className="px-3.5 py-2 text-left font-semibold">
                <Link
                  to={{ search: `?dil=${one}` }}
                  lang={one}
                  aria-current={one === dil ? 'true' : undefined}
                  className="inline-flex min-h-8 items-center no-underline hover:underline"
                >
                  {LOCALES[one].name}
                </Link>
              </th>
              <td className="px-2 py-2">
                <Cell counts={sum(one)} />
              </td>
              {gruplar.map(({ grup: group, diller }) => (
                <td
                  key={group}
                  className={`px-2 py-2 ${one === dil && group === grup ? 'shadow-[inset_0_-3px_var(--color-sea)]' : ''}`}
                >
                  <Link to={{ search: `?dil=${one}&grup=${group}` }} className="block no-underline hover:underline">
                    <Cell counts={diller[one] ?? { alan: 0, eksik: 0, eski: 0 }} />
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Per cent that is whole, what is not, and both as a bar. */
function Cell({ counts: { alan, eksik, eski } }: { counts: Counts }) {
  const t = useTranslations('admin.translations')
  const format = useFormatter()
  const share = alan === 0 ? 1 : (alan - eksik - eski) / alan
  // Not whole is never shown as whole.
  const shown = share < 1 ? Math.min(share, 0.999) : 1
  return (
    <span className="grid min-w-24 gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className="num">{format.number(shown, { style: 'percent', maximumFractionDigits: 1 })}</b>
        <span className="text-12 text-ink-2">
          {[eksik > 0 && t('missing', { count: eksik }), eski > 0 && t('stale', { count: eski })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span aria-hidden="true" className="flex h-1 overflow-hidden rounded-chip bg-line">
        <span className="bg-sea" style={{ width: `${share * 100}%` }} />
        <span className="bg-sun-edge" style={{ width: `${alan === 0 ? 0 : (eski / alan) * 100}%` }} />
        <span className="bg-danger" style={{ width: `${alan === 0 ? 0 : (eksik / alan) * 100}%` }} />
      </span>
    </span>
  )
}
