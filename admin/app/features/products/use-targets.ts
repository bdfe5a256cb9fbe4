import type { NamingAct } from '@meltem/contract/catalog/bulk-office'
import {
  listWrittenCategories,
  listWrittenCollections,
  listWrittenRegions,
} from '@meltem/contract/catalog/groups-office'
import {
  listExtraTemplates,
  listPolicyTemplates,
  listQuestionTemplates,
} from '@meltem/contract/catalog/templates-office'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'

export interface TargetOption {
  readonly value: string
  readonly label: string
}

function nameIn(words: LocalText, language: Language): string {
  return words[language] ?? Object.values(words).find(Boolean) ?? ''
}

type Titles = Partial<Record<Language, { readonly baslik: string } | undefined>>

function titleIn(texts: Titles, language: Language): string {
  return (texts[language] ?? Object.values(texts).find(Boolean))?.baslik ?? ''
}

interface Shown {
  readonly aktif: boolean
}
const isShown = ({ aktif }: Shown) => aktif

/** What an act may name: groups that are shown, templates that are given. */
export function useTargets(is: NamingAct): readonly TargetOption[] | undefined {
  const { language } = useLanguage()
  const t = useTranslations('admin.product_bulk')
  const kinds = useTranslations('admin.reservations')
  const { data } = useQuery({
    queryKey: ['gruplar', 'toplu', is, language],
    queryFn: async ({ signal }): Promise<TargetOption[]> => {
      const grouped = (rows: readonly { k_no: string; metinler: Titles }[]) =>
        rows.map(({ k_no, metinler }) => ({ value: k_no, label: titleIn(metinler, language) }))
      switch (is) {
        case 'bolge_k_no':
          return grouped((await call(listWrittenRegions, {}, signal)).data.filter(isShown))
        case 'kategori_k_no':
          return (await call(listWrittenCategories, {}, signal)).data
            .filter(isShown)
            .map(({ k_no, metinler, urun_tipi }) => ({
              value: k_no,
              label: `${kinds(`kind.${urun_tipi}`)} · ${titleIn(metinler, language)}`,
            }))
        case 'sablon': {
          const [policies, extras, questions] = await Promise.all([
            call(listPolicyTemplates, {}, signal),
            call(listExtraTemplates, {}, signal),
            call(listQuestionTemplates, {}, signal),
          ])
          const named = (word: 'iptal_kosulu' | 'ek_hizmet' | 'soru', k_no: string, words: LocalText) => ({
            value: k_no,
            label: `${t(`template.${word}`)} · ${nameIn(words, language)}`,
          })
          return [
            ...policies.data.filter(isShown).map(({ k_no, ad }) => named('iptal_kosulu', k_no, ad)),
            ...extras.data.filter(isShown).map(({ k_no, ad }) => named('ek_hizmet', k_no, ad)),
            ...questions.data.filter(isShown).map(({ k_no, baslik }) => named('soru', k_no, baslik)),
          ]
        }
        default:
          return grouped((await call(listWrittenCollections, {}, signal)).data)
      }
    },
  })
  return data
}
