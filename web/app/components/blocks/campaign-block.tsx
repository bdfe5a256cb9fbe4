import { formatPercent } from '@meltem/i18n/format'
import { useId } from 'react'
import { useFrame } from '../../lib/frame.ts'
import { Price } from '../ui/price.tsx'
import type { BlockOf } from './block-of.ts'
import { onScreen, withThreshold } from './campaign-text.ts'

type CampaignItem = BlockOf<'kampanya'>['ogeler'][number]

export function CampaignBlock({ block }: { block: BlockOf<'kampanya'> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-sea-deep text-white">
      <div className="wrap grid items-center gap-6 py-8 lg:grid-cols-[1.05fr_1fr_1fr] lg:gap-12 lg:py-12">
        <div>
          <h2 id={id}>{block.baslik}</h2>
          <p className="mt-2.5 text-on-deep">{block.metin}</p>
        </div>
        {block.ogeler.map((item) => (
          <Offer key={item.metin} item={item} />
        ))}
      </div>
    </section>
  )
}

function Offer({ item }: { item: CampaignItem }) {
  const screen = useFrame()
  return (
    <div className="border-[#4f8596] border-l-2 border-dotted pl-6">
      <p className="flar font-bold text-52 text-sun leading-none tracking-[-0.03em]">
        <OfferValue value={item.deger} />
      </p>
      <p className="mt-2 max-w-[19.5em] text-on-deep">{withThreshold(item.metin, item.esik, screen)}</p>
    </div>
  )
}

function OfferValue({ value }: { value: CampaignItem['deger'] }) {
  const screen = useFrame()
  if (value.turu === 'yuzde') return formatPercent(screen.language, value.oran)
  const { tutar, kur } = onScreen(value, screen)
  return <Price amount={tutar} currency={kur} className="font-bold tracking-[-0.03em]" />
}
