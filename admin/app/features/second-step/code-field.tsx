import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/form/field.tsx'

/** Six digits of the app; a recovery code for a person who has lost the telephone. */
export function CodeField({ appOnly = false }: { appOnly?: boolean }) {
  const t = useTranslations('admin.second_step')
  const [recovery, setRecovery] = useState(false)
  return (
    <>
      {recovery ? (
        <Field
          key="recovery"
          name="kod"
          label={t('recovery_code')}
          autoComplete="off"
          autoFocus
          required
          problem={undefined}
        />
      ) : (
        <Field
          key="app"
          name="kod"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
          required
          problem={undefined}
        />
      )}
      {appOnly ? null : (
        <button type="button" className="link mb-2 min-h-9 justify-self-start" onClick={() => setRecovery(!recovery)}>
          {recovery ? t('use_app') : t('use_recovery')}
        </button>
      )}
    </>
  )
}
