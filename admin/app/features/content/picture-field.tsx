import type { PictureSection } from '@meltem/contract/content/picture'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { findCompany } from '../../platform/company.ts'
import { ChoosePicture } from '../media/choose-picture.tsx'
import { TextInput } from './text-input.tsx'

const company = findCompany(document, window.location.search)

interface PictureFieldProps {
  readonly label: string
  /** `section/name`; empty for none. */
  readonly value: string
  readonly onChange: (key: string) => void
  /** Section of the keys of what is uploaded here. */
  readonly bolum?: PictureSection
}

/** A picture out of the library, or by its name there, with the picture beside it. */
export function PictureField({ label, value, onChange, bolum = 'icerik' }: PictureFieldProps) {
  const t = useTranslations('admin.content')
  const address = /^[a-z]+\/[a-z0-9][a-z0-9-]*$/.test(value) ? `/img/${company}/${value}-400.webp` : ''
  const missing = useMissing(address)
  return (
    <div className="flex flex-wrap items-end gap-3">
      {address !== '' && !missing && (
        <img src={address} alt="" className="h-16 w-24 rounded-card border border-line object-cover" />
      )}
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <TextInput
          label={label}
          value={value}
          most={140}
          onChange={(typed) => onChange(typed.trim())}
          hint={missing ? t('picture_missing') : t('picture_hint')}
        />
        <ChoosePicture label={label} bolum={bolum} onChoose={onChange} />
      </div>
    </div>
  )
}

/** Whether there is no picture at an address, asked a moment after it was typed. */
function useMissing(address: string): boolean {
  const [missing, setMissing] = useState('')
  useEffect(() => {
    if (address === '') return undefined
    const timer = setTimeout(() => {
      const probe = new Image()
      probe.addEventListener('error', () => setMissing(address))
      probe.src = address
    }, 300)
    return () => clearTimeout(timer)
  }, [address])
  return address !== '' && missing === address
}
