import type { TillDay, TillRow } from '@meltem/contract/payment/till-office'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { DaySteps } from '../../ui/form/day-steps.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { MovesTable } from './moves-table.tsx'
import { ReasonField } from './reason-field.tsx'
import { useMoneyText } from './sums.tsx'
import { tillQuery, useCloseTill } from './use-money.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
const HEAD =
  'border-line border-b bg-mist px-2 py-[7px] text-right text-12 font-semibold whitespace-nowrap text-ink-2 first:pl-4 first:text-left last:pr-4'
const CELL =
  'num border-line-soft border-b px-2 py-1.5 text-right whitespace-nowrap first:pl-4 first:text-left last:pr-4'

/** The till of a day: what came and went, the cash that was counted, and the closing that cannot be changed. */
export function TillSection() {
  const { query } = useAddress()
  const asked = query.get('gun') ?? ''
  const { data, error, refetch } = useQuery(tillQuery(DAY.test(asked) ? asked : undefined))
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />
  return <Till key={`${data.data.gun}${data.data.durum}`} day={data.data} />
}

function Till({ day }: { day: TillDay }) {
  const t = useTranslations('admin.money')
  const mayClose = useMay()('kasa.kapat')
  const open = day.durum === 'acik'
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16">
          {t('till_of', { day: formatDate(day.gun) })}{' '}
          <Chip tone={open ? 'wait' : 'ok'}>{t(open ? 'till_open' : 'till_closed')}</Chip>
        </h2>
        <span className="flex flex-wrap gap-2 print:hidden">
          <DaySteps gun={day.gun} bugun={day.bugun} keep={{ bolum: 'kasa' }} />
          <Button onClick={() => window.print()} className="max-lg:min-h-11">
            <Printer aria-hidden="true" className="icon" />
            {t('print')}
          </Button>
        </span>
      </div>
      {day.durum === 'icinde' && <Note tone="warn">{t('till_within', { day: formatDate(day.gun) })}</Note>}
      {day.ilk && day.ilk < day.gun && <p className="text-ink-2">{t('till_since', { day: formatDate(day.ilk) })}</p>}
      {!open && <ClosedWords day={day} />}
      <MethodTable rows={day.satirlar} closed={!open} />
      {open && mayClose && day.gun <= day.bugun && <ClosingForm day={day} />}
      <Panel title={t('moves')} aside={<span className="num text-13 text-ink-2">{day.hareket_sayisi}</span>}>
        {day.hareketler.length === 0 ? (
          <Nothing>
            <p>{t('moves_none')}</p>
          </Nothing>
        ) : (
          <MovesTable title={t('moves')} moves={day.hareketler} />
        )}
      </Panel>
    </div>
  )
}

function ClosedWords({ day }: { day: TillDay }) {
  const t = useTranslations('admin.money')
  return (
    <p className="text-ink-2">
      {t('till_closed_by', {
        name: day.kapatan ?? '–',
        time: day.kapanis_zamani ? formatInstant(day.kapanis_zamani) : '',
      })}
      {day.neden && <span className="block">{t('till_reason', { reason: day.neden })}</span>}
    </p>
  )
}

const cents = (amount: number) => Math.round(amount * 100)

