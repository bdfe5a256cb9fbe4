import { getTranslation, type PairedField, saveTranslation } from '@meltem/contract/content/translation'
import type { Language } from '@meltem/contract/wire/language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { PRODUCTS_KEY } from './product-query.ts'

/** The field of the form that a place of the text belongs to: `icerik.program.2.metin` is the itinerary. */
function fieldOf(alan: string): string {
  return alan.replace(/^icerik\./, '').split('.')[0] ?? alan
}

/** What of a translation is older than its source by now, by field of the form; and how to say that it still fits. */
export function useStale(k_no: string, dil: Language, isSource: boolean) {
  const may = useMay()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [...PRODUCTS_KEY, 'ceviri', k_no, dil],
    queryFn: ({ signal }) => call(getTranslation, { tur: 'urun', k_no, dil }, signal),
    enabled: !isSource && may('icerik.oku'),
  })
  const old = data?.data.alanlar.filter(({ durum }) => durum === 'eski') ?? []
  const confirm = useMutation({
    mutationFn: (fields: readonly PairedField[]) => {
      const alanlar = fields.map(({ alan, metin, kaynak }) => ({ alan, gorulen: metin, kaynak, metin, dogru: true }))
      return call(saveTranslation, { tur: 'urun', k_no, dil, alanlar })
    },
    onSettled: () => client.invalidateQueries({ queryKey: PRODUCTS_KEY }),
  })
  return {
    fields: Map.groupBy(old, ({ alan }) => fieldOf(alan)),
    degisim: data?.data.degisim ?? null,
    mayConfirm: may('icerik.yaz'),
    confirm,
  }
}

export type Stale = ReturnType<typeof useStale>
