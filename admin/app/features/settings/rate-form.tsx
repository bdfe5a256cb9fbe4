import { type OfficeRate, setRate } from '@meltem/contract/rate-office'
import { formatNumber, formatPercent } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { problemAt } from './field-problem.ts'
import { FormButtons } from './form-buttons.tsx'
import { useDirty } from './part-section.tsx'
import { ActTrouble } from './provider-section.tsx'
import { TextRow } from './setting-row.tsx'
import type { RateAct } from './use-rate-act.ts'

interface RateFormProps {
  readonly kod: string
  readonly rate: OfficeRate | undefined
  readonly act: RateAct
  readonly onClose: () => void
}

/** What is typed goes as it is typed; the server says what is no rate, and asks again about one that is far away. */
export function RateForm({ kod, rate, act, onClose }: RateFormProps) {
  const t = useTranslations('admin.settings')
  const { language } = useLanguage()
  const before = rate?.elle?.satis ?? rate?.cekilen?.satis
  const [text, setText] = useState(before === undefined ? '' : String(before))
  useDirty(text !== (before === undefined ? '' : String(before)))
  const satis = Number(text.trim().replace(',', '.'))
  const number = (value: number) => formatNumber(language, value, value < 1 ? 6 : 4)
  const send = (uzak_onay: number | null) =>
    act.mutate({
      run: () =>
        call(setRate, { kod, surum: rate?.elle?.surum ?? 0, satis: Number.isNaN(satis) ? 0 : satis, uzak_onay }),
      words: t('rate.saved', { code: kod, rate: number(satis) }),
    })
  const far = farOf(act.error)
  return (
    <form
      noValidate
      className="border-line border-t bg-desk"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isPending) send(null)
      }}
    >
      {far ? (
        <Note tone="warn">
          <p className="font-[620]">{t('rate.far_title')}</p>
          <p>
            {t('rate.far', {
              code: kod,
              rate: number(far.satis),
              bank: number(far.cekilen),
              percent: formatPercent(language, (Math.abs(far.satis - far.cekilen) / far.cekilen) * 100),
            })}
          </p>
          <Button busy={act.isPending} onClick={() => send(far.cekilen)} className="mt-2 max-lg:min-h-11">
            {t('rate.far_yes', { rate: number(far.satis) })}
          </Button>
        </Note>
      ) : (
        <ActTrouble error={problemAt(act.error, 'satis') ? null : act.error} />
      )}
      <TextRow
        label={t('rate.field', { code: kod })}
        hint={t('rate.field_hint')}
        value={text}
        onChange={(typed) => {
          setText(typed)
          if (act.error) act.reset()
        }}
        most={16}
        problem={problemAt(act.error, 'satis')}
      />
      <FormButtons busy={act.isPending} onClose={onClose} />
    </form>
  )
}

function farOf(error: unknown): { readonly satis: number; readonly cekilen: number } | undefined {
  if (!(error instanceof CallError) || error.code !== 'kur_uzak') return undefined
  const { satis, cekilen } = error.details
  return typeof satis === 'number' && typeof cekilen === 'number' ? { satis, cekilen } : undefined
}
