import type { Product, ProductOption } from '@meltem/contract/catalog/catalog'
import { daysBetween } from '@meltem/domain/calendar-day'
import { formatDate, formatMoney, formatNumber } from '@meltem/i18n/format'
import { fromWords } from '@meltem/i18n/price-unit'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../../platform/page/frame.ts'
import { Button } from '../../../../ui/button.tsx'
import { Picture } from '../../../../ui/picture/picture.tsx'
import { useBooking } from '../../../booking/booking-context.tsx'
import { chooseOption } from '../../../booking/choice.ts'
import { useObstacleWords } from '../../../booking/panel/use-obstacle-words.ts'
import { Chapter } from '../chapter.tsx'
import { FactSign } from '../fact-icon.tsx'
import { bedCounts, RoomPlan } from './room-plan.tsx'
import { useRoomOffer } from './use-room-offer.ts'

/** Rooms of a hotel with their pictures, else their plans; with dates and party each one has its price for the whole stay. */
export function Rooms({ product }: { product: Product }) {
  const t = useTranslations('product')
  const { choice } = useBooking()
  const { baslangic, bitis } = choice
  const title =
    baslangic && bitis ? t('roomsFor', { from: formatDate(baslangic).slice(0, 6), to: formatDate(bitis) }) : t('rooms')
  return (
    <Chapter title={title}>
      <div className="border-t-2 border-ink">
        {product.secenekler.map((room) => (
          <Room key={room.k_no} room={room} />
        ))}
      </div>
    </Chapter>
  )
}

function Room({ room }: { room: ProductOption }) {
  const { choice, change, product } = useBooking()
  const t = useTranslations('product')
  const chosen = choice.opsiyon_k_no === room.k_no
  const { yataklar } = room.bilgi
  const sea = product.bilgi.ozellikler.includes('deniz_manzarasi') && /deniz|sea|meer|мор/i.test(room.ad)
  return (
    <article
      className={`grid gap-6 border-b border-line py-6 last:border-b-0 sm:grid-cols-[216px_minmax(0,1fr)] ${chosen ? 'bg-sea-tint shadow-[inset_4px_0_var(--color-sea)] max-sm:-mx-(--spacing-gutter) max-sm:px-(--spacing-gutter) sm:-mx-5 sm:px-5' : ''}`}
    >
      {room.gorsel ? (
        <Picture
          picture={room.gorsel}
          sizes="(min-width: 640px) 216px, 100vw"
          className="aspect-4/3 w-full self-start rounded-print"
        />
      ) : (
        <div className="self-start bg-sand p-3.5 max-sm:px-[22%]">
          <RoomPlan beds={yataklar} sea={sea} label={t('roomPlan', { room: room.ad })} />
        </div>
      )}
      <div>
        <h3>{room.ad}</h3>
        <RoomCaps room={room} />
        {room.aciklama ? <p className="mt-2 text-ink-2">{room.aciklama}</p> : null}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
          <RoomPrice room={room} />
          {chosen ? (
            <span className="chip bg-paper text-sea">{t('chosen')}</span>
          ) : (
            <Button
              size="sm"
              className="min-h-11"
              aria-label={t('chooseRoom', { room: room.ad })}
              onClick={() => change((now) => chooseOption(now, room.k_no))}
            >
              {t('choose')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function RoomCaps({ room }: { room: ProductOption }) {
  const t = useTranslations('product')
  const { language } = useFrame()
  const { alan_m2, yataklar, kapasite } = room.bilgi
  const bedWords = (beds: string) => {
    const [doubles, singles] = bedCounts(beds)
    const words = [
      doubles > 0 ? t('doubleBeds', { count: doubles }) : '',
      singles > 0 ? t('singleBeds', { count: singles }) : '',
    ]
    return words.filter(Boolean).join(', ')
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-14 text-ink-2">
      {alan_m2 === null ? null : (
        <li className="flex items-center gap-1.5">
          <FactSign icon="area" />
          {t('squareMetres', { value: formatNumber(language, alan_m2) })}
        </li>
      )}
      {yataklar === null ? null : (
        <li className="flex items-center gap-1.5">
          <FactSign icon="bed" />
          {bedWords(yataklar)}
        </li>
      )}
      {kapasite === null ? null : (
        <li className="flex items-center gap-1.5">
          <FactSign icon="people" />
          {t('upToPeople', { count: kapasite })}
        </li>
      )}
    </ul>
  )
}

/** The whole stay once there are dates, the least night until then. */
function RoomPrice({ room }: { room: ProductOption }) {
  const { choice } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('product')
  const card = useTranslations('card')
  const party = useTranslations('panel.party')
  const obstacle = useObstacleWords()
  const offer = useRoomOffer(room.k_no)
  const { baslangic, bitis } = choice
  if (baslangic && bitis && offer) {
    const [against] = offer.engeller
    const rooms = offer.sepet_urunler[0]?.adet ?? 1
    if (against) return <p className="text-14 text-danger">{obstacle(against)}</p>
    return (
      <p>
        <b className="num text-18">{formatMoney(language, offer.fis.toplam.genel_toplam, offer.fis.kur)}</b>{' '}
        <small className="block text-13 text-ink-2">
          {[rooms > 1 ? party('rooms', { count: rooms }) : '', t('forNights', { count: daysBetween(baslangic, bitis) })]
            .filter(Boolean)
            .join(', ')}
        </small>
      </p>
    )
  }
  const from = room.baslangic_fiyat
  if (!from) return null
  const { before, ending, after } = fromWords(card, from)
  return (
    <p>
      <small className="text-13 text-ink-2">{before}</small>{' '}
      <b className="num text-18">{formatMoney(language, from.fiyat, from.kur)}</b>
      {ending} <small className="text-13 text-ink-2">{after}</small>
    </p>
  )
}
