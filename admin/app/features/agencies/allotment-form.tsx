import { setAllotment } from '@meltem/contract/agency/terms'
import { listOptions } from '@meltem/contract/stock/office'
import { formatDate } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { useNamedProducts } from '../groups/product-picker.tsx'
import { ActPanel } from '../reservation/act-panel.tsx'
import type { useAgencyAct } from './agency-query.ts'
import type { TabProps } from './facts-tab.tsx'
import { Trouble } from './trouble.tsx'

interface FormProps extends TabProps {
  readonly act: ReturnType<typeof useAgencyAct>['act']
  readonly onAbandon: () => void
}

/** The options of a product that can be kept: those that take something. */
function useKeepable(urun_k_no: string) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['secenekler', urun_k_no],
    queryFn: ({ signal }) => call(listOptions, { urun_k_no }, signal),
    enabled: urun_k_no !== '',
  })
  return (data?.data ?? [])
    .filter(({ aktif, kaynak_k_no }) => aktif && kaynak_k_no !== null)
    .map(({ k_no, ad }, at) => ({ value: k_no, label: textIn(ad, language) || t('option_number', { number: at + 1 }) }))
}

/** All days of the range or none: the server says which one has too little left. */
export function AllotmentForm({ agency, act, onAbandon }: FormProps) {
  const t = useTranslations('admin.agencies')
  const products = useNamedProducts()
  const [product, setProduct] = useState('')
  const [chosen, setChosen] = useState('')
  const [baslangic, setFirst] = useState(agency.bugun)
  const [bitis, setLast] = useState(agency.bugun)
  const [adet, setCount] = useState<number | null>(2)
  const [birakma_gun, setRelease] = useState<number | null>(7)
  const options = useKeepable(product)
  const opsiyon_k_no = options.some(({ value }) => value === chosen) ? chosen : (options[0]?.value ?? '')
  const name = products.find(({ k_no }) => k_no === product)?.ad ?? ''
  return (
    <ActPanel
      title={t('allotment_add')}
      error={null}
      busy={act.isPending}
      blocked={opsiyon_k_no === '' || !baslangic || bitis < baslangic || !adet || birakma_gun === null}
      button={t('keep_do', { count: adet ?? 0, from: formatDate(baslangic), to: formatDate(bitis) })}
      onSubmit={() => {
        const wish = { acente_k_no: agency.k_no, opsiyon_k_no, baslangic, bitis, adet: adet ?? 1 }
        const run = () => call(setAllotment, { ...wish, birakma_gun: birakma_gun ?? 0 })
        act.mutate({ run, words: t('kept', { name }) })
      }}
      onAbandon={onAbandon}
    >
      <p>{t('keep_text')}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Choice
          inForm
          label={t('product')}
          value={product}
          options={[{ value: '', label: t('choose') }, ...products.map(({ k_no, ad }) => ({ value: k_no, label: ad }))]}
          onChange={setProduct}
        />
        {options.length > 1 && (
          <Choice inForm label={t('option')} value={opsiyon_k_no} options={options} onChange={setChosen} />
        )}
        <DayField label={t('first_day')} value={baslangic} least={agency.bugun} onChange={setFirst} />
        <DayField label={t('last_day')} value={bitis} least={baslangic || agency.bugun} onChange={setLast} />
        <NumberField label={t('count')} least={1} most={999} value={adet} onChange={setCount} />
        <NumberField
          label={t('release_days')}
          most={365}
          value={birakma_gun}
          onChange={setRelease}
          hint={t('release_hint')}
        />
      </div>
      <Trouble error={act.error} />
    </ActPanel>
  )
}
