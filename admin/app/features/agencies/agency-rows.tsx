import type { ListedAgency } from '@meltem/contract/agency/office'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { WideTable } from '../../ui/wide-table.tsx'

export const HEAD =
  'border-line border-b bg-mist px-2.5 py-2 text-left text-12 font-semibold whitespace-nowrap text-ink-2 first:pl-4 last:pr-4'
export const CELL = 'border-line-soft border-b px-2.5 py-2 align-top first:pl-4 last:pr-4'

const TONES: Readonly<Record<ListedAgency['durum'], Tone>> = { aktif: 'ok', askida: 'wait', kapali: 'plain' }

export function AgencyState({ durum }: Pick<ListedAgency, 'durum'>) {
  const t = useTranslations('admin.agencies')
  return <Chip tone={TONES[durum]}>{t(`state.${durum}`)}</Chip>
}

interface BalanceProps {
  readonly tutar: number
  readonly kur: string
}

/** A sum with what it means: who owes whom. */
export function Balance({ tutar, kur }: BalanceProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const sum = formatMoney(language, Math.abs(tutar), kur)
  if (tutar === 0) return <span className="num text-ink-2">{sum}</span>
  return (
    <span className="num whitespace-nowrap">
      {sum} <span className="text-12 text-ink-2">{tutar > 0 ? t('owes_us') : t('we_owe')}</span>
    </span>
  )
}

function Contract({ sozlesme }: Pick<ListedAgency, 'sozlesme'>) {
  const t = useTranslations('admin.agencies')
  if (!sozlesme) return <span className="text-danger">{t('no_contract')}</span>
  return (
    <span>
      {t(`flow.${sozlesme.akis}`)}
      <small className="num block text-12 text-ink-2">{t('until', { day: formatDate(sozlesme.bitis) })}</small>
    </span>
  )
}

function Balances({ bakiyeler }: Pick<ListedAgency, 'bakiyeler'>) {
  const t = useTranslations('admin.agencies')
  if (bakiyeler.length === 0) return <span className="text-ink-2">{t('even')}</span>
  return bakiyeler.map(({ kur, tutar }) => (
    <span key={kur} className="block">
      <Balance tutar={tutar} kur={kur} />
    </span>
  ))
}

/** From 992 px on; below that each agency is a card. */
export function AgencyTable({ rows }: { rows: readonly ListedAgency[] }) {
  const t = useTranslations('admin.agencies')
  return (
    <WideTable title={t('title')} className="max-lg:hidden">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {(['name', 'state', 'contract', 'balance', 'contact'] as const).map((name) => (
              <th key={name} scope="col" className={`${HEAD} ${name === 'balance' ? 'text-right' : ''}`}>
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.k_no} data-row={row.k_no} className="hover:bg-mist">
              <th scope="row" className={`${CELL} text-left font-normal`}>
                <Link to={`/acenteler/${row.k_no}`} className="link font-[640] break-words">
                  {row.marka}
                </Link>
                <small className="block text-12 text-ink-2">
                  <span className="num">{row.kno}</span>
                  {row.ust_marka && ` · ${t('below', { name: row.ust_marka })}`}
                </small>
              </th>
              <td className={CELL}>
                <AgencyState durum={row.durum} />
              </td>
              <td className={CELL}>
                <Contract sozlesme={row.sozlesme} />
              </td>
              <td className={`${CELL} text-right`}>
                <Balances bakiyeler={row.bakiyeler} />
              </td>
              <td className={`${CELL} text-13`}>
                <span className="block wrap-anywhere">{row.e_mail}</span>
                <span className="num text-ink-2">{row.telefon}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

export function AgencyCards({ rows }: { rows: readonly ListedAgency[] }) {
  const t = useTranslations('admin.agencies')
  return (
    <ul className="lg:hidden">
      {rows.map((row) => (
        <li key={row.k_no} className="relative grid gap-1.5 border-line-soft border-b p-3.5 last:border-b-0">
          <span className="flex items-start justify-between gap-3">
            <Link
              to={`/acenteler/${row.k_no}`}
              className="link min-w-0 font-[640] break-words after:absolute after:inset-0"
            >
              {row.marka}
            </Link>
            <AgencyState durum={row.durum} />
          </span>
          <small className="text-12 text-ink-2">
            <span className="num">{row.kno}</span>
            {row.ust_marka && ` · ${t('below', { name: row.ust_marka })}`}
          </small>
          <span className="flex items-end justify-between gap-3 text-14">
            <Contract sozlesme={row.sozlesme} />
            <span className="text-right">
              <Balances bakiyeler={row.bakiyeler} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
