import { useTranslations } from 'use-intl/react'
import { Note } from '../../../ui/note.tsx'

/** Told once: they are kept as hashes only. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('agencyLogin')
  return (
    <div className="grid gap-4">
      <Note tone="warn" alert>
        {t('codesLead')}
      </Note>
      <ul className="grid grid-cols-2 gap-2 border border-line p-4 font-bold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
