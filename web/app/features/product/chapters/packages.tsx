import type { Product, ProductOption } from '@meltem/contract/catalog/catalog'
import { leadTime } from '@meltem/domain/availability/sale-window'
import { unitWords } from '@meltem/i18n/price-unit'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { useBooking } from '../../booking/booking-context.tsx'
import { chooseOption } from '../../booking/choice.ts'
import type { KindLook } from '../kinds.ts'
import { Chapter } from './chapter.tsx'

/** Options side by side, as packages to begin with. */
export function Packages({ product, look }: { product: Product; look: KindLook }) {
  const t = useTranslations('product')
  if (product.secenekler.length < 2) return null
  return (
    <Chapter title={t(look.packages)}>
      <div
        className={`grid gap-6 ${product.secenekler.length > 3 ? 'sm:grid-cols-2' : 'sm:auto-cols-fr sm:grid-flow-col'}`}
      >
        {product.secenekler.map((option) => (
          <Package key={option.k_no} option={option} />
        ))}
      </div>
    </Chapter>
  )
}

/** How long ahead it has to be asked for, where that is more than a few days. */
function LeadTime({ hours }: { hours: number }) {
  const t = useTranslations('plan')
  if (hours < LONG_LEAD) return null
  return <p className="mt-1 font-semibold text-14">{t('lead', { ...leadTime(hours * 60) })}</p>
}

/** Hours; a shorter one is no news to a visitor who plans a journey. */
const LONG_LEAD = 7 * 24

function Package({ option }: { option: ProductOption }) {
  const { choice, change } = useBooking()
  const t = useTranslations('product')
  const card = useTranslations('card')
  const chosen = choice.opsiyon_k_no === option.k_no
  const from = option.baslangic_fiyat
  return (
    <article
      className={`flex flex-col border-t-[3px] pt-4 ${chosen ? 'border-sea bg-sea-tint px-4 pb-4' : 'border-ink'}`}
    >
      {option.gorsel ? (
        <Picture
          picture={option.gorsel}
          sizes="(min-width: 640px) 360px, 100vw"
          className="mb-3 aspect-3/2 w-full rounded-print"
        />
      ) : null}
      <h3 className="text-20">{option.ad}</h3>
      {option.aciklama ? <p className="mt-1 text-14 text-ink-2">{option.aciklama}</p> : null}
      <LeadTime hours={option.son_satis_saat} />
      {from ? (
        <p className="mt-auto mb-4 pt-3">
          <Price amount={from.fiyat} currency={from.kur} className="text-30" />
          <small className="block text-13 text-ink-2">
            {unitWords(card, from)}
            {option.bilgi.kapasite === null ? '' : `, ${t('upToPeople', { count: option.bilgi.kapasite })}`}
          </small>
        </p>
      ) : null}
      <Button
        look={chosen ? 'deep' : 'line'}
        size="sm"
        aria-pressed={chosen}
        className="min-h-11"
        onClick={() => change((now) => chooseOption(now, option.k_no))}
      >
        {chosen ? t('chosen') : t('chooseRoom', { room: option.ad })}
      </Button>
    </article>
  )
}
