import { changeOwnPassword } from '@meltem/contract/staff/people'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { NewPassword } from './new-password.tsx'

/** One's own password: the one so far, and another. */
export function OwnPassword() {
  const t = useTranslations('admin.staff')
  const errorText = useErrorText()
  const id = useId()
  const [eski, setOld] = useState('')
  const [sifre, setPassword] = useState('')
  const change = useMutation({
    mutationFn: () => call(changeOwnPassword, { eski, sifre }),
    onSuccess: () => {
      setOld('')
      setPassword('')
    },
  })
  return (
    <form
      className="grid gap-3 border-line border-t pt-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) change.mutate()
      }}
    >
      <h3 className="font-[640]">{t('own_password')}</h3>
      {change.error && <Note tone="danger">{errorText(change.error)}</Note>}
      {change.isSuccess && <p role="status">{t('changed')}</p>}
      <div className="grid gap-1">
        <label htmlFor={id} className="text-13 font-semibold">
          {t('old')}
        </label>
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={eski}
          onChange={(event) => setOld(event.target.value)}
          className="control w-full max-lg:min-h-11!"
        />
      </div>
      <NewPassword value={sifre} onChange={setPassword} />
      <Button type="submit" busy={change.isPending} className="justify-self-start max-lg:min-h-11">
        {t('own_password')}
      </Button>
    </form>
  )
}
