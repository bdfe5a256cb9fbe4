import type { OccupancyRow } from '@meltem/contract/today/office'
import { formatBareMoney, formatDate } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { STATE_TONES, shortDates, shortParty } from '../../ui/words/booking-words.ts'
import type { Today } from './lists.tsx'

const HEAD =
  'border-line border-b bg-mist px-1.5 py-[7px] text-left text-12 font-semibold whitespace-nowrap text-ink-2 first:pl-4 last:pr-4'
const CELL = 'border-line-soft border-b px-1.5 py-1.5 first:pl-4 last:pr-4'
const NUMBER = 'num text-right whitespace-nowrap'
/** Columns a phone can do without. */
const SPARE = 'max-sm:hidden'

export function NewestBookings({ rows }: { rows: NonNullable<Today['yeniler']> }) {
  const t = useTranslations('admin.today')
  const states = useTranslations('admin.reservations.state')
  const { language } = useLanguage()
  return (
    <Panel title={t('newest_title')}>
      {rows.length === 0 && (
        <Nothing>
          <p>{t('newest_empty')}</p>
        </Nothing>
      )}
      {rows.length > 0 && (
        <WideTable title={t('newest_title')}>
          <table className="w-full border-collapse text-13">
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} ${SPARE}`}>
                  {t('col_no')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('col_guest')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('col_product')}
                </th>
                <th scope="col" className={`${HEAD} ${SPARE}`}>
                  {t('col_date')}
                </th>
                <th scope="col" className={`${HEAD} ${SPARE} text-right`}>
                  {t('col_people')}
                </th>
                <th scope="col" className={`${HEAD} ${SPARE} text-right`}>
                  {t('col_total')}
                </th>
                <th scope="col" className={`${HEAD} ${SPARE} text-right`}>
                  {t('col_paid')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('col_state')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.rezervasyon_k_no} className="hover:bg-desk">
                  <td className={`${CELL} ${SPARE} num whitespace-nowrap`}>{row.kayit_no}</td>
                  <td className={`${CELL} xl:whitespace-nowrap`}>
                    <Link
                      to={`/rezervasyonlar/${row.rezervasyon_k_no}`}
                      className="link inline-flex min-h-6 items-center"
                    >
                      {row.misafir}
                    </Link>
                  </td>
                  <td className={CELL}>{row.baslik}</td>
                  <td className={`${CELL} ${SPARE} num whitespace-nowrap`}>{shortDates(row.baslangic, row.bitis)}</td>
                  <td className={`${CELL} ${SPARE} ${NUMBER}`}>{shortParty(row.pax)}</td>
                  <td className={`${CELL} ${SPARE} ${NUMBER}`}>
                    {formatBareMoney(language, row.tutar)} {row.kur}
                  </td>
                  <td className={`${CELL} ${SPARE} ${NUMBER}`}>{formatBareMoney(language, row.odenen)}</td>
                  <td className={CELL}>
                    <Chip tone={STATE_TONES[row.durum]}>{states(row.durum)}</Chip>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Panel>
  )
}

/** Dark and light only repeat the figures. */
function shade({ dolu, toplam }: OccupancyRow['gunler'][number]): string {
  if (toplam === 0) return 'text-ink-3'
  const share = dolu / toplam
  if (share >= 1) return 'bg-sea text-paper'
  if (share > 0.5) return 'bg-[#9fc6cf] text-ink'
  return share > 0 ? 'bg-sea-tint text-ink' : 'text-ink-2'
}

export function Occupancy({ part }: { part: NonNullable<Today['doluluk']> }) {
  const t = useTranslations('admin.today')
  return (
    <Panel title={t('occupancy_title')} aside={<span className="text-12 text-ink-2">{t('occupancy_legend')}</span>}>
      {part.data.length === 0 && (
        <Nothing>
          <p>{t('occupancy_empty')}</p>
        </Nothing>
      )}
      {part.data.length > 0 && (
        <WideTable title={t('occupancy_title')}>
          <table className="w-full border-collapse text-12">
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} sticky left-0 z-1`}>
                  {t('thing')}
                </th>
                {part.gunler.map((gun) => (
                  <th key={gun} scope="col" className={`${HEAD} num text-center`}>
                    <abbr title={formatDate(gun)} className="no-underline">
                      {gun.slice(8)}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.data.map((row) => (
                <tr key={row.k_no}>
                  <th
                    scope="row"
                    className="sticky left-0 z-1 max-w-48 truncate border-line-soft border-b bg-paper px-4 py-1 text-left font-[520]"
                  >
                    {row.ad}
                  </th>
                  {row.gunler.map((cell, place) => (
                    <td
                      key={part.gunler[place]}
                      className={`num min-w-9 border border-paper px-1 py-1.5 text-center ${shade(cell)}`}
                    >
                      <span aria-hidden="true">{cell.toplam === 0 ? '–' : cell.dolu}</span>
                      <span className="sr-only">
                        {cell.toplam === 0 ? t('none') : t('cell', { taken: cell.dolu, total: cell.toplam })}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Panel>
  )
}
