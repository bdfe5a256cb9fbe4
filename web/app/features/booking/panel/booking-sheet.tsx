import { formatMoney } from '@meltem/i18n/format'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useBooking } from '../booking-context.tsx'
import { usePartyWords } from '../fields/use-party-words.ts'
import { AddedBar } from './added-bar.tsx'
import { FromPrice, PanelFields } from './booking-panel.tsx'
import { NextStep, PanelAction } from './panel-action.tsx'
import { PanelSums } from './panel-sums.tsx'
import '../../../styles/sheet.css'

/**
 * On a phone: a bar with the sum at the bottom, and the panel as a sheet above the page. A modal dialog keeps the focus
 * inside; Esc and the back gesture close it.
 */
export function BookingSheet() {
  const { product, satis, added, setAdded } = useBooking()
  const t = useTranslations('panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  const show = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <div
        data-book-bar
        className={`fixed inset-x-0 bottom-(--consent,0px) z-30 flex items-center justify-between gap-3 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_rgb(6_40_56/0.1)] lg:hidden print:hidden ${added ? 'border-t-3 border-t-olive' : ''}`}
      >
        {added ? (
          <AddedBar added={added} onMore={() => setAdded(null)} />
        ) : (
          <>
            <SumLine />
            {product.onizleme ? (
              <span className="chip chip-wait">{t('previewShort')}</span>
            ) : (
              <Button look="sun" aria-haspopup="dialog" onClick={show}>
                {satis === 'direk' ? t('openDirect') : t('openRequest')}
              </Button>
            )}
          </>
        )}
      </div>
      <dialog
        ref={dialog}
        className="sheet"
        aria-labelledby={id}
        onClose={(event) => setOpen(event.target !== event.currentTarget && open)}
      >
        <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 flex-none rounded-[2px] bg-line-strong" />
        <header>
          <h2 id={id} className="text-20">
            {product.baslik}
          </h2>
          <button type="button" className="icon-btn" aria-label={t('close')} onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        {open ? <SheetBody onDone={close} /> : null}
      </dialog>
    </>
  )
}

/** Drawn when the sheet opens: until then the page carries the panel only once. */
function SheetBody({ onDone }: { onDone: () => void }) {
  return (
    <>
      <div className="sheet-body grid content-start gap-[18px]">
        <PanelFields place="sayfa" />
        <PanelSums open={false} />
        <NextStep />
      </div>
      <footer>
        <SumLine />
        <PanelAction full={false} onDone={onDone} />
      </footer>
    </>
  )
}

/** The sum of what is chosen, or the least price until then. */
function SumLine() {
  const { quote, missing } = useBooking()
  const { language } = useFrame()
  const party = usePartyWords()
  const receipt = missing === null ? quote.quote?.fis : undefined
  return (
    <p className="min-w-0 leading-tight">
      {receipt ? (
        <>
          <b className="flar font-[680] text-20">{formatMoney(language, receipt.toplam.genel_toplam, receipt.kur)}</b>
          <small className="block text-13 text-ink-2">{party}</small>
        </>
      ) : (
        <FromPrice className="text-20" />
      )}
    </p>
  )
}
