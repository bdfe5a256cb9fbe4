import type { CouponProblem } from '@meltem/contract/reservation/promotion'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { changeDraft, reservationStore } from '../../../platform/stores/reservation-store.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isCouponCode, toCouponCode } from '../coupon-code.ts'

interface CouponBoxProps {
  /** Why the code does not count, in the server's word. */
  readonly problem: CouponProblem | null
  readonly counts: boolean
}

export function CouponBox({ problem, counts }: CouponBoxProps) {
  const t = useTranslations('basket.couponBox')
  const say = useTranslations('coupon')
  const code = reservationStore.use((carts) => carts.taslak.promosyon_kodu)
  const [typed, setTyped] = useState(code)
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = toCouponCode(typed)
    setTyped(wanted)
    changeDraft({ promosyon_kodu: wanted })
  }
  const own = code !== '' && !isCouponCode(code) ? 'kupon_bilinmiyor' : problem
  const error = code !== '' && own && toCouponCode(typed) === code ? say(own) : undefined
  return (
    <form className="box" onSubmit={apply} noValidate>
      <div className="field">
        <label htmlFor="kupon">{t('label')}</label>
        <div className="flex gap-2">
          <input
            id="kupon"
            className="input"
            value={typed}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'kupon-error' : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" look="line">
            {t('apply')}
          </Button>
        </div>
        {error ? <FieldError id="kupon-error">{error}</FieldError> : null}
        {counts && !error ? (
          <p className="flex items-center gap-1.5 text-14 text-olive" role="status">
            <Icon name="circle-check" />
            {t('counts', { code })}
            <button
              type="button"
              className="link ml-auto min-h-6"
              onClick={() => {
                setTyped('')
                changeDraft({ promosyon_kodu: '' })
              }}
            >
              {t('remove')}
            </button>
          </p>
        ) : null}
      </div>
    </form>
  )
}
