import { TIME_RULES, type TimeRule } from '@meltem/contract/catalog/office-parts'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoiceField, NumberField } from './fields.tsx'

interface TimeRulesProps {
  readonly rules: readonly TimeRule[]
  readonly onChange: (rules: TimeRule[]) => void
}

const MOST = 8

/** Early booking and last minute: how many days before the start, and how much off. */
export function TimeRules({ rules, onChange }: TimeRulesProps) {
  const t = useTranslations('admin.product_screen')
  const put = (place: number, part: Partial<TimeRule>) =>
    onChange(rules.map((one, at) => (at === place ? { ...one, ...part } : one)))
  const isTwice = new Set(rules.map(({ tur, gun }) => `${tur}/${gun}`)).size < rules.length
  return (
    <Panel title={t('field.zaman_kurallari')}>
      <div className="grid gap-3 p-4">
        <p className="text-13 text-ink-2">{t('time_rules.lead')}</p>
        {rules.map(({ tur, gun, oran }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its values change while they are typed.
          <div key={place} className="grid items-end gap-2 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <ChoiceField
              name="kural_turu"
              value={tur}
              options={TIME_RULES.map((one) => ({ value: one, label: t(`time_rules.${one}`) }))}
              onChange={(next) => put(place, { tur: TIME_RULES.find((one) => one === next) ?? tur })}
            />
            <NumberField
              name={tur === 'erken_rezervasyon' ? 'en_az_gun_once' : 'en_cok_gun_once'}
              value={gun}
              least={tur === 'erken_rezervasyon' ? 1 : 0}
              most={730}
              onChange={(days) => days !== null && put(place, { gun: days })}
            />
            <NumberField
              name="indirim_oran"
              fraction
              value={oran}
              least={0.01}
              most={90}
              onChange={(rate) => rate !== null && put(place, { oran: rate })}
            />
            <Button
              size="icon"
              aria-label={t('remove_row', { number: place + 1 })}
              onClick={() => onChange(rules.toSpliced(place, 1))}
              className="max-lg:min-h-11 max-lg:min-w-11"
            >
              <Trash2 aria-hidden="true" className="icon" />
            </Button>
          </div>
        ))}
        {isTwice && (
          <p role="alert" className="text-13 text-danger">
            {t('time_rules.twice')}
          </p>
        )}
        {rules.length < MOST && (
          <Button onClick={() => onChange([...rules, nextRule(rules)])} className="justify-self-start max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('time_rules.add')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Further ahead than the ones that are there, so that no two say the same. */
function nextRule(rules: readonly TimeRule[]): TimeRule {
  const early = rules.flatMap(({ tur, gun }) => (tur === 'erken_rezervasyon' ? [gun] : []))
  return { tur: 'erken_rezervasyon', gun: Math.min(730, Math.max(60, ...early.map((gun) => gun + 30))), oran: 10 }
}
