import { useTranslations } from 'use-intl/react'

const KEYS = [
  'required',
  'tooLong',
  'dateInvalid',
  'phoneInvalid',
  'emailInvalid',
  'passwordShort',
  'passwordsDiffer',
] as const

/** Turns the key a schema gave as its message into the sentence of the page's language. */
export function useMemberFieldError() {
  const t = useTranslations('member.fieldError')
  return (error: { message?: string | undefined } | undefined): string | undefined => {
    if (!error) return undefined
    const key = KEYS.find((candidate) => candidate === error.message)
    return key ? t(key) : error.message
  }
}
