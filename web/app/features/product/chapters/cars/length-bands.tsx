import type { Product } from '@meltem/contract/catalog/catalog'
import { wallMinute } from '@meltem/domain/wall-time'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../../platform/page/frame.ts'
import { ScrollBox } from '../../../../ui/scroll-box.tsx'
import { useBooking } from '../../../booking/booking-context.tsx'
import type { Choice } from '../../../booking/choice.ts'
import { Chapter } from '../chapter.tsx'
import { type BandTable, bandTable, seasonsInView } from './band-table.ts'

/** Days of the hire as far as it is chosen: begun days of 24 hours. */
function hireDays({ baslangic, bitis, baslangic_saat, bitis_saat }: Choice): number | null {
  if (baslangic === null || bitis === null) return null
  const minutes =
    wallMinute(`${bitis}T${bitis_saat ?? '12:00'}`) - wallMinute(`${baslangic}T${baslangic_saat ?? '12:00'}`)
  return Math.max(1, Math.ceil(minutes / 1440))
}

/** Longer is cheaper: a row per length, a column per season; the person's own hire is marked by tint, edge and words. */
export function LengthBands({ product }: { product: Product }) {
  const t = useTranslations('car')
  const { choice, today } = useBooking()
  const own = product.sezonlar.filter(({ opsiyon_k_no }) => opsiyon_k_no === choice.opsiyon_k_no)
  const table = bandTable(seasonsInView(own, choice.baslangic ?? today))
  if (table.bands.length === 0) return null
  const days = hireDays(choice)
  return (
    <Chapter title={t('byLength')}>
      <ScrollBox label={t('byLength')}>
        <table className="ptable text-[0.97rem]">
          <thead>
            <tr>
              <th scope="col">{t('length')}</th>
              {table.seasons.map(({ baslangic, bitis }) => (
                <th scope="col" key={baslangic} className="r num">
                  {formatDate(baslangic).slice(0, 6)}–<br className="sm:hidden" />
                  {formatDate(bitis).slice(0, 6)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.bands.map((band) => (
              <Band key={band.from} band={band} table={table} days={days} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="mt-3 text-13 text-ink-3">{t('lengthNote')}</p>
    </Chapter>
  )
}

interface BandProps {
  readonly band: BandTable['bands'][number]
  readonly table: BandTable
  readonly days: number | null
}

function Band({ band, table, days }: BandProps) {
  const { product, choice } = useBooking()
  const { language, currency } = useFrame()
  const t = useTranslations('car')
  const here = days !== null && days >= band.from && (band.to === null || days <= band.to)
  const kur = product.baslangic_fiyat?.kur ?? currency
  const { baslangic } = choice
  return (
    <tr className={here ? 'here' : undefined}>
      <th scope="row" className="whitespace-nowrap">
        {band.to === null ? t('daysAndMore', { count: band.from }) : t('daysFromTo', { from: band.from, to: band.to })}
        {here ? <small className="whitespace-normal">{t('yourHire', { count: days })}</small> : null}
      </th>
      {table.seasons.map((season, place) => {
        const price = band.prices[place]
        const now = here && baslangic !== null && season.baslangic <= baslangic && baslangic <= season.bitis
        return (
          <td key={season.baslangic} className={`r num ${now ? 'font-bold' : ''}`}>
            {price === undefined ? '–' : formatMoney(language, price, kur)}
          </td>
        )
      })}
    </tr>
  )
}
