import type { postComment } from '@meltem/contract/comment'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../components/ui/button.tsx'
import { TextareaField, TextField } from '../../components/ui/field.tsx'
import { Note } from '../../components/ui/note.tsx'
import { RobotTrap } from '../../components/ui/robot-trap.tsx'
import { useCall } from '../../lib/api.ts'
import { textOf } from '../../lib/form-text.ts'
import { useFrame } from '../../lib/frame.ts'
import { authStore } from '../../stores/auth-store.ts'

const POST = { method: 'POST', path: '/yazi-yorum-post' } as const
const MOST_WORDS = 2000

interface CommentFieldsProps {
  readonly sayfa_k_no: string
  readonly onSent: () => void
}

function useSending({ sayfa_k_no, onSent }: CommentFieldsProps) {
  const { language } = useFrame()
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textOf(form, name)
    setBusy(true)
    const answer = await call<typeof postComment>(POST, {
      lang: language,
      sayfa_k_no,
      ad: text('ad'),
      e_mail: text('e_mail'),
      metin: text('metin'),
      web_sitesi: text('web_sitesi'),
    })
    setBusy(false)
    if (answer.success === 1) onSent()
    else setRefusal(answer.message)
  }
  return { busy, refusal, send }
}

export default function CommentFields(props: CommentFieldsProps) {
  const t = useTranslations('comments')
  const id = useId()
  const user = authStore.use((state) => state.user)
  const { busy, refusal, send } = useSending(props)
  return (
    <form className="relative mt-4 grid gap-4 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
      <TextareaField
        id={`${id}-metin`}
        name="metin"
        label={t('words')}
        required
        maxLength={MOST_WORDS}
        className="sm:col-span-2"
      />
      <TextField
        id={`${id}-ad`}
        name="ad"
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={80}
        autoComplete="name"
        defaultValue={user ? `${user.ad} ${user.soyad}` : ''}
      />
      <TextField
        id={`${id}-mail`}
        name="e_mail"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        required
        autoComplete="email"
        defaultValue={user?.e_mail ?? ''}
      />
      <RobotTrap />
      {refusal ? (
        <div className="sm:col-span-2">
          <Note tone="danger" alert>
            {refusal}
          </Note>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" look="deep" busy={busy}>
          {t('send')}
        </Button>
        <span className="text-14 text-ink-2">{t('moderated')}</span>
      </div>
    </form>
  )
}
