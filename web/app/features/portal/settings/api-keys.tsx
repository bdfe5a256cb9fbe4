import { createApiKey, listApiKeys, revokeApiKey } from '@meltem/contract/agency/tools'
import { formatInstant } from '@meltem/i18n/format'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { textOf } from '../../../platform/calls/form-text.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Waiting } from '../portal-parts.tsx'

export function ApiKeys() {
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const { answer, failure, again } = useAnswer(listApiKeys, {}, { call })
  const [made, setMade] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const ad = textOf(new FormData(form), 'ad')
    const answered = await call(createApiKey, { ad })
    setMade(answered.success === 1 ? answered.anahtar : undefined)
    setFailed(answered.success === 1 ? undefined : answered.message)
    if (answered.success === 1) form.reset()
    again()
  }
  const end = async (k_no: string) => {
    await call(revokeApiKey, { k_no })
    again()
  }
  return (
    <section aria-labelledby="portal-keys">
      <h2 id="portal-keys" className="text-24">
        {t('keys')}
      </h2>
      <p className="mb-4 text-ink-2">{t('keysLead')}</p>
      {answer ? null : <Waiting problem={failure?.message} />}
      <ul className="rows">
        {answer?.data.map((key) => (
          <li key={key.k_no} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <b className="block">{key.ad}</b>
              <span className="num text-14 text-ink-2">
                {key.on_ek}… ·{' '}
                {key.son_kullanim ? t('lastUsed', { when: formatInstant(key.son_kullanim) }) : t('neverUsed')}
              </span>
            </span>
            <Button look="line" size="sm" onClick={() => void end(key.k_no)}>
              {t('endKey')}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void make(event)} className="mt-4 flex flex-wrap items-end gap-4">
        <TextField id="portal-key-name" name="ad" label={t('keyName')} required maxLength={80} />
        <Button type="submit" look="line">
          {t('makeKey')}
        </Button>
      </form>
      {made ? (
        <Note tone="good" alert>
          <p>{t('keyOnce')}</p>
          <code className="[overflow-wrap:anywhere]">{made}</code>
        </Note>
      ) : null}
      {failed ? (
        <Note tone="danger" alert>
          {failed}
        </Note>
      ) : null}
    </section>
  )
}
