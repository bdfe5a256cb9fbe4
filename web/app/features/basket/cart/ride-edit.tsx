import type { Product } from '@meltem/contract/catalog/catalog'
import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import { payingPeople } from '@meltem/domain/people'
import { clockOf } from '@meltem/i18n/clock-text'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { CartLine } from '../../../platform/stores/cart.ts'
import { ClockField } from '../../../ui/form/clock-field.tsx'
import { Checkbox } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { DayField } from '../../booking/calendar/day-field.tsx'
import { Stepper } from '../../booking/fields/stepper.tsx'
import { useObstacleWords } from '../../booking/panel/use-obstacle-words.ts'
import { cartProductOf } from '../../booking/use-add-to-basket.ts'
import { useQuote } from '../../booking/use-quote.ts'
import { changedLine, EditFooter } from './edit-footer.tsx'

interface RideEditProps {
  readonly product: Product
  readonly line: CartLine
  readonly onSave: (line: CartLine) => void
}

/** A transfer: the ride there, the ride back, and the passengers. */
export function RideEdit({ product, line, onSave }: RideEditProps) {
  const [ride, setRide] = useState<CartLineRequest>(line.istek)
  const whole = isWhole(ride)
  const quote = useQuote(whole ? ride : undefined)
  const change = (part: Partial<CartLineRequest>) => setRide((now) => withoutHoles({ ...now, ...part }))
  const changed = whole ? changedLine(quote, line, cartProductOf(product, line.urun.secenek)) : undefined
  return (
    <>
      <div className="sheet-body grid content-start gap-4">
        <Legs ride={ride} change={change} />
        <Party product={product} pax={ride.pax} onChange={(pax) => change({ pax })} />
        <Trouble quote={quote} />
      </div>
      <EditFooter quote={quote} changed={changed} onSave={onSave} />
    </>
  )
}

function isWhole({ baslangic, baslangic_saat, bitis, bitis_saat }: CartLineRequest): boolean {
  const clocks = [baslangic_saat, bitis_saat].filter((clock) => clock !== undefined)
  return (
    baslangic !== '' &&
    bitis !== '' &&
    (bitis === undefined) === (bitis_saat === undefined) &&
    clocks.every((clock) => clockOf(clock) === clock)
  )
}

/** A one-way ride has no ride back at all, not an empty one; a shuttle is found again by its day. */
function withoutHoles({ bitis, bitis_saat, ...rest }: CartLineRequest): CartLineRequest {
  return {
    ...rest,
    ...(bitis === undefined ? {} : { bitis }),
    ...(bitis_saat === undefined ? {} : { bitis_saat }),
  }
}

interface LegsProps {
  readonly ride: CartLineRequest
  readonly change: (part: Partial<CartLineRequest>) => void
}

function Legs({ ride, change }: LegsProps) {
  const t = useTranslations('basket.ride')
  const today = todayOnCoast()
  const back = ride.bitis !== undefined
  const shared = ride.kalkis !== undefined
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <DayField
          id="git-gun"
          label={t('day')}
          least={today}
          start={ride.baslangic}
          onDay={(baslangic) => change({ baslangic })}
          disabled={shared}
        />
        <ClockField
          id="git-saat"
          label={t('time')}
          start={ride.baslangic_saat}
          onClock={(baslangic_saat) => change({ baslangic_saat })}
          disabled={shared}
        />
      </div>
      {shared ? (
        <p className="text-14 text-ink-2">{t('shuttle')}</p>
      ) : (
        <Checkbox
          id="donus-var"
          label={t('return')}
          checked={back}
          onChange={(event) =>
            change(
              event.target.checked
                ? { bitis: ride.baslangic, bitis_saat: ride.baslangic_saat ?? '12:00' }
                : { bitis: undefined, bitis_saat: undefined },
            )
          }
        />
      )}
      {back ? <BackLeg ride={ride} change={change} /> : null}
    </>
  )
}

function BackLeg({ ride, change }: LegsProps) {
  const t = useTranslations('basket.ride')
  return (
    <div className="grid grid-cols-2 gap-2">
      <DayField
        id="don-gun"
        label={t('backDay')}
        least={ride.baslangic}
        start={ride.bitis}
        onDay={(bitis) => change({ bitis })}
      />
      <ClockField
        id="don-saat"
        label={t('backTime')}
        start={ride.bitis_saat}
        onClock={(bitis_saat) => change({ bitis_saat })}
      />
    </div>
  )
}

const AGES = ['yetiskin', 'cocuk', 'bebek'] as const

function Party({ product, pax, onChange }: { product: Product; pax: Pax; onChange: (pax: Pax) => void }) {
  const t = useTranslations('panel')
  const room = product.kisi_sinirlari.en_cok - payingPeople(pax)
  const most = { yetiskin: pax.yetiskin + room, cocuk: pax.cocuk + room, bebek: pax.yetiskin }
  return AGES.map((age) => (
    <Stepper
      key={age}
      label={t(age)}
      value={pax[age]}
      least={age === 'yetiskin' ? 1 : 0}
      most={most[age]}
      onChange={(count) => onChange({ ...pax, [age]: count })}
    />
  ))
}

function Trouble({ quote }: { quote: ReturnType<typeof useQuote> }) {
  const say = useObstacleWords()
  const sentences = quote.refusal ? [quote.refusal] : (quote.quote?.engeller ?? []).map(say)
  return sentences.length === 0 ? null : (
    <Note tone="danger" alert>
      {sentences.join(' ')}
    </Note>
  )
}
