import type { CartLine as PricedLine } from '@meltem/contract/reservation/reservation'
import { lineShown } from '@meltem/domain/pricing/receipt/shown-rows'
import { formatMoney } from '@meltem/i18n/format'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { CartKind, CartLine } from '../../../platform/stores/cart.ts'
import { Note } from '../../../ui/note.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { useObstacleWords } from '../../booking/panel/use-obstacle-words.ts'
import type { BasketState } from '../use-basket-quote.ts'
import { useLineWords } from '../use-line-words.ts'
import { pricedLine } from './priced-line.ts'

const EditLine = lazy(async () => ({ default: (await import('./edit-line.tsx')).EditLine }))

interface BasketLineProps {
  readonly kind: CartKind
  readonly line: CartLine
  readonly state: BasketState
  /** Held and waiting for its payment: nothing of it changes before that is given up. */
  readonly fixed: boolean
  readonly onRemove: () => void
}

export function BasketLine({ kind, line, state, fixed, onRemove }: BasketLineProps) {
  const words = useLineWords()
  const [editing, setEditing] = useState(false)
  const priced = pricedLine(state.quote, line.k_no)
  const broken = state.broken[line.k_no]
  const title = priced?.line.baslik ?? line.urun.baslik
  return (
    <li className="basket-line" data-line={line.urun.urun_tipi}>
      <Picture picture={line.urun.kapak} sizes="168px" className="aspect-[4/3] w-full" decorative />
      <div>
        <h2 className="text-20">
          <a href={line.urun.adres} className="hover:underline">
            {title}
          </a>
        </h2>
        <p className="mt-1 text-14 text-ink-2">
          {words(priced?.line ?? line.istek)}
          {line.urun.secenek ? <span className="block">{line.urun.secenek}</span> : null}
          {priced ? <Extras line={priced.line} /> : null}
        </p>
        {fixed ? null : (
          <>
            <Obstacles sentences={broken ? [broken] : []} obstacles={priced?.obstacles ?? []} />
            <Acts title={title} onEdit={() => setEditing(true)} onRemove={onRemove} />
          </>
        )}
      </div>
      <LineSum
        kind={kind}
        line={line}
        priced={priced?.line}
        fixed={fixed}
        broken={broken !== undefined}
        busy={state.busy}
      />
      {editing ? (
        <Suspense>
          <EditLine kind={kind} line={line} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}

interface ActsProps {
  readonly title: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Acts({ title, onEdit, onRemove }: ActsProps) {
  const t = useTranslations('basket')
  return (
    <div className="acts">
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        aria-label={`${t('edit')}: ${title}`}
        onClick={onEdit}
      >
        {t('edit')}
      </button>
      <button type="button" className="link" aria-label={`${t('remove')}: ${title}`} onClick={onRemove}>
        {t('remove')}
      </button>
    </div>
  )
}

function Extras({ line }: { line: PricedLine }) {
  const { language } = useFrame()
  const names = line.ekstra_hizmetler.map(({ ad, adet, birim, fiyat, kur }) =>
    birim === 'adet' && adet > 1 ? `${ad}: ${adet} × ${formatMoney(language, fiyat, kur)}` : ad,
  )
  return names.length > 0 ? <span className="block">{names.join(' · ')}</span> : null
}

interface ObstaclesProps {
  readonly sentences: readonly string[]
  readonly obstacles: NonNullable<BasketState['quote']>['engeller']
}

function Obstacles({ sentences, obstacles }: ObstaclesProps) {
  const say = useObstacleWords()
  const t = useTranslations('basket')
  const all = [...sentences, ...obstacles.map(say)]
  if (all.length === 0) return null
  return (
    <div className="mt-2">
      <Note tone="danger" alert>
        {all.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{t('mendLine')}</p>
      </Note>
    </div>
  )
}

interface LineSumProps {
  readonly kind: CartKind
  readonly line: CartLine
  readonly priced: PricedLine | undefined
  readonly fixed: boolean
  readonly broken: boolean
  readonly busy: boolean
}

function LineSum({ kind, line, priced, fixed, broken, busy }: LineSumProps) {
  const { language, currency } = useFrame()
  const t = useTranslations('basket')
  const old = priced && priced.kur_toplam.indirim_toplam > 0
  const amount = priced ? lineShown(priced.kur_toplam) : line.kur_toplam.genel_toplam
  return (
    <div className="basket-line-sum" aria-busy={busy || undefined}>
      {broken ? null : <Price amount={amount} currency={currency} />}
      {old ? (
        <s className="block text-13 text-ink-3">
          {formatMoney(language, priced.kur_toplam.toplam + priced.kur_toplam.ekstra_toplam, currency)}
        </s>
      ) : null}
      <p className="mt-1 text-13 text-ink-3">
        {fixed ? <span className="chip chip-wait">{t('waiting.chip')}</span> : null}
        {kind === 'direk' && !fixed ? t('confirmedAtOnce') : null}
        {kind === 'sor_sat' ? <span className="chip chip-wait">{t('request')}</span> : null}
      </p>
    </div>
  )
}
