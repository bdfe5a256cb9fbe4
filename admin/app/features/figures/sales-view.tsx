import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FiguresView } from './figures-address.ts'
import { Kpis } from './kpis.tsx'
import { PickUpPanel } from './pickup-panel.tsx'
import { RoomPanel } from './room-panel.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { CancelPanel, LeadPanel } from './share-panels.tsx'
import { SplitPanel } from './split-panel.tsx'
import { useFigure } from './use-figures.ts'

type Change = (words: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => void

interface SalesViewProps {
  readonly view: FiguresView
  readonly change: Change
  /** The sales of everybody, not only one's own. */
  readonly all: boolean
}

/** Everything about sales: what they come to, what they are made of, and how the house fills. */
export function SalesView({ view, change, all }: SalesViewProps) {
  const t = useTranslations('admin.figures')
  const { data, error, refetch } = useFigure(view, { olcu: 'satis' })
  if (!data && error !== null) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={12} />
  const { toplam } = data.satis ?? {}
  if (!toplam || toplam.adet + toplam.iptal_adet === 0) return <Empty own={!all} change={change} />
  return (
    <>
      {view.compares && (toplam.gecen?.adet ?? 0) === 0 && (
        <p className="mb-3 text-13 text-ink-2">{t('no_last_year')}.</p>
      )}
      {all ? <WithRooms sales={data} view={view} change={change} /> : <Kpis sales={data} rooms={undefined} />}
      <div className="grid gap-4">
        <SalesPanel figures={data} />
        <Split view={view} change={change} />
        <Filling view={view} change={change} all={all} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Lead view={view} />
          <Cancelled view={view} />
        </div>
      </div>
    </>
  )
}

interface PartProps {
  readonly view: FiguresView
  readonly change: Change
}

function WithRooms({ sales, view }: PartProps & { readonly sales: NonNullable<ReturnType<typeof useFigure>['data']> }) {
  const { data } = useFigure(view, { olcu: 'doluluk', boyut: view.doluluk })
  return <Kpis sales={sales} rooms={data} />
}

function Split({ view, change }: PartProps) {
  const { data, error, refetch } = useFigure(view, { olcu: 'satis', boyut: view.kirilim })
  if (!data) return <Waiting error={error} retry={refetch} />
  return (
    <SplitPanel
      figures={data}
      split={view.kirilim}
      onSplit={(kirilim) => change({ kirilim: kirilim === 'kanal' ? undefined : kirilim }, { replace: true })}
    />
  )
}

function Filling({ view, change, all }: PartProps & { readonly all: boolean }) {
  return (
    <div className={all ? 'grid items-start gap-4 xl:grid-cols-2' : ''}>
      <PickUp view={view} change={change} />
      {all && <Rooms view={view} change={change} />}
    </div>
  )
}

function PickUp({ view, change }: PartProps) {
  const { data, error, refetch } = useFigure(view, { olcu: 'dolus', ay: view.ay })
  if (!data) return <Waiting error={error} retry={refetch} />
  return <PickUpPanel figures={data} onMonth={(ay) => change({ ay }, { replace: true })} />
}

function Rooms({ view, change }: PartProps) {
  const { data, error, refetch } = useFigure(view, { olcu: 'doluluk', boyut: view.doluluk })
  if (!data) return <Waiting error={error} retry={refetch} />
  return (
    <RoomPanel
      figures={data}
      view={view}
      onSplit={(doluluk) => change({ doluluk: doluluk === 'tip' ? undefined : doluluk }, { replace: true })}
    />
  )
}

function Lead({ view }: { readonly view: FiguresView }) {
  const { data, error, refetch } = useFigure(view, { olcu: 'satis', boyut: 'once' })
  return data ? <LeadPanel figures={data} /> : <Waiting error={error} retry={refetch} />
}

function Cancelled({ view }: { readonly view: FiguresView }) {
  const { data, error, refetch } = useFigure(view, { olcu: 'satis', boyut: 'tip' })
  return data ? <CancelPanel figures={data} /> : <Waiting error={error} retry={refetch} />
}

function Waiting({ error, retry }: { readonly error: Error | null; readonly retry: () => Promise<unknown> }) {
  return error ? <Problem error={error} onRetry={() => void retry()} /> : <Skeleton lines={5} />
}

/** Says what comes next, and starts it. */
function Empty({ own, change }: { readonly own: boolean; readonly change: Change }) {
  const t = useTranslations('admin.figures')
  const may = useMay()
  return (
    <Panel title={t('empty')}>
      <Nothing>
        <p className="max-w-160">{t(own ? 'empty_own' : 'empty_text')}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => change({ donem: 'uc', ilk: undefined, son: undefined })} className="max-lg:min-h-11">
            {t('show_three')}
          </Button>
          {may('urun.yaz') && (
            <Link to="/urunler" className={buttonStyle({ className: 'max-lg:min-h-11' })}>
              {t('to_products')}
            </Link>
          )}
          {may('rezervasyon.yaz') && (
            <Link to="/telefon" className={buttonStyle({ className: 'max-lg:min-h-11' })}>
              {t('to_phone')}
            </Link>
          )}
        </p>
      </Nothing>
    </Panel>
  )
}
