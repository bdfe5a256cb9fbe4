import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Note } from '../../../ui/note.tsx'
import { Receipt } from '../../reservation/receipt/receipt.tsx'
import { quotedParts } from '../../reservation/receipt/receipt-parts.ts'
import { useBooking } from '../booking-context.tsx'
import { usePartyWords } from '../fields/use-party-words.ts'
import { useObstacleWords } from './use-obstacle-words.ts'

/** Receipt, or what is missing or in the way. The total is announced when it changes. */
export function PanelSums({ open }: { open: boolean }) {
  const { quote, missing } = useBooking()
  const t = useTranslations('panel')
  return (
    <div className="grid gap-3">
      <SpokenTotal />
      {missing !== null ? <p className="text-14 text-ink-2">{t(`missing.${missing}`)}</p> : null}
      {quote.refusal ? (
        <Note tone="danger" alert>
          {quote.refusal}
        </Note>
      ) : null}
      {missing === null && !quote.refusal ? <Priced open={open} /> : null}
      <Obstacles />
    </div>
  )
}

function Priced({ open }: { open: boolean }) {
  const { quote, product, satis } = useBooking()
  const t = useTranslations('panel')
  const { exchange } = useFrame()
  const party = usePartyWords()
  const priced = quote.quote
  if (!priced || quote.slow) return <Skeleton />
  const asked = satis === 'sor_sat'
  const base = { amount: priced.rezervasyon_toplam.genel_toplam, currency: exchange.temel }
  return (
    <div className={quote.busy ? 'opacity-60' : ''} aria-busy={quote.busy || undefined}>
      <Receipt
        receipt={priced.fis}
        summary={party}
        parts={quotedParts(priced.fis, asked ? t('dueAfterAnswer') : t('dueToday'), t(`dueLater.${product.urun_tipi}`))}
        base={base}
        plan={priced.odeme_plani}
        open={open}
      />
    </div>
  )
}

/** Lines of about the height of the receipt, so that nothing jumps when it comes. */
function Skeleton() {
  const t = useTranslations('panel')
  return (
    <div className="grid gap-2.5 border border-line border-t-2 border-t-ink bg-paper p-4">
      <span className="sr-only">{t('pricing')}</span>
      <span className="sk w-full" />
      <span className="sk w-4/5" />
      <span className="sk w-2/3" />
      <span className="sk mt-3 h-12 w-full" />
    </div>
  )
}

function Obstacles() {
  const { quote, missing } = useBooking()
  const words = useObstacleWords()
  const obstacles = missing === null ? (quote.quote?.engeller ?? []) : []
  if (obstacles.length === 0) return null
  return (
    <Note tone="danger" alert>
      {obstacles.map((one) => (
        <p key={one.neden}>{words(one)}</p>
      ))}
    </Note>
  )
}

function SpokenTotal() {
  const { quote } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('panel')
  const receipt = quote.busy ? undefined : quote.quote?.fis
  return (
    <p className="sr-only" role="status">
      {receipt ? t('spokenTotal', { total: formatMoney(language, receipt.toplam.genel_toplam, receipt.kur) }) : ''}
    </p>
  )
}
