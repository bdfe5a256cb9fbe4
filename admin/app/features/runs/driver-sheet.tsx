import { type Driver, equipDriver, type Run } from '@meltem/contract/transfer/office'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { RUNS_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { shortParty } from '../../ui/words/booking-words.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { clockOf, peopleOf } from './run-times.ts'
import { vehicleWords } from './vehicle-words.ts'

const HEAD = 'border-ink border-b px-2 py-1.5 text-left text-12 font-semibold whitespace-nowrap first:pl-4 last:pr-4'
const CELL = 'border-line-soft border-b px-2 py-2 align-top first:pl-4 last:pr-4'

/** What is to be collected, currency by currency. */
function dueOf(runs: readonly Run[]): { kur: string; tutar: number }[] {
  const sums = new Map<string, number>()
  const bookings = new Map(runs.map((run) => [run.rezervasyon_k_no, run]))
  for (const { kur, kalan } of bookings.values()) {
    if (kalan > 0) sums.set(kur, (sums.get(kur) ?? 0) + Math.round(kalan * 100))
  }
  return [...sums].map(([kur, cents]) => ({ kur, tutar: cents / 100 }))
}

interface SheetProps {
  readonly driver: Driver
  readonly runs: readonly Run[]
  readonly gun: string
  readonly mayWrite: boolean
}

/** The day of one driver as it prints: a page each. */
export function DriverSheet({ driver, runs, gun, mayWrite }: SheetProps) {
  const t = useTranslations('admin.runs')
  const { language } = useLanguage()
  const [editing, setEditing] = useState(false)
  const inTime = runs.toSorted((a, b) => a.bas - b.bas)
  const due = dueOf(runs)
  const people = runs.reduce((sum, run) => sum + peopleOf(run), 0)
  const title = t('sheet', { name: driver.ad })
  return (
    <Panel
      title={title}
      className="break-after-page print:border-0 print:last:break-after-auto"
      aside={
        <span className="flex flex-wrap items-center gap-3 text-12 text-ink-2">
          {vehicleWords(driver) || t('no_vehicle')} · {formatDate(gun)} ·{' '}
          {t('sheet_sum', { count: runs.length, people })}
          {mayWrite && !editing && (
            <Button className="print:hidden" onClick={() => setEditing(true)}>
              {t('vehicle_edit')}
            </Button>
          )}
        </span>
      }
    >
      {editing && <VehicleForm driver={driver} onClose={() => setEditing(false)} />}
      {inTime.length === 0 && <p className="p-4 text-ink-2">{t('sheet_empty')}</p>}
      {inTime.length > 0 && (
        <WideTable title={title}>
          <table className="w-full border-collapse text-13">
            <thead>
              <tr>
                {(['time', 'from', 'to', 'guest', 'people', 'flight', 'note', 'collect_col'] as const).map((name) => (
                  <th key={name} scope="col" className={HEAD}>
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inTime.map((run) => (
                <tr key={run.anahtar} className="break-inside-avoid">
                  <td className={`${CELL} num font-[640]`}>{clockOf(run.bas)}</td>
                  <td className={CELL}>{run.donus ? (run.adres ?? run.nereden) : run.nereden}</td>
                  <td className={CELL}>{run.donus ? run.nereye : (run.adres ?? run.nereye)}</td>
                  <td className={CELL}>
                    <b className="font-[640]">{run.misafir}</b>
                    <small className="block text-12 text-ink-2">{run.telefon}</small>
                  </td>
                  <td className={`${CELL} num`}>{shortParty(run.pax)}</td>
                  <td className={`${CELL} whitespace-nowrap`}>{run.ucus}</td>
                  <td className={CELL} lang={run.lang}>
                    {run.not}
                  </td>
                  <td className={`${CELL} num whitespace-nowrap`}>
                    {run.kalan > 0 ? formatMoney(language, run.kalan, run.kur) : t('paid')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {due.length > 0 && (
        <p className="px-4 py-2.5 text-13 font-[640]">
          {t('sheet_due', { sum: due.map(({ kur, tutar }) => formatMoney(language, tutar, kur)).join(' + ') })}
        </p>
      )}
    </Panel>
  )
}

function VehicleForm({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const t = useTranslations('admin.runs')
  const id = useId()
  const client = useQueryClient()
  const errorText = useErrorText()
  const [form, setForm] = useState({
    arac: driver.arac ?? '',
    plaka: driver.plaka ?? '',
    koltuk: String(driver.koltuk ?? ''),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(equipDriver, { k_no: driver.k_no, ...form, koltuk: Number(form.koltuk) }),
    onSuccess: onClose,
    onSettled: () => void client.invalidateQueries({ queryKey: RUNS_KEY }),
  })
  const fields = [
    { name: 'arac' as const, maxLength: 60 },
    { name: 'plaka' as const, maxLength: 20 },
    { name: 'koltuk' as const, maxLength: 2, inputMode: 'numeric' as const, pattern: '[1-9][0-9]?' },
  ]
  return (
    <form
      className="flex flex-wrap items-end gap-3 border-line border-b p-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate()
      }}
    >
      {fields.map(({ name, ...rest }) => (
        <div key={name} className="grid gap-1">
          <label htmlFor={`${id}-${name}`} className="text-12 font-semibold text-ink-2">
            {t(`vehicle_fields.${name}`)}
          </label>
          <input
            id={`${id}-${name}`}
            required
            {...rest}
            className="control w-40 max-lg:min-h-11!"
            value={form[name]}
            onChange={(event) => setForm({ ...form, [name]: event.target.value })}
          />
        </div>
      ))}
      <Button type="submit" busy={isPending} className="max-lg:min-h-11">
        {t('vehicle_save')}
      </Button>
      <Button onClick={onClose} className="max-lg:min-h-11">
        {t('cancel')}
      </Button>
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </form>
  )
}
