import { subscribe } from '@meltem/contract/audience/audience'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useCall } from '../../../platform/calls/api.ts'
import { textOf } from '../../../platform/calls/form-text.ts'
import { useFrame } from '../../../platform/page/frame.ts'

type State =
  | { readonly step: 'idle' | 'warned' | 'sending' }
  /** What the person was told stays on the page: a toast goes. */
  | { readonly step: 'told'; readonly words: string }

/** Sends the address, and says in the words of the specification what became of it. */
export function useNewsletter(kaynak: 'altbilgi' | 'blok') {
  const t = useTranslations('home')
  const call = useCall()
  const { language } = useFrame()
  const [state, setState] = useState<State>({ step: 'idle' })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('e_mail')
    if (field instanceof HTMLInputElement && !field.checkValidity()) {
      setState({ step: 'warned' })
      showToast('bad', t('newsletterInvalid'))
      field.focus()
      return
    }
    setState({ step: 'sending' })
    const data = new FormData(form)
    const answer = await call(subscribe, {
      e_mail: textOf(data, 'e_mail'),
      lang: language,
      kaynak,
      web_sitesi: textOf(data, 'web_sitesi'),
    })
    if (answer.success === 1) form.reset()
    setState({ step: 'told', words: wordsFor(answer) })
  }
  const wordsFor = (answer: { success: 0 | 1; message: string; code?: string }): string => {
    if (answer.success === 1) {
      showToast('good', answer.message)
      return t('newsletterHint')
    }
    const refusal = answer.code === 'onceden_eklendi' || answer.code === 'cok_istek' ? answer.message : undefined
    showToast('info', refusal ?? t('newsletterFailed'))
    return refusal ?? t('newsletterFailed')
  }
  const forget = () => setState((before) => (before.step === 'warned' ? { step: 'idle' } : before))
  return { state, submit, forget }
}
