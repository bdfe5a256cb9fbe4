import { type Bar, type MoveQuote, moveBooking } from '@meltem/contract/reservation/board-office'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { moveQuery } from '../../platform/queries/calendar.ts'
import { BOARD_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { spanOf } from './bar-words.ts'
import { type Board, nameOf, type UnitRow } from './board-rows.ts'

interface MoveDialogProps {
  readonly board: Board
  readonly row: UnitRow
  readonly bar: Bar
  readonly onto: UnitRow | null
  readonly onDone: (words: string) => void
  readonly onClose: () => void
}

/** Where to, what it costs, and a button that says the sum again. The server has the last word under its locks. */
export function MoveDialog({ board, row, bar, onto, onDone, onClose }: MoveDialogProps) {
  const t = useTranslations('admin.calendar')
  const [unit, setUnit] = useState(onto?.unit.k_no ?? '')
  const sisters = board.birimler.filter(({ tip, k_no }) => tip === row.unit.tip && k_no !== row.unit.k_no)
  // Rooms of the same pool first: they cost the same.
  const options = sisters
    .toSorted((a, b) => Number(b.kaynak_k_no === row.unit.kaynak_k_no) - Number(a.kaynak_k_no === row.unit.kaynak_k_no))
    .map((one) => ({ value: one.k_no, label: nameOf(one) }))
  return (
    <Dialog title={t('move_title', { name: bar.ad })} onClose={onClose}>
      <p className="text-ink-2">
        {row.name}, {spanOf(bar)}
      </p>
      <Choice
        label={t('move_to')}
        value={unit}
        options={[{ value: '', label: t('choose_unit') }, ...options]}
        onChange={setUnit}
      />
      {unit && (
        <MoveOffer key={unit} wish={{ tutma_k_no: bar.k_no, birim_k_no: unit }} onDone={onDone} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface OfferProps {
  readonly wish: { readonly tutma_k_no: string; readonly birim_k_no: string }
  readonly onDone: (words: string) => void
  readonly onClose: () => void
}

function MoveOffer({ wish, onDone, onClose }: OfferProps) {
  const t = useTranslations('admin.calendar')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const client = useQueryClient()
  const [istek_k_no] = useState(() => crypto.randomUUID())
  const { data, error, refetch } = useQuery(moveQuery(wish))
  const move = useMutation({
    mutationFn: ({ yeni, yeni_on_odeme }: MoveQuote) => {
      const kur_rezervasyon_toplam = { genel_toplam: yeni, on_odeme_toplam: yeni_on_odeme }
      return call(moveBooking, { ...wish, istek_k_no, kur_rezervasyon_toplam })
    },
    onSuccess: () => onDone(t('moved')),
    // The price may have changed meanwhile: it is asked anew before the next press.
    onError: () => void refetch(),
    onSettled: () => void client.invalidateQueries({ queryKey: BOARD_KEY, refetchType: 'active' }),
  })
  if (error) return <Note tone="danger">{t('cannot_move', { reason: errorText(error) })}</Note>
  if (!data) return <Skeleton lines={2} />
  const quote = data.data
  const money = (sum: number) => formatMoney(language, sum, quote.kur)
  return (
    <section aria-label={t('quote')} className="grid gap-3 border-sea border-l-3 bg-sea-tint p-3.5">
      <MoveWords quote={quote} money={money} />
      {move.error && <Note tone="danger">{errorText(move.error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button look="sun" busy={move.isPending} onClick={() => move.mutate(quote)} className="max-lg:min-h-11">
          {quote.ayni_urun ? t('move_same') : t('move_sum', { sum: money(quote.yeni) })}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('cancel')}
        </Button>
      </div>
    </section>
  )
}

function MoveWords({ quote, money }: { quote: MoveQuote; money: (sum: number) => string }) {
  const t = useTranslations('admin.calendar')
  if (quote.ayni_urun) return <p>{t('same_price', { sum: money(quote.yeni) })}</p>
  const { eski, yeni, fark, odenecek, iade } = quote
  return (
    <>
      <p>
        {t('new_price', { old: money(eski), sum: money(yeni), product: quote.urun })}{' '}
        <b className="font-[640]">
          {fark === 0 ? t('no_difference') : t(fark > 0 ? 'more' : 'less', { sum: money(Math.abs(fark)) })}
        </b>
      </p>
      {odenecek > 0 && <p>{t('still_due', { sum: money(odenecek) })}</p>}
      {iade > 0 && <p>{t('goes_back', { sum: money(iade) })}</p>}
      <p className="text-13 text-ink-2">{t('guest_is_told')}</p>
    </>
  )
}
