import type { PhoneRow } from '@meltem/contract/reservation/phone-office'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { type Addable, countOfAdded, extraCount, groupsOf, withExtra, withOneOf } from './phone-draft.ts'

type Extra = PhoneRow['ekstralar'][number]

interface LineExtrasProps {
  readonly istek: CartLineRequest
  readonly addable: Addable
  readonly title: string
  readonly onChange: (istek: CartLineRequest) => void
}

/** What may be added to a line: one of a group, so many of what is counted, a tick for the rest. */
export function LineExtras({ istek, addable, title, onChange }: LineExtrasProps) {
  const t = useTranslations('admin.phone.extras')
  const priceOf = useExtraPrice()
  const { ekstralar, evcil_hayvan, ek_yatak } = addable
  const single = ekstralar.filter(({ grup }) => grup === null)
  if (ekstralar.length + evcil_hayvan + ek_yatak === 0) return null
  const count = countOfAdded(istek)
  return (
    <details className="group col-span-full">
      <summary
        aria-label={`${t('title', { count })}: ${title}`}
        className="link inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-13 max-lg:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        <ChevronDown aria-hidden="true" className="icon group-open:rotate-180" />
        {t('title', { count })}
      </summary>
      <div className="grid gap-3 pt-2 pb-1">
        {groupsOf(ekstralar).map(({ group, extras }) => (
          <Choice
            key={group}
            label={t(`group.${group}`)}
            value={extras.find(({ k_no }) => extraCount(istek, k_no) > 0)?.k_no ?? ''}
            options={[
              { value: '', label: t('none') },
              ...extras.map((extra) => ({ value: extra.k_no, label: `${extra.ad}, ${priceOf(extra)}` })),
            ]}
            onChange={(chosen) => onChange(withOneOf(istek, extras, chosen))}
          />
        ))}
        {single.map((extra) => (
          <SingleExtra key={extra.k_no} extra={extra} istek={istek} price={priceOf(extra)} onChange={onChange} />
        ))}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {(['evcil_hayvan', 'ek_yatak'] as const).map(
            (what) =>
              addable[what] > 0 && (
                <CountField
                  key={what}
                  label={t(what)}
                  value={istek[what] ?? 0}
                  most={addable[what]}
                  onChange={(wanted) => onChange({ ...istek, [what]: wanted })}
                />
              ),
          )}
        </div>
      </div>
    </details>
  )
}

interface SingleExtraProps extends Pick<LineExtrasProps, 'istek' | 'onChange'> {
  readonly extra: Extra
  readonly price: string
}

function SingleExtra({ extra, istek, price, onChange }: SingleExtraProps) {
  const count = extraCount(istek, extra.k_no)
  if (extra.en_cok > 1) {
    return (
      <CountField
        label={`${extra.ad}, ${price}`}
        value={count}
        most={extra.en_cok}
        onChange={(wanted) => onChange(withExtra(istek, extra.k_no, wanted))}
      />
    )
  }
  return (
    <label className="flex min-h-6 cursor-pointer items-start gap-2 text-13 max-lg:min-h-11">
      <input
        type="checkbox"
        checked={count > 0}
        onChange={(event) => onChange(withExtra(istek, extra.k_no, event.target.checked ? 1 : 0))}
        className="mt-0.5 size-4 accent-sea"
      />
      <span className="min-w-0">
        {extra.ad} <span className="num text-ink-2">{price}</span>
      </span>
    </label>
  )
}

/** Each at its own price and currency; the basket says what it comes to. */
function useExtraPrice(): (extra: Extra) => string {
  const t = useTranslations('admin.phone.extras')
  const { language } = useLanguage()
  return ({ fiyat, kur, birim }) => t(`unit.${birim}`, { price: formatMoney(language, fiyat, kur) })
}
