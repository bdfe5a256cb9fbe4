import type { NetProduct } from '@meltem/contract/agency/portal'
import { kindsWith } from '@meltem/domain/kinds'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import type { Messages } from '@meltem/i18n/messages'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { usePortal } from './use-portal.ts'

/** What agencies have a list of: the words are there for exactly these. */
export type PortalKind = keyof Messages['agencyPortal']['kinds']
export const PORTAL_KINDS = kindsWith(({ netList }) => netList) as readonly [PortalKind, ...PortalKind[]]

export function KindButtons({ kind, onKind }: { kind: PortalKind; onKind: (kind: PortalKind) => void }) {
  const t = useTranslations('agencyPortal')
  return (
    <fieldset className="portal-kinds">
      <legend className="sr-only">{t('kind')}</legend>
      {PORTAL_KINDS.map((one) => (
        <button
          key={one}
          type="button"
          className="btn btn-line btn-sm"
          aria-pressed={one === kind}
          onClick={() => onKind(one)}
        >
          {t(`kinds.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** List, net, commission and selling price of each product; a product on request says so. */
export function NetTable({ rows, kur }: { rows: readonly NetProduct[]; kur: string }) {
  const { language } = useFrame()
  const { kullanici } = usePortal()
  const t = useTranslations('agencyPortal')
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(language, amount, kur))
  if (rows.length === 0) return <p className="text-ink-2">{t('nothing')}</p>
  return (
    <table className="portal-table">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col" className="num">
            {t('list')}
          </th>
          <th scope="col" className="num">
            {t('net')}
          </th>
          <th scope="col" className="num">
            {t('commission')}
          </th>
          <th scope="col" className="num">
            {t('client')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('nav.booking')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.k_no}>
            <th scope="row">
              {row.baslik}
              {row.bolge ? <span className="block text-14 font-normal text-ink-2">{row.bolge}</span> : null}
              {row.satis_durumu === 'sor_sat' ? <span className="chip chip-wait mt-1">{t('onRequest')}</span> : null}
            </th>
            <td className="num" data-label={t('list')}>
              {money(row.liste)}
            </td>
            <td className="num" data-label={t('net')}>
              <b>{money(row.net)}</b>
            </td>
            <td className="num" data-label={t('commission')}>
              {row.oran === null ? '–' : `${money(row.komisyon)} (${formatPercent(language, row.oran)})`}
            </td>
            <td className="num" data-label={t('client')}>
              {money(row.musteri)}
            </td>
            <td>
              {row.oran === null || kullanici.rol === 'muhasebe' ? null : (
                <Link className="link" to={`/${language}/agency/desk/booking?urun=${row.k_no}`}>
                  {row.satis_durumu === 'sor_sat' ? t('ask') : t('book')}
                  <span className="sr-only"> {row.baslik}</span>
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
