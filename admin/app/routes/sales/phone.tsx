import { holdPhone, releasePhone, sellByPhone } from '@meltem/contract/reservation/phone-office'
import { getSettings } from '@meltem/contract/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useBlocker, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { BasketPanel } from '../../features/phone/basket-panel.tsx'
import { CallerPanel } from '../../features/phone/caller-panel.tsx'
import { ClosingPanel } from '../../features/phone/closing-panel.tsx'
import { NotePanel } from '../../features/phone/note-panel.tsx'
import {
  type CallerDraft,
  closingOf,
  couponOf,
  type DraftLine,
  type Ending,
  enquiryDraft,
  enquiryIn,
  guestOf,
  paymentOf,
  termsOf,
  type Wanted,
} from '../../features/phone/phone-draft.ts'
import { phoneAnswers } from '../../features/phone/phone-questions.ts'
import { QuestionsPanel } from '../../features/phone/questions-panel.tsx'
import { RowsPanel } from '../../features/phone/rows-panel.tsx'
import { usePhoneQuote } from '../../features/phone/use-phone-quote.ts'
import { call } from '../../platform/call.ts'
import { forgetDraft, keepDraft, readDraft } from '../../platform/kept-draft.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { staffQuery } from '../../platform/queries/frame.ts'
import { COUNTERS_KEY, ENQUIRIES_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useScreenKeys } from '../../ui/screen-keys.tsx'

const NOBODY = { uye_k_no: undefined, ad: '', soyad: '', telefon: '', e_mail: '', hotel: '' }
const NOTHING_WANTED: Wanted = {
  ara: '',
  baslangic: '',
  baslangic_saat: '',
  bitis: '',
  bitis_saat: '',
  pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
}

/** What the calendar asks the desk to sell. */
function wantedIn(query: URLSearchParams): Wanted {
  const given = (name: 'ara' | 'baslangic' | 'bitis') => query.get(name) ?? ''
  return { ...NOTHING_WANTED, ara: given('ara'), baslangic: given('baslangic'), bitis: given('bitis') }
}

/** Who, what, for how much and how it ends, beside each other; nothing opens over anything. */
export default function Phone() {
  const [turn, setTurn] = useState(0)
  const navigate = useNavigate()
  const { search } = useLocation()
  const begin = () => {
    // The enquiry a draft came from would come back with the next reload.
    void navigate({ search }, { replace: true, state: null })
    setTurn((before) => before + 1)
  }
  return <Desk key={turn} isAnew={turn > 0} onAnew={begin} />
}

function goToSection(name: string): void {
  document.querySelector<HTMLElement>(`[data-section="${name}"]`)?.focus()
}

const SECTIONS = Object.fromEntries(['1', '2', '3', '4'].map((name) => [name, () => goToSection(name)]))

/** What is kept of a draft over a reload; what the calendar or an enquiry asks to sell begins anew. */
interface KeptDraft {
  /** The enquiry it began with. */
  readonly talep: string | undefined
  readonly caller: CallerDraft
  readonly wanted: Wanted
  readonly lines: readonly DraftLine[]
  readonly own: number | null
  readonly reason: string
  readonly note: string
  readonly kupon: string
  readonly ending: Ending
  readonly paid: number | null
  readonly k_no: string
}

function useKept(me: string, isAnew: boolean): Partial<KeptDraft> {
  const [query] = useSearchParams()
  const state: unknown = useLocation().state
  const [kept] = useState((): Partial<KeptDraft> => {
    if (query.has('ara')) return {}
    const [before, enquiry] = [readDraft<KeptDraft>(me), isAnew ? undefined : enquiryIn(state)]
    return enquiry && before.talep !== enquiry.k_no ? enquiryDraft(enquiry, NOTHING_WANTED) : before
  })
  return kept
}

const isSomebody = ({ ad, soyad, telefon, e_mail }: CallerDraft) => [ad, soyad, telefon, e_mail].some(Boolean)

