import type { ProductKind } from '@meltem/contract/content/content'
import type { BasketQuote } from '@meltem/contract/reservation/basket'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { KINDS } from '@meltem/domain/kinds'
import type { LineWish } from '@meltem/domain/reservation/line-wish'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useTranslations } from 'use-intl'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useObstacleText } from '../../ui/words/use-obstacle-text.ts'

interface LineFieldsProps {
  readonly baslik: string
  readonly urun_tipi: ProductKind
  readonly istek: CartLineRequest
  readonly wish: LineWish
  readonly onWish: (part: Partial<LineWish>) => void
}

const AGES = ['yetiskin', 'cocuk', 'bebek'] as const

/** Days, times, people and rooms of one service, as they may be asked for anew. */
export function LineFields({ baslik, urun_tipi, istek, wish, onWish }: LineFieldsProps) {
  const t = useTranslations('admin.reservation.wish')
  return (
    <fieldset className="grid gap-3 border-line border-b pb-3">
      <legend className="mb-2 font-[640]">{baslik}</legend>
      <div className="flex flex-wrap gap-3">
        <DayField
          label={t('baslangic')}
          value={wish.baslangic}
          least={todayOnCoast()}
          onChange={(baslangic) => onWish({ baslangic })}
        />
        {wish.baslangic_saat !== undefined && (
          <ClockField
            label={t('baslangic_saat')}
            value={wish.baslangic_saat}
            onChange={(baslangic_saat) => onWish({ baslangic_saat })}
          />
        )}
        {wish.bitis !== undefined && (
          <DayField
            label={t('bitis')}
            value={wish.bitis}
            least={wish.baslangic}
            onChange={(bitis) => onWish({ bitis })}
          />
        )}
        {wish.bitis_saat !== undefined && (
          <ClockField
            label={t('bitis_saat')}
            value={wish.bitis_saat}
            onChange={(bitis_saat) => onWish({ bitis_saat })}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {AGES.map((age) => (
          <CountField
            key={age}
            label={t(age)}
            value={wish.pax[age]}
            onChange={(count) => onWish({ pax: { ...wish.pax, [age]: count } })}
          />
        ))}
        {KINDS[urun_tipi].rooms && wish.bitis && (
          <CountField
            label={t('rooms')}
            value={wish.adet ?? istek.adet ?? 1}
            least={1}
            onChange={(adet) => onWish({ adet })}
          />
        )}
      </div>
    </fieldset>
  )
}

interface ObstaclesProps {
  readonly rows: BasketQuote['engeller']
  /** Names of the services, in their order. */
  readonly titles: readonly string[]
}

/** What stands in the way, service by service. */
export function Obstacles({ rows, titles }: ObstaclesProps) {
  const say = useObstacleText()
  return (
    <Note tone="danger">
      {rows.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same obstacle, and none of them moves
        <p key={place}>
          {titles[one.satir]}: {say(one)}
        </p>
      ))}
    </Note>
  )
}
