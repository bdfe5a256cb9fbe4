import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { partyOf, type SeatNow, type TripNow } from './day-state.ts'
import { LINE, SUN } from './field-frame.tsx'
import { type Method, MethodChoice } from './guest-form.tsx'
import { useFieldActs } from './use-field-acts.ts'

interface BoardFormProps {
  readonly now: TripNow
  readonly seat: SeatNow
  readonly kod: string | undefined
  readonly onDone: () => void
}

/** A good ticket: how many came, and what is still to pay; one press for both. */
export function BoardForm({ now, seat: { guest, kalan }, kod, onDone }: BoardFormProps) {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const acts = useFieldActs(now.trip)
  const party = partyOf(guest)
  const [people, setPeople] = useState(party)
  const [method, setMethod] = useState<Method>('nakit')
  const [sum, setSum] = useState<number | undefined>(kalan)
  const [isDone, setDone] = useState(false)
  const money = (amount: number) => formatMoney(language, amount, guest.kur)
  const isPaying = kalan > 0 && sum !== undefined && sum > 0
  const board = async (pays: boolean) => {
    // A thumb that slips boards once.
    if (isDone) return
    setDone(true)
    if (pays) await acts.collect(guest, sum ?? 0, method)
    await acts.board(guest, people, kod)
    onDone()
  }
  return (
    <div className="flex flex-1 flex-col gap-3">
      {guest.not && (
        <p className="border-danger border-l-3 bg-danger-tint px-3.5 py-2.5 font-[620] text-danger" lang={guest.lang}>
          {guest.not}
        </p>
      )}
      {party > 1 && <CountField label={t('how_many')} value={people} least={1} most={party} onChange={setPeople} />}
      {kalan > 0 && (
        <>
          <p className="flex items-baseline justify-between gap-3 border-sun-edge border-l-3 bg-sun-tint px-3.5 py-2.5 text-sun-ink">
            <span>
              <span className="block text-14">{t('due_here')}</span>
              <b className="num text-24 font-[680]">{money(kalan)}</b>
            </span>
            <span className="num text-14">{t('due_of', { total: money(guest.toplam) })}</span>
          </p>
          <MethodChoice value={method} onChange={setMethod} />
          <AmountField label={t('amount')} kur={guest.kur} value={sum ?? 0} onChange={setSum} />
        </>
      )}
      <div className="sticky bottom-0 -mx-3 mt-auto -mb-3 grid gap-2 border-line border-t bg-paper p-3">
        <button type="button" onClick={() => void board(isPaying)} className={SUN}>
          {isPaying ? t('collect_board', { sum: money(sum), count: people }) : t('board', { count: people })}
        </button>
        {isPaying && (
          <button type="button" onClick={() => void board(false)} className={LINE}>
            {t('board_unpaid')}
          </button>
        )}
      </div>
    </div>
  )
}
