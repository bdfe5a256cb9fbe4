import { SETTLEMENTS } from '@meltem/contract/agency/agency'
import { type AgencyContract, saveAgencyContract } from '@meltem/contract/agency/terms'
import { listWrittenRegions } from '@meltem/contract/catalog/groups-office'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { formatDate, formatPercent } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { firstOf } from '../groups/group-sections.tsx'
import { useNamedProducts } from '../groups/product-picker.tsx'
import type { TabProps } from './facts-tab.tsx'
import { Trouble } from './trouble.tsx'

type Terms = Omit<AgencyContract, 'k_no' | 'acente_k_no'>
type Rule = Terms['kurallar'][number]

const SCOPES = ['hepsi', 'tur', 'bolge', 'urun'] as const

interface FormProps extends TabProps {
  /** A new one without. */
  readonly contract?: AgencyContract
  readonly names: ReadonlyMap<string, string>
  readonly onClose: () => void
  readonly onSaved: () => void
}

function beginningOf({ agency, contract }: FormProps): Terms {
  if (contract) {
    const { k_no: _key, acente_k_no: _owner, ...terms } = contract
    return terms
  }
  const year = agency.bugun.slice(0, 4)
  return {
    ad: year,
    akis: agency.bilgi.istenen_mutabakat,
    baslangic: agency.bugun,
    bitis: `${year}-12-31`,
    opsiyon_saat: 48,
    kurallar: [{ kapsam: 'hepsi', hedef: null, oran: 10 }],
  }
}

/** Two rules for one thing, or one for nothing, would leave the rate open. */
function faultOf({ kurallar, baslangic, bitis }: Terms): 'rules' | 'order' | undefined {
  const keys = kurallar.map(({ kapsam, hedef }) => `${kapsam} ${hedef ?? ''}`)
  const isOpen = kurallar.some(({ kapsam, hedef }) => kapsam !== 'hepsi' && !hedef)
  if (kurallar.length === 0 || isOpen || new Set(keys).size < keys.length) return 'rules'
  return bitis < baslangic ? 'order' : undefined
}

/** Name, days, who collects and the rates; a colleague's change of the same contract stands beside one's own. */
export function ContractForm(props: FormProps) {
  const { agency, contract, onClose, onSaved } = props
  const t = useTranslations('admin.agencies')
  const words = useTermWords(props.names)
  const form = useEdit<Terms, unknown>({
    seen: beginningOf(props),
    isNew: !contract,
    send: (_fields, { gorulen, yeni }) =>
      call(saveAgencyContract, {
        acente_k_no: agency.k_no,
        ...(contract && { k_no: contract.k_no, gorulen }),
        ...yeni,
      }),
    onSaved,
  })
  const { typed, put } = form
  const fault = faultOf(typed)
  return (
    <EditForm form={form} canSave={typed.ad.trim() !== '' && fault === undefined} onClose={onClose}>
      {form.error ? (
        <Trouble error={form.error} />
      ) : (
        <SaveTrouble<Terms> form={form} nameOf={(name) => t(`term.${name}`)} wordsOf={words} />
      )}
      <div className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-3">
        <TextField label={t('term.ad')} value={typed.ad} onChange={(ad) => put({ ad })} />
        <Choice
          inForm
          label={t('term.akis')}
          value={typed.akis}
          options={SETTLEMENTS.map((value) => ({ value, label: t(`flow.${value}`) }))}
          onChange={(akis) => put({ akis: akis as Terms['akis'] })}
        />
        <NumberField
          label={t('term.opsiyon_saat')}
          least={1}
          most={720}
          value={typed.opsiyon_saat}
          onChange={(hours) => hours !== null && put({ opsiyon_saat: hours })}
        />
        <DayField
          label={t('term.baslangic')}
          value={typed.baslangic}
          onChange={(day) => day && put({ baslangic: day })}
        />
        <DayField label={t('term.bitis')} value={typed.bitis} onChange={(day) => day && put({ bitis: day })} />
      </div>
      <p className="text-13 text-ink-2">{t(`flow_text.${typed.akis}`)}</p>
      <RulesField value={typed.kurallar} onChange={(kurallar) => put({ kurallar })} />
      {fault && <Note tone="warn">{t(`fault.${fault}`)}</Note>}
      <p className="text-13 text-ink-2">{t('frozen')}</p>
    </EditForm>
  )
}

