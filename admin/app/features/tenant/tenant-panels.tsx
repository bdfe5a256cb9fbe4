import { type InstalledTenant, inviteManagerAgain, switchTenant } from '@meltem/contract/tenant/installation'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { type InstallationAct, useRefusal } from './use-installation.ts'

interface PanelProps {
  readonly tenant: InstalledTenant
  readonly act: InstallationAct
  readonly onAbandon: () => void
}

/** The invitation once more; to another address where the first was mistyped. */
export function InvitePanel({ tenant: { kod }, act, onAbandon }: PanelProps) {
  const t = useTranslations('admin.installation')
  const [typed, setTyped] = useState('')
  const e_mail = typed.trim().toLowerCase()
  return (
    <Question
      act={act}
      onAbandon={onAbandon}
      submit={t('send')}
      onSend={() =>
        act.mutate({
          run: () => call(inviteManagerAgain, { firma: kod, ...(e_mail === '' ? {} : { e_mail }) }),
          words: t('invited', { kod }),
        })
      }
    >
      <TextField
        label={t('invite_address')}
        hint={t('invite_lead')}
        type="email"
        value={typed}
        onChange={setTyped}
        most={254}
      />
    </Question>
  )
}

/** What stops is said before, the button repeats whose door it is, and the app's code says who sits there. */
export function SwitchPanel({ tenant: { kod, aktif }, act, onAbandon }: PanelProps) {
  const t = useTranslations('admin.installation')
  const [code, setCode] = useState('')
  return (
    <Question
      act={act}
      danger={aktif}
      onAbandon={onAbandon}
      submit={t(aktif ? 'close_do' : 'reopen_do', { kod })}
      onSend={() =>
        act.mutate({
          run: () => call(switchTenant, { firma: kod, aktif: !aktif, kod: code.replaceAll(/\s/g, '') }),
          words: t(aktif ? 'was_closed' : 'was_opened', { kod }),
        })
      }
    >
      <p>{t(aktif ? 'close_ask' : 'reopen_ask', { kod })}</p>
      <TextField label={t('code')} inputMode="numeric" value={code} onChange={setCode} most={7} required />
    </Question>
  )
}

interface QuestionProps extends Pick<PanelProps, 'act' | 'onAbandon'> {
  readonly submit: string
  readonly danger?: boolean
  readonly onSend: () => void
  readonly children: ReactNode
}

function Question({ act, submit, danger = false, onSend, onAbandon, children }: QuestionProps) {
  const t = useTranslations('admin.installation')
  const refusal = useRefusal()
  return (
    <form
      className={`grid gap-3 border-l-3 p-3.5 ${danger ? 'border-danger bg-danger-tint' : 'border-sea bg-mist'}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isPending) onSend()
      }}
    >
      {act.error ? <Note tone="danger">{refusal(act.error)}</Note> : null}
      <div className="grid max-w-xl gap-3">{children}</div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={act.isPending}
          className={`max-lg:min-h-11 ${danger ? 'border-danger! text-danger!' : ''}`}
        >
          {submit}
        </Button>
        <Button onClick={onAbandon} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
      </div>
    </form>
  )
}
