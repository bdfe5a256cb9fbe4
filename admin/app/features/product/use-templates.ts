import {
  giveTemplate,
  listExtraTemplates,
  listPolicyTemplates,
  listQuestionTemplates,
  listTemplateUses,
  type TEMPLATE_WAYS,
  type TemplateKind,
} from '@meltem/contract/catalog/templates-office'
import type { LocalText } from '@meltem/contract/wire/language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { PRODUCTS_KEY } from './product-query.ts'

interface Template {
  readonly k_no: string
  readonly words: LocalText
  /** What the product knows it by: an extra by its key, a question by its name. */
  readonly kod: string
  readonly aktif: boolean
}

async function listOf(tur: TemplateKind, signal: AbortSignal): Promise<Template[]> {
  switch (tur) {
    case 'ek_hizmet':
      return (await call(listExtraTemplates, {}, signal)).data.map(({ k_no, ad, aktif }) => {
        return { k_no, words: ad, kod: k_no, aktif }
      })
    case 'soru':
      return (await call(listQuestionTemplates, {}, signal)).data.map(({ k_no, baslik, kod, aktif }) => {
        return { k_no, words: baslik, kod, aktif }
      })
    default:
      return (await call(listPolicyTemplates, {}, signal)).data.map(({ k_no, ad, aktif }) => {
        return { k_no, words: ad, kod: k_no, aktif }
      })
  }
}

export type TemplateWay = (typeof TEMPLATE_WAYS)[number]

/** The templates of a kind, which of them a product follows, and the act that gives or leaves one (CAT-40). */
export function useTemplates(urun_k_no: string, tur: TemplateKind) {
  const may = useMay()
  const { language } = useLanguage()
  const client = useQueryClient()
  const enabled = may('grup.oku')
  const all = useQuery({
    queryKey: ['gruplar', 'sablonlar', tur],
    queryFn: ({ signal }) => listOf(tur, signal),
    enabled,
  })
  const uses = useQuery({
    queryKey: ['gruplar', 'urun-sablon', urun_k_no],
    queryFn: ({ signal }) => call(listTemplateUses, { urun_k_no }, signal),
    enabled,
  })
  const act = useMutation({
    mutationFn: ({ k_no, nasil }: { readonly k_no: string; readonly nasil: TemplateWay }) =>
      call(giveTemplate, { sablon_k_no: k_no, urunler: [urun_k_no], nasil }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['gruplar'] })
      await client.invalidateQueries({ queryKey: PRODUCTS_KEY })
    },
  })
  const keys = new Set(uses.data?.data.map(({ sablon_k_no }) => sablon_k_no))
  const named = (all.data ?? []).map(({ words, ...template }) => ({
    ...template,
    ad: words[language] ?? Object.values(words).find(Boolean) ?? '',
  }))
  return {
    followed: named.filter(({ k_no }) => keys.has(k_no)),
    offered: named.filter(({ k_no, aktif }) => aktif && !keys.has(k_no)),
    mayGive: may('kosul.yaz'),
    act,
  }
}

export type Templates = ReturnType<typeof useTemplates>
