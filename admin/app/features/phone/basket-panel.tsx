import type { BasketQuote } from '@meltem/contract/reservation/basket'
import type { CouponProblem } from '@meltem/contract/reservation/promotion'
import { toAmount, toMinor } from '@meltem/domain/money'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useLimit } from '../../platform/rights.ts'
import { Chip } from '../../ui/chip.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useObstacleText } from '../../ui/words/use-obstacle-text.ts'
import { usePartyText } from '../../ui/words/use-party-text.ts'
import { LineExtras } from './line-extras.tsx'
import type { DraftLine } from './phone-draft.ts'
import { SectionKey } from './section-key.tsx'

interface BasketPanelProps extends OwnPriceProps, CouponProps {
  readonly lines: readonly DraftLine[]
  readonly onRemove: (k_no: string) => void
  readonly onLine: (istek: DraftLine['istek']) => void
  readonly quote: BasketQuote | undefined
  readonly heldUntil: string | undefined
  readonly error: unknown
}

/** The basket through the kernel's own quote, and a price of one's own within the limit of the role. */
export function BasketPanel(props: BasketPanelProps) {
  const { lines, onRemove, onLine, quote, heldUntil, error, kupon, onKupon, ...own } = props
  const t = useTranslations('admin.phone')
  const errorText = useErrorText()
  const say = useObstacleText()
  const aside = heldUntil ? (
    <Chip tone="wait">{t('held_until', { time: formatInstant(heldUntil).slice(-5) })}</Chip>
  ) : (
    <SectionKey name="3" />
  )
  return (
    <Panel title={t('basket')} aside={aside}>
      {lines.length === 0 && <Nothing>{t('basket_empty')}</Nothing>}
      <ul className="empty:hidden">
        {lines.map((line, place) => (
          <Line
            key={line.istek.k_no}
            line={line}
            sum={quote?.sepet_urunler[place]?.kur_toplam.genel_toplam}
            kur={own.kur}
            onRemove={() => onRemove(line.istek.k_no)}
            onLine={onLine}
          />
        ))}
      </ul>
      <div className="grid gap-3 p-4 empty:hidden">
        {error ? <Note tone="danger">{errorText(error)}</Note> : null}
        {quote?.engeller.map((one) => (
          <Note key={`${one.satir} ${one.neden}`} tone="danger">
            {lines[one.satir]?.baslik}: {say(one)}
          </Note>
        ))}
        {quote && <Coupon kupon={kupon} onKupon={onKupon} problem={quote.kupon_sorunu} />}
        {quote && <OwnPrice {...own} />}
        {quote && <Sums quote={quote} kur={own.kur} />}
      </div>
    </Panel>
  )
}

interface CouponProps {
  readonly kupon: string
  readonly onKupon: (typed: string) => void
}

/** A code the caller names; why one does not count is said beside it, and nothing is sold with it then. */
function Coupon({ kupon, onKupon, problem }: CouponProps & { readonly problem: CouponProblem | null }) {
  const t = useTranslations('admin.phone')
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {t('coupon')}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={24}
        value={kupon}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onKupon(event.target.value.toUpperCase())}
        className="control w-full max-lg:min-h-11!"
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="status" className="text-13 text-danger">
          {t(`coupon_problem.${problem}`)}
        </p>
      )}
    </div>
  )
}

interface LineProps {
  readonly line: DraftLine
  readonly sum: number | undefined
  readonly kur: string
  readonly onRemove: () => void
  readonly onLine: (istek: DraftLine['istek']) => void
}

