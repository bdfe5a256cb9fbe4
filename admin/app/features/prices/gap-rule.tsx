import type { PricedOption, PriceEdit } from '@meltem/contract/catalog/prices-office'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Panel } from '../../ui/panel.tsx'

interface GapRuleProps {
  readonly option: PricedOption
  readonly mayPaint: boolean
  readonly busy: boolean
  readonly onApply: (edits: PriceEdit[]) => void
}

/** What may be sold between two guests, where less is free than a stay has to be long. */
export function GapRule({ option, mayPaint, busy, onApply }: GapRuleProps) {
  const t = useTranslations('admin.prices.rule')
  const id = useId()
  const stood = option.bosluk
  const mark = JSON.stringify(stood)
  const [known, setKnown] = useState(mark)
  const [rule, setRule] = useState(stood)
  const [nights, setNights] = useState<number | null>(stood?.en_az_gece ?? 1)
  if (mark !== known) {
    setKnown(mark)
    setRule(stood)
    setNights(stood?.en_az_gece ?? 1)
  }
  if (!mayPaint) {
    return (
      <Panel title={t('title')}>
        <p className="p-4 text-ink-2">{stood ? t('reads', { count: stood.en_az_gece }) : t('off')}</p>
      </Panel>
    )
  }
  const wanted = rule && nights !== null ? { ...rule, en_az_gece: nights } : rule
  const isChanged = JSON.stringify(wanted) !== mark
  return (
    <Panel title={t('title')}>
      <div className="grid gap-3 p-4">
        <label className="flex items-start gap-2" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            className="mt-1"
            checked={rule !== null}
            onChange={(event) =>
              setRule(event.target.checked ? { en_az_gece: nights ?? 1, gunler_serbest: true } : null)
            }
          />
          <span>{t('on')}</span>
        </label>
        {rule && (
          <>
            <NumberField label={t('nights')} value={nights} least={1} most={60} onChange={setNights} />
            <label className="flex items-start gap-2">
              <input
                type="checkbox"
                className="mt-1"
                checked={rule.gunler_serbest}
                onChange={(event) => setRule({ ...rule, gunler_serbest: event.target.checked })}
              />
              <span>{t('any_day')}</span>
            </label>
          </>
        )}
        <p className="text-12 text-ink-2">{rule && nights !== null ? t('reads', { count: nights }) : t('off')}</p>
        <Button
          className="justify-self-start"
          busy={busy}
          disabled={!isChanged || (rule !== null && nights === null)}
          onClick={() => onApply([{ tur: 'bosluk', secenekler: [option.k_no], bosluk: wanted }])}
        >
          {t('save')}
        </Button>
      </div>
    </Panel>
  )
}
