import { type ContractText as ContractData, listContracts } from '@meltem/contract/payment/payment'
import { acceptBookedContracts } from '@meltem/contract/reservation/booking'
import type { ContractKind } from '@meltem/contract/reservation/reservation'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { ContractText } from '../../../ui/contract-text.tsx'
import { Checkbox } from '../../../ui/form/field.tsx'
import { Note, ProblemNote } from '../../../ui/note.tsx'
import { ownOf } from '../../basket/outcome/outcome-address.ts'
import type { OwnAccess } from '../access/own-access.ts'
import { Part } from './part.tsx'

/** What was agreed on the phone: the guest reads and accepts the contracts here, before anything is paid (BOOK-18). */
export function ContractsPart({ one }: { one: OwnAccess }) {
  const t = useTranslations('trip.contracts')
  if (!one.reservation.sozlesme_bekliyor) return null
  return (
    <div className={one.look === 'trip' ? 'box tint' : undefined}>
      <Part of={one} id="contracts" title={t('title')}>
        <ContractsForm one={one} />
      </Part>
    </div>
  )
}

function ContractsForm({ one: { reservation, anahtar, keep } }: { one: OwnAccess }) {
  const t = useTranslations('trip.contracts')
  const { language: lang } = useFrame()
  const call = useCall()
  const satirlar = reservation.istekler.map(({ urun_k_no, baslangic, bitis }) => {
    return { urun_k_no, baslangic, ...(bitis ? { bitis } : {}) }
  })
  const { answer, failure } = useAnswer(listContracts, { lang, satirlar })
  const [accepted, setAccepted] = useState<ReadonlySet<ContractKind>>(new Set())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const contracts = answer?.data ?? []
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (contracts.some(({ tur }) => !accepted.has(tur))) return setProblem(t('missing'))
    setBusy(true)
    const onaylar = contracts.map(({ tur, ozet }) => ({ tur, ozet }))
    const done = await call(acceptBookedContracts, { ...ownOf({ k_no: reservation.k_no, anahtar }), lang, onaylar })
    setBusy(false)
    if (done.success === 0) setProblem(done.message)
    else keep(done.data)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-ink-2">{t('lead')}</p>
      {failure ? <Note tone="danger">{failure.message}</Note> : null}
      {contracts.map((contract) => (
        <Contract
          key={contract.tur}
          contract={contract}
          checked={accepted.has(contract.tur)}
          onChange={(yes) => {
            setProblem(undefined)
            setAccepted(
              (before) => new Set([...before].filter((tur) => tur !== contract.tur).concat(yes ? contract.tur : [])),
            )
          }}
        />
      ))}
      <ProblemNote problem={problem} />
      <div>
        <Button type="submit" look="sun" size="lg" busy={busy} disabled={contracts.length === 0}>
          {t('button')}
        </Button>
      </div>
    </form>
  )
}

interface ContractProps {
  readonly contract: ContractData
  readonly checked: boolean
  readonly onChange: (yes: boolean) => void
}

/** None is ticked in advance, each can be read where it stands (BOOK-13). */
function Contract({ contract, checked, onChange }: ContractProps) {
  const t = useTranslations('trip.contracts')
  return (
    <div>
      <Checkbox
        id={`contract-${contract.tur}`}
        checked={checked}
        required
        onChange={(event) => onChange(event.target.checked)}
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
