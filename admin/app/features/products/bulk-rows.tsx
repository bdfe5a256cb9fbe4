import type { BulkProduct, ProductAct } from '@meltem/contract/catalog/bulk-office'
import { Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useValueWords } from './bulk-words.ts'

interface BulkRowsProps {
  readonly is: ProductAct
  readonly rows: readonly BulkProduct[]
}

/** Each product with what it says before and after, or why it is left out. */
export function BulkRows({ is, rows }: BulkRowsProps) {
  const t = useTranslations('admin.product_bulk')
  return (
    <ul aria-label={t('rows')} className="grid max-h-[50dvh] overflow-auto border-line-soft border-t">
      {/* What is left out comes first: nobody scrolls past a hundred rows for it. */}
      {rows
        .toSorted((a, b) => Number(a.neden === null) - Number(b.neden === null))
        .map((row) => (
          <li
            key={row.k_no}
            className="grid grid-cols-[20px_minmax(0,1fr)] items-baseline gap-x-2.5 border-line-soft border-b py-2"
          >
            {row.neden === null ? (
              <Check aria-hidden="true" className="icon self-center text-olive" />
            ) : (
              <Minus aria-hidden="true" className="icon self-center text-ink-3" />
            )}
            <span className="min-w-0">
              <Link to={`/urunler/${row.k_no}`} className="link break-words">
                {row.ad || row.k_no.slice(0, 8)}
              </Link>
              {row.neden === null ? <Change is={is} row={row} /> : <Reason row={row} />}
            </span>
          </li>
        ))}
    </ul>
  )
}

function Change({ is, row: { once, sonra } }: { is: ProductAct; row: BulkProduct }) {
  const t = useTranslations('admin.product_bulk')
  const words = useValueWords()
  return (
    <small className="num block text-13 text-ink-2">
      <span className="sr-only">{t('before')} </span>
      {words(is, once)}
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> {t('after')} </span>
      <b className="font-[620] text-ink">{words(is, sonra)}</b>
    </small>
  )
}

function Reason({ row: { neden, eksik } }: { row: BulkProduct }) {
  const t = useTranslations('admin.product_bulk')
  const products = useTranslations('admin.products')
  if (neden === null) return null
  return (
    <small className="block text-13 text-sun-ink">
      {neden === 'eksik'
        ? products('lacking', { list: eksik.map((lack) => products(`lack.${lack}`)).join(', ') })
        : t(`refusal.${neden}`)}
    </small>
  )
}
