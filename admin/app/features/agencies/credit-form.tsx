import type { AgencyAccount } from '@meltem/contract/agency/office'
import { setAgencyCredit } from '@meltem/contract/agency/terms'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { useEdit } from '../../ui/edit/use-edit.ts'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Tick } from '../../ui/form/text-field.tsx'
import type { TabProps } from './facts-tab.tsx'
import { Trouble } from './trouble.tsx'

interface CreditProps extends TabProps {
  readonly account: AgencyAccount
  readonly onClose: () => void
  readonly onSaved: () => void
}

type Terms = Pick<AgencyAccount, 'kredi_limiti' | 'asim_izni'>

/** How much may be owed; a limit below what is owed stops further sales on account, and takes nothing back. */
export function CreditForm({ agency, account, onClose, onSaved }: CreditProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const { kur, kredi_limiti, asim_izni, bakiye } = account
  const [isSum, setSum] = useState(true)
  const form = useEdit<Terms, unknown>({
    seen: { kredi_limiti, asim_izni },
    send: (_fields, edit) => call(setAgencyCredit, { acente_k_no: agency.k_no, kur, ...edit }),
    onSaved,
  })
  const { typed, put } = form
  const words = (name: keyof Terms, value: unknown) =>
    name === 'kredi_limiti' ? formatMoney(language, Number(value), kur) : t(value ? 'yes' : 'no')
  return (
    <EditForm form={form} canSave={isSum} onClose={onClose}>
      <h3 className="font-[640]">{t('credit')}</h3>
      {form.error ? (
        <Trouble error={form.error} />
      ) : (
        <SaveTrouble<Terms> form={form} nameOf={(name) => t(`credit_field.${name}`)} wordsOf={words} />
      )}
      <div className="grid items-start gap-3.5 sm:grid-cols-2">
        <AmountField
          label={t('credit_field.kredi_limiti')}
          kur={kur}
          value={typed.kredi_limiti}
          onChange={(sum) => {
            setSum(sum !== undefined && sum >= 0)
            if (sum !== undefined) put({ kredi_limiti: sum })
          }}
          hint={t('left_then', {
            sum: formatMoney(language, Math.max(0, typed.kredi_limiti - bakiye), kur),
          })}
        />
        <Tick
          label={t('credit_field.asim_izni')}
          hint={t('over_hint')}
          value={typed.asim_izni}
          onChange={(on) => put({ asim_izni: on })}
        />
      </div>
    </EditForm>
  )
}