function MethodTable({ rows, closed }: { rows: readonly TillRow[]; closed: boolean }) {
  const t = useTranslations('admin.money')
  const methods = useTranslations('admin.reservation.method')
  const money = useMoneyText()
  const columns = [
    'col_in',
    'col_out',
    'col_carried',
    'col_expected',
    ...(closed ? (['col_counted', 'col_difference', 'col_to_bank'] as const) : []),
  ] as const
  return (
    <Panel title={t('by_method')}>
      <WideTable title={t('by_method')}>
        <table className="w-full border-collapse text-13">
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {t('col_method')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className={HEAD}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const of = (amount: number | null) => (amount === null ? '–' : money(amount, row.kur))
              const apart =
                row.sayilan === null || row.beklenen === null ? null : (cents(row.sayilan) - cents(row.beklenen)) / 100
              return (
                <tr key={`${row.odeme_yontemi}${row.kur}`} className="hover:bg-desk">
                  <th scope="row" className={`${CELL} font-[550]`}>
                    {methods(row.odeme_yontemi)} {row.kur}
                  </th>
                  <td className={CELL}>{money(row.giren, row.kur)}</td>
                  <td className={CELL}>{money(row.cikan, row.kur)}</td>
                  <td className={CELL}>{of(row.devir)}</td>
                  <td className={`${CELL} font-[620]`}>{of(row.beklenen)}</td>
                  {closed && (
                    <>
                      <td className={CELL}>{of(row.sayilan)}</td>
                      <td className={`${CELL} ${apart ? 'font-[620] text-danger' : ''}`}>{of(apart)}</td>
                      <td className={CELL}>{of(row.bankaya)}</td>
                    </>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  )
}

interface Count {
  readonly kur: string
  readonly beklenen: number
  readonly sayilan: number | undefined
  readonly bankaya: number | undefined
}

function CountRow({ count, onChange }: { count: Count; onChange: (change: Partial<Count>) => void }) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const { kur, beklenen, sayilan = 0, bankaya = 0 } = count
  return (
    <div className="grid gap-3 sm:grid-cols-[repeat(3,minmax(0,200px))]">
      <div className="grid content-start gap-1">
        <span className="text-13 font-semibold">{t('col_expected')}</span>
        <b className="num flex min-h-9 items-center text-16">{money(beklenen, kur)}</b>
      </div>
      <AmountField
        label={t('counted')}
        kur={kur}
        value={sayilan}
        onChange={(amount) => onChange({ sayilan: amount })}
      />
      <AmountField
        label={t('to_bank')}
        kur={kur}
        value={bankaya}
        onChange={(amount) => onChange({ bankaya: amount })}
      />
    </div>
  )
}

/** Cash is counted before it is compared; a difference needs a reason, and the button says what will stand. */
function ClosingForm({ day }: { day: TillDay }) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const errorText = useErrorText()
  const close = useCloseTill()
  const [typed, setTyped] = useState<Readonly<Record<string, Pick<Count, 'sayilan' | 'bankaya'>>>>({})
  const [reason, setReason] = useState('')
  const counts = day.satirlar.flatMap(({ beklenen, kur }): Count[] =>
    beklenen === null ? [] : [{ kur, beklenen, sayilan: Math.max(0, beklenen), bankaya: 0, ...typed[kur] }],
  )
  const put = (kur: string, change: Partial<Count>) => {
    const { sayilan, bankaya } = { ...counts.find((one) => one.kur === kur), ...change }
    setTyped({ ...typed, [kur]: { sayilan, bankaya } })
  }
  const apart = counts.filter(({ sayilan, beklenen }) => sayilan !== undefined && cents(sayilan) !== cents(beklenen))
  const wrong = counts.some(
    ({ sayilan, bankaya }) => sayilan === undefined || bankaya === undefined || bankaya > sayilan,
  )
  const blocked = wrong || (apart.length > 0 && reason.trim() === '')
  const sums = counts.map(({ sayilan, kur }) => money(sayilan ?? 0, kur)).join(' + ')
  return (
    <Panel title={t('count_title')} className="print:hidden">
      <form
        className="grid gap-3.5 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (blocked || close.isPending) return
          close.mutate({
            gun: day.gun,
            sayim: counts.map(({ kur, beklenen, sayilan = 0, bankaya = 0 }) => ({ kur, beklenen, sayilan, bankaya })),
            ...(reason.trim() ? { neden: reason.trim() } : {}),
          })
        }}
      >
        <p className="text-ink-2">{t('count_text')}</p>
        {counts.map((count) => (
          <CountRow key={count.kur} count={count} onChange={(change) => put(count.kur, change)} />
        ))}
        {apart.length > 0 && (
          <>
            <Note tone="warn">
              {t('difference', {
                sums: apart
                  .map(({ sayilan = 0, beklenen, kur }) => money((cents(sayilan) - cents(beklenen)) / 100, kur))
                  .join(' + '),
              })}
            </Note>
            <ReasonField label={t('difference_reason')} value={reason} onChange={setReason} />
          </>
        )}
        {close.error !== null && <Note tone="danger">{errorText(close.error)}</Note>}
        <Button
          type="submit"
          look="sun"
          busy={close.isPending}
          disabled={blocked}
          className="justify-self-start max-lg:min-h-11"
        >
          {t('close_day', { day: formatDate(day.gun), sums })}
        </Button>
      </form>
    </Panel>
  )
}
