import type { Guest } from '@meltem/contract/reservation/reservation'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { textOf } from '../../platform/calls/form-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'

interface GuestFormProps {
  readonly action: string
  readonly busy: boolean
  readonly onGuest: (guest: Guest) => void
  /** What has to be agreed to as well. */
  readonly children?: ReactNode
}

/** Name, phone and mail of the guest: what every booking needs. */
export function GuestForm({ action, busy, onGuest, children }: GuestFormProps) {
  const t = useTranslations('agencyPortal.guest')
  const id = useId()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const telefon = textOf(form, 'telefon').replace(/[^\d+]/g, '')
    onGuest({ ad: textOf(form, 'ad'), soyad: textOf(form, 'soyad'), telefon, e_mail: textOf(form, 'e_mail') })
  }
  return (
    <form onSubmit={send} className="grid gap-4 sm:grid-cols-2">
      <TextField id={`${id}-ad`} name="ad" label={t('firstName')} required maxLength={80} autoComplete="off" />
      <TextField id={`${id}-soyad`} name="soyad" label={t('lastName')} required maxLength={80} autoComplete="off" />
      <TextField
        id={`${id}-telefon`}
        name="telefon"
        type="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        required
        pattern="\+[0-9 ]{7,20}"
        autoComplete="off"
      />
      <TextField id={`${id}-e_mail`} name="e_mail" type="email" label={t('email')} required autoComplete="off" />
      {children}
      <Button type="submit" look="sun" busy={busy} className="justify-self-start sm:col-span-2">
        {action}
      </Button>
    </form>
  )
}
