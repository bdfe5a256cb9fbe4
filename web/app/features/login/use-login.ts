import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { loginMember } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useCall } from '../../platform/calls/api.ts'
import { closeLogin } from '../../platform/stores/login-modal-store.ts'
import { rememberedStore } from '../../platform/stores/remembered-store.ts'
import { openSession } from '../../platform/stores/session.ts'
import { LoginForm } from './login-schemas.ts'

/** The login form and what happens when it is sent. A one-time password leads on to choosing a new one. */
export function useLogin(onOneTime: (anahtar: string) => void) {
  const t = useTranslations('login')
  const call = useCall()
  const [failure, setFailure] = useState<string>()
  const remembered = rememberedStore.use((state) => state.e_mail)
  const form = useForm<LoginForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { e_mail: remembered ?? '', sifre: '', remember: true },
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await call(loginMember, values)
    if (answer.success === 0) {
      const message = answer.code === 'giris_hatali' ? t('checkDetails') : answer.message
      setFailure(message)
      showToast('bad', message)
      return
    }
    rememberedStore.use.setState({ e_mail: values.remember ? answer.uye.e_mail : null })
    await openSession(call, answer)
    if (answer.sifre_anahtari) return onOneTime(answer.sifre_anahtari)
    closeLogin()
    showToast('good', t('welcome'))
  })
  return { form, submit, failure }
}
