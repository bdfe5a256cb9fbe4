import type { DepartureAnswer } from '@meltem/contract/reservation/basket'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBooking } from '../booking-context.tsx'
import { useObstacleWords } from '../panel/use-obstacle-words.ts'
import { WaitingForm } from '../panel/waiting-form.tsx'

/** Below this the number of places is worth saying aloud. */
const FEW = 9

/** Departures of the chosen day with places left; a full one can be waited for. */
export function DepartureFields() {
  const { choice, departures } = useBooking()
  const t = useTranslations('panel')
  const id = useId()
  if (choice.baslangic === null) return null
  const ready = departures.day === choice.baslangic
  const full = departures.list.filter(({ engel }) => engel?.neden === 'dolu' || engel?.neden === 'yer_yetmez')
  return (
    <div className="grid gap-1.5" aria-busy={!ready || undefined}>
      <b className="font-semibold text-14" id={id}>
        {t('departure')}
      </b>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons with two lines, no frame around them */}
      <div role="group" data-asks="kalkis" aria-labelledby={id} className="flex min-h-[52px] flex-wrap gap-1.5">
        {ready ? (
          departures.list.map((one) => <Departure key={one.kalkis} departure={one} />)
        ) : (
          <span className="sk h-[52px] flex-1" />
        )}
        {ready && departures.list.length === 0 ? <p className="text-14 text-ink-2">{t('noDeparture')}</p> : null}
      </div>
      {ready && full.length > 0 ? (
        <WaitingForm title={t('waiting.title')} wish={{ baslangic: choice.baslangic }} departures={full} />
      ) : null}
    </div>
  )
}

function Departure({ departure }: { departure: DepartureAnswer }) {
  const { choice, change } = useBooking()
  const t = useTranslations('panel')
  const obstacle = useObstacleWords()
  const { kalkis, saat, kalan, engel } = departure
  const places = kalan <= FEW ? t('placesLeft', { count: kalan }) : t('places', { count: kalan })
  return (
    <button
      type="button"
      className="pill min-h-[52px] flex-1 flex-col justify-center gap-0 px-2 py-1.5 leading-[1.25]"
      aria-pressed={choice.kalkis === kalkis}
      aria-disabled={engel !== null || undefined}
      title={engel ? obstacle(engel) : undefined}
      onClick={() => (engel === null ? change((now) => ({ ...now, kalkis, baslangic_saat: saat })) : undefined)}
    >
      <span className="num">{saat}</span>
      <small className="font-[450] text-12">{engel ? obstacle(engel) : places}</small>
    </button>
  )
}
