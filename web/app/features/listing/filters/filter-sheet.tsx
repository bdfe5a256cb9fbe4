import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import type { ListingData } from '../listing-data.ts'
import { FilterPanel } from './filter-panel.tsx'
import { cleared, listHref } from './listing-filters.ts'

interface FilterSheetProps {
  readonly list: ListingData
  readonly onClose: () => void
}

/** The filters on a whole phone screen. The native dialog keeps the focus inside and closes with Esc. */
export default function FilterSheet({ list, onClose }: FilterSheetProps) {
  const t = useTranslations('listing')
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands in the page, so that the focus goes back to what opened it.
  useLayoutEffect(() => {
    const sheet = dialog.current
    if (sheet && !sheet.open) sheet.showModal()
    return () => sheet?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="suz-baslik"
      // It stays until the address has changed: its closing does not overtake a visitor who opens it again right away.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (dialog.current) onClose()
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper open:flex open:flex-col"
    >
      <div className="flex items-center justify-between border-line border-b py-1.5 pr-2 pl-4">
        <h2 id="suz-baslik" className="text-20">
          {t('filters')}
        </h2>
        <button type="button" className="icon-btn" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="flex-1 overflow-y-auto px-4 pb-6">
        <FilterPanel list={list} />
      </div>
      <div className="flex items-center justify-between gap-3 border-line border-t bg-paper px-4 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_rgb(6_40_56/0.08)]">
        {list.chips.length > 0 ? (
          <a
            href={`${listHref(list.pathname, cleared(list.filters))}#filtreler`}
            className="flex min-h-11 items-center font-[640] text-sea no-underline"
          >
            {t('clear')}, {list.chips.length}
          </a>
        ) : (
          <span />
        )}
        <button type="button" className="btn btn-sun min-h-[54px]" onClick={onClose}>
          {t('show', { things: list.things })}
        </button>
      </div>
    </dialog>
  )
}
