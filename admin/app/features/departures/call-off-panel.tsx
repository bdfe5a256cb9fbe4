import {
  type Affected,
  cancelDeparture,
  type DepartureQuote,
  quoteDepartureCancellation,
  type Texts,
} from '@meltem/contract/departure/acts'
import type { Departure } from '@meltem/contract/departure/office'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { DEPARTURES_KEY, TODAY_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { LanguageTexts, languagesOf } from './language-texts.tsx'
import { refundSums } from './refund-sums.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const NOBODY = ''
const NEW_TIME = 'yeni'

/** Where those who move go: one of the departures of the quote, or another time of the same day. */
function useTarget({ tarih }: Departure) {
  const [chosen, setChosen] = useState(NOBODY)
  const [clock, setClock] = useState('')
  const [day, saat] = chosen === NEW_TIME ? [tarih, clock] : chosen.split('T')
  const hedef = day && saat && CLOCK.test(saat) ? { tarih: day, saat } : undefined
  return { chosen, setChosen, clock, setClock, hedef }
}

/** First what it means for everybody, then a button that says the sum again: it cannot be undone (BOOK-21). */
export function CallOffPanel({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const t = useTranslations('admin.departures')
  const { k_no } = departure
  const target = useTarget(departure)
  const wish = { k_no, ...(target.hedef ? { hedef: target.hedef } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['kalkis-iptal', wish],
    queryFn: ({ signal }) => call(quoteDepartureCancellation, wish, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <Panel
      title={t('call_off')}
      aside={<Button onClick={onClose}>{t('abandon')}</Button>}
      className="border-l-3 border-l-danger! print:hidden"
    >
      <div className="grid gap-4 p-4">
        <p>{t('call_off_lead')}</p>
        {data && data.data.misafirler.length > 0 && <TargetChoice target={target} targets={data.data.hedefler} />}
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={3} />}
        {data && (
          <Decide
            departure={departure}
            quote={data.data}
            hedef={target.hedef}
            onDone={onClose}
            onStale={() => void refetch()}
          />
        )}
      </div>
    </Panel>
  )
}

interface TargetProps {
  readonly target: ReturnType<typeof useTarget>
  readonly targets: DepartureQuote['hedefler']
}

function TargetChoice({ target, targets }: TargetProps) {
  const t = useTranslations('admin.departures')
  const id = useId()
  const options = [
    { value: NOBODY, label: t('refund_all') },
    ...targets.map(({ tarih, saat, bos }) => ({
      value: `${tarih}T${saat}`,
      label: t('target', { day: formatDate(tarih), time: saat, count: bos }),
    })),
    { value: NEW_TIME, label: t('target_new') },
  ]
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-80">
        <Choice label={t('where')} value={target.chosen} options={options} onChange={target.setChosen} />
      </div>
      {target.chosen === NEW_TIME && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-12 font-semibold text-ink-2">
            {t('new_time')}
          </label>
          <input
            id={id}
            className="control num w-28 max-lg:min-h-11!"
            inputMode="numeric"
            maxLength={5}
            placeholder="10:30"
            value={target.clock}
            onChange={(event) => target.setClock(event.target.value)}
          />
        </div>
      )}
    </div>
  )
}

interface DecideProps {
  readonly departure: Departure
  readonly quote: DepartureQuote
  readonly hedef: { readonly tarih: string; readonly saat: string } | undefined
  readonly onDone: () => void
  readonly onStale: () => void
}

function Decide({ departure, quote, hedef, onDone, onStale }: DecideProps) {
  const t = useTranslations('admin.departures')
  const { language } = useLanguage()
  const client = useQueryClient()
  const errorText = useErrorText()
  const [refunded, setRefunded] = useState<ReadonlySet<string>>(new Set())
  const [metinler, setTexts] = useState<Texts>({})
  const moves = (guest: Affected) => hedef !== undefined && guest.tasinir && !refunded.has(guest.rezervasyon_k_no)
  const movers = quote.misafirler.filter(moves)
  const iade = refundSums(quote.misafirler.filter((guest) => !moves(guest)))
  const cancel = useMutation({
    mutationFn: () =>
      call(cancelDeparture, {
        k_no: departure.k_no,
        tasinan: movers.map(({ rezervasyon_k_no }) => rezervasyon_k_no),
        iade,
        metinler,
        ...(movers.length > 0 && hedef ? { hedef } : {}),
      }),
    onSuccess: onDone,
    // Somebody has booked or paid meanwhile: the sums are asked anew before the next press.
    onError: onStale,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: DEPARTURES_KEY })
      void client.invalidateQueries({ queryKey: TODAY_KEY })
    },
  })
  const sum = iade.map(({ kur, tutar }) => formatMoney(language, tutar, kur)).join(' + ') || t('no_money')
  const decide = (k_no: string, move: boolean) => {
    const next = new Set(refunded)
    if (move) next.delete(k_no)
    else next.add(k_no)
    setRefunded(next)
  }
  return (
    <>
      {quote.misafirler.length === 0 && <p className="text-ink-2">{t('call_off_empty')}</p>}
      {quote.misafirler.length > 0 && (
        <Guests guests={quote.misafirler} hedef={hedef} moves={moves} onDecide={decide} />
      )}
      <LanguageTexts
        languages={languagesOf(quote.misafirler)}
        labelOf={(lang) => t('reason_in', { language: LOCALES[lang].name })}
        texts={metinler}
        onChange={setTexts}
      />
      {cancel.error && <Note tone="danger">{errorText(cancel.error)}</Note>}
      <Button
        busy={cancel.isPending}
        onClick={() => cancel.mutate()}
        className="justify-self-start border-danger! text-danger! max-lg:min-h-11"
      >
        {t('confirm', { moved: movers.length, sum })}
      </Button>
    </>
  )
}

