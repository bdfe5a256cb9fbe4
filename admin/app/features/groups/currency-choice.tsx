import { getSettings } from '@meltem/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Choice } from '../../ui/form/choice.tsx'

/** Currencies the operator sells in. */
export function useCurrencies(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['ayarlar', 'kurlar'],
    queryFn: async ({ signal }) => (await call(getSettings, {}, signal)).data.exchange.kurlar.map(({ kod }) => kod),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? []
}

export function CurrencyChoice({ value, onChange }: { value: string; onChange: (kur: string) => void }) {
  const t = useTranslations('admin.templates')
  const known = useCurrencies()
  const options = known.includes(value) ? known : [value, ...known]
  return (
    <Choice
      label={t('currency')}
      value={value}
      options={options.map((kur) => ({ value: kur, label: kur }))}
      onChange={onChange}
    />
  )
}
