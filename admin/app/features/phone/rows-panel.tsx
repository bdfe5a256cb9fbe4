import { listPhoneRows, type PhoneRow } from '@meltem/contract/reservation/phone-office'
import type { ErrorCode } from '@meltem/contract/wire/errors'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useEffectEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useObstacleText } from '../../ui/words/use-obstacle-text.ts'
import { type DraftLine, isInBasket, lineFrom, type Wanted } from './phone-draft.ts'
import { SectionKey } from './section-key.tsx'

/** Letters of the rows; those of the closing and the G that leads to other screens are left out. */
const LETTERS = 'abcdefhijkmp'

interface RowsPanelProps {
  readonly wanted: Wanted
  readonly onWanted: (part: Partial<Wanted>) => void
  readonly kur: string
  readonly lines: readonly DraftLine[]
  readonly onAdd: (line: DraftLine) => void
}

/** What and when: every row with its price, or with the reason why it cannot be sold and the next step. */
export function RowsPanel({ wanted, onWanted, kur, lines, onAdd }: RowsPanelProps) {
  const t = useTranslations('admin.phone')
  const look = useMutation({
    mutationFn: ({ pax, ara, baslangic, ...rest }: Wanted) => {
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
      return call(listPhoneRows, { ara: ara.trim(), baslangic, ...given, ...pax, kur })
    },
  })
  // What the calendar has sent here is looked up at once.
  const begin = useEffectEvent(() => {
    if (isAskable(wanted)) look.mutate(wanted)
  })
  useEffect(() => begin(), [])
  const rows = look.data?.data ?? []
  const asked = look.variables ?? wanted
  const add = (row: PhoneRow) => onAdd(lineFrom(row, asked))
  const free = (row: PhoneRow) => row.tutar !== null && !isInBasket(row, lines, asked)
  useScreenKeys([
    {
      words: t('key_rows'),
      acts: Object.fromEntries(
        rows.flatMap((row, place) => (free(row) ? [[LETTERS[place] ?? '', () => add(row)] as const] : [])),
      ),
    },
  ])
  const goTo = (baslangic: string, bitis: string | null) => {
    const next = { ...asked, baslangic, bitis: bitis ?? '' }
    onWanted(next)
    look.mutate(next)
  }
  return (
    <div className="grid content-start gap-4">
      <Panel title={t('what')} aside={<SectionKey name="2" />}>
        <WantedForm wanted={wanted} onWanted={onWanted} busy={look.isPending} onLook={() => look.mutate(wanted)} />
      </Panel>
      <Panel title={t('rows')}>
        {look.isPending && <Skeleton lines={4} />}
        {look.error && <Problem error={look.error} onRetry={() => look.mutate(asked)} />}
        {look.isIdle && <Nothing>{t('rows_start')}</Nothing>}
        {look.isSuccess && rows.length === 0 && <Nothing>{t('rows_none')}</Nothing>}
        <ul aria-live="polite" className="empty:hidden">
          {rows.map((row, place) => (
            <Row
              key={`${row.opsiyon_k_no} ${row.kalkis}`}
              row={row}
              letter={LETTERS[place]?.toUpperCase() ?? ''}
              kur={kur}
              inBasket={isInBasket(row, lines, asked)}
              onAdd={() => add(row)}
              onGoTo={goTo}
            />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function isAskable({ ara, baslangic }: Wanted): boolean {
  return ara.trim().length >= 2 && baslangic !== ''
}

interface WantedFormProps {
  readonly wanted: Wanted
  readonly onWanted: (part: Partial<Wanted>) => void
  readonly busy: boolean
  readonly onLook: () => void
}

const AGES = ['yetiskin', 'cocuk', 'bebek'] as const

function WantedForm({ wanted, onWanted, busy, onLook }: WantedFormProps) {
  const t = useTranslations('admin.phone')
  const words = useTranslations('admin.reservation.wish')
  const id = useId()
  const ready = isAskable(wanted)
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!busy && ready) onLook()
  }
  return (
    <form onSubmit={submit} className="grid gap-3 p-4">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-13 font-semibold">
          {t('product')}
        </label>
        <input
          id={id}
          data-section="2"
          type="text"
          maxLength={100}
          value={wanted.ara}
          onChange={(event) => onWanted({ ara: event.target.value })}
          className="control w-full max-lg:min-h-11!"
        />
      </div>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <DayField
          label={t('from')}
          value={wanted.baslangic}
          least={todayOnCoast()}
          onChange={(baslangic) => onWanted({ baslangic })}
        />
        <ClockField
          label={t('time')}
          value={wanted.baslangic_saat}
          onChange={(baslangic_saat) => onWanted({ baslangic_saat })}
        />
        <DayField
          label={t('to')}
          value={wanted.bitis}
          least={wanted.baslangic || todayOnCoast()}
          onChange={(bitis) => onWanted({ bitis })}
        />
        <ClockField
          label={t('to_time')}
          value={wanted.bitis_saat}
          onChange={(bitis_saat) => onWanted({ bitis_saat })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {AGES.map((age) => (
          <CountField
            key={age}
            label={words(age)}
            value={wanted.pax[age]}
            least={age === 'yetiskin' ? 1 : 0}
            onChange={(count) => onWanted({ pax: { ...wanted.pax, [age]: count } })}
          />
        ))}
        <Button type="submit" busy={busy} disabled={!ready} className="max-lg:min-h-11">
          {t('look')}
        </Button>
      </div>
    </form>
  )
}

interface RowProps {
  readonly row: PhoneRow
  readonly letter: string
  readonly kur: string
  readonly inBasket: boolean
  readonly onAdd: () => void
  readonly onGoTo: (baslangic: string, bitis: string | null) => void
}

function Row({ row, letter, kur, inBasket, onAdd, onGoTo }: RowProps) {
  const t = useTranslations('admin.phone')
  const { language } = useLanguage()
  const sellable = row.tutar !== null
  const asks = sellable && row.satis_durumu === 'sor_sat'
  const title = [row.baslik, row.secenek].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 border-line-soft border-b px-3.5 py-3 last:border-b-0">
      <SectionKey name={letter} />
      <span className="num w-12 font-[640] max-lg:empty:hidden">{row.saat ?? ''}</span>
      <span className="min-w-0 flex-1 basis-48">
        <b className="font-[620] break-words">{title}</b>
        {row.kalan !== null && row.kontenjan !== null && (
          <small className="num block text-12 text-ink-2">{t('seats', { left: row.kalan, all: row.kontenjan })}</small>
        )}
        {asks && <small className="block text-13 text-ink-2">{t('ask_owner')}</small>}
        {!sellable && <Reason row={row} />}
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {row.tutar !== null && <b className="num mr-2 whitespace-nowrap">{formatMoney(language, row.tutar, kur)}</b>}
        {asks && !inBasket && <Chip tone="wait">{t('ask_first')}</Chip>}
        {inBasket && <Chip tone="ok">{t('in_basket')}</Chip>}
        {sellable && !inBasket && (
          <Button onClick={onAdd} aria-label={`${t('add')}: ${title} ${row.saat ?? ''}`} className="max-lg:min-h-11">
            {t('add')}
          </Button>
        )}
        {row.yakin.slice(0, 2).map((near) => (
          <Button
            key={near.baslangic}
            onClick={() => onGoTo(near.baslangic, near.bitis)}
            className="num max-lg:min-h-11"
          >
            {t('go_to', { day: formatDate(near.baslangic).slice(0, 5) })}
          </Button>
        ))}
      </span>
    </li>
  )
}

/** Why it cannot be sold: the sentence of the guest's calendar, and who of us closed it. */
function Reason({ row: { engel, hata, kapatan } }: { row: PhoneRow }) {
  const t = useTranslations('admin.phone')
  const say = useObstacleText()
  const errorText = useErrorText()
  return (
    <small className="block text-13 font-[550] text-danger">
      {engel && say(engel)}
      {!engel && hata && errorText(new CallError(hata as ErrorCode))}
      {kapatan && <span className="block font-normal text-ink-2">{t('closed_by', { who: kapatan })}</span>}
    </small>
  )
}
