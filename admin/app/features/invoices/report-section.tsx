import { type ReportGap, type ReportKind, takeReport } from '@meltem/contract/payment/report-office'
import { formatDate } from '@meltem/i18n/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FileButtons } from '../../ui/file-buttons.tsx'
import { DaySteps } from '../../ui/form/day-steps.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { dayIn, useReport } from './use-invoices.ts'

/** Both reports, each with what is missing in it and the file that is handed in. */
export function ReportSection() {
  const { query } = useAddress()
  const [month, setMonth] = useState<string>()
  return (
    <div className="grid gap-4">
      <Report
        tur="kbs"
        gun={dayIn(query, 'gun')}
        renderSteps={(gun, bugun) => <DaySteps gun={gun} bugun={bugun} keep={{ bolum: 'bildirim' }} />}
      />
      <Report
        tur="btrans"
        gun={month}
        renderSteps={(gun, bugun) => <MonthSteps ilk={gun} bugun={bugun} onChange={setMonth} />}
      />
    </div>
  )
}

interface ReportProps {
  readonly tur: ReportKind
  readonly gun: string | undefined
  readonly renderSteps: (ilk: string, bugun: string) => ReactNode
}

function Report({ tur, gun, renderSteps }: ReportProps) {
  const t = useTranslations('admin.invoices.report')
  const { data, error, refetch } = useReport(tur, gun)
  if (!data) {
    return (
      <Panel title={t(`${tur}.title`)}>
        {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
      </Panel>
    )
  }
  const { ilk, son, bugun, satir, giris, cikis, bicim, eksikler } = data.data
  const words = tur === 'kbs' ? t('kbs.text', { arrive: giris, leave: cikis }) : t('btrans.text', { count: satir })
  return (
    <Panel title={t(`${tur}.title`)} aside={renderSteps(ilk, bugun)}>
      <div className="grid gap-3 p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="num font-[620]">{ilk === son ? formatDate(ilk) : `${formatDate(ilk)} – ${formatDate(son)}`}</b>
          <span>{satir === 0 ? t(`${tur}.none`) : words}</span>
          {satir > 0 && (
            <Chip tone={eksikler.length > 0 ? 'bad' : 'ok'}>
              {eksikler.length > 0 ? t('gaps', { count: eksikler.length }) : t('whole')}
            </Chip>
          )}
        </p>
        {eksikler.length > 0 && <Gaps label={`${t(`${tur}.title`)}: ${t('gap_list')}`} gaps={eksikler} />}
        {satir > 0 && (
          <>
            <p className="max-w-[80ch] text-13 text-ink-2">{t('layout', { name: bicim })}</p>
            <span className="flex flex-wrap gap-2">
              <FileButtons
                onTake={(kind) => download(takeReport, { tur, gun: ilk, bicim: kind })}
                about={t(`${tur}.title`)}
              />
            </span>
          </>
        )}
      </div>
    </Panel>
  )
}

/** What is missing stands above the file, with the way to where it is filled in. */
function Gaps({ label, gaps }: { label: string; gaps: readonly ReportGap[] }) {
  const t = useTranslations('admin.invoices.report')
  return (
    <div className="grid gap-2 border-danger border-l-3 px-3.5 py-1">
      <p className="text-14">{t('gaps_text')}</p>
      <ul aria-label={label} className="grid gap-1">
        {gaps.map(({ rezervasyon_k_no, kayit_no, misafir, baslik, kisi, eksik }) => (
          <li key={`${rezervasyon_k_no} ${baslik} ${kisi}`} className="flex flex-wrap items-baseline gap-x-2 text-14">
            <Link
              to={`/rezervasyonlar/${rezervasyon_k_no}`}
              className="link num inline-flex min-h-6 items-center max-lg:min-h-11"
            >
              {kayit_no}
            </Link>
            <span className="wrap-anywhere">
              {[misafir, baslik, kisi === null ? '' : t('person', { no: kisi })].filter(Boolean).join(' · ')}
            </span>
            <b className="font-[620] text-danger">{eksik.map((lack) => t(`lack.${lack}`)).join(', ')}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function monthsAway(ilk: string, steps: number): string {
  const [year = 0, month = 1] = ilk.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + steps, 1)).toISOString().slice(0, 10)
}

interface MonthStepsProps {
  readonly ilk: string
  readonly bugun: string
  readonly onChange: (gun: string) => void
}

/** The month before, this one, the month after. */
function MonthSteps({ ilk, bugun, onChange }: MonthStepsProps) {
  const t = useTranslations('admin.invoices.report')
  const isNow = ilk.slice(0, 7) === bugun.slice(0, 7)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons that act at once.
    <span role="group" aria-label={t('months')} className="inline-flex gap-1 print:hidden">
      <Button
        size="icon"
        aria-label={t('previous_month')}
        onClick={() => onChange(monthsAway(ilk, -1))}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <ChevronLeft aria-hidden="true" className="icon" />
      </Button>
      <Button aria-pressed={isNow} onClick={() => onChange(bugun)} className="max-lg:min-h-11">
        {t('this_month')}
      </Button>
      <Button
        size="icon"
        disabled={isNow}
        aria-label={t('next_month')}
        onClick={() => onChange(monthsAway(ilk, 1))}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <ChevronRight aria-hidden="true" className="icon" />
      </Button>
    </span>
  )
}
