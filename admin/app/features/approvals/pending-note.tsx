import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { staffQuery } from '../../platform/queries/frame.ts'
import { useMay } from '../../platform/rights.ts'
import { Withdraw } from './approval-row.tsx'

interface PendingProps {
  readonly kur: string
  readonly rows: readonly {
    readonly k_no: string
    readonly tutar: number
    readonly isteyen_k_no: string
    readonly isteyen: string
    readonly bitis: string
  }[]
}

/** What of this reservation's money waits for a second person. */
export function PendingApprovals({ rows, kur }: PendingProps) {
  const t = useTranslations('admin.approvals')
  const { language } = useLanguage()
  const may = useMay()
  const { data: session } = useQuery(staffQuery)
  if (rows.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2 border-sun-edge border-l-3 bg-sun-tint p-3.5 text-sun-ink">
      {rows.map(({ k_no, tutar, isteyen_k_no, isteyen, bitis }) => (
        <li key={k_no} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('pending', { sum: formatMoney(language, tutar, kur), name: isteyen, time: formatInstant(bitis) })}
          {isteyen_k_no === session?.personel.k_no ? (
            <Withdraw k_no={k_no} />
          ) : (
            may('odeme.iade') && (
              <Link to="/onaylar" className="link text-sun-ink! inline-flex min-h-8 items-center">
                {t('open')}
              </Link>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
