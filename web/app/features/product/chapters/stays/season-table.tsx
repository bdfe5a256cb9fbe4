import type { Product } from '@meltem/contract/catalog/catalog'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { unitWords } from '@meltem/i18n/price-unit'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../../platform/page/frame.ts'
import { ScrollBox } from '../../../../ui/scroll-box.tsx'
import { useBooking } from '../../../booking/booking-context.tsx'
import { Chapter } from '../chapter.tsx'

/** Prices by season for the chosen option; the season of the chosen day is marked. */
export function SeasonTable({ product }: { product: Product }) {
  const t = useTranslations('product')
  const card = useTranslations('card')
  const { choice, option } = useBooking()
  const unit = option?.baslangic_fiyat
  const rows = product.sezonlar.filter(({ opsiyon_k_no }) => opsiyon_k_no === choice.opsiyon_k_no)
  if (rows.length === 0) return null
  const weekly = rows.some(({ haftalik_fiyat }) => haftalik_fiyat !== null)
  return (
    <Chapter title={t('seasons')}>
      <ScrollBox label={t('seasons')}>
        <table className="ptable text-[0.97rem]">
          <thead>
            <tr>
              <th scope="col">{t('period')}</th>
              <th scope="col" className="max-sm:hidden">
                {t('leastStay')}
              </th>
              <th scope="col" className="r">
                {unit?.birim === 'kisi_gece' ? unitWords(card, unit) : t('perNight')}
              </th>
              {weekly ? (
                <th scope="col" className="r">
                  {t('perWeek')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.baslangic} row={row} weekly={weekly} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Chapter>
  )
}

function Row({ row, weekly }: { row: Product['sezonlar'][number]; weekly: boolean }) {
  const { product, choice } = useBooking()
  const { language, defaultLanguage, currency } = useFrame()
  const t = useTranslations('product')
  const card = useTranslations('card')
  const named = language === defaultLanguage ? row.sezon : ''
  const kur = product.baslangic_fiyat?.kur ?? currency
  const here = choice.baslangic !== null && row.baslangic <= choice.baslangic && choice.baslangic <= row.bitis
  return (
    <tr className={here ? 'here' : undefined}>
      <th scope="row" className="font-normal">
        <span className="num whitespace-nowrap max-sm:text-14">
          {formatDate(row.baslangic)} – <br className="sm:hidden" />
          {formatDate(row.bitis)}
        </span>
        <small>
          {[named, here ? t('yourSeason') : ''].filter(Boolean).join(' · ')}
          <span className="sm:hidden"> {t('nightsAtLeast', { count: row.en_az })}</span>
        </small>
      </th>
      <td className="max-sm:hidden">{t('nightsAtLeast', { count: row.en_az })}</td>
      <td className="r num">
        {row.eski_fiyat === null ? null : (
          <s className="mr-2 text-13 text-ink-3 max-sm:mr-0 max-sm:block">
            <span className="sr-only">{card('oldPrice', { price: '' })}</span>
            {formatMoney(language, row.eski_fiyat, kur)}
          </s>
        )}
        {formatMoney(language, row.fiyat, kur)}
      </td>
      {weekly ? (
        <td className="r num">{row.haftalik_fiyat === null ? '–' : formatMoney(language, row.haftalik_fiyat, kur)}</td>
      ) : null}
    </tr>
  )
}
