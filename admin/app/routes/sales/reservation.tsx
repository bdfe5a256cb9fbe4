import { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import { mayChange } from '@meltem/domain/reservation/line-wish'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PendingApprovals } from '../../features/approvals/pending-note.tsx'
import { CancelPanel } from '../../features/reservation/cancel-panel.tsx'
import { ChangePanel } from '../../features/reservation/change-panel.tsx'
import { CollectPanel } from '../../features/reservation/collect-panel.tsx'
import { CompletePanel } from '../../features/reservation/complete-panel.tsx'
import { GuestCard } from '../../features/reservation/guest-card.tsx'
import { LinesCard } from '../../features/reservation/lines-card.tsx'
import { MoneyStrip } from '../../features/reservation/money-strip.tsx'
import { Papers } from '../../features/reservation/papers.tsx'
import { PlanCard } from '../../features/reservation/plan-card.tsx'
import { ReceiptCard } from '../../features/reservation/receipt-card.tsx'
import { RefundPanel } from '../../features/reservation/refund-panel.tsx'
import {
  CollectionsCard,
  type Detail,
  HistoryCard,
  MailsCard,
  NotesCard,
} from '../../features/reservation/side-cards.tsx'
import { ReservationState } from '../../features/reservations/reservation-state.tsx'
import { call } from '../../platform/call.ts'
import { useEditing, useLook } from '../../platform/live.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Colleagues } from '../../ui/colleagues.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Letters that open an act, drawn on its button. */
const KEYS: Partial<Record<ActName, string>> = { change: 'C', collect: 'P' }

/** States a booking can be cancelled from. */
const CANCELLABLE = ['held', 'accepted', 'confirmed', 'requested']

/** One reservation with all that belongs to it. */
export function Reservation() {
  const t = useTranslations('admin.reservation')
  const { k_no = '' } = useParams()
  const client = useQueryClient()
  const queryKey = ['rezervasyon', k_no]
  useLook('rezervasyon', k_no)
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getOfficeReservation, { k_no }, signal),
  })
  const refresh = () => {
    void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: ['rezervasyonlar'] })
  }
  return (
    <>
      <Link to="/rezervasyonlar" className="link mb-2 inline-flex min-h-8 items-center gap-1.5 max-lg:min-h-11">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('back')}
      </Link>
      <Colleagues konu="rezervasyon" k_no={k_no} readAt={dataUpdatedAt} onShow={refresh} />
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={8} />}
      {data && <Loaded detail={data} readAt={dataUpdatedAt} onChanged={refresh} />}
    </>
  )
}

type ActName = 'change' | 'collect' | 'refund' | 'complete' | 'cancel'

interface LoadedProps {
  readonly detail: Detail
  /** When it was read. */
  readonly readAt: number
  readonly onChanged: () => void
}

