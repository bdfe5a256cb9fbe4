import { useTranslations } from 'use-intl'

/** The name of a field as its label says it, whichever way it was reached: `genel.yeni.kod` is the code. */
export function useFieldName(): (path: string) => string {
  const t = useTranslations('admin.product_screen')
  const facts = useTranslations('facts')
  return (path) => {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
    const own = `field.${name}` as Parameters<typeof t.has>[0]
    if (t.has(own)) return t(own)
    const label = `label.${name}` as Parameters<typeof facts.has>[0]
    return facts.has(label) ? facts(label) : name
  }
}
