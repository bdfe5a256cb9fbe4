import { addSubAgency } from '@meltem/contract/agency/application'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { fieldErrors } from '../../../platform/calls/field-errors.ts'
import { textOf } from '../../../platform/calls/form-text.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note, ProblemNote } from '../../../ui/note.tsx'
import { toE164 } from '../../checkout/guest-rules.ts'

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ru']

type Said = { readonly good: string } | { readonly problem: string; readonly errors: Readonly<Record<string, string>> }

function bodyOf(form: FormData) {
  const text = (name: string) => textOf(form, name)
  const telefon = text('yetkili.telefon')
  return {
    unvan: text('unvan'),
    marka: text('marka'),
    vergi_dairesi: text('vergi_dairesi'),
    vergi_no: text('vergi_no').replace(/\s/g, ''),
    adres: text('adres'),
    yetkili: {
      ad: text('yetkili.ad'),
      soyad: text('yetkili.soyad'),
      e_mail: text('yetkili.e_mail'),
      telefon: toE164(telefon) ?? telefon,
    },
    lang: text('lang') as Language,
  }
}

/** A branch or a partner below the own contract; folded away until it is wanted. */
export function SubAgencyForm({ onMade }: { onMade: () => void }) {
  const t = useTranslations('agencyPage.sub')
  const call = useAgencyCall()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (said && 'errors' in said) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [said])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sheet = event.currentTarget
    if (busy) return
    const body = bodyOf(new FormData(sheet))
    setBusy(true)
    const answer = await call(addSubAgency, body)
    setBusy(false)
    if (answer.success === 0) {
      return setSaid({ problem: answer.message, errors: fieldErrors(answer) })
    }
    const { marka, kno } = answer.data
    setSaid({ good: t('made', { marka, kno, e_mail: body.yetkili.e_mail }) })
    sheet.reset()
    onMade()
  }
  const errors = said && 'errors' in said ? said.errors : {}
  return (
    <details className="mt-5 border-line border-y">
      <summary className="opener flex min-h-11 items-center justify-between gap-4 py-3 font-[620]">
        {t('heading')}
        <Icon name="chevron-down" />
      </summary>
      <p className="mb-4 max-w-[44em] text-ink-2">{t('lead')}</p>
      <form ref={form} noValidate onSubmit={(event) => void send(event)} className="grid gap-5 pb-6">
        <Fields errors={errors} />
        <ProblemNote problem={said && 'problem' in said ? said.problem : undefined} />
        {said && 'good' in said ? (
          <Note tone="good" alert>
            {said.good}
          </Note>
        ) : null}
        <Button type="submit" look="deep" busy={busy} className="justify-self-start max-sm:w-full">
          {t('submit')}
        </Button>
      </form>
    </details>
  )
}

function Fields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTranslations('agencyPage.sub')
  const { language } = useFrame()
  const of = (name: string) => ({ id: `alt-${name.replace('.', '-')}`, name, error: errors[name], required: true })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...of('unvan')} label={t('unvan')} maxLength={160} />
      <TextField {...of('marka')} label={t('marka')} maxLength={80} />
      <TextField {...of('vergi_dairesi')} label={t('vergi_dairesi')} maxLength={80} />
      <TextField {...of('vergi_no')} label={t('vergi_no')} inputMode="numeric" autoComplete="off" maxLength={14} />
      <TextField {...of('adres')} label={t('adres')} maxLength={300} className="sm:col-span-2" />
      <TextField {...of('yetkili.ad')} label={t('ad')} maxLength={80} />
      <TextField {...of('yetkili.soyad')} label={t('soyad')} maxLength={80} />
      <TextField {...of('yetkili.e_mail')} type="email" label={t('e_mail')} maxLength={254} />
      <TextField {...of('yetkili.telefon')} type="tel" label={t('telefon')} hint={t('telefonHint')} maxLength={32} />
      <SelectField
        id="alt-lang"
        name="lang"
        label={t('lang')}
        defaultValue={language}
        options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
      />
    </div>
  )
}
