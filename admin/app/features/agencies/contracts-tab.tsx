import type { AgencyContract } from '@meltem/contract/agency/terms'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { formatDate, formatPercent } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { contractsQuery, useAgencyAct } from './agency-query.ts'
import { ContractForm } from './contract-form.tsx'
import type { TabProps } from './facts-tab.tsx'
import { MissingRight } from './trouble.tsx'

const NEW = 'new'

/** Terms and how long they run. What was sold keeps the terms of its day. */
export function ContractsTab({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  if (!agency.ust) return <Contracts agency={agency} />
  return (
    <p className="text-ink-2">
      {t('contract_above')}{' '}
      <Link to={`/acenteler/${agency.ust.k_no}/sozlesme`} className="link">
        {agency.ust.marka}
      </Link>
    </p>
  )
}

function Contracts({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  const kinds = useTranslations('admin.reservations.kind')
  const may = useMay()('acente.kosul')
  const { data, error, refetch } = useQuery(contractsQuery(agency.k_no))
  const [open, setOpen] = useState<string>()
  const { said, say, refresh } = useAgencyAct()
  const close = () => setOpen(undefined)
  const saved = () => {
    close()
    say(t('contract_saved'))
    void refresh()
  }
  const names = new Map([
    ...PRODUCT_KINDS.map((kind) => [kind, kinds(kind)] as const),
    ...(data?.hedefler ?? []).map(({ k_no, ad }) => [k_no, ad] as const),
  ])
  // The one that runs or comes stands first: it is what people come for.
  const contracts = (data?.data ?? []).toReversed()
  return (
    <>
      <MissingRight hak="acente.kosul" />
      <Panel
        title={t('contracts')}
        aside={
          may &&
          open !== NEW && (
            <Button onClick={() => setOpen(NEW)} className="max-lg:min-h-11">
              <Plus aria-hidden="true" className="icon" />
              {t('contract_add')}
            </Button>
          )
        }
      >
        {open === NEW && <ContractForm agency={agency} names={names} onClose={close} onSaved={saved} />}
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
        {data && contracts.length === 0 && open !== NEW && (
          <Nothing>
            <p className="font-[620] text-ink">{t('no_contracts')}</p>
            <p>{t('no_contracts_text')}</p>
          </Nothing>
        )}
        <ul aria-label={t('contracts')}>
          {contracts.map((contract) => (
            <li key={contract.k_no} className="border-line-soft border-b last:border-b-0">
              {open === contract.k_no ? (
                <ContractForm agency={agency} contract={contract} names={names} onClose={close} onSaved={saved} />
              ) : (
                <ContractLine
                  contract={contract}
                  today={agency.bugun}
                  names={names}
                  onOpen={may ? () => setOpen(contract.k_no) : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <UndoNote text={said} />
    </>
  )
}

interface LineProps {
  readonly contract: AgencyContract
  readonly today: string
  /** What rules are for, by their targets. */
  readonly names: ReadonlyMap<string, string>
  readonly onOpen: (() => void) | undefined
}

function stateOf({ baslangic, bitis }: AgencyContract, today: string) {
  if (bitis < today) return { name: 'over', tone: 'plain' } as const
  return baslangic > today ? ({ name: 'coming', tone: 'wait' } as const) : ({ name: 'running', tone: 'ok' } as const)
}

function ContractLine({ contract, today, names, onOpen }: LineProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const { name, tone } = stateOf(contract, today)
  const nameOf = ({ hedef }: AgencyContract['kurallar'][number]) =>
    hedef === null ? t('scope.hepsi') : (names.get(hedef) ?? hedef)
  return (
    <div className="grid gap-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="grid content-start justify-items-start gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-[640] wrap-anywhere">{contract.ad}</b>
          <Chip tone={tone}>{t(`contract_state.${name}`)}</Chip>
        </span>
        <span className="num text-13 text-ink-2">
          {formatDate(contract.baslangic)} – {formatDate(contract.bitis)}
        </span>
        <span className="text-13">{t(`flow.${contract.akis}`)}</span>
        <span className="text-13 text-ink-2">{t('option_hours', { count: contract.opsiyon_saat })}</span>
      </div>
      <dl className="grid max-w-[28rem] content-start gap-1">
        {contract.kurallar.map((rule) => (
          <div key={`${rule.kapsam} ${rule.hedef}`} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0 wrap-anywhere">{nameOf(rule)}</dt>
            <dd className="num font-[620]">{formatPercent(language, rule.oran)}</dd>
          </div>
        ))}
      </dl>
      {onOpen && (
        <Button
          onClick={onOpen}
          aria-label={`${t('edit')}: ${contract.ad}`}
          className="self-start justify-self-start max-lg:min-h-11"
        >
          {t('edit')}
        </Button>
      )}
    </div>
  )
}
