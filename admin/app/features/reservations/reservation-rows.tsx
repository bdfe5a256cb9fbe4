import type { ListedReservation } from '@meltem/contract/reservation/office-list'
import { formatBareMoney, formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import type { Heard } from '../../platform/live.ts'
import type { Chosen } from '../../ui/use-chosen.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { ReservationState } from './reservation-state.tsx'

/** `16.08.2026 09:30`, or from the first to the last day. */
function serviceText({ ilk_gun, saat, son_gun }: ListedReservation): string {
  if (ilk_gun !== son_gun) return `${formatDate(ilk_gun).slice(0, 6)}–${formatDate(son_gun)}`
  return saat ? `${formatDate(ilk_gun)} ${saat}` : formatDate(ilk_gun)
}

/** The clock that runs, where one does. */
function Deadline({ row }: { row: ListedReservation }) {
  const t = useTranslations('admin.reservations')
  const runs = row.bitis && (row.durum === 'held' || row.durum === 'accepted' || row.durum === 'requested')
  if (!row.bitis || !runs) return null
  return <small className="block text-12 text-ink-2">{t('deadline', { time: formatInstant(row.bitis) })}</small>
}

const HEAD = 'px-2.5 py-2 text-left text-12 font-semibold text-ink-2 whitespace-nowrap'
const CELL = 'px-2.5 py-2.5 align-top'

interface RowsProps {
  readonly rows: readonly ListedReservation[]
  readonly chosen: Chosen<ListedReservation>
  readonly onToggle: (k_no: string, extend: boolean) => void
  readonly onToggleAll: () => void
  /** What colleagues have changed since the list was read, by key. */
  readonly changed: ReadonlyMap<string, Heard>
  readonly onShow: () => void
}

/** The row was changed by another; it says so and stays as it is until the person wants to see it. */
function Changed({ heard, onShow }: { heard: Heard | undefined; onShow: () => void }) {
  const t = useTranslations('admin.live')
  if (!heard) return null
  return (
    <small className="relative z-1 block text-12 whitespace-normal text-sun-ink">
      {heard.ad ? t('changed_by', { name: heard.ad }) : t('changed')} ·{' '}
      <button type="button" onClick={onShow} className="link min-h-6 max-lg:min-h-11">
        {t('show')}
      </button>
    </small>
  )
}

interface ChoiceBoxProps {
  readonly row: ListedReservation
  readonly isChosen: boolean
  readonly onToggle: RowsProps['onToggle']
}

function ChoiceBox({ row, isChosen, onToggle }: ChoiceBoxProps) {
  const t = useTranslations('admin.reservations')
  return (
    <input
      type="checkbox"
      aria-label={t('choose', { number: row.kayit_no })}
      checked={isChosen}
      // The change itself does not know of the Shift key.
      onChange={({ nativeEvent }) => onToggle(row.k_no, (nativeEvent as MouseEvent).shiftKey)}
      className="size-[18px] accent-sea"
    />
  )
}

/** A table where there is room for one. */
export function ReservationTable({ rows, chosen, onToggle, onToggleAll, changed, onShow }: RowsProps) {
  const t = useTranslations('admin.reservations')
  const people = useTranslations('admin')
  const { language } = useLanguage()
  return (
    <WideTable title={t('list')} className="max-lg:hidden">
      <table className="w-full border-collapse">
        <thead className="bg-mist">
          <tr>
            <th className={`${HEAD} w-9 pl-3.5!`}>
              <input
                type="checkbox"
                aria-label={t('choose_all')}
                checked={rows.every(({ k_no }) => chosen.has(k_no))}
                onChange={onToggleAll}
                className="size-[18px] align-middle accent-sea"
              />
            </th>
            <th className={HEAD}>{t('column.number')}</th>
            <th className={HEAD}>{t('column.guest')}</th>
            <th className={HEAD}>{t('column.product')}</th>
            <th className={HEAD}>{t('column.service')}</th>
            <th className={HEAD}>{t('column.seller')}</th>
            <th className={`${HEAD} text-right!`}>{t('column.total')}</th>
            <th className={`${HEAD} text-right!`}>{t('column.left')}</th>
            <th className={HEAD}>{t('column.state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.k_no}
              data-row={row.k_no}
              className={`border-line-soft border-t hover:bg-desk focus-within:bg-sea-tint ${chosen.has(row.k_no) ? 'bg-sea-tint' : ''}`}
            >
              <td className={`${CELL} pl-3.5!`}>
                <ChoiceBox row={row} isChosen={chosen.has(row.k_no)} onToggle={onToggle} />
              </td>
              <th scope="row" className={`${CELL} num text-left font-[620] whitespace-nowrap`}>
                <Link to={`/rezervasyonlar/${row.k_no}`} className="link">
                  {row.kayit_no}
                </Link>
                <Changed heard={changed.get(row.k_no)} onShow={onShow} />
              </th>
              <td className={CELL}>{row.ad}</td>
              <td className={`${CELL} max-w-56`}>
                <span className="line-clamp-2">{row.baslik}</span>
              </td>
              <td className={CELL}>
                <span className="num block whitespace-nowrap">{serviceText(row)}</span>
                <small className="text-12 text-ink-2">{people('people', { count: row.kisi })}</small>
              </td>
              <td className={`${CELL} max-w-36`}>
                <span className="block truncate" title={row.acente ?? undefined}>
                  {row.acente ?? (row.kanal === 'telefon' ? t('seller_telefon') : t('own_site'))}
                </span>
                <small className="block truncate text-12 text-ink-2" title={row.sorumlu ?? undefined}>
                  {row.dil}
                  {row.sorumlu && ` · ${row.sorumlu}`}
                </small>
              </td>
              <td className={`${CELL} num text-right whitespace-nowrap`}>
                {formatMoney(language, row.toplam, row.kur)}
                <small className="block text-12 text-ink-2">
                  {t('paid_of', { sum: formatBareMoney(language, row.odenen) })}
                </small>
              </td>
              <td className={`${CELL} num text-right font-[680] whitespace-nowrap`}>
                {row.kalan > 0 ? formatBareMoney(language, row.kalan) : '–'}
              </td>
              <td className={`${CELL} whitespace-nowrap`}>
                <ReservationState state={row.durum} />
                <Deadline row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** The same on a phone: a card for each. */
export function ReservationCards({ rows, chosen, onToggle, changed, onShow }: RowsProps) {
  const t = useTranslations('admin.reservations')
  const { language } = useLanguage()
  return (
    <ul aria-label={t('list')} className="lg:hidden">
      {rows.map((row) => (
        <li
          key={row.k_no}
          className={`relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line-soft border-b py-2.5 pr-3.5 pl-13 last:border-b-0 ${chosen.has(row.k_no) ? 'bg-sea-tint' : ''}`}
        >
          {/* Above the link that covers the card, and as large as a thumb. */}
          <span className="absolute inset-y-0 left-0 z-1 grid w-12 place-items-center">
            <ChoiceBox row={row} isChosen={chosen.has(row.k_no)} onToggle={onToggle} />
          </span>
          <Link
            to={`/rezervasyonlar/${row.k_no}`}
            className="font-[640] break-words no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--color-sea)]"
          >
            {row.ad}
          </Link>
          <b className="num justify-self-end">
            {row.kalan > 0 ? t('left_of', { sum: formatMoney(language, row.kalan, row.kur) }) : t('nothing_left')}
          </b>
          <span className="text-ink-2 break-words">{row.baslik}</span>
          <span className="num justify-self-end text-13 text-ink-2">{serviceText(row)}</span>
          <span className="num text-13">
            {row.kayit_no}
            <Changed heard={changed.get(row.k_no)} onShow={onShow} />
          </span>
          <span className="justify-self-end text-right">
            <ReservationState state={row.durum} />
            <Deadline row={row} />
          </span>
        </li>
      ))}
    </ul>
  )
}
