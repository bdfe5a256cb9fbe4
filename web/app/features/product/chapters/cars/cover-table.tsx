import type { Product } from '@meltem/contract/catalog/catalog'
import { useTranslations } from 'use-intl/react'
import { ScrollBox } from '../../../../ui/scroll-box.tsx'
import { useBooking } from '../../../booking/booking-context.tsx'
import { chosenOfGroup } from '../../../booking/choice.ts'
import { Chapter } from '../chapter.tsx'

/** What happens, and what the guest pays then: a column per cover, the chosen one tinted. */
export function CoverTable({ product }: { product: Product }) {
  const t = useTranslations('car')
  const { choice } = useBooking()
  const rows = product.icerik.kapsam ?? []
  if (rows.length === 0) return null
  const bought = product.ekstralar.filter(({ grup }) => grup === 'kasko').toSorted((a, b) => a.fiyat - b.fiyat)
  const covers = [{ k_no: null, ad: t('coverBasic') }, ...bought]
  const chosen = chosenOfGroup(product, choice, 'kasko')
  return (
    <Chapter title={t('coverTable')}>
      <ScrollBox label={t('coverTable')}>
        <table className="ptable min-w-[560px] text-[0.97rem]">
          <thead>
            <tr>
              <th scope="col">{t('ifThisHappens')}</th>
              {covers.map(({ k_no, ad }) => (
                <th key={k_no} scope="col" className={`pl-3 ${k_no === chosen ? 'bg-sea-tint' : ''}`}>
                  {ad}
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang={product.dil}>
            {rows.map(({ durum, bedeller }) => (
              <tr key={durum}>
                <th scope="row">{durum}</th>
                {covers.map(({ k_no }, place) => (
                  <td key={k_no} className={`pl-3 ${k_no === chosen ? 'bg-sea-tint' : ''}`}>
                    {bedeller[place] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="mt-3 text-13 text-ink-3">{t('coverNote')}</p>
    </Chapter>
  )
}