function Loaded({ detail, readAt, onChanged }: LoadedProps) {
  const [act, setAct] = useState<ActName>()
  const { data } = detail
  useEditing(act !== undefined)
  useReservationKeys(detail, setAct)
  const close = () => setAct(undefined)
  const panel = {
    onAbandon: close,
    onDone: () => {
      close()
      onChanged()
    },
  }
  return (
    <>
      <Head detail={detail} act={act} onAct={setAct} />
      <PendingApprovals rows={detail.onaylar} kur={data.secilen_kur} />
      <MoneyStrip data={data} />
      {act && (
        <div className="mb-4">
          {act === 'change' && <ChangePanel data={data} {...panel} />}
          {act === 'collect' && <CollectPanel data={data} {...panel} />}
          {act === 'refund' && <RefundPanel detail={detail} {...panel} />}
          {act === 'complete' && <CompletePanel k_no={data.k_no} {...panel} />}
          {act === 'cancel' && <CancelPanel k_no={data.k_no} {...panel} />}
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 gap-4">
          <LinesCard data={data} boardings={detail.binisler} onChanged={onChanged} />
          <GuestCard key={data.k_no} data={data} questions={detail.sorular} onChanged={onChanged} />
          <CollectionsCard detail={detail} />
          <MailsCard detail={detail} readAt={readAt} onChanged={onChanged} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ReceiptCard receipt={data.fis} titles={data.sepet_urunler.map(({ baslik }) => baslik)} stand={data.hesap} />
          <PlanCard detail={detail} onChanged={onChanged} />
          <NotesCard detail={detail} onChanged={onChanged} />
          <HistoryCard detail={detail} />
        </div>
      </div>
    </>
  )
}

interface HeadProps {
  readonly detail: Detail
  readonly act: ActName | undefined
  readonly onAct: (act: ActName) => void
}

/** Which reservation, and what can be done with it as it stands. */
function Head({ detail, act, onAct }: HeadProps) {
  const t = useTranslations('admin.reservation')
  const list = useTranslations('admin.reservations')
  const acts = useActs(detail)
  const { data, acente, satan } = detail
  const from = t('from', {
    seller: acente ?? (satan ? t('by_phone', { who: satan }) : list('own_site')),
    language: LOCALES[data.lang].name,
    time: formatInstant(data.olusturma_zamani),
  })
  return (
    <PageHead
      title={data.kayit_no}
      lead={detail.sorumlu ? `${from} · ${list('in_charge', { name: detail.sorumlu })}` : from}
    >
      <ReservationState state={data.durum} />
      <Papers detail={detail} />
      {acts.map((name) => (
        <Button
          key={name}
          aria-expanded={act === name}
          onClick={() => onAct(name)}
          className={`max-lg:min-h-11 ${name === 'cancel' ? 'border-danger! text-danger!' : ''}`}
        >
          {t(name)}
          {KEYS[name] && <Kbd>{KEYS[name]}</Kbd>}
        </Button>
      ))}
    </PageHead>
  )
}

/** E edits the guest, C changes, P records a payment, M writes a note; only what the person may do has a key. */
function useReservationKeys(detail: Detail, onAct: (act: ActName) => void): void {
  const t = useTranslations('admin.keys')
  const acts = useActs(detail)
  const mayEdit = useMay()('rezervasyon.misafir')
  useScreenKeys([
    { words: t('edit_guest'), acts: mayEdit ? { e: () => reach('guest') } : {} },
    { words: t('change'), acts: acts.includes('change') ? { c: () => onAct('change') } : {} },
    { words: t('collect'), acts: acts.includes('collect') ? { p: () => onAct('collect') } : {} },
    { words: t('note'), acts: mayEdit ? { m: () => reach('note') } : {} },
  ])
}

/** A field gets the focus, a button is pressed: each part of the screen marks its own. */
function reach(name: 'guest' | 'note'): void {
  const part = document.querySelector<HTMLElement>(`[data-key="${name}"]`)
  if (part instanceof HTMLButtonElement) part.click()
  else part?.focus()
}

/** Its last day has come: what stands of it can be closed. */
function isBehind({ durum, sepet_urunler, satirlar }: Detail['data']): boolean {
  const standing = sepet_urunler.filter((_, place) => !satirlar[place]?.iptal)
  return durum === 'confirmed' && standing.every(({ baslangic, bitis }) => (bitis ?? baslangic) <= todayOnCoast())
}

/** Only what the person may do and the state allows; the server decides. */
function useActs({ data, tahsilatlar, iade_sozleri }: Detail): readonly ActName[] {
  const may = useMay()
  const owes = data.hesap.simdi + data.hesap.kalan > 0
  const taken = tahsilatlar.some(({ tur }) => tur === 'tahsilat') || iade_sozleri.length > 0
  const allowed: Readonly<Record<ActName, boolean>> = {
    change: may('rezervasyon.yaz') && mayChange(data),
    collect: may('tahsilat.yaz') && (owes || data.durum === 'cancelled') && data.odeme_yontemi !== null,
    // Who cannot give money back may ask a colleague to.
    refund: may('odeme.oku') && taken,
    complete: may('rezervasyon.olay') && isBehind(data),
    cancel: may('rezervasyon.yaz') && CANCELLABLE.includes(data.durum),
  }
  return (['change', 'collect', 'refund', 'complete', 'cancel'] as const).filter((name) => allowed[name])
}
