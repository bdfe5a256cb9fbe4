import { inviteColleague } from '@meltem/contract/staff/people'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { type PersonDraft, PersonFields, TextBox } from './person-fields.tsx'
import type { usePersonAct } from './use-people.ts'

interface InviteProps extends Pick<ReturnType<typeof usePersonAct>, 'act'> {
  readonly onAbandon: () => void
}

/** Whoever is invited chooses the password by the link of the mail. */
export function InvitePanel({ act, onAbandon }: InviteProps) {
  const t = useTranslations('admin.staff')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const [k_no] = useState(() => crypto.randomUUID())
  const [e_mail, setAddress] = useState('')
  const [draft, setDraft] = useState<PersonDraft>({ ad: '', soyad: '', rol: 'satis', dil: language })
  return (
    <Panel title={t('invite')} className="mb-4">
      <form
        className="grid gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          const address = e_mail.trim().toLowerCase()
          const run = () => call(inviteColleague, { k_no, e_mail: address, ...draft })
          if (!act.isPending) act.mutate({ run, words: t('invited', { e_mail: address }) })
        }}
      >
        <p className="text-ink-2">{t('invite_lead')}</p>
        {act.error && <Note tone="danger">{errorText(act.error)}</Note>}
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
          <TextBox label={t('e_mail')} type="email" value={e_mail} onChange={setAddress} />
          <PersonFields draft={draft} onChange={setDraft} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="sun" busy={act.isPending} className="max-lg:min-h-11">
            {!act.isPending && <Send aria-hidden="true" className="icon" />}
            {t('send')}
          </Button>
          <Button onClick={onAbandon} className="max-lg:min-h-11">
            {t('abandon')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
