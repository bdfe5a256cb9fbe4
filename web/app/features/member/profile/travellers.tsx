import { listTravellers, removeTraveller, type Traveller } from '@meltem/contract/member/area'
import { formatDate } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Pending } from '../area-states.tsx'
import { Dialog } from '../dialog.tsx'
import { type Outcome, OutcomeNote, Setting } from './setting.tsx'
import { TravellerDialogForm } from './traveller-form.tsx'

/** The family. Documents are kept encrypted and shown by their last four characters. */
export function Travellers() {
  const t = useTranslations('member.travellers')
  const call = useCall()
  const asked = useAnswer(listTravellers, {})
  const [editing, setEditing] = useState<Traveller | 'new'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const remove = async ({ k_no, ad }: Traveller) => {
    const answer = await call(removeTraveller, { k_no })
    setOutcome(
      answer.success === 1 ? { good: true, message: t('removed', { ad }) } : { good: false, message: answer.message },
    )
    asked.again()
  }
  const saved = (ad: string) => {
    setEditing(undefined)
    setOutcome({ good: true, message: t('saved', { ad }) })
    asked.again()
  }
  return (
    <Setting id="travellers" title={t('title')} lead={t('lead')}>
      <OutcomeNote outcome={outcome} />
      <Pending {...asked} />
      <ul className="rows">
        {asked.answer?.data.map((one) => (
          <Row key={one.k_no} one={one} onEdit={() => setEditing(one)} onRemove={() => void remove(one)} />
        ))}
      </ul>
      {asked.answer?.data.length === 0 ? <p className="text-ink-2">{t('empty')}</p> : null}
      <Button className="mt-4" onClick={() => setEditing('new')}>
        <Icon name="plus" />
        {t('add')}
      </Button>
      {editing ? (
        <Dialog title={t(editing === 'new' ? 'add' : 'edit')} onClose={() => setEditing(undefined)}>
          <TravellerDialogForm traveller={editing === 'new' ? undefined : editing} onSaved={saved} />
        </Dialog>
      ) : null}
    </Setting>
  )
}

interface RowProps {
  readonly one: Traveller
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Row({ one, onEdit, onRemove }: RowProps) {
  const t = useTranslations('member.travellers')
  const name = `${one.ad} ${one.soyad}`
  const facts = [
    one.dogum_tarihi ? formatDate(one.dogum_tarihi) : undefined,
    one.belge_turu && one.belge_sonu ? t('document', { kind: t(one.belge_turu), end: one.belge_sonu }) : undefined,
    one.belge_bitis ? t('validUntil', { day: formatDate(one.belge_bitis) }) : undefined,
  ]
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <b className="block [overflow-wrap:anywhere]">{name}</b>
        <span className="block text-14 text-ink-2">{facts.filter(Boolean).join(' · ') || t('nameOnly')}</span>
      </span>
      <span className="flex flex-none gap-1">
        <button type="button" className="icon-btn" aria-label={t('editNamed', { name })} onClick={onEdit}>
          <Icon name="pencil" />
        </button>
        <button type="button" className="icon-btn" aria-label={t('removeNamed', { name })} onClick={onRemove}>
          <Icon name="trash" />
        </button>
      </span>
    </li>
  )
}
