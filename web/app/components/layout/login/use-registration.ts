import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { registerMember } from '@meltem/contract/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../lib/api.ts'
import { useFrame } from '../../../lib/frame.ts'
import { showToast } from '../../../lib/toast.ts'
import { showLoginTab } from '../../../stores/login-modal-store.ts'
import { RegisterForm } from './login-schemas.ts'

/** The registration form and what happens when it is sent. */
export function useRegistration() {
  const t = useTranslations('login')
  const { other } = useFrame()
  const call = useCall()
  const [failure, setFailure] = useState<string>()
  const form = useForm<RegisterForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(RegisterForm),
    defaultValues: { ad: '', soyad: '', e_mail: '', sifre: '', sifre_onay: '', gizlilik_politikasi: false },
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await call(registerMember, { ...values, uye_grup_k_no: other.uye_grup_k_no })
    if (answer.success === 1) {
      showLoginTab('login')
      showToast('good', t('welcome'))
    } else if (answer.code === 'emailhata') {
      form.setError('e_mail', { message: 'emailTaken' }, { shouldFocus: true })
      showToast('bad', t('emailTaken'))
    } else {
      setFailure(answer.message)
      showToast('bad', answer.message)
    }
  })
  return { form, submit, failure }
}
