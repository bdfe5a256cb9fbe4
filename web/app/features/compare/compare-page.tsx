import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { appStore } from '../../platform/stores/app-store.ts'
import { setCompared } from '../../platform/stores/remembered.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { PictureFallback } from '../../ui/picture/picture-fallback.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import type { CardView } from '../catalog/card-view.ts'
import { comparePath } from '../catalog/compare-path.ts'
import type { CompareRow } from './compare-rows.ts'

interface ComparePageProps {
  readonly cards: readonly CardView[]
  readonly rows: readonly CompareRow[]
}

export function ComparePage({ cards, rows }: ComparePageProps) {
  const t = useTranslations('compare')
  const words = useTranslations('content')
  const list = useTranslations('listing')
  const { language } = useFrame()
  const crumbs = [
    { baslik: words('home'), href: `/${language}` },
    { baslik: list('all'), href: pathTo(language, { turu: 'd' }) },
    { baslik: t('title') },
  ]
  return (
    <div className="group/cmp wrap pb-20">
      <Crumbs items={crumbs} />
      {cards.length === 0 ? (
        <EmptyComparison />
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h1 className="text-38">{t('heading', { count: cards.length })}</h1>
            <div className="flex flex-wrap items-center gap-3">
              <label className="check min-h-11 cursor-pointer items-center">
                <input type="checkbox" data-differences />
                {t('onlyDifferences')}
              </label>
              <ShareLink />
            </div>
          </div>
          <CompareTable cards={cards} rows={rows} />
        </>
      )}
    </div>
  )
}

/** Opened without naming products: those that were ticked in this browser are shown, if there are any. */
function EmptyComparison() {
  const t = useTranslations('compare')
  const { language } = useFrame()
  const navigate = useNavigate()
  const ready = useStoresReady()
  const ticked = appStore.use((state) => state.karsilastir)
  const found = ready && ticked.length > 0 ? comparePath(language, ticked) : undefined
  useEffect(() => {
    if (found) void navigate(found, { replace: true })
  }, [found, navigate])
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-6 border-ink border-t-2 pt-6 sm:grid-cols-[200px_minmax(0,1fr)]">
      <PictureFallback className="aspect-square w-full rounded-print" decorative />
      <div>
        <h1 className="text-24">{t('empty')}</h1>
        <p className="mt-1.5 mb-3.5 max-w-[28.6em] text-ink-2">{t('emptyText')}</p>
        <a href={pathTo(language, { turu: 'd' })} className="btn btn-line">
          {t('toList')}
        </a>
      </div>
    </div>
  )
}

function ShareLink() {
  const t = useTranslations('compare')
  const scripted = useScripted()
  if (!scripted) return null
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showToast('good', t('shared'))
    } catch {
      showToast('bad', t('shareFailed'))
    }
  }
  return (
    <button type="button" className="btn btn-line btn-sm min-h-11" onClick={() => void copy()}>
      <Icon name="share-2" />
      {t('share')}
    </button>
  )
}

const FIRST =
  'sticky left-0 z-2 w-[126px] hyphens-auto bg-paper pr-3 text-left align-top font-semibold text-13 [overflow-wrap:anywhere] sm:text-14 text-ink-2 sm:w-[168px]'

function CompareTable({ cards, rows }: ComparePageProps) {
  const t = useTranslations('compare')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section aria-label={t('title')} tabIndex={0} className="relative -mr-gutter overflow-x-auto pr-gutter">
      <table className="w-full min-w-fit table-fixed border-collapse">
        <thead>
          <tr className="border-ink border-b-2">
            <td className={`${FIRST} pb-3 text-13`}>{t('legend')}</td>
            {cards.map((card) => (
              <ProductHead key={card.k_no} card={card} cards={cards} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareLine key={row.label} row={row} cards={cards} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={FIRST} />
            {cards.map((card) => (
              <td key={card.k_no} className="pt-4 pr-3.5">
                <a href={card.href} aria-label={t('viewLabel', { title: card.title })} className="btn btn-line w-full">
                  {t('view')}
                </a>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function ProductHead({ card, cards }: { card: CardView; cards: readonly CardView[] }) {
  const t = useTranslations('compare')
  const { language } = useFrame()
  const rest = cards.flatMap(({ k_no }) => (k_no === card.k_no ? [] : [k_no]))
  return (
    <th scope="col" className="relative w-[172px] pr-3.5 pb-3 text-left align-top font-normal sm:w-[200px]">
      <Picture
        picture={card.picture}
        decorative
        sizes="(min-width: 992px) 258px, 200px"
        className="aspect-4/3 w-full rounded-print"
      />
      <a
        href={comparePath(language, rest)}
        aria-label={t('remove', { title: card.title })}
        className="absolute top-1.5 right-5 grid size-11 place-items-center rounded-chip bg-white shadow-e1 focus-visible:rounded-chip"
        onClick={() => setCompared(rest)}
      >
        <Icon name="x" />
      </a>
      <span lang={card.foreign?.lang} className="flar mt-2.5 block font-[640] text-[1.06rem] leading-tight">
        {card.title}
      </span>
      <span className="block text-14 text-ink-2">
        {card.place}
        {card.rating ? ` · ${card.rating.mean} (${card.rating.count})` : ''}
      </span>
    </th>
  )
}

function CompareLine({ row, cards }: { row: CompareRow; cards: readonly CardView[] }) {
  const t = useTranslations('compare')
  return (
    <tr
      className={`border-line border-b ${row.same && cards.length > 1 ? 'text-ink-3 group-has-[[data-differences]:checked]/cmp:hidden' : ''}`}
    >
      <th scope="row" className={`${FIRST} py-3`}>
        {row.label}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={cards[index]?.k_no}
          className={`py-3 pr-3.5 align-top text-14 sm:text-16 ${cell.best ? 'font-[640] text-olive' : ''}`}
        >
          {cell.text}
          {cell.best ? <span className="sr-only"> ({t('best')})</span> : null}
        </td>
      ))}
    </tr>
  )
}