function useDraft(isAnew: boolean) {
  const { language } = useLanguage()
  const { data: session } = useQuery(staffQuery)
  const me = session?.personel.k_no ?? ''
  const [query] = useSearchParams()
  const kept = useKept(me, isAnew)
  const [caller, setCaller] = useState<CallerDraft>(kept.caller ?? { ...NOBODY, lang: language })
  const [wanted, setWanted] = useState(() => kept.wanted ?? wantedIn(query))
  const [lines, setLines] = useState<readonly DraftLine[]>(kept.lines ?? [])
  // Null while what stands in the field is no sum: then nothing is sold.
  const [own, setOwn] = useState<number | null | undefined>(kept.own)
  const [reason, setReason] = useState(kept.reason ?? '')
  const [note, setNote] = useState(kept.note ?? '')
  const [kupon, setKupon] = useState(kept.kupon ?? '')
  const [ending, setEnding] = useState<Ending>(
    () =>
      kept.ending ?? {
        closing: query.get('kapanis') === 'opsiyon' ? 'opsiyon' : 'link',
        hours: 24,
        method: 'nakit',
      },
  )
  const [paid, setPaid] = useState<number | null | undefined>(kept.paid)
  const [k_no] = useState(() => kept.k_no ?? crypto.randomUUID())
  const { talep } = kept
  const isBegun = lines.length > 0 || note !== '' || isSomebody(caller)
  useEffect(() => {
    if (isBegun) keepDraft(me, { talep, caller, wanted, lines, own, reason, note, kupon, ending, paid, k_no })
    else forgetDraft()
  }, [isBegun, me, talep, caller, wanted, lines, own, reason, note, kupon, ending, paid, k_no])
  return {
    isBegun,
    talep,
    caller,
    wanted,
    lines,
    own,
    reason,
    note,
    kupon,
    ending,
    paid,
    k_no,
    setLines,
    setKupon,
    setOwn,
    setReason,
    setNote,
    setPaid,
    putLine: (istek: DraftLine['istek']) =>
      setLines((before) => before.map((line) => (line.istek.k_no === istek.k_no ? { ...line, istek } : line))),
    putCaller: (part: Partial<CallerDraft>) => setCaller((before) => ({ ...before, ...part })),
    putWanted: (part: Partial<Wanted>) => setWanted((before) => ({ ...before, ...part })),
    putEnding: (part: Partial<Ending>) => setEnding((before) => ({ ...before, ...part })),
  }
}

type Draft = ReturnType<typeof useDraft>

function useCurrencies() {
  const { data } = useQuery({
    queryKey: ['kurlar'],
    queryFn: async ({ signal }) => (await call(getSettings, {}, signal)).data.exchange.kurlar.map(({ kod }) => kod),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? ['TRY']
}

/** What is sent with every step of the sale. */
function saleOf({ caller, lines, reason, kupon, k_no }: Draft, ending: Ending, kur: string, off: number) {
  const code = couponOf(kupon)
  return {
    k_no,
    lang: caller.lang,
    sepet_urunler: lines.map(({ istek }) => istek),
    secilen_kur: kur,
    odeme_tipi: paymentOf(ending),
    ...(code ? { promosyon_kodu: code } : {}),
    ...(caller.uye_k_no ? { uye_k_no: caller.uye_k_no } : {}),
    ...(off > 0 ? { elle: { tutar: off, neden: reason.trim() } } : {}),
  }
}

/** What goes with a sale where there is any of it: where the guest is fetched, the note to the team, the enquiry. */
function toldBeside({ caller, note, talep }: Draft) {
  return {
    ...(caller.hotel.trim() ? { hotel_bilgi: { hotel_adi: caller.hotel.trim() } } : {}),
    ...(note.trim() ? { ic_not: note.trim() } : {}),
    ...(talep ? { talep_k_no: talep } : {}),
  }
}

function useClosing(draft: Draft, ending: Ending, kur: string, price: ReturnType<typeof usePhoneQuote>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [heldUntil, setHeld] = useState<string>()
  const { caller, paid } = draft
  const totals = price.quote?.data.kur_rezervasyon_toplam
  const act = useMutation({
    mutationFn: async (): Promise<void> => {
      if (!totals) return
      const { genel_toplam, on_odeme_toplam } = totals
      const body = {
        ...saleOf(draft, ending, kur, price.off),
        kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
      }
      if (ending.closing === 'tut') return setHeld((await call(holdPhone, body)).bitis)
      const misafir = guestOf(caller)
      if (!misafir) return
      const { data } = await call(sellByPhone, {
        ...body,
        misafir: { ...misafir, ...phoneAnswers(draft.lines, caller.yanitlar ?? {}) },
        kapanis: ending.closing,
        ...termsOf(ending, paid ?? on_odeme_toplam),
        ...toldBeside(draft),
      })
      for (const queryKey of [['rezervasyonlar'], ENQUIRIES_KEY, COUNTERS_KEY])
        void client.invalidateQueries({ queryKey })
      forgetDraft()
      void navigate(`/rezervasyonlar/${data.k_no}`, { state: SOLD })
    },
  })
  return { act, heldUntil }
}

/** Left as it was, or a sum above nothing. */
function isSum(paid: number | null | undefined): boolean {
  return paid === undefined || (paid !== null && paid > 0)
}

/** All that the desk knows: the draft, its price, and whether the call can end. */
function useDesk(isAnew: boolean) {
  const draft = useDraft(isAnew)
  const currencies = useCurrencies()
  const [chosen, setCurrency] = useState<string>()
  const kur = chosen ?? currencies[0] ?? 'TRY'
  const { caller, lines, own, reason, paid } = draft
  const [held, setHeld] = useState<string>()
  const asked = {
    lines,
    lang: caller.lang,
    kur,
    uye_k_no: caller.uye_k_no,
    odeme_tipi: paymentOf(draft.ending),
    kupon: couponOf(draft.kupon),
    own: own ?? undefined,
    held,
  }
  const price = usePhoneQuote(asked)
  const quote = price.quote?.data
  const asks = quote?.satis_durumlari.includes('sor_sat') ?? false
  const ending = { ...draft.ending, closing: closingOf(draft.ending.closing, asks) }
  const { act, heldUntil } = useClosing(draft, ending, kur, price)
  if (heldUntil && held === undefined) setHeld(draft.k_no)
  const guestKnown = ending.closing === 'tut' || guestOf(caller) !== undefined
  const priced = price.fresh && !price.error && quote?.engeller.length === 0 && quote.kupon_sorunu === null
  const ownOk = price.off === 0 || (price.off <= price.sinir && reason.trim() !== '')
  const ready = priced && ownOk && guestKnown && own !== null && (ending.closing !== 'nakit' || isSum(paid))
  const close = () => {
    if (ready && !act.isPending) act.mutate()
  }
  return { draft, ending, currencies, setCurrency, kur, price, quote, act, held, heldUntil, guestKnown, ready, close }
}

function Desk({ isAnew, onAnew }: { isAnew: boolean; onAnew: () => void }) {
  const t = useTranslations('admin.phone')
  const { data: session } = useQuery(staffQuery)
  const desk = useDesk(isAnew)
  const { draft, kur } = desk
  const keys = useMemo(() => [{ words: t('key_sections'), acts: SECTIONS }], [t])
  useScreenKeys(keys)
  useFinishKey(desk.close)
  const who = [session?.personel.ad, session?.personel.soyad].filter(Boolean).join(' ')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { who })}>
        <Leave k_no={desk.held} onAnew={onAnew} />
      </PageHead>
      <LeaveGuard isBegun={draft.isBegun && !desk.act.isPending} />
      <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-[250px_minmax(0,1fr)_330px]">
        <div className="grid min-w-0 gap-4">
          <CallerPanel
            caller={draft.caller}
            onCaller={draft.putCaller}
            kur={kur}
            currencies={desk.currencies}
            onCurrency={desk.setCurrency}
          />
          <QuestionsPanel lines={draft.lines} caller={draft.caller} onCaller={draft.putCaller} />
          <NotePanel value={draft.note} onChange={draft.setNote} />
        </div>
        <RowsPanel
          wanted={draft.wanted}
          onWanted={draft.putWanted}
          kur={kur}
          lines={draft.lines}
          onAdd={(line) => draft.setLines((before) => [...before, line])}
        />
        <Sale desk={desk} />
      </div>
    </>
  )
}

