import type { ContractText as ContractData } from '@meltem/contract/payment/payment'
import { useTranslations } from 'use-intl/react'
import { ContractText } from '../../ui/contract-text.tsx'
import { Checkbox } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { useCheckout } from './checkout-context.tsx'
import { fieldId } from './field-id.ts'
import { useProblems } from './use-shown-problems.ts'

/** One box for each contract of this basket, none of them ticked, each readable where it stands (BOOK-13). */
export function Contracts() {
  const { contracts, contractsFailure } = useCheckout()
  const t = useTranslations('checkout.contracts')
  return (
    <section className="form-chapter">
      <h2>{t('title')}</h2>
      {contractsFailure ? (
        <Note tone="danger" alert>
          {contractsFailure}
        </Note>
      ) : null}
      {contracts || contractsFailure ? null : <span className="sk h-24" />}
      <div className="grid gap-3">
        {contracts?.map((contract) => (
          <Contract key={contract.tur} contract={contract} />
        ))}
      </div>
    </section>
  )
}

function Contract({ contract }: { contract: ContractData }) {
  const { facts, accept } = useCheckout()
  const { errorOf, touch } = useProblems()
  const t = useTranslations('checkout.contracts')
  const name = `sozlesme-${contract.tur}`
  return (
    <div>
      <Checkbox
        id={fieldId(name)}
        checked={facts.accepted.has(contract.tur)}
        error={errorOf(name)}
        required
        onChange={(event) => accept(contract.tur, event.target.checked)}
        onBlur={() => touch(name)}
        label={t('accept', { title: contract.baslik })}
      />
      <ContractText
        contract={contract}
        read={t('read', { title: contract.baslik })}
        version={t('version', { version: contract.surum })}
      />
    </div>
  )
}
