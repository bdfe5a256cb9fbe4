import type { TillMove } from '@meltem/contract/payment/till-office'
import { formatInstant } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { useMoneyText } from './sums.tsx'

const HEAD =
  'border-line border-b bg-mist px-2 py-[7px] text-left text-12 font-semibold whitespace-nowrap text-ink-2 first:pl-4 last:pr-4'
const CELL = 'border-line-soft border-b px-2 py-1.5 whitespace-nowrap first:pl-4 last:pr-4'

/** What came and went, one by one. */
export function MovesTable({ title, moves }: { title: string; moves: readonly TillMove[] }) {
  const t = useTranslations('admin.money')
  const methods = useTranslations('admin.reservation.method')
  const money = useMoneyText()
  return (
    <WideTable title={title}>
      <table className="w-full border-collapse text-13">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t('col_time')}
            </th>
            <th scope="col" className={HEAD}>
              {t('col_booking')}
            </th>
            <th scope="col" className={HEAD}>
              {t('col_guest')}
            </th>
            <th scope="col" className={HEAD}>
              {t('col_method')}
            </th>
            <th scope="col" className={HEAD}>
              {t('col_kind')}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {t('col_sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={move.k_no} className="hover:bg-desk">
              <td className={`${CELL} num`}>
                {formatInstant(move.zaman)}
                {move.onceki && (
                  <span className="ml-2">
                    <Chip tone="wait">{t('found_later')}</Chip>
                  </span>
                )}
              </td>
              <td className={CELL}>
                <Link
                  to={`/rezervasyonlar/${move.rezervasyon_k_no}`}
                  className="link num inline-flex min-h-6 items-center"
                >
                  {move.kayit_no}
                </Link>
              </td>
              <td className={CELL}>{move.misafir}</td>
              <td className={CELL}>{methods(move.odeme_yontemi)}</td>
              <td className={CELL}>
                <Chip tone={move.tur === 'tahsilat' ? 'ok' : 'wait'}>{t(`kind.${move.tur}`)}</Chip>
              </td>
              <td className={`${CELL} num text-right font-[620]`}>
                {money(move.tur === 'tahsilat' ? move.tutar : -move.tutar, move.kur)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
