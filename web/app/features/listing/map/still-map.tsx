import type { MapPin } from '@meltem/contract/catalog/listing'
import { CUT_SIZE, cornerOf, cutAddress, cutAround } from '@meltem/domain/chart/cut'
import { CHARTED, isInside } from '@meltem/domain/chart/mercator'
import type { ListingData } from '../listing-data.ts'
import { boxAround, COAST, cornersOf, readBox } from './map-box.ts'
import { pinGroups } from './pin-groups.ts'
import { PinLink } from './pin-link.tsx'

/** What is seen without a script, and until the moving chart is there: the same coast, the same pins. */
export function StillMap({ list, pins }: { list: ListingData; pins: readonly MapPin[] }) {
  const asked = readBox(list.filters.kutu) ?? boxAround(pins)
  const corners = cornersOf(asked).filter((place) => isInside(place, CHARTED))
  const cut = cutAround(corners) ?? cutAround(cornersOf(COAST))
  if (!cut) return null
  const { x, y } = cornerOf(cut)
  const { width, height } = CUT_SIZE
  const view = { zoom: cut.zoom, left: x, top: y, width, height }
  return (
    <div className="absolute top-1/2 left-1/2 aspect-[640/500] min-h-full min-w-full -translate-1/2">
      <img
        src={cutAddress(cut)}
        alt=""
        width={width}
        height={height}
        className="absolute inset-0 size-full max-w-none"
      />
      {pinGroups(pins, view).map((group) => (
        <PinLink
          key={group.pins[0]?.k_no}
          group={group}
          list={list}
          style={{ left: `${(group.x / width) * 100}%`, top: `${(group.y / height) * 100}%` }}
        />
      ))}
    </div>
  )
}