interface GuestsProps {
  readonly guests: readonly Affected[]
  readonly hedef: DecideProps['hedef']
  readonly moves: (guest: Affected) => boolean
  readonly onDecide: (k_no: string, move: boolean) => void
}

const HEAD = 'border-line border-b bg-mist px-3 py-[7px] text-left text-12 font-semibold text-ink-2'
const CELL = 'border-line-soft border-b px-3 py-2 align-top'

function Guests({ guests, hedef, moves, onDecide }: GuestsProps) {
  const t = useTranslations('admin.departures')
  const { language } = useLanguage()
  return (
    <div className="border border-line">
      <WideTable title={t('call_off')}>
        <table className="w-full border-collapse text-13">
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {t('guest_col')}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {t('people')}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {t('paid_col')}
              </th>
              <th scope="col" className={HEAD}>
                {t('decision')}
              </th>
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <tr key={guest.rezervasyon_k_no}>
                <td className={CELL}>
                  <b className="font-[640]">
                    {guest.ad} {guest.soyad}
                  </b>
                  <small className="block text-12 text-ink-2">
                    {guest.kayit_no} · {guest.lang}
                    {guest.karma ? ` · ${t('mixed')}` : ''}
                  </small>
                </td>
                <td className={`${CELL} num text-right`}>{guest.kisi}</td>
                <td className={`${CELL} num text-right whitespace-nowrap`}>
                  {formatMoney(language, guest.odenen, guest.kur)}
                </td>
                <td className={CELL}>
                  <Decision guest={guest} hedef={hedef} moves={moves(guest)} onDecide={onDecide} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  )
}

interface DecisionProps extends Pick<GuestsProps, 'hedef' | 'onDecide'> {
  readonly guest: Affected
  readonly moves: boolean
}

/** A choice where there is one; otherwise what happens, with its reason. */
function Decision({ guest, hedef, moves, onDecide }: DecisionProps) {
  const t = useTranslations('admin.departures')
  if (hedef && guest.tasinir) {
    return (
      <select
        aria-label={t('decision_of', { name: `${guest.ad} ${guest.soyad}` })}
        className="control min-w-32 max-lg:min-h-11!"
        value={moves ? 'tasi' : 'iade'}
        onChange={(event) => onDecide(guest.rezervasyon_k_no, event.target.value === 'tasi')}
      >
        <option value="tasi">{t('decide.tasi')}</option>
        <option value="iade">{t('decide.iade')}</option>
      </select>
    )
  }
  if (hedef && guest.engel && guest.engel !== 'kalkis') {
    return <span className="font-[560] text-danger">{t(`obstacle.${guest.engel}`)}</span>
  }
  return t('decide.iade')
}