function Line({ line: { istek, baslik, eklenebilir }, sum, kur, onRemove, onLine }: LineProps) {
  const t = useTranslations('admin.phone')
  const { language } = useLanguage()
  const party = usePartyText()
  const days = istek.bitis ? `${formatDate(istek.baslangic)} – ${formatDate(istek.bitis)}` : formatDate(istek.baslangic)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-3 border-line-soft border-b px-3.5 py-2.5">
      <span>
        <b className="font-[620] break-words">{baslik}</b>
        <small className="num block text-12 text-ink-2">{days}</small>
        <small className="block text-12 text-ink-2">{party(istek.pax)}</small>
      </span>
      <b className="num whitespace-nowrap">{sum === undefined ? '' : formatMoney(language, sum, kur)}</b>
      <button
        type="button"
        aria-label={t('remove', { title: baslik })}
        onClick={onRemove}
        className="grid min-h-8 min-w-8 place-items-center rounded-control hover:bg-mist max-lg:min-h-11 max-lg:min-w-11"
      >
        <X aria-hidden="true" className="icon" />
      </button>
      {eklenebilir && <LineExtras istek={istek} addable={eklenebilir} title={baslik} onChange={onLine} />}
    </li>
  )
}

interface OwnPriceProps {
  readonly kur: string
  readonly liste: number
  readonly sinir: number
  readonly off: number
  readonly own: number | undefined
  readonly onOwn: (sum: number | undefined) => void
  readonly reason: string
  readonly onReason: (reason: string) => void
}

/** What is asked for instead, why, and a bar against one's limit. */
function OwnPrice({ kur, liste, sinir, off, own, onOwn, reason, onReason }: OwnPriceProps) {
  const t = useTranslations('admin.phone')
  const { language } = useLanguage()
  const limit = useLimit('fiyat')
  const id = useId()
  if (limit === 0) return null
  const money = (sum: number) => formatMoney(language, sum, kur)
  const rate = liste === 0 ? 0 : Math.round((off / liste) * 1000) / 10
  const tooLow = off > sinir
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3">
        <span>{t('list_price')}</span>
        <span className="num">{money(liste)}</span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <AmountField label={t('own_price')} kur={kur} value={own ?? liste} onChange={onOwn} />
        <div className="grid content-start gap-1">
          <label htmlFor={id} className="text-13 font-semibold">
            {t('own_reason')}
          </label>
          <input
            id={id}
            type="text"
            maxLength={500}
            required={off > 0}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
            className="control w-full max-lg:min-h-11!"
          />
        </div>
      </div>
      <div aria-hidden="true" className="h-1.5 bg-line">
        <div
          className={`h-full ${tooLow ? 'bg-danger' : 'bg-sea'}`}
          style={{ width: `${sinir === 0 ? 0 : Math.min(100, (off / sinir) * 100)}%` }}
        />
      </div>
      <p className="flex justify-between gap-3 text-12 text-ink-2">
        <span className="num">{off > 0 ? t('own_off', { sum: money(off), rate }) : ''}</span>
        <span>{t('own_limit', { sum: money(sinir), limit })}</span>
      </p>
      {tooLow && (
        <Note tone="danger">{t('own_too_low', { sum: money(toAmount(toMinor(liste) - toMinor(sinir))) })}</Note>
      )}
    </div>
  )
}

function Sums({ quote: { kur_rezervasyon_toplam: sums }, kur }: { quote: BasketQuote; kur: string }) {
  const t = useTranslations('admin.phone')
  const { language } = useLanguage()
  return (
    <dl className="grid gap-1.5 border-line border-t pt-3">
      <div className="flex justify-between gap-3 text-16 font-[680]">
        <dt>{t('total')}</dt>
        <dd className="num">{formatMoney(language, sums.genel_toplam, kur)}</dd>
      </div>
      <div className="flex justify-between gap-3">
        <dt className="text-ink-2">{t('now')}</dt>
        <dd className="num">{formatMoney(language, sums.on_odeme_toplam, kur)}</dd>
      </div>
      <div className="flex justify-between gap-3">
        <dt className="text-ink-2">{t('later')}</dt>
        <dd className="num">{formatMoney(language, sums.kalan_toplam, kur)}</dd>
      </div>
    </dl>
  )
}
