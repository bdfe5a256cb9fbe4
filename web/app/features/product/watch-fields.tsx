import type { Product } from '@meltem/contract/catalog/catalog'
import { watchProduct } from '@meltem/contract/catalog/review'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { textOf } from '../../platform/calls/form-text.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { useBooking } from '../booking/booking-context.tsx'

export type WatchReason = 'musait' | 'ucuz'

interface WatchFieldsProps {
  readonly product: Product
  readonly onSent: (reason: WatchReason) => void
}

export default function WatchFields({ product, onSent }: WatchFieldsProps) {
  const { language } = useFrame()
  const { choice } = useBooking()
  const dated = choice.baslangic !== null
  const t = useTranslations('product.watch')
  const call = useCall()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const neden: WatchReason = form.get('neden') === 'musait' ? 'musait' : 'ucuz'
    setBusy(true)
    const answer = await call(watchProduct, {
      lang: language,
      urun_k_no: product.k_no,
      e_mail: textOf(form, 'e_mail'),
      neden,
      yetiskin: Math.max(1, choice.pax.yetiskin),
      cocuk: choice.pax.cocuk,
      ...(choice.baslangic === null ? {} : { baslangic: choice.baslangic }),
      ...(choice.bitis === null ? {} : { bitis: choice.bitis }),
    })
    setBusy(false)
    if (answer.success === 1) onSent(neden)
    else setRefusal(answer.message)
  }
  return (
    <form className="grid max-w-[520px] gap-3 pb-5" onSubmit={(event) => void send(event)}>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{t('reason')}</legend>
        <label className="check min-h-11 cursor-pointer items-center">
          <input type="radio" name="neden" value="ucuz" defaultChecked />
          {t('cheaper')}
        </label>
        <label className="check min-h-11 items-center has-enabled:cursor-pointer has-disabled:text-ink-3">
          <input type="radio" name="neden" value="musait" disabled={!dated} />
          {dated ? t('free') : t('freeNeedsDates')}
        </label>
      </fieldset>
      <TextField
        id={`${id}-mail`}
        name="e_mail"
        type="email"
        label={t('email')}
        hint={t('hint')}
        required
        autoComplete="email"
      />
      {refusal ? (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      ) : null}
      <Button type="submit" look="line" busy={busy} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}
