import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { saveTraveller, type Traveller } from '@meltem/contract/member/area'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { LOCALES } from '@meltem/i18n/locales'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { DayField } from '../../booking/calendar/day-field.tsx'
import { useMemberFieldError } from '../use-member-field-error.ts'
import { NATIONS } from './nations.ts'
import { TravellerForm } from './profile-schemas.ts'

interface FormProps {
  readonly traveller: Traveller | undefined
  readonly onSaved: (ad: string) => void
}

/** A traveller of the member's family, new or known. A document that is left empty stays as it is. */
export function TravellerDialogForm({ traveller, onSaved }: FormProps) {
  const t = useTranslations('member.travellers')
  const { form, submit, failure } = useTraveller(traveller, onSaved)
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {failure ? (
        <div className="sm:col-span-2">
          <Note tone="danger" alert>
            {failure}
          </Note>
        </div>
      ) : null}
      <Fields form={form} traveller={traveller} />
      <Button type="submit" look="deep" className="justify-self-start sm:col-span-2" busy={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  )
}

function useTraveller(traveller: Traveller | undefined, onSaved: (ad: string) => void) {
  const call = useCall()
  const [failure, setFailure] = useState<string>()
  const form = useForm<TravellerForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(TravellerForm),
    defaultValues: {
      ad: traveller?.ad ?? '',
      soyad: traveller?.soyad ?? '',
      dogum_tarihi: traveller?.dogum_tarihi ?? '',
      uyruk: traveller?.uyruk ?? '',
      belge_turu: traveller?.belge_turu ?? '',
      belge_no: '',
      belge_bitis: traveller?.belge_bitis ?? '',
    },
  })
  const submit = form.handleSubmit(async ({ belge_no, belge_turu, ...values }) => {
    setFailure(undefined)
    const number = belge_no.trim()
    const answer = await call(saveTraveller, {
      ...(traveller ? { k_no: traveller.k_no } : {}),
      ad: values.ad,
      soyad: values.soyad,
      dogum_tarihi: values.dogum_tarihi || null,
      uyruk: values.uyruk || null,
      belge_bitis: values.belge_bitis || null,
      belge_turu: belge_turu || null,
      ...(belge_turu === '' ? { belge_no: null } : {}),
      ...(belge_turu !== '' && number ? { belge_no: number } : {}),
    })
    if (answer.success === 1) return onSaved(values.ad)
    const issue = answer.alanlar?.find(({ alan }) => alan === 'belge_no')
    if (issue) return form.setError('belge_no', { message: issue.mesaj }, { shouldFocus: true })
    setFailure(answer.message)
  })
  return { form, submit, failure }
}

type FieldsProps = Pick<ReturnType<typeof useTraveller>, 'form'> & Pick<FormProps, 'traveller'>

function Fields({ form, traveller }: FieldsProps) {
  const t = useTranslations('member.travellers')
  const login = useTranslations('login')
  const profile = useTranslations('member.profile')
  const say = useMemberFieldError()
  const nations = useNations()
  const { register, formState, watch } = form
  const { errors } = formState
  const kept = traveller?.belge_sonu
  return (
    <>
      <TextField {...register('ad')} id="traveller-ad" label={login('ad')} error={say(errors.ad)} />
      <TextField {...register('soyad')} id="traveller-soyad" label={login('soyad')} error={say(errors.soyad)} />
      <DayField
        id="traveller-dogum"
        typedOnly
        most={todayOnCoast()}
        label={profile('birthday')}
        start={watch('dogum_tarihi')}
        onDay={(day) => form.setValue('dogum_tarihi', day)}
        error={say(errors.dogum_tarihi)}
      />
      <SelectField {...register('uyruk')} id="traveller-uyruk" label={t('nation')} options={nations} />
      <SelectField
        {...register('belge_turu')}
        id="traveller-belge_turu"
        label={t('documentKind')}
        options={[
          { value: '', label: t('none') },
          { value: 'tc', label: t('tc') },
          { value: 'pasaport', label: t('pasaport') },
        ]}
      />
      {watch('belge_turu') === '' ? null : (
        <>
          <TextField
            {...register('belge_no')}
            id="traveller-belge_no"
            autoComplete="off"
            label={t('number')}
            hint={kept ? t('numberKept', { end: kept }) : t('numberHint')}
            error={say(errors.belge_no)}
          />
          <DayField
            id="traveller-belge_bitis"
            typedOnly
            label={t('ends')}
            start={watch('belge_bitis')}
            onDay={(day) => form.setValue('belge_bitis', day)}
            error={say(errors.belge_bitis)}
          />
        </>
      )}
    </>
  )
}

/** Names of countries as the language writes them, in its own order. */
function useNations() {
  const { language } = useFrame()
  const none = useTranslations('member.travellers')('none')
  return useMemo(() => {
    const { tag } = LOCALES[language]
    const names = new Intl.DisplayNames(tag, { type: 'region' })
    const all = NATIONS.map((value) => ({ value, label: names.of(value) ?? value }))
    return [{ value: '', label: none }, ...all.toSorted((a, b) => a.label.localeCompare(b.label, tag))]
  }, [language, none])
}
