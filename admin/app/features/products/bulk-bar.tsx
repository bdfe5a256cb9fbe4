import { PencilLine, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

const BUTTON =
  'inline-flex min-h-11 items-center gap-2 border-sea-deep-3 border-l px-3.5 text-14 font-[620] hover:bg-sea-deep-2 focus-visible:shadow-[inset_0_0_0_2px_var(--color-sun)]!'

interface BulkBarProps {
  readonly count: number
  readonly isAll: boolean
  readonly onAll: () => void
  readonly onChange: () => void
  readonly onClear: () => void
}

/** How many are chosen, and what can be done to all of them. */
export function BulkBar({ count, isAll, onAll, onChange, onClear }: BulkBarProps) {
  const t = useTranslations('admin.product_bulk')
  return (
    <section
      aria-label={t('chosen')}
      className="sticky bottom-3 z-10 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-stretch rounded-card bg-sea-deep text-paper shadow-e2 print:hidden"
    >
      <p className="grid content-center px-4 py-1.5">
        <b role="status">{isAll ? t('all_chosen') : t('count', { count })}</b>
      </p>
      {!isAll && (
        <button type="button" className={BUTTON} onClick={onAll}>
          {t('all')}
        </button>
      )}
      <button type="button" className={BUTTON} onClick={onChange}>
        <PencilLine aria-hidden="true" className="icon" />
        {t('change')}
        <Key>E</Key>
      </button>
      <button type="button" className={BUTTON} onClick={onClear}>
        <X aria-hidden="true" className="icon" />
        <span className="sr-only">{t('clear')}</span>
        <Key>Esc</Key>
      </button>
    </section>
  )
}

function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="rounded-card border border-on-deep px-1 text-11 max-lg:hidden">
      {children}
    </span>
  )
}
