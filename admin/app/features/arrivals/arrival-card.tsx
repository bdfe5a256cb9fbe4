import { type ArrivalRow, READINESS } from '@meltem/contract/arrival/office'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { shortParty } from '../../ui/words/booking-words.ts'

interface ArrivalCardProps {
  readonly row: ArrivalRow
  /** Undefined for people who may only look. */
  readonly onMark: ((is_kodu: (typeof READINESS)[number], tamam: boolean) => void) | undefined
  readonly onKey: ((metin: string) => void) | undefined
}

/** What an arrival is made ready in, and what a departure is closed in. */
function tasksOf({ yon, depozito }: ArrivalRow): (typeof READINESS)[number][] {
  const tasks = READINESS.filter((task) => task !== 'depozito' || depozito !== null)
  return yon === 'giris' ? tasks : (['teslim', 'temizlik', 'depozito'] as const).filter((task) => tasks.includes(task))
}

export function isReady(row: ArrivalRow): boolean {
  return tasksOf(row).every((task) => row.isler.some(({ is_kodu }) => is_kodu === task))
}

/** One arrival or departure: who, which house or car, what is done, by whom and when, and where the key lies. */
export function ArrivalCard({ row, onMark, onKey }: ArrivalCardProps) {
  const t = useTranslations('admin.arrivals')
  const { language } = useLanguage()
  return (
    <li className="grid gap-x-4 gap-y-2.5 border-line-soft border-b p-4 lg:grid-cols-[56px_minmax(0,1fr)_minmax(0,260px)_220px]">
      <b className="num font-[640]">{row.saat ?? t('any_time')}</b>
      <div className="grid min-w-0 content-start gap-0.5">
        <Link to={`/rezervasyonlar/${row.rezervasyon_k_no}`} className="link justify-self-start font-[640]">
          {row.misafir}
        </Link>
        <span>
          {row.baslik}
          {row.birim && <span className="text-ink-2"> · {row.birim}</span>}
        </span>
        <small className="text-13 text-ink-2">
          {formatDate(row.baslangic)} – {formatDate(row.bitis)} · {shortParty(row.pax)} · {row.lang} ·{' '}
          <a href={`tel:${row.telefon}`} className="link inline-flex min-h-6 items-center">
            {row.telefon}
          </a>
        </small>
        <small className={`text-13 font-[560] ${row.kalan > 0 ? 'text-sun-ink' : 'text-olive'}`}>
          {row.kalan > 0 ? t('collect', { sum: formatMoney(language, row.kalan, row.kur) }) : t('paid')}
          {row.depozito && ` · ${t('deposit', { sum: formatMoney(language, row.depozito.tutar, row.depozito.kur) })}`}
        </small>
        {row.not && (
          <small className="text-13 text-danger" lang={row.lang}>
            {row.not}
          </small>
        )}
      </div>
      <KeyPlace key={row.anahtar_yeri} row={row} onKey={onKey} />
      <Tasks row={row} onMark={onMark} />
    </li>
  )
}

function Tasks({ row, onMark }: Pick<ArrivalCardProps, 'row' | 'onMark'>) {
  const t = useTranslations('admin.arrivals')
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="sr-only">{t('tasks_of', { name: row.misafir })}</legend>
      {tasksOf(row).map((task) => {
        const done = row.isler.find(({ is_kodu }) => is_kodu === task)
        return (
          <label
            key={task}
            className="flex min-h-8 cursor-pointer items-start gap-2.5 max-lg:min-h-11 max-lg:items-center"
          >
            <input
              type="checkbox"
              className="mt-0.5 size-5 flex-none accent-olive"
              checked={done !== undefined}
              disabled={!onMark}
              onChange={(event) => onMark?.(task, event.target.checked)}
            />
            <span className="grid">
              <span className={done ? 'font-[560] text-olive' : ''}>{t(`tasks.${row.yon}.${task}`)}</span>
              {done && (
                <small className="text-12 text-ink-2">
                  {done.kim}, {formatInstant(done.zaman)}
                </small>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

function KeyPlace({ row, onKey }: Pick<ArrivalCardProps, 'row' | 'onKey'>) {
  const t = useTranslations('admin.arrivals')
  const id = useId()
  const [text, setText] = useState(row.anahtar_yeri ?? '')
  const changed = text.trim() !== (row.anahtar_yeri ?? '')
  if (!onKey)
    return (
      <small className="text-13 max-lg:empty:hidden">
        {row.anahtar_yeri && t('key_at', { place: row.anahtar_yeri })}
      </small>
    )
  return (
    <form
      className="flex flex-wrap content-start items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed) onKey(text.trim())
      }}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <label htmlFor={id} className="text-12 font-semibold text-ink-2">
          {t('key_label')}
        </label>
        <input
          id={id}
          className="control w-full max-w-80 max-lg:min-h-11!"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {changed && (
        <Button type="submit" className="max-lg:min-h-11">
          {t('key_save')}
        </Button>
      )}
    </form>
  )
}
