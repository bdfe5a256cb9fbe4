import { giveTemplate, listTemplateUses } from '@meltem/contract/catalog/templates-office'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ProductPicker } from './product-picker.tsx'

/** Which products follow a template; more can be given it, as a link or as a copy of their own. */
export function TemplateUses({ sablon_k_no, disabled }: { sablon_k_no: string; disabled: boolean }) {
  const t = useTranslations('admin.templates')
  const errorText = useErrorText()
  const mayUse = useMay()('kosul.yaz')
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['gruplar', 'sablon', sablon_k_no],
    queryFn: ({ signal }) => call(listTemplateUses, { sablon_k_no }, signal),
  })
  const followers = (data?.data ?? []).map(({ urun_k_no }) => urun_k_no)
  const [chosen, setChosen] = useState<string[]>([])
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ urunler, nasil }: { urunler: string[]; nasil: 'bag' | 'kopya' | 'birak' }) =>
      call(giveTemplate, { sablon_k_no, urunler, nasil }),
    onSuccess: () => setChosen([]),
    onSettled: () => client.invalidateQueries({ queryKey: ['gruplar'] }),
  })
  const letGo = (keys: readonly string[]) => {
    const gone = followers.filter((key) => !keys.includes(key))
    if (gone.length > 0) mutate({ urunler: gone, nasil: 'birak' })
    const come = keys.filter((key) => !followers.includes(key))
    if (come.length > 0) mutate({ urunler: come, nasil: 'bag' })
  }
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <ProductPicker
        label={t('followers_title')}
        value={followers}
        onChange={letGo}
        disabled={disabled || !mayUse || isPending}
      />
      <p className="text-12 text-ink-2">{t('followers_hint')}</p>
      {!disabled && mayUse && (
        <details>
          <summary className="link inline-flex min-h-6 cursor-pointer items-center text-14 max-lg:min-h-11">
            {t('copy_title')}
          </summary>
          <div className="mt-2 grid gap-2">
            <ProductPicker label={t('copy_to')} value={chosen} onChange={setChosen} disabled={isPending} />
            <Button
              busy={isPending}
              disabled={chosen.length === 0}
              onClick={() => mutate({ urunler: chosen, nasil: 'kopya' })}
              className="justify-self-start max-lg:min-h-11"
            >
              {t('copy', { count: chosen.length })}
            </Button>
          </div>
        </details>
      )}
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </div>
  )
}
