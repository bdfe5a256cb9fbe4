import { formatMoney } from '@meltem/i18n/format'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import type { SeatNow, TripNow } from './day-state.ts'
import { DEEP, LINE } from './field-frame.tsx'
import { useFieldActs } from './use-field-acts.ts'

export type Method = 'nakit' | 'pos'

export function MethodChoice({ value, onChange }: { value: Method; onChange: (method: Method) => void }) {
  const t = useTranslations('admin.field')
  return (
    <div className="[&_button]:min-h-11 [&>div]:flex">
      <Segmented
        label={t('method')}
        options={(['nakit', 'pos'] as const).map((one) => ({ value: one, label: t(one) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

interface GuestFormProps {
  readonly what: 'collect' | 'note'
  readonly now: TripNow
  readonly seat: SeatNow
  readonly onDone: () => void
}

/** Money or a word about a guest, below their card. */
export function GuestForm({ what, now, seat: { guest, kalan }, onDone }: GuestFormProps) {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const acts = useFieldActs(now.trip)
  const id = useId()
  const [sum, setSum] = useState<number | undefined>(kalan)
  const [method, setMethod] = useState<Method>('nakit')
  const [words, setWords] = useState('')
  const isReady = what === 'note' ? words.trim() !== '' : sum !== undefined && sum > 0
  const submit = async () => {
    if (!isReady) return
    if (what === 'note') await acts.note(guest, words.trim())
    else await acts.collect(guest, sum ?? 0, method)
    onDone()
  }
  return (
    <form
      className="grid gap-2 border-line border-t pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {what === 'note' ? (
        <>
          <label htmlFor={id} className="text-13 font-semibold">
            {t('note_label')}
          </label>
          <textarea
            id={id}
            rows={3}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className="control w-full py-2 text-16"
          />
        </>
      ) : (
        <>
          <MethodChoice value={method} onChange={setMethod} />
          <AmountField label={t('amount')} kur={guest.kur} value={sum ?? 0} onChange={setSum} />
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        <button type="button" onClick={onDone} className={LINE}>
          {t('cancel')}
        </button>
        <button type="submit" disabled={!isReady} className={`${DEEP} disabled:bg-mist disabled:text-ink-3`}>
          {what === 'note' ? t('save') : t('collect', { sum: formatMoney(language, sum ?? 0, guest.kur) })}
        </button>
      </div>
    </form>
  )
}
