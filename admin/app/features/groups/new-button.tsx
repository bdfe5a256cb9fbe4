import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { type KeyRow, useScreenKeys } from '../../ui/screen-keys.tsx'

/** The screen's next step, by its button or by its letter; quiet while something is written. */
export function NewButton({ onClick, quiet = false }: { onClick: () => void; quiet?: boolean }) {
  const t = useTranslations('admin.groups')
  const [keys] = useState<readonly KeyRow[]>(() => [{ words: t('new'), acts: { n: onClick } }])
  useScreenKeys(keys)
  return (
    <Button look={quiet ? 'line' : 'sun'} onClick={onClick} className="max-lg:min-h-11">
      <Plus aria-hidden="true" className="icon" />
      {t('new')}
      <Kbd>N</Kbd>
    </Button>
  )
}
