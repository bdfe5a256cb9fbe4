import { eraseMember, exportMember } from '@meltem/contract/member/area'
import type { Member } from '@meltem/contract/member/member'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { closeSession } from '../../../platform/stores/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, TextField } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../dialog.tsx'
import { downloadJson } from './download-json.ts'
import { Setting } from './setting.tsx'

type Wish = 'export' | 'erase'

/** One's data to take away, and the end of the account (KVKK, GDPR). Both ask for the password once more. */
export function PrivacySection({ user }: { user: Member }) {
  const t = useTranslations('member.privacy')
  const [wish, setWish] = useState<Wish>()
  return (
    <Setting id="privacy" title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => setWish('export')}>
          <Icon name="download" />
          {t('export')}
        </Button>
        <Button onClick={() => setWish('erase')}>
          <Icon name="trash" />
          {t('erase')}
        </Button>
      </div>
      {wish ? (
        <Dialog title={t(wish)} onClose={() => setWish(undefined)}>
          {wish === 'export' ? <ExportForm user={user} onDone={() => setWish(undefined)} /> : <EraseForm user={user} />}
        </Dialog>
      ) : null}
    </Setting>
  )
}

function ExportForm({ user, onDone }: { user: Member; onDone: () => void }) {
  const t = useTranslations('member.privacy')
  const call = useCall()
  const { busy, failure, run } = useWish(async (sifre) => {
    const answer = await call(exportMember, user.sifre_var ? { sifre } : {})
    if (answer.success === 0) return answer.message
    downloadJson('meltem.json', answer.data)
    showToast('good', t('exported'))
    onDone()
  })
  return (
    <form noValidate onSubmit={run} className="grid gap-4">
      <p className="text-ink-2">{t('exportText')}</p>
      <WishFields user={user} failure={failure} />
      <Button type="submit" look="deep" className="justify-self-start" busy={busy}>
        {t('exportNow')}
      </Button>
    </form>
  )
}

function EraseForm({ user }: { user: Member }) {
  const t = useTranslations('member.privacy')
  const { language } = useFrame()
  const call = useCall()
  const navigate = useNavigate()
  const [sure, setSure] = useState(false)
  const { busy, failure, run } = useWish(async (sifre) => {
    const answer = await call(eraseMember, user.sifre_var ? { sifre } : {})
    if (answer.success === 0) return answer.message
    await navigate(`/${language}`, { replace: true })
    await closeSession(call)
    showToast('good', t('erased'))
  })
  return (
    <form noValidate onSubmit={run} className="grid gap-4">
      <p className="text-ink-2">{t('eraseText')}</p>
      <WishFields user={user} failure={failure} />
      <Checkbox
        id="erase-sure"
        label={t('eraseSure')}
        checked={sure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <Button type="submit" look="deep" className="justify-self-start" busy={busy} disabled={!sure}>
        {t('eraseNow')}
      </Button>
    </form>
  )
}

/** The work answers with the sentence of its refusal, or with nothing when it is done. */
function useWish(work: (sifre: string) => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('sifre')
    setBusy(true)
    setFailure(undefined)
    const problem = await work(typeof typed === 'string' ? typed : '')
    setBusy(false)
    setFailure(problem)
  }
  return { busy, failure, run: (event: SubmitEvent<HTMLFormElement>) => void run(event) }
}

function WishFields({ user, failure }: { user: Member; failure: string | undefined }) {
  const t = useTranslations('member.profile')
  return (
    <>
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      {user.sifre_var ? (
        <TextField
          id="wish-sifre"
          name="sifre"
          type="password"
          autoComplete="current-password"
          label={t('presentPassword')}
        />
      ) : null}
    </>
  )
}
