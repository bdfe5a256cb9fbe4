import { removeAgencyLogo, uploadAgencyLogo } from '@meltem/contract/agency/agency'
import type { Picture } from '@meltem/contract/content/picture'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall, useAgencyUpload } from '../../../platform/calls/agency-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { AgencyLogo } from '../../agency/agency-logo.tsx'
import { FileButton } from '../../agency/file-button.tsx'

const MOST_BYTES = 4 * 1024 * 1024

interface LogoFieldProps {
  readonly logo: Picture | null
  readonly marka: string
}

/** Stored as soon as it is chosen; the rest of the page is saved by its button. */
export function LogoField({ logo, marka }: LogoFieldProps) {
  const t = useTranslations('agencyPage')
  const upload = useAgencyUpload()
  const call = useAgencyCall()
  const [shown, setShown] = useState(logo)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const tell = (answer: { success: 0 | 1; message?: string }, text: string) => {
    setBusy(false)
    setSaid(answer.success === 1 ? text : undefined)
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return setProblem(t('tooLarge'))
    setBusy(true)
    const answer = await upload(uploadAgencyLogo, {}, file)
    if (answer.success === 1) setShown(answer.data)
    tell(answer, t('logoSaved'))
  }
  const remove = async () => {
    setBusy(true)
    const answer = await call(removeAgencyLogo, {})
    if (answer.success === 1) setShown(null)
    tell(answer, t('logoRemoved'))
  }
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <AgencyLogo logo={shown} marka={marka} />
      <div className="grid content-start justify-items-start gap-1.5">
        <span className="font-bold text-14">{t('logo')}</span>
        <FileButton
          id="sayfa-logo"
          accept="image/jpeg,image/png,image/webp"
          name={`${t('logo')}: ${t('chooseLogo')}`}
          error={problem}
          describedBy="sayfa-logo-hint"
          onFile={(file) => void take(file)}
        >
          {t('chooseLogo')}
        </FileButton>
        {problem ? <FieldError id="sayfa-logo-error">{problem}</FieldError> : null}
        <span id="sayfa-logo-hint" className="hint">
          {t('logoLead')}
        </span>
        <span role="status" className="text-14">
          {busy ? t('busy') : said}
        </span>
        {shown ? (
          <Button size="sm" className="justify-self-start" onClick={() => void remove()}>
            {t('removeLogo')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
