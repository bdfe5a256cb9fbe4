import type { ListedProduct } from '@meltem/contract/catalog/office'
import { formatInstant } from '@meltem/i18n/format'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { WideTable } from '../../ui/wide-table.tsx'
import { ProductCover } from './product-cover.tsx'
import { ProductState } from './product-state.tsx'

interface RowsProps {
  readonly rows: readonly ListedProduct[]
  /** Undefined where nothing may be chosen. */
  readonly choice: RowChoice | undefined
}

export interface RowChoice {
  readonly isChosen: (k_no: string) => boolean
  readonly onToggle: (k_no: string, extend: boolean) => void
  readonly onToggleAll: () => void
}

function ChoiceBox({ row, choice }: { row: ListedProduct; choice: RowChoice }) {
  const t = useTranslations('admin.product_bulk')
  return (
    <input
      type="checkbox"
      aria-label={t('choose_row', { name: row.ad })}
      checked={choice.isChosen(row.k_no)}
      // The change itself does not know of the Shift key.
      onChange={({ nativeEvent }) => choice.onToggle(row.k_no, (nativeEvent as MouseEvent).shiftKey)}
      className="size-[18px] align-middle accent-sea"
    />
  )
}

const HEAD = 'px-2.5 py-2 text-left text-12 font-semibold text-ink-2 whitespace-nowrap'
const CELL = 'px-2.5 py-2 align-middle'

/** What publishing still needs, in words; nothing where nothing does. */
function Lacks({ eksik }: Pick<ListedProduct, 'eksik'>) {
  const t = useTranslations('admin.products')
  if (eksik.length === 0) return null
  return (
    <span className="inline-flex items-start gap-1.5 text-13 text-sun-ink">
      <TriangleAlert aria-hidden="true" className="icon mt-px" />
      <span>{t('lacking', { list: eksik.map((lack) => t(`lack.${lack}`)).join(', ') })}</span>
    </span>
  )
}

/** From 992 px on; below that each row is a card. */
export function ProductTable({ rows, choice }: RowsProps) {
  const t = useTranslations('admin.products')
  const bulk = useTranslations('admin.product_bulk')
  const kinds = useTranslations('admin.reservations')
  return (
    <WideTable title={t('title')} className="max-lg:hidden">
      <table className="w-full">
        <thead className="bg-mist">
          <tr>
            {choice && (
              <th className={`${HEAD} w-9 pl-3.5!`}>
                <input
                  type="checkbox"
                  aria-label={bulk('choose_page')}
                  checked={rows.every(({ k_no }) => choice.isChosen(k_no))}
                  onChange={choice.onToggleAll}
                  className="size-[18px] align-middle accent-sea"
                />
              </th>
            )}
            <th className={HEAD}>{t('column.name')}</th>
            <th className={HEAD}>{t('column.kind')}</th>
            <th className={HEAD}>{t('column.place')}</th>
            <th className={HEAD}>{t('column.state')}</th>
            <th className={HEAD}>{t('column.languages')}</th>
            <th className={HEAD}>{t('column.changed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.k_no}
              data-row={row.k_no}
              className={`border-line-soft border-t hover:bg-mist ${choice?.isChosen(row.k_no) ? 'bg-sea-tint' : ''}`}
            >
              {choice && (
                <td className={`${CELL} pl-3.5!`}>
                  <ChoiceBox row={row} choice={choice} />
                </td>
              )}
              <th scope="row" className={`${CELL} text-left font-normal`}>
                <span className="flex items-center gap-3">
                  <ProductCover picture={row.kapak} />
                  <span className="min-w-0">
                    <Link to={`/urunler/${row.k_no}`} className="link font-[640] break-words">
                      {row.ad}
                    </Link>
                    {row.kod && <small className="num block text-12 text-ink-2">{row.kod}</small>}
                  </span>
                </span>
              </th>
              <td className={CELL}>
                {kinds(`kind.${row.urun_tipi}`)}
                <small className="block text-12 text-ink-2">{row.kategori}</small>
              </td>
              <td className={CELL}>{row.bolge ?? '–'}</td>
              <td className={CELL}>
                <span className="grid justify-items-start gap-1">
                  <ProductState {...row} />
                  {row.durum !== 'emekli' && <Lacks eksik={row.eksik} />}
                </span>
              </td>
              <td className={`${CELL} text-13 uppercase`}>{row.diller.join(' ') || '–'}</td>
              <td className={`${CELL} num text-13 whitespace-nowrap text-ink-2`}>
                {formatInstant(row.guncelleme_zamani)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

export function ProductCards({ rows, choice }: RowsProps) {
  const kinds = useTranslations('admin.reservations')
  return (
    <ul className="lg:hidden">
      {rows.map((row) => (
        <li
          key={row.k_no}
          className={`relative flex gap-3 border-line-soft border-b p-3.5 ${choice ? 'pl-12' : ''} ${choice?.isChosen(row.k_no) ? 'bg-sea-tint' : ''}`}
        >
          {/* Above the link that covers the card, and as large as a thumb. */}
          {choice && (
            <span className="absolute inset-y-0 left-0 z-1 grid w-12 place-items-center">
              <ChoiceBox row={row} choice={choice} />
            </span>
          )}
          <ProductCover picture={row.kapak} className="h-16 w-20" />
          <span className="grid min-w-0 content-start justify-items-start gap-1">
            <Link
              to={`/urunler/${row.k_no}`}
              className="font-[640] break-words no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--color-sea)]"
            >
              {row.ad}
            </Link>
            <span className="text-13 text-ink-2">
              {[kinds(`kind.${row.urun_tipi}`), row.bolge, row.kod].filter(Boolean).join(' · ')}
            </span>
            <ProductState {...row} />
            {row.durum !== 'emekli' && <Lacks eksik={row.eksik} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
