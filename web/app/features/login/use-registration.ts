import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { registerMember } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { closeLogin } from '../../platform/stores/login-modal-store.ts'
import { openSession } from '../../platform/stores/session.ts'
import { emptyRegistration, RegisterForm } from './login-schemas.ts'

/** The registration form and what happens when it is sent. */
export function useRegistration() {
  const t = useTranslations('login')
  const { other, language } = useFrame()
  const call = useCall()
  const [failure, setFailure] = useState<string>()
  /** The address the answer must not say more about: the rest stands in a mail. */
  const [mailed, setMailed] = useState<string>()
  const form = useForm<RegisterForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(RegisterForm),
    defaultValues: emptyRegistration(other),
  })
  const refuse = (field: 'e_mail' | 'sifre', key: string, sentence: string) => {
    form.setError(field, { message: key }, { shouldFocus: true })
    showToast('bad', sentence)
  }
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await call(registerMember, { ...values, lang: language, uye_grup_k_no: other.uye_grup_k_no })
    if (answer.success === 1) {
      if (!answer.oturum) return setMailed(values.e_mail)
      await openSession(call, answer.oturum)
      closeLogin()
      showToast('good', t('welcome'))
    } else if (answer.code === 'emailhata') {
      refuse('e_mail', 'emailTaken', t('emailTaken'))
    } else if (answer.code === 'sifre_yaygin') {
      refuse('sifre', answer.message, answer.message)
    } else {
      setFailure(answer.message)
      showToast('bad', answer.message)
    }
  })
  return { form, submit, failure, mailed }
}
