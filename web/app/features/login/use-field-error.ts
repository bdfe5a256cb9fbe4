import { useTranslations } from 'use-intl/react'

const KEYS = [
  'required',
  'emailInvalid',
  'passwordShort',
  'passwordsDiffer',
  'agreementRequired',
  'tooLong',
  'emailTaken',
] as const

/** Turns the key a schema gave as its message into the sentence of the page's language. */
export function useFieldError() {
  const t = useTranslations('login')
  return (error: { message?: string | undefined } | undefined): string | undefined => {
    if (!error) return undefined
    const key = KEYS.find((candidate) => candidate === error.message)
    return key ? t(key) : error.message
  }
}
