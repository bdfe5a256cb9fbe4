import type { FactsOf } from '@meltem/contract/catalog/product-facts'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { CheckField, ChoiceField, NumberField } from './fields.tsx'

type Room = FactsOf<'villa'>['odalar'][number]

interface RoomListProps {
  readonly rooms: readonly Room[]
  readonly onChange: (rooms: Room[]) => void
}

const SORTS = ['yatak_odasi', 'salon', 'cocuk_odasi'] as const

/** The rooms of a house with their beds, in the order of the plan. */
export function RoomList({ rooms, onChange }: RoomListProps) {
  const t = useTranslations('admin.product_screen')
  const facts = useTranslations('facts')
  const put = (place: number, part: Partial<Room>) =>
    onChange(rooms.map((room, at) => (at === place ? { ...room, ...part } : room)))
  return (
    <fieldset className="grid gap-2 border-line-soft border-t p-4">
      <legend className="float-left text-13 font-semibold">{t('field.odalar')}</legend>
      {rooms.map((room, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no name but their place in the plan.
        <div key={place} className="grid items-end gap-2 sm:grid-cols-[2fr_1fr_1fr_1fr_auto]">
          <ChoiceField
            name="oda_turu"
            value={room.oda}
            options={SORTS.map((sort) => ({ value: sort, label: facts(`oda.${sort}`) }))}
            onChange={(oda) => put(place, { oda: oda as Room['oda'] })}
          />
          <NumberField
            name="cift_kisilik"
            value={room.cift_kisilik}
            least={0}
            onChange={(count) => put(place, { cift_kisilik: count ?? 0 })}
          />
          <NumberField
            name="tek_kisilik"
            value={room.tek_kisilik}
            least={0}
            onChange={(count) => put(place, { tek_kisilik: count ?? 0 })}
          />
          <CheckField
            label={t('field.banyolu')}
            checked={room.banyolu}
            onChange={(banyolu) => put(place, { banyolu })}
          />
          <Button
            size="icon"
            aria-label={t('remove_row', { number: place + 1 })}
            onClick={() => onChange(rooms.filter((_, at) => at !== place))}
            className="max-lg:min-h-11"
          >
            <Trash2 aria-hidden="true" className="icon" />
          </Button>
        </div>
      ))}
      <Button
        onClick={() => onChange([...rooms, { oda: 'yatak_odasi', cift_kisilik: 1, tek_kisilik: 0, banyolu: false }])}
        className="justify-self-start max-lg:min-h-11"
      >
        <Plus aria-hidden="true" className="icon" />
        {t('add_room')}
      </Button>
    </fieldset>
  )
}
