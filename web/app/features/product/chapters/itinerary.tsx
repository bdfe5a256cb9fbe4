import type { Product } from '@meltem/contract/catalog/catalog'
import { useTranslations } from 'use-intl/react'
import type { KindLook } from '../kinds.ts'
import { Chapter } from './chapter.tsx'

type Stop = Product['icerik']['program'][number]

/** The way to a wedding or a treatment is told by its milestones; here stand the days themselves. */
function stopsOf({ icerik }: Product, { talk }: KindLook): readonly Stop[] {
  return talk ? icerik.program.filter(({ gun, saat }) => gun !== null || saat !== null) : icerik.program
}

/** The day or the days as a dotted passage; stops on the way in sun, beginning and end as rings. */
export function Itinerary({ product, look }: { product: Product; look: KindLook }) {
  const t = useTranslations('chapters')
  const program = stopsOf(product, look)
  if (program.length === 0) return null
  const days = new Set(program.map(({ gun }) => gun)).size
  return (
    <Chapter title={t(look.program ?? (days > 1 ? 'theDays' : 'theDay'))}>
      <ol className="stops" lang={product.dil}>
        {program.map((stop, place) => (
          <StopRow
            key={`${stop.gun}-${stop.saat}-${stop.baslik}`}
            stop={stop}
            inner={place > 0 && place < program.length - 1}
            newDay={days > 1 && stop.gun !== program[place - 1]?.gun}
          />
        ))}
      </ol>
    </Chapter>
  )
}

function StopRow({ stop, inner, newDay }: { stop: Stop; inner: boolean; newDay: boolean }) {
  const t = useTranslations('chapters')
  return (
    <li className={inner ? 'stop' : undefined}>
      {newDay && stop.gun !== null ? (
        <span className="block font-semibold text-13 text-sea">{t('dayNumber', { number: stop.gun })}</span>
      ) : null}
      {stop.saat ? (
        <time dateTime={stop.saat} className="mr-2.5 font-[680]">
          {stop.saat}
        </time>
      ) : null}
      <b className="font-[640]">{stop.baslik}</b>
      {stop.metin ? <p className="mt-[3px] max-w-[37.5em] text-ink-2">{stop.metin}</p> : null}
    </li>
  )
}