/** A term as it is read beside one's own. */
function useTermWords(names: ReadonlyMap<string, string>) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const ruleWords = ({ kapsam, hedef, oran }: Rule) =>
    `${names.get(hedef ?? '') ?? t(`scope.${kapsam}`)} ${formatPercent(language, oran)}`
  return (name: keyof Terms, value: unknown): string => {
    if (name === 'kurallar') return (value as Rule[]).map(ruleWords).join(', ')
    if (name === 'akis') return t(`flow.${value as Terms['akis']}`)
    if (name === 'baslangic' || name === 'bitis') return formatDate(String(value))
    return String(value)
  }
}

const RULE_ROW = 'grid grid-cols-2 items-end gap-2.5 sm:grid-cols-[12rem_20rem_max-content_max-content]'

interface RulesProps {
  readonly value: Rule[]
  readonly onChange: (rules: Rule[]) => void
}

/** The most specific rule counts: product, destination, kind, everything. */
function RulesField({ value, onChange }: RulesProps) {
  const t = useTranslations('admin.agencies')
  const put = (at: number, part: Partial<Rule>) =>
    onChange(value.map((rule, place) => (place === at ? { ...rule, ...part } : rule)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-13 font-semibold">{t('term.kurallar')}</legend>
      <p className="text-13 text-ink-2">{t('rules_hint')}</p>
      <ul className="grid gap-3" aria-label={t('term.kurallar')}>
        {value.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no key of its own, and rows only leave by their button.
          <li key={at} className={RULE_ROW}>
            <Choice
              inForm
              label={t('rule_scope')}
              value={rule.kapsam}
              options={SCOPES.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
              onChange={(kapsam) => put(at, { kapsam: kapsam as Rule['kapsam'], hedef: null })}
            />
            <TargetChoice rule={rule} onChange={(hedef) => put(at, { hedef })} />
            <NumberField
              fine
              label={t('rule_rate')}
              most={100}
              unit="%"
              value={rule.oran}
              onChange={(oran) => oran !== null && put(at, { oran: Math.round(oran * 100) / 100 })}
            />
            <Button
              size="icon"
              aria-label={t('rule_remove', { number: at + 1 })}
              disabled={value.length === 1}
              onClick={() => onChange(value.toSpliced(at, 1))}
              className="max-lg:min-h-11 max-lg:min-w-11 justify-self-end"
            >
              <Trash2 aria-hidden="true" className="icon" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        onClick={() => onChange([...value, { kapsam: 'tur', hedef: null, oran: 10 }])}
        className="w-fit max-lg:min-h-11"
      >
        <Plus aria-hidden="true" className="icon" />
        {t('rule_add')}
      </Button>
    </fieldset>
  )
}

/** What a rule is for: a kind, a destination or a product. */
function TargetChoice({ rule, onChange }: { rule: Rule; onChange: (hedef: string | null) => void }) {
  const t = useTranslations('admin.agencies')
  const kinds = useTranslations('admin.reservations.kind')
  const { language } = useLanguage()
  const products = useNamedProducts()
  const { data: regions } = useQuery({
    queryKey: ['gruplar', 'bolge-adlari'],
    queryFn: ({ signal }) => call(listWrittenRegions, {}, signal),
    enabled: rule.kapsam === 'bolge',
    staleTime: 60_000,
  })
  if (rule.kapsam === 'hepsi') return <span aria-hidden="true" className="max-sm:hidden" />
  const options = {
    tur: PRODUCT_KINDS.map((kind) => ({ value: kind as string, label: kinds(kind) })),
    bolge: (regions?.data ?? []).map(({ k_no, metinler }) => ({
      value: k_no,
      label: metinler[language]?.baslik ?? firstOf(metinler)?.baslik ?? k_no,
    })),
    urun: products.map(({ k_no, ad }) => ({ value: k_no, label: ad })),
  }[rule.kapsam]
  return (
    <Choice
      inForm
      label={t(`scope.${rule.kapsam}`)}
      value={rule.hedef ?? ''}
      options={[{ value: '', label: t('choose') }, ...options]}
      onChange={(hedef) => onChange(hedef || null)}
    />
  )
}
