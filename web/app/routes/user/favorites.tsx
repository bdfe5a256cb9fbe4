import type { ProductCard as Card } from '@meltem/contract/catalog/catalog'
import { type Favourite, listFavourites } from '@meltem/contract/member/area'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useTranslations } from 'use-intl/react'
import { cardView } from '../../features/catalog/card-view.ts'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { useCardWords } from '../../features/catalog/use-card-words.ts'
import { useFavourite } from '../../features/catalog/use-favourite.ts'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty, Pending } from '../../features/member/area-states.tsx'
import { dayRange } from '../../features/member/trip-days.ts'
import { userMeta } from '../../features/member/user-meta.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/favorites.ts'

export default function Favorites() {
  const { language, currency } = useFrame()
  const t = useTranslations('member.favourites')
  const asked = useAnswer(listFavourites, { kur: currency })
  const marked = memberStore.use((state) => state.favoriler)
  // What was unmarked on this page is gone at once; the list itself is asked for when the page opens.
  const shown = asked.answer?.data.filter(({ favori }) => marked.some((one) => one.urun_k_no === favori.urun_k_no))
  return (
    <>
      <AreaHeading lead={t('lead')}>{t('title')}</AreaHeading>
      <Pending {...asked} />
      {shown?.length === 0 ? (
        <Empty icon="heart" title={t('emptyTitle')} text={t('emptyText')}>
          <a className="btn btn-sun" href={`/${language}/d`}>
            {t('emptyAction')}
          </a>
        </Empty>
      ) : null}
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {shown?.map(({ favori, urun }) => (
          <li key={favori.urun_k_no} className="flex flex-col gap-2">
            {urun ? <Shown favori={favori} urun={urun} /> : <Gone urun_k_no={favori.urun_k_no} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Shown({ favori, urun }: { favori: Favourite; urun: Card }) {
  const t = useTranslations('member.favourites')
  const words = useCardWords()
  const view = cardView(urun, words)
  const query = wishQuery(favori)
  return (
    <>
      <div className="flex-1">
        <ProductCard
          product={{ ...view, href: view.href + query }}
          sizes="(min-width: 1180px) 300px, (min-width: 640px) 45vw, 100vw"
          heading="h2"
        />
      </div>
      {/* Cards without dates keep the line free, so that the prices of a row stand in one line. */}
      <p className="text-13 text-ink-2 sm:min-h-[1lh]">
        {favori.baslangic && query
          ? t('wish', { days: dayRange(favori.baslangic, favori.bitis), count: favori.yetiskin + favori.cocuk })
          : null}
      </p>
    </>
  )
}

/** Dates that have gone by are left out of the address. */
function wishQuery({ baslangic, bitis, yetiskin, cocuk }: Favourite): string {
  if (!baslangic || baslangic < todayOnCoast()) return ''
  const query = new URLSearchParams({ baslangic, yetiskin: String(yetiskin) })
  if (bitis) query.set('bitis', bitis)
  if (cocuk > 0) query.set('cocuk', String(cocuk))
  return `?${query}`
}

function Gone({ urun_k_no }: { urun_k_no: string }) {
  const t = useTranslations('member.favourites')
  const { busy, press } = useFavourite(urun_k_no)
  return (
    <div className="grid flex-1 content-center justify-items-start gap-3 bg-mist p-6">
      <p>{t('gone')}</p>
      <Button busy={busy} onClick={press}>
        {t('remove')}
      </Button>
    </div>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('favorites', parts)
}
