import { getContractText, listContractTexts } from '@meltem/contract/payment/contract-office'
import { CONTRACT_KINDS, type ContractKind } from '@meltem/contract/reservation/reservation'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContractEditor } from './contract-editor.tsx'

/** The words of the contracts guests accept before they book (PAY-51). */
export function ContractsSection({ languages }: { languages: readonly Language[] }) {
  const t = useTranslations('admin.settings.contracts')
  const [tur, setTur] = useState<ContractKind>(CONTRACT_KINDS[0])
  const [dil, setDil] = useState<Language>(languages[0] ?? 'tr')
  const list = useQuery({
    queryKey: ['sozlesme-metinleri'],
    queryFn: async ({ signal }) => (await call(listContractTexts, {}, signal)).data,
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['sozlesme-metinleri', tur, dil],
    queryFn: async ({ signal }) => (await call(getContractText, { tur, dil }, signal)).data,
  })
  if (!list.data) {
    return list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton lines={6} />
  }
  const own = list.data.find((one) => one.tur === tur)?.kendi ?? []
  return (
    <>
      <Panel title={t('title')}>
        <p className="border-line-soft border-b px-4 py-3 text-13 text-ink-2">{t('lead')}</p>
        <div className="grid gap-3 px-4 py-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Choice
            label={t('contract')}
            value={tur}
            onChange={(value) => setTur(CONTRACT_KINDS.find((one) => one === value) ?? tur)}
            options={list.data.map((one) => ({ value: one.tur, label: one.baslik }))}
          />
          <Choice
            label={t('language')}
            value={dil}
            onChange={(value) => setDil(LANGUAGES.find((one) => one === value) ?? dil)}
            options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
          />
        </div>
        {own.length > 0 && (
          <p className="px-4 pb-3 text-13 text-ink-2">
            {t('own_in', { languages: own.map((one) => LOCALES[one].name).join(', ') })}
          </p>
        )}
      </Panel>
      {data && <ContractEditor key={`${tur}:${dil}`} contract={data} />}
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
    </>
  )
}
