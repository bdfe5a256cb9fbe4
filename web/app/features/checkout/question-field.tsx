import type { LocalText } from '@meltem/contract/wire/language'
import { type AskedField, isIdentity } from '@meltem/domain/reservation/guest-questions'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { SelectField, TextareaField, TextField } from '../../ui/form/field.tsx'
import { fieldId } from './field-id.ts'

interface QuestionFieldProps {
  readonly field: AskedField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

function useLocal(): (text: LocalText) => string {
  const { language, defaultLanguage } = useFrame()
  return (text) => text[language] ?? text[defaultLanguage] ?? Object.values(text).find(Boolean) ?? ''
}

/** The control that fits the sort of answer. */
export function QuestionField({ field, value, error, onChange, onBlur }: QuestionFieldProps) {
  const local = useLocal()
  const t = useTranslations('checkout')
  const { soru, ad } = field
  const label = soru.kod === 'ad' || soru.kod === 'soyad' ? t(`guest.${soru.kod}`) : local(soru.baslik)
  const shared = { id: fieldId(ad), label, hint: local(soru.ipucu) || undefined, error, required: soru.zorunlu }
  const common = {
    ...shared,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur,
  }
  switch (soru.tip) {
    case 'uzun_metin':
      return <TextareaField {...common} rows={3} maxLength={500} className="sm:col-span-2" />
    case 'secim':
    case 'evet_hayir': {
      const choices =
        soru.tip === 'secim'
          ? soru.secenekler.map(({ kod, baslik }) => ({ value: kod, label: local(baslik) }))
          : (['evet', 'hayir'] as const).map((choice) => ({ value: choice, label: t(choice) }))
      return <SelectField {...common} options={[{ value: '', label: t('choose') }, ...choices]} />
    }
    case 'saat':
      return <ClockField {...shared} start={value} onClock={onChange} onLeave={onBlur} />
    case 'tarih':
      return <TextField {...common} inputMode="numeric" maxLength={10} placeholder={t('guest.dateFormat')} />
    case 'sayi':
      return <TextField {...common} inputMode="decimal" maxLength={9} />
    default:
      return <TextField {...common} maxLength={500} autoComplete={isIdentity(soru.kod) ? 'off' : undefined} />
  }
}
