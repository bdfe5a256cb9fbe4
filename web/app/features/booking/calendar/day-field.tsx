import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { described, FieldFrame, type FieldLook } from '../../../ui/form/field.tsx'
import { DayInput, type DayInputProps } from './day-input.tsx'

type DayFieldProps = Omit<DayInputProps, 'className' | 'onWrong'> & FieldLook

/** A day with its name, its hint and what is wrong with it. */
export function DayField({ hint, error, className, ...rest }: DayFieldProps) {
  const t = useTranslations('day')
  const [wrong, setWrong] = useState(false)
  const said = wrong ? t('wrong') : error
  const look = { label: rest.label, hint, error: said, ...(className ? { className } : {}) }
  return (
    <FieldFrame {...look} id={rest.id} required={rest.required}>
      <DayInput {...rest} {...described(rest.id, look)} className="input" onWrong={setWrong} />
    </FieldFrame>
  )
}
