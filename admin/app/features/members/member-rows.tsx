import type { ListedMember } from '@meltem/contract/member/office'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Chip } from '../../ui/chip.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { WideTable } from '../../ui/wide-table.tsx'

const HEAD = 'px-3 py-2 text-left text-12 font-semibold text-ink-2 whitespace-nowrap'
const CELL = 'px-3 py-2.5 align-top'

interface RowsProps {
  readonly rows: readonly ListedMember[]
}

/** A table where there is room for one. */
export function MemberTable({ rows }: RowsProps) {
  const t = useTranslations('admin.members')
  const { language } = useLanguage()
  return (
    <WideTable title={t('list')} className="max-lg:hidden">
      <table className="w-full border-collapse">
        <thead className="bg-mist">
          <tr>
            {(['name', 'e_mail', 'phone', 'language', 'group', 'bookings', 'newsletter', 'since'] as const).map(
              (name) => (
                <th key={name} className={HEAD}>
                  {t(`column.${name}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.k_no} className="border-line-soft border-t hover:bg-desk focus-within:bg-sea-tint">
              <th scope="row" className={`${CELL} text-left font-[620] wrap-anywhere`}>
                <Link to={`/uyeler/${row.k_no}`} className="link">
                  {row.ad} {row.soyad}
                </Link>
              </th>
              <td className={CELL}>
                <span className="block wrap-anywhere">{row.e_mail}</span>
                {!row.e_mail_dogrulandi && <Chip tone="wait">{t('unconfirmed')}</Chip>}
              </td>
              <td className={`${CELL} num whitespace-nowrap`}>{row.telefon ?? '–'}</td>
              <td className={CELL}>{LOCALES[row.dil].name}</td>
              <td className={CELL}>{row.grup ? textIn(row.grup.ad, language) : '–'}</td>
              <td className={`${CELL} num`}>{row.rezervasyon}</td>
              <td className={CELL}>{row.bulten ? t('yes') : '–'}</td>
              <td className={`${CELL} num whitespace-nowrap`}>{formatDate(row.olusturma_zamani.slice(0, 10))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** The same on a phone: a card for each. */
export function MemberCards({ rows }: RowsProps) {
  const t = useTranslations('admin.members')
  const { language } = useLanguage()
  return (
    <ul aria-label={t('list')} className="lg:hidden">
      {rows.map((row) => (
        <li
          key={row.k_no}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line-soft border-b px-3.5 py-2.5 last:border-b-0"
        >
          <Link
            to={`/uyeler/${row.k_no}`}
            className="font-[640] break-words no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--color-sea)]"
          >
            {row.ad} {row.soyad}
          </Link>
          <span className="num justify-self-end text-13 text-ink-2">
            {formatDate(row.olusturma_zamani.slice(0, 10))}
          </span>
          <span className="text-ink-2 wrap-anywhere">{row.e_mail}</span>
          <span className="justify-self-end">
            {row.e_mail_dogrulandi ? '' : <Chip tone="wait">{t('unconfirmed')}</Chip>}
          </span>
          <span className="col-span-2 text-13">
            {[row.grup && textIn(row.grup.ad, language), t('bookings', { count: row.rezervasyon })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
