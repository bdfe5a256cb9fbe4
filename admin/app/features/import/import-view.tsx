import { downloadMarked, IMPORT_STATES, type ImportDetail } from '@meltem/contract/import/office'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { STAGE_TONE } from './import-list.tsx'
import { MappingPanel, unknownOf } from './mapping-panel.tsx'
import { ReportPanel } from './report-panel.tsx'
import { importQuery, isRunning, useConfirm, usePublish } from './use-import.ts'

/** One file on its way into the catalogue. */
export function ImportView({ k_no }: { k_no: string }) {
  const { query, change } = useAddress()
  const durum = IMPORT_STATES.find((one) => one === query.get('durum'))
  const page = Math.max(1, Number(query.get('sayfa')) || 1)
  const { data, error, refetch } = useQuery(importQuery({ k_no, sayfa: page, ...(durum ? { durum } : {}) }))
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />
  const detail = data.data
  const asks = detail.asama === 'eslesme' || (detail.asama === 'denendi' && unknownOf(detail).length > 0)
  return (
    <>
      <ViewHead data={detail} />
      {asks && <MappingPanel data={detail} />}
      {detail.asama !== 'eslesme' && <NextStep data={detail} />}
      <ReportPanel
        data={detail}
        durum={durum}
        page={page}
        onFilter={(next) => change({ durum: next, sayfa: undefined })}
        onPage={(next) => change({ sayfa: next > 1 ? String(next) : undefined })}
      />
    </>
  )
}

function ViewHead({ data }: { data: ImportDetail }) {
  const t = useTranslations('admin.import')
  const kinds = useTranslations('admin.reservations')
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Link to="/ice-aktar" className="inline-flex min-h-6 items-center gap-1.5 max-lg:min-h-11">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('another')}
      </Link>
      <h2 className="wrap-anywhere">{data.ad}</h2>
      <span className="text-ink-2">{kinds(`kind.${data.urun_tipi}`)}</span>
      <Chip tone={STAGE_TONE[data.asama]}>{t(`stage.${data.asama}`)}</Chip>
    </div>
  )
}

/** What happens next, in figures, and the button that does it. */
function NextStep({ data }: { data: ImportDetail }) {
  const t = useTranslations('admin.import')
  const errorText = useErrorText()
  const confirm = useConfirm()
  const publish = usePublish()
  const { k_no, asama, sayilar } = data
  const error = confirm.error ?? publish.error
  const writes = sayilar.yeni + sayilar.degisen
  return (
    <section aria-label={t('next_step')} className="card mb-3.5 grid gap-3 p-4">
      <p className="max-w-prose">{summaryOf(t, data)}</p>
      {asama === 'denendi' && sayilar.canli > 0 && (
        <Note tone="warn">{t('live_change', { count: sayilar.canli })}</Note>
      )}
      {isRunning(asama) && <Progress data={data} />}
      {error !== null && <Note tone="danger">{errorText(error)}</Note>}
      <div className="flex flex-wrap gap-2">
        {asama === 'denendi' && writes > 0 && (
          <Button
            look="sun"
            data-key="write"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ k_no })}
            className="max-lg:min-h-11"
          >
            {t('write', { count: writes })}
          </Button>
        )}
        {asama === 'yazildi' && sayilar.yazilan > 0 && (
          <Button
            look="sun"
            data-key="write"
            busy={publish.isPending}
            onClick={() => publish.mutate({ k_no })}
            className="max-lg:min-h-11"
          >
            {t('publish')}
          </Button>
        )}
        <MarkedFile data={data} />
      </div>
    </section>
  )
}

function summaryOf(t: ReturnType<typeof useTranslations<'admin.import'>>, { asama, sayilar }: ImportDetail): string {
  const { yeni, degisen, ayni, hata, yazilan, atlanan, yayinlanan, eksik } = sayilar
  if (asama === 'yazildi') return t('summary_written', { written: yazilan, skipped: atlanan })
  if (asama === 'yayinlandi') return t('summary_published', { published: yayinlanan, lacking: eksik })
  if (isRunning(asama)) return t('summary_running')
  return t('summary_tried', { fresh: yeni, changed: degisen, same: ayni, wrong: hata })
}

function Progress({ data: { asama, sayilar } }: { data: ImportDetail }) {
  const t = useTranslations('admin.import')
  const all = asama === 'yaziliyor' ? sayilar.yeni + sayilar.degisen : sayilar.yazilan
  const done = asama === 'yaziliyor' ? sayilar.yazilan + sayilar.atlanan : sayilar.yayinlanan + sayilar.eksik
  return (
    <div role="status" className="grid gap-1.5">
      <progress value={done} max={Math.max(1, all)} aria-label={t('progress')} className="h-2 w-full accent-sea" />
      <span className="text-13 text-ink-2">{t('done_of', { done, all })}</span>
    </div>
  )
}

function MarkedFile({ data: { k_no, sayilar } }: { data: ImportDetail }) {
  const t = useTranslations('admin.import')
  const { language: dil } = useLanguage()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => download(downloadMarked, { k_no, dil }) })
  if (sayilar.hata + sayilar.atlanan === 0) return null
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
        <FileDown aria-hidden="true" className="icon" />
        {t('marked')}
      </Button>
      {error !== null && <Note tone="danger">{errorText(error)}</Note>}
    </>
  )
}
