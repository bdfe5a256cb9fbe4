import type { Statement } from '@meltem/contract/agency/terms'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'

/** Rows of the account, the newest first; a booking leads to its page. */
export function LedgerTable({ rows, kur }: { rows: Statement['satirlar']; kur: string }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const money = (amount: number) => formatMoney(language, amount, kur)
  if (rows.length === 0) return <p className="text-ink-2">{t('noRows')}</p>
  return (
    <table className="portal-table">
      <caption className="sr-only">{t('nav.statement')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col" className="num">
            {t('debit')}
          </th>
          <th scope="col" className="num">
            {t('credit')}
          </th>
          <th scope="col" className="num">
            {t('balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.sira}>
            <th scope="row" className="font-normal">
              {formatInstant(row.zaman)}
            </th>
            <td data-label={t('what')}>
              {t(`entries.${row.tur}`)}{' '}
              {row.kayit_no ? (
                <Link className="link" to={`/${language}/agency/desk/bookings?no=${row.rezervasyon_k_no}`}>
                  {row.kayit_no}
                </Link>
              ) : (
                row.belge_no
              )}
            </td>
            <td className="num" data-label={t('debit')} data-empty={row.borc > 0 ? undefined : true}>
              {row.borc > 0 ? money(row.borc) : '–'}
            </td>
            <td className="num" data-label={t('credit')} data-empty={row.alacak > 0 ? undefined : true}>
              {row.alacak > 0 ? money(row.alacak) : '–'}
            </td>
            <td className="num" data-label={t('balance')}>
              <b>{money(row.bakiye)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