/** What it comes to, and how the call ends. */
function Sale({ desk }: { desk: ReturnType<typeof useDesk> }) {
  const t = useTranslations('admin.phone')
  const { draft, kur, price, quote, act } = desk
  const sums = quote?.kur_rezervasyon_toplam
  return (
    <div className="grid min-w-0 gap-4 max-xl:lg:col-span-2 max-xl:lg:grid-cols-2">
      <BasketPanel
        lines={draft.lines}
        onRemove={(k_no) => draft.setLines((before) => before.filter(({ istek }) => istek.k_no !== k_no))}
        onLine={draft.putLine}
        quote={quote}
        heldUntil={desk.heldUntil}
        error={price.error}
        kur={kur}
        liste={price.liste}
        sinir={price.sinir}
        off={price.off}
        own={draft.own ?? undefined}
        onOwn={(sum) => draft.setOwn(sum ?? null)}
        kupon={draft.kupon}
        onKupon={draft.setKupon}
        reason={draft.reason}
        onReason={draft.setReason}
      />
      <ClosingPanel
        ending={desk.ending}
        onEnding={draft.putEnding}
        kur={kur}
        due={sums?.on_odeme_toplam ?? 0}
        total={sums?.genel_toplam ?? 0}
        paid={draft.paid ?? undefined}
        onPaid={(sum) => draft.setPaid(sum ?? null)}
        missing={draft.lines.length > 0 && !desk.guestKnown ? t('guest_missing') : ''}
        ready={desk.ready}
        busy={act.isPending}
        error={act.error}
        onClose={desk.close}
      />
    </div>
  )
}

/** Ctrl and Enter finish from anywhere, also while somebody types. */
function useFinishKey(close: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    close()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** A draft that is given up lets go what it held. */
function Leave({ k_no, onAnew }: { k_no: string | undefined; onAnew: () => void }) {
  const t = useTranslations('admin.phone')
  const leave = useMutation({
    mutationFn: async () => {
      if (k_no) await call(releasePhone, { k_no })
    },
    onSettled: () => {
      forgetDraft()
      onAnew()
    },
  })
  return (
    <Button busy={leave.isPending} onClick={() => leave.mutate()} className="max-lg:min-h-11">
      {t('leave')}
    </Button>
  )
}

/** Says of a way out that the call has ended well. */
const SOLD = 'sold'

/** Whoever leaves in the middle of a call is asked once; what was written stays in this tab. */
function LeaveGuard({ isBegun }: { isBegun: boolean }) {
  const t = useTranslations('admin.phone')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isBegun && nextLocation.state !== SOLD && currentLocation.pathname !== nextLocation.pathname
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('leave_title')} onClose={() => blocker.reset()}>
      <p>{t('leave_text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="sun" onClick={() => blocker.reset()} className="max-lg:min-h-11">
          {t('leave_stay')}
        </Button>
        <Button onClick={() => blocker.proceed()} className="max-lg:min-h-11">
          {t('leave_go')}
        </Button>
      </div>
    </Dialog>
  )
}
