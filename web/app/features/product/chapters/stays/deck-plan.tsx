import type { Product } from '@meltem/contract/catalog/catalog'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../../platform/page/frame.ts'
import { ScrollBox } from '../../../../ui/scroll-box.tsx'
import { Chapter } from '../chapter.tsx'

const INK = '#0b2a3a'
const HULL =
  'M40 62C90 34 300 22 540 30C690 36 800 80 884 124C800 168 690 212 540 218C300 226 90 214 40 186C28 146 28 102 40 62Z'

/** Deck above, cabins below, in ink on sand; cabins are numbered as in the crew's list. Only boats with cabins have one. */
export function DeckPlan({ product }: { product: Product }) {
  const { language } = useFrame()
  const t = useTranslations('chapters')
  const facts = useTranslations('facts')
  if (!('kabin' in product.bilgi) || product.bilgi.kabin === 0) return null
  const { kabin, boy_m, gece_kisi } = product.bilgi
  const length = facts('line.metres', { value: formatNumber(language, boy_m, boy_m % 1 === 0 ? 0 : 1) })
  return (
    <Chapter title={t('deckPlan')}>
      <ScrollBox label={t('deckPlan')} className="bg-[#d9ecef] px-5 pt-[18px] pb-2">
        <svg
          viewBox="0 0 920 520"
          role="img"
          aria-label={t('deckPlanLabel', { cabins: kabin })}
          className="h-auto w-full min-w-[620px]"
          fill={INK}
        >
          <text x="40" y="18" fontSize="15" fontWeight="640">
            {t('deck')}
          </text>
          <Deck
            table={t('deckTable', { count: gece_kisi })}
            saloon={t('deckSaloon')}
            galley={t('deckGalley')}
            sun={t('deckSun')}
          />
          <path d="M60 248h340M480 248h400" stroke={INK} strokeDasharray="2 5" />
          <text x="440" y="253" fontSize="13" textAnchor="middle">
            {length}
          </text>
          <g transform="translate(0 268)">
            <text x="40" y="18" fontSize="15" fontWeight="640">
              {t('below', { cabins: kabin })}
            </text>
            <path d={HULL} fill="#f6f0e1" stroke={INK} strokeWidth="2.4" />
            <Cabins count={kabin} crew={t('deckCrew')} />
          </g>
        </svg>
      </ScrollBox>
    </Chapter>
  )
}

interface DeckProps {
  readonly table: string
  readonly saloon: string
  readonly galley: string
  readonly sun: string
}

function Deck({ table, saloon, galley, sun }: DeckProps) {
  const mats = Array.from({ length: 6 }, (_, place) => 490 + place * 27)
  return (
    <g fontSize="13" textAnchor="middle">
      <path d={HULL} fill="#e7c99a" stroke={INK} strokeWidth="2.4" />
      <path d="M50 50H716M50 86H768M50 124H820M50 158H768M50 194H716" stroke="#c79f66" />
      <path d="M60 76h150v96H60z" fill="#fffdf8" stroke={INK} strokeWidth="1.6" />
      <ellipse cx="135" cy="124" rx="62" ry="26" fill="#e7c99a" stroke={INK} />
      <text x="135" y="129">
        {table}
      </text>
      <rect x="236" y="62" width="216" height="124" rx="6" fill="#fffdf8" stroke={INK} strokeWidth="1.6" />
      <rect x="250" y="74" width="110" height="34" rx="4" fill="#e1eff1" stroke={INK} />
      <text x="305" y="96">
        {saloon}
      </text>
      <rect x="334" y="138" width="104" height="34" rx="4" fill="#dfe5e7" stroke={INK} />
      <text x="386" y="160">
        {galley}
      </text>
      {mats.map((x) => (
        <g key={x} fill="#fef3d9" stroke={INK}>
          <rect x={x} y="62" width="22" height="42" rx="4" />
          <rect x={x} y="146" width="22" height="42" rx="4" />
        </g>
      ))}
      <text x="568" y="129">
        {sun}
      </text>
      <circle cx="470" cy="124" r="9" fill="#8a5a2b" stroke={INK} />
      <circle cx="672" cy="124" r="8" fill="#8a5a2b" stroke={INK} />
    </g>
  )
}

/** Cabins stand in pairs from the stern; an odd one lies alone at the bow. */
function Cabins({ count, crew }: { count: number; crew: string }) {
  const pairs = Math.ceil(count / 2)
  const width = Math.min(150, 600 / pairs - 8)
  return (
    <g fontSize="15" fontWeight="680" textAnchor="middle">
      {Array.from({ length: count }, (_, place) => {
        const x = 66 + Math.floor(place / 2) * (width + 8)
        const y = place % 2 === 0 ? 52 : 130
        return (
          <g key={`${x}-${y}`}>
            <rect x={x} y={y} width={width} height="66" fill="#fffdf8" stroke={INK} strokeWidth="1.6" />
            <rect
              x={x + 8}
              y={y + 8}
              width={Math.min(46, width / 2)}
              height="50"
              rx="3"
              fill="#fff"
              stroke={INK}
              strokeWidth="1.4"
            />
            <path d={`M${x + 8} ${y + 28}h${Math.min(46, width / 2)}`} stroke={INK} />
            <text x={x + width - 16} y={y + 22}>
              {place + 1}
            </text>
          </g>
        )
      })}
      <path d="M700 78q80 20 120 46q-40 26-120 46z" fill="#e9ecd6" stroke={INK} strokeWidth="1.6" />
      <text x="744" y="129" fontSize="13" fontWeight="400">
        {crew}
      </text>
    </g>
  )
}
