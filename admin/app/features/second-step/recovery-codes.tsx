import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shown once, after the set-up. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('admin.second_step')
  return (
    <div className="grid gap-3.5">
      <h2>{t('codes')}</h2>
      <p className="text-ink-2">{t('codes_lead')}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 border border-line bg-mist p-3.5 font-mono text-14">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>{t('copy')}</Button>
        <Button look="sun" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </div>
  )
}
