import type { MapPin } from '@meltem/contract/catalog/listing'
import { formatMoney, formatShortMoney } from '@meltem/i18n/format'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { changed, listHref } from '../filters/listing-filters.ts'
import type { ListingData } from '../listing-data.ts'
import { boxAround, writeBox } from './map-box.ts'
import type { PinGroup } from './pin-groups.ts'

interface PinLinkProps {
  readonly group: PinGroup
  readonly list: ListingData
  readonly chosen?: boolean
  readonly onChoose?: (pin: MapPin) => void
  readonly style?: CSSProperties
}

/** A price, or several behind one another. Without a script it leads to the list of what stands around it. */
export function PinLink({ group, list, chosen = false, onChoose, style }: PinLinkProps) {
  const t = useTranslations('listing')
  const card = useTranslations('card')
  const { language } = useFrame()
  const [first] = group.pins
  if (!first) return null
  const count = group.pins.length
  const named = count > 1 ? undefined : list.cards.find(({ k_no }) => k_no === first.k_no)?.title
  const price = group.price === null ? '?' : formatShortMoney(language, group.price, list.kur)
  const spoken = group.price === null ? '?' : formatMoney(language, group.price, list.kur)
  return (
    <a
      href={listHref(list.pathname, changed(list.filters, { kutu: writeBox(boxAround(group.pins)) }))}
      rel="nofollow"
      data-document
      aria-current={chosen ? 'true' : undefined}
      className={`pin ${count > 1 ? 'pin-many' : ''} ${chosen ? 'pin-on' : ''}`}
      style={style}
      onClick={(event) => {
        if (!onChoose) return
        event.preventDefault()
        onChoose(first)
      }}
    >
      <span className="sr-only">{`${named ?? t('results', { count })}, ${card('from')} ${spoken}`}</span>
      <span aria-hidden="true">{count > 1 ? t('cluster', { count, price }) : price}</span>
    </a>
  )
}
