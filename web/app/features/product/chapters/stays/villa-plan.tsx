import type { Product } from '@meltem/contract/catalog/catalog'
import type { FactsOf } from '@meltem/contract/catalog/product-facts'
import { useTranslations } from 'use-intl/react'
import { Chapter } from '../chapter.tsx'

type VillaRoom = FactsOf<'villa'>['odalar'][number]

const INK = '#0b2a3a'

/** Where guests sleep: every room as a small plan with its beds. */
export function VillaRooms({ product }: { product: Product }) {
  const t = useTranslations('chapters')
  if (!('odalar' in product.bilgi) || product.bilgi.odalar.length === 0) return null
  return (
    <Chapter title={t('sleeping')}>
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {numbered(product.bilgi.odalar).map(({ room, number, key }) => (
          <RoomCard key={key} room={room} number={number} />
        ))}
      </ol>
    </Chapter>
  )
}

/** Rooms of one sort are numbered among themselves, when there are several. */
function numbered(rooms: readonly VillaRoom[]) {
  return rooms.map((room, place) => {
    const same = rooms.filter((one) => one.oda === room.oda)
    const before = rooms.slice(0, place).filter((one) => one.oda === room.oda).length
    return { room, number: same.length > 1 ? before + 1 : null, key: `${room.oda}-${before}` }
  })
}

function RoomCard({ room, number }: { room: VillaRoom; number: number | null }) {
  const t = useTranslations('chapters')
  const words = useTranslations('product')
  const facts = useTranslations('facts')
  const beds = [
    room.cift_kisilik > 0 ? words('doubleBeds', { count: room.cift_kisilik }) : '',
    room.tek_kisilik > 0 ? words('singleBeds', { count: room.tek_kisilik }) : '',
  ].filter(Boolean)
  return (
    <li className="bg-sand p-3.5">
      <Beds room={room} />
      <b className="mt-2 block font-[640]">
        {facts(`oda.${room.oda}`)}
        {number === null ? '' : ` ${number}`}
      </b>
      <span className="text-14 text-ink-2">
        {[...beds, room.banyolu ? t('ownBath') : ''].filter(Boolean).join(', ')}
      </span>
    </li>
  )
}

function times(count: number, width: number): number[] {
  return Array.from({ length: count }, () => width)
}

function Beds({ room }: { room: VillaRoom }) {
  const widths = [...times(room.cift_kisilik, 34), ...times(room.tek_kisilik, 19)].slice(0, 4)
  let x = 10
  const places = widths.map((width) => {
    const from = x
    x += width + 6
    return { from, width }
  })
  return (
    <svg viewBox="0 0 150 70" aria-hidden="true" className="h-auto w-full">
      <rect x="2" y="2" width="146" height="66" fill="#fffdf8" stroke={INK} strokeWidth="2.4" />
      {room.banyolu ? <path d="M112 2v40h36" fill="#e6f1f3" stroke={INK} strokeWidth="1.6" /> : null}
      {room.banyolu ? <circle cx="132" cy="20" r="7" fill="#fff" stroke={INK} /> : null}
      {places.map(({ from, width }) => (
        <g key={from}>
          <rect x={from} y="12" width={width} height="44" rx="3" fill="#fff" stroke={INK} strokeWidth="1.3" />
          <rect x={from + 3} y="15" width={width - 6} height="9" rx="3" fill="#e1eff1" stroke={INK} />
          <path d={`M${from} 30h${width}`} stroke={INK} />
        </g>
      ))}
    </svg>
  )
}
