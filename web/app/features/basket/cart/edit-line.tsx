import { getProduct, type Product } from '@meltem/contract/catalog/catalog'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { type CartKind, type CartLine, replaceLine } from '../../../platform/stores/cart.ts'
import { reservationStore } from '../../../platform/stores/reservation-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { BookingProvider, useBooking } from '../../booking/booking-context.tsx'
import { modeOf } from '../../booking/booking-mode.ts'
import { optionOf } from '../../booking/choice.ts'
import { PanelFields } from '../../booking/panel/booking-panel.tsx'
import { PanelSums } from '../../booking/panel/panel-sums.tsx'
import { cartProductOf } from '../../booking/use-add-to-basket.ts'
import { choiceOfLine } from './choice-of-line.ts'
import { changedLine, EditFooter } from './edit-footer.tsx'
import { RideEdit } from './ride-edit.tsx'
import '../../../styles/sheet.css'

interface EditLineProps {
  readonly kind: CartKind
  readonly line: CartLine
  readonly onClose: () => void
}

/** People, dates and extras of a line, changed where it lies: the fields of its own page in a sheet. */
export function EditLine({ kind, line, onClose }: EditLineProps) {
  const t = useTranslations('basket')
  const panel = useTranslations('panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const { product, failure } = useProduct(line.istek.urun_k_no)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const save = (changed: CartLine) => {
    reservationStore.use.setState((state) => ({ [kind]: replaceLine(state[kind], changed) }))
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="sheet edit-sheet" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id} className="text-20">
          {t('editTitle', { title: line.urun.baslik })}
        </h2>
        <button type="button" className="icon-btn" aria-label={panel('close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </header>
      {failure ? (
        <div className="sheet-body">
          <Note tone="danger" alert>
            {failure}
          </Note>
        </div>
      ) : null}
      {product ? <Fields product={product} line={line} onSave={save} /> : null}
      {product || failure ? null : (
        <div className="sheet-body">
          <span className="sk h-40" />
        </div>
      )}
    </dialog>
  )
}

function useProduct(k_no: string) {
  const { language, currency } = useFrame()
  const t = useTranslations('basket')
  const { answer, failure } = useAnswer(getProduct, { dil: language, kur: currency, k_no })
  const gone = answer?.data === null ? t('productGone') : undefined
  return { product: failure ? undefined : answer?.data, failure: failure?.message ?? gone }
}

interface FieldsProps {
  readonly product: Product
  readonly line: CartLine
  readonly onSave: (line: CartLine) => void
}

function Fields({ product, line, onSave }: FieldsProps) {
  const choice = choiceOfLine(line)
  const option = optionOf(product, choice)
  if (option && modeOf(option) === 'ride') return <RideEdit product={product} line={line} onSave={onSave} />
  return (
    <BookingProvider product={product} today={todayOnCoast()} search="" start={choice}>
      <div className="sheet-body grid content-start gap-[18px]">
        <PanelFields place="duzenle" />
        <PanelSums open={false} />
      </div>
      <SaveBar line={line} onSave={onSave} />
    </BookingProvider>
  )
}

function SaveBar({ line, onSave }: Omit<FieldsProps, 'product'>) {
  const { product, option, quote, choice, missing } = useBooking()
  const secenek = product.secenekler.length > 1 ? (option?.ad ?? null) : null
  const changed = missing === null ? changedLine(quote, line, cartProductOf(product, secenek)) : undefined
  return <EditFooter quote={quote} changed={changed && { ...changed, onaylar: choice.onaylar }} onSave={onSave} />
}
