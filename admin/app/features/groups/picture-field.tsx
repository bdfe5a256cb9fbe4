import type { PictureSection } from '@meltem/contract/content/picture'
import { useTranslations } from 'use-intl'
import { TextField } from '../../ui/form/text-field.tsx'
import { ChoosePicture } from '../media/choose-picture.tsx'

interface PictureFieldProps {
  readonly value: string | null
  readonly onChange: (key: string | null) => void
  /** Section of the keys of what is uploaded here. */
  readonly bolum?: PictureSection
}

/** A picture out of the library, or by its key. */
export function PictureField({ value, onChange, bolum = 'icerik' }: PictureFieldProps) {
  const t = useTranslations('admin.groups')
  return (
    <div className="grid gap-2">
      <TextField
        label={t('field.picture')}
        most={140}
        value={value ?? ''}
        onChange={(key) => onChange(key.trim() === '' ? null : key.trim())}
        hint={t('field.picture_hint')}
      />
      <ChoosePicture label={t('field.picture')} bolum={bolum} onChoose={onChange} />
    </div>
  )
}
