import { useTranslations } from 'use-intl'

/** What a field is called: its last name, and which one of several it belongs to. */
export function useFieldName(): (alan: string) => string {
  const t = useTranslations('admin.translations')
  return (alan) => {
    const parts = alan.split('.')
    const names = parts.filter((part) => !/^\d+$/.test(part) && part !== 'icerik' && part !== 'ogeler')
    const numbers = parts.filter((part) => /^\d+$/.test(part)).map((part) => Number(part) + 1)
    const last = names.at(-1) ?? 'metin'
    const first = names.length > 1 ? names[0] : undefined
    const number = numbers.length > 0 ? ` ${numbers.join('.')}` : ''
    const name = t.has(`field.${last}` as 'field.baslik') ? t(`field.${last}` as 'field.baslik') : last
    if (first === undefined) return `${name}${number}`
    const part = t.has(`field.${first}` as 'field.baslik') ? t(`field.${first}` as 'field.baslik') : first
    return `${part}${number}, ${name}`
  }
}
