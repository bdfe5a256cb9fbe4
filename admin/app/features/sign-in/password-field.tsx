import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/form/field.tsx'

type PasswordFieldProps = Omit<React.ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete' | 'children'>

export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('admin.sign_in')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...props} label={t('sifre')} type={shown ? 'text' : 'password'} autoComplete="current-password">
      <button
        type="button"
        aria-label={shown ? t('hide') : t('show')}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-ink-2 hover:text-ink"
      >
        <Icon aria-hidden="true" className="icon" />
      </button>
    </Field>
  )
}
