import { type AccountFields, type OfficeAccount, saveAccount } from '@meltem/contract/payment/account-office'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { plainWords, SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { useEdit } from '../../ui/edit/use-edit.ts'
import { problemAt } from './field-problem.ts'
import { ChoiceRow, TextRow, TickRow } from './setting-row.tsx'

/** In fours, as it is printed on paper. */
export const spaced = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface AccountFormProps {
  readonly account: OfficeAccount | undefined
  readonly isFirst: boolean
  readonly currencies: readonly string[]
  readonly onClose: () => void
  readonly onSaved: () => void
}

function fieldsOf(account: OfficeAccount | undefined, currencies: readonly string[]): AccountFields {
  const {
    k_no: _key,
    surum: _version,
    gosterim_zamani: _shown,
    ...fields
  } = account ?? {
    k_no: '',
    surum: 0,
    gosterim_zamani: '',
    banka: '',
    sube: null,
    hesap_sahibi: '',
    iban: '',
    swift: null,
    kur: currencies[0] ?? 'TRY',
    sira: 0,
    aktif: true,
  }
  return fields
}

/** The names of the fields in the order they are asked for. */
const NAMES = ['iban', 'banka', 'hesap_sahibi', 'kur', 'sube', 'swift', 'sira', 'aktif'] as const

export function AccountForm({ account, isFirst, currencies, onClose, onSaved }: AccountFormProps) {
  const t = useTranslations('admin.settings')
  const [k_no] = useState(() => account?.k_no ?? crypto.randomUUID())
  const form = useEdit<AccountFields, unknown>({
    seen: fieldsOf(account, currencies),
    isNew: !account,
    send: (edit) => call(saveAccount, { k_no, surum: account?.surum ?? 0, ...edit }),
    onSaved,
  })
  const names = Object.fromEntries(NAMES.map((name) => [name, t(`account.${name}`)])) as Record<
    (typeof NAMES)[number],
    string
  >
  const field = <K extends (typeof NAMES)[number]>(name: K) => ({
    label: names[name],
    value: form.typed[name],
    onChange: (value: AccountFields[K]) => form.put({ [name]: value }),
    problem: problemAt(form.error, name),
  })
  const maybe = (name: 'sube' | 'swift') => ({
    ...field(name),
    value: form.typed[name] ?? '',
    onChange: (text: string) => form.put({ [name]: text === '' ? null : text }),
  })
  return (
    <EditForm form={form} canSave={!account || form.isDirty} onClose={onClose}>
      <SaveTrouble<AccountFields>
        form={form}
        nameOf={(name) => names[name]}
        wordsOf={(_field, value) => plainWords(value)}
      />
      <div className="rounded-card border border-line bg-paper">
        {account ? (
          <TextRow {...field('iban')} hint={t('account.iban_stays')} disabled value={spaced(account.iban)} />
        ) : (
          <TextRow {...field('iban')} hint={t('account.iban_hint')} most={42} />
        )}
        <TextRow {...field('banka')} most={80} />
        <TextRow {...field('hesap_sahibi')} most={120} />
        {!account && <ChoiceRow {...field('kur')} options={currencies.map((kod) => ({ value: kod, label: kod }))} />}
        <TextRow {...maybe('sube')} most={80} />
        <TextRow {...maybe('swift')} hint={t('account.swift_hint')} most={11} />
        {account && <TickRow {...field('aktif')} hint={t('account.aktif_hint')} />}
      </div>
      {!account && !isFirst && <p className="text-13 text-ink-2">{t('account.after_a_day')}</p>}
    </EditForm>
  )
}
