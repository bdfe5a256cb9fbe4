import type { NetProduct } from '@meltem/contract/agency-desk'
import { kindsWith } from '@meltem/domain/kinds'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import type { Messages } from '@meltem/i18n/messages'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { useDesk } from './use-desk.ts'

/** What agencies have a list of: the words are there for exactly these. */
export type DeskKind = keyof Messages['agencyDesk']['kinds']
export const DESK_KINDS = kindsWith(({ netList }) => netList) as readonly [DeskKind, ...DeskKind[]]

export function KindButtons({ kind, onKind }: { kind: DeskKind; onKind: (kind: DeskKind) => void }) {
  const t = useTranslations('agencyDesk')
  return (
    <fieldset className="desk-kinds">
      <legend className="sr-only">{t('kind')}</legend>
      {DESK_KINDS.map((one) => (
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

/** List, net, commission and selling price of each product; what is asked for says so. */
export function NetTable({ rows, kur }: { rows: readonly NetProduct[]; kur: string }) {
  const { language } = useFrame()
  const { kullanici } = useDesk()
  const t = useTranslations('agencyDesk')
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(language, amount, kur))
  if (rows.length === 0) return <p className="text-ink-2">{t('nothing')}</p>
  return (
    <table className="desk-table">
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
