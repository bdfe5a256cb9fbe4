import '../../features/figures/figures.css'
import { exportFigures } from '@meltem/contract/figures/office'
import { salesSeenBy } from '@meltem/contract/staff/rights'
import { formatDate } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Controls } from '../../features/figures/controls.tsx'
import { type FiguresView, viewOf } from '../../features/figures/figures-address.ts'
import { SalesView } from '../../features/figures/sales-view.tsx'
import { useFigure, useVisits } from '../../features/figures/use-figures.ts'
import { VisitDetails, VisitPanel } from '../../features/figures/visit-panels.tsx'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { staffQuery } from '../../platform/queries/frame.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { FileButtons } from '../../ui/file-buttons.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' })

/** Figures of the business (FIG-1 to FIG-8): what is counted, by which day, and beside which year is said on the screen. */
export default function Figures() {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const { query, change } = useAddress()
  const { data: session } = useQuery(staffQuery)
  const may = useMay()
  const [today] = useState(() => TODAY.format(new Date()))
  const view = viewOf(query, today)
  if (!session) return <Skeleton lines={6} />
  const seen = salesSeenBy(session.personel)
  const { esas, ilk, son, compares } = view
  const wish = { esas, ilk, son, ...(compares ? { gecen: '1' as const } : {}) }
  return (
    <div className="figures">
      <PageHead title={t('title')} lead={<Lead view={view} seen={seen} />}>
        <Button onClick={() => window.print()} className="max-lg:min-h-11 print:hidden">
          <Printer aria-hidden="true" className="icon" />
          {t('print')}
        </Button>
        <FileButtons onTake={(bicim) => download(exportFigures, { ...wish, ay: view.ay, bicim, dil: language })} />
      </PageHead>
      <Controls view={view} change={change} visitsOnly={seen === undefined} />
      {seen && <SalesView view={view} change={change} all={seen === 'hepsi'} />}
      {may('rakam.ziyaret') && <Visits view={view} />}
    </div>
  )
}

/** Which days, by which day and in which money: nobody has to guess what a number means. */
function Lead({ view: { esas, ilk, son }, seen }: { view: FiguresView; seen: ReturnType<typeof salesSeenBy> }) {
  const t = useTranslations('admin.figures')
  const days = { ilk: formatDate(ilk), son: formatDate(son) }
  if (seen === undefined) return t('lead.visits', days)
  const counted = t(`lead.${esas}`, { ...days, kur: 'TRY' })
  return seen === 'kendi' ? `${counted} ${t('own')}` : counted
}

function Visits({ view }: { view: FiguresView }) {
  const { data, error, refetch } = useFigure(view, { olcu: 'donusum' })
  const { data: visits } = useVisits(view)
  if (!data && error !== null) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} />
  return (
    <div className="mt-4 grid gap-4">
      <VisitPanel figures={data} />
      {visits && <VisitDetails visits={visits} />}
    </div>
  )
}
