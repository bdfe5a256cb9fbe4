import { type Allotment, endAllotment } from '@meltem/contract/agency/terms'
import { formatDate } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActPanel } from '../reservation/act-panel.tsx'
import { allotmentsQuery, useAgencyAct } from './agency-query.ts'
import { AllotmentForm } from './allotment-form.tsx'
import type { TabProps } from './facts-tab.tsx'
import { MissingRight, Trouble } from './trouble.tsx'

const NEW = 'new'

/** What is kept for an agency, day by day, with what it has sold of it. */
export function AllotmentsTab({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const may = useMay()('acente.kosul')
  const { data, error, refetch } = useQuery(allotmentsQuery(agency.k_no, language))
  const [open, setOpen] = useState<string>()
  const { act, said } = useAgencyAct(() => setOpen(undefined))
  const toggle = (what: string | undefined) => {
    act.reset()
    setOpen(what)
  }
  return (
    <>
      <MissingRight hak="acente.kosul" />
      <Panel
        title={t('allotments')}
        aside={
          may &&
          open !== NEW && (
            <Button onClick={() => toggle(NEW)} className="max-lg:min-h-11">
              <Plus aria-hidden="true" className="icon" />
              {t('allotment_add')}
            </Button>
          )
        }
      >
        {open === NEW && <AllotmentForm agency={agency} act={act} onAbandon={() => toggle(undefined)} />}
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
        {data?.length === 0 && open !== NEW && (
          <Nothing>
            <p className="font-[620] text-ink">{t('no_allotments')}</p>
            <p>{t('no_allotments_text')}</p>
          </Nothing>
        )}
        <ul aria-label={t('allotments')}>
          {data?.map((one) => (
            <li key={one.k_no} className="grid gap-3 border-line-soft border-b p-4 last:border-b-0">
              <AllotmentHead allotment={one} onEnd={may && open !== one.k_no ? () => toggle(one.k_no) : undefined} />
              {open === one.k_no && <EndPanel allotment={one} act={act} onAbandon={() => toggle(undefined)} />}
              <Days allotment={one} />
            </li>
          ))}
        </ul>
      </Panel>
      <UndoNote text={said} />
    </>
  )
}

function AllotmentHead({ allotment, onEnd }: { allotment: Allotment; onEnd: (() => void) | undefined }) {
  const t = useTranslations('admin.agencies')
  const { baslik, baslangic, bitis, adet, stok, birakma_gun } = allotment
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <span className="min-w-0">
        <b className="block font-[640] wrap-anywhere">{baslik}</b>
        <span className="num block text-13 text-ink-2">
          {formatDate(baslangic)} – {formatDate(bitis)}
        </span>
        <span className="block text-13 text-ink-2">
          {t(stok === 'kalkis' ? 'kept_seats' : 'kept_units', { count: adet })} ·{' '}
          {t('released_before', { count: birakma_gun })}
        </span>
      </span>
      {onEnd && (
        <Button onClick={onEnd} aria-label={`${t('end')}: ${baslik}`} className="max-lg:min-h-11">
          {t('end')}
        </Button>
      )}
    </div>
  )
}

/** What goes back to everybody, and what stays sold. */
function standOf({ gunler }: Allotment) {
  const kept = gunler.filter(({ birakildi }) => !birakildi)
  const rest = kept.reduce((sum, { adet, alinan }) => sum + adet - alinan, 0)
  return { rest, days: kept.length, sold: gunler.reduce((sum, { alinan }) => sum + alinan, 0) }
}

interface EndProps {
  readonly allotment: Allotment
  readonly act: ReturnType<typeof useAgencyAct>['act']
  readonly onAbandon: () => void
}

function EndPanel({ allotment, act, onAbandon }: EndProps) {
  const t = useTranslations('admin.agencies')
  const stand = standOf(allotment)
  return (
    <ActPanel
      danger
      title={t('end')}
      error={null}
      busy={act.isPending}
      button={t('end_do', { count: stand.rest })}
      onSubmit={() =>
        act.mutate({
          run: () => call(endAllotment, { k_no: allotment.k_no }),
          words: t('ended', { count: stand.rest }),
        })
      }
      onAbandon={onAbandon}
    >
      <p>{t('end_text', stand)}</p>
      <Trouble error={act.error} />
    </ActPanel>
  )
}

const FIRST_SHOWN = 14

/** A cell per day: sold of kept, or free for everybody again. */
function Days({ allotment: { gunler, baslik } }: { allotment: Allotment }) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const [all, setAll] = useState(false)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <>
      <ul
        aria-label={t('days_of', { name: baslik })}
        className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2"
      >
        {(all ? gunler : gunler.slice(0, FIRST_SHOWN)).map((day) => (
          <li
            key={day.tarih}
            className={`grid gap-0.5 rounded-card border px-2.5 py-1.5 ${day.birakildi ? 'border-line-soft bg-desk' : 'border-line bg-paper'}`}
          >
            <span className="num text-12 text-ink-2">
              {formatDate(day.tarih).slice(0, 5)} {weekday.format(new Date(`${day.tarih}T00:00:00Z`))}
            </span>
            <span className="num font-[640]">{t('sold_of', { sold: day.alinan, kept: day.adet })}</span>
            <span className="num text-12 text-ink-2">
              {day.birakildi ? t('released') : t('release_on', { day: formatDate(day.birakma_tarihi).slice(0, 5) })}
            </span>
          </li>
        ))}
      </ul>
      {!all && gunler.length > FIRST_SHOWN && (
        <Button onClick={() => setAll(true)} className="w-fit max-lg:min-h-11">
          {t('all_days', { count: gunler.length })}
        </Button>
      )}
    </>
  )
}
