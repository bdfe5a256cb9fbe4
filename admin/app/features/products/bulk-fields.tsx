import {
  BULK_NUMBERS,
  type BulkNumber,
  type BulkWish,
  isNaming,
  isNumber,
  type NamingAct,
  PRODUCT_ACTS,
  type ProductAct,
  rightOfAct,
} from '@meltem/contract/catalog/bulk-office'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { useActWords } from './bulk-words.ts'
import { useTargets } from './use-targets.ts'

/** What is typed and chosen; a wish once nothing is missing. */
export interface BulkDraft {
  readonly is: ProductAct | ''
  readonly hedef: string
  readonly satis: 'direk' | 'sor_sat' | ''
  readonly sayi: number | null
  /** Days of least nights. */
  readonly ilk: string
  readonly son: string
}

export const NO_DRAFT: BulkDraft = { is: '', hedef: '', satis: '', sayi: null, ilk: '', son: '' }

/** No destination is a choice as well. */
const NOWHERE = 'yok'

export function wishOf(draft: BulkDraft): BulkWish | undefined {
  const { is, hedef, satis } = draft
  if (is === '') return undefined
  if (isNaming(is)) return hedef === '' ? undefined : { is, hedef: hedef === NOWHERE ? null : hedef }
  if (isNumber(is)) return numberWish(is, draft)
  if (is === 'rezervasyon_satis_durum') return satis === '' ? undefined : { is, satis }
  return { is }
}

function numberWish(is: BulkNumber, { sayi, ilk, son }: BulkDraft): BulkWish | undefined {
  if (sayi === null) return undefined
  if (is !== 'en_az_gece') return { is, sayi }
  return ilk === '' || son < ilk ? undefined : { is, sayi, ilk, son }
}

interface BulkFieldsProps {
  readonly draft: BulkDraft
  readonly onChange: (draft: BulkDraft) => void
}

/** The act, and what it needs. */
export function BulkFields({ draft, onChange }: BulkFieldsProps) {
  const t = useTranslations('admin.product_bulk')
  const fields = useTranslations('admin.product_screen')
  const words = useActWords()
  const may = useMay()
  const { is } = draft
  const choose = { value: '', label: t('choose') }
  const acts = PRODUCT_ACTS.filter((act) => may(rightOfAct(act)))
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Choice
        inForm
        label={t('what')}
        value={is}
        options={[choose, ...acts.map((act) => ({ value: act, label: words(act) }))]}
        onChange={(act) => onChange({ ...NO_DRAFT, is: acts.find((one) => one === act) ?? '' })}
      />
      {is !== '' && isNaming(is) && <TargetField is={is} draft={draft} onChange={onChange} />}
      {is === 'rezervasyon_satis_durum' && (
        <Choice
          inForm
          label={t('to')}
          value={draft.satis}
          options={[
            choose,
            { value: 'direk', label: fields('sale.direk') },
            { value: 'sor_sat', label: fields('sale.sor_sat') },
          ]}
          onChange={(satis) => onChange({ ...draft, satis: satis === 'direk' || satis === 'sor_sat' ? satis : '' })}
        />
      )}
      {is !== '' && isNumber(is) && (
        <NumberField
          key={is}
          label={t('to')}
          value={draft.sayi}
          least={BULK_NUMBERS[is].en_az}
          most={BULK_NUMBERS[is].en_cok}
          fine={is === 'kdv_oran' || is === 'odeme_tipi_oran'}
          hint={t('between', { least: BULK_NUMBERS[is].en_az, most: BULK_NUMBERS[is].en_cok })}
          onChange={(sayi) => onChange({ ...draft, sayi })}
        />
      )}
      {is === 'en_az_gece' && (
        <>
          <DayField label={t('first_day')} value={draft.ilk} onChange={(ilk) => onChange({ ...draft, ilk })} />
          <DayField
            label={t('last_day')}
            value={draft.son}
            least={draft.ilk === '' ? undefined : draft.ilk}
            onChange={(son) => onChange({ ...draft, son })}
          />
          <p className="text-13 text-ink-2 sm:col-span-2">{t('nights_hint')}</p>
        </>
      )}
    </div>
  )
}

/** A group or a template; where there is none yet, it says so. */
function TargetField({ is, draft, onChange }: BulkFieldsProps & { readonly is: NamingAct }) {
  const t = useTranslations('admin.product_bulk')
  const targets = useTargets(is)
  const nowhere = is === 'bolge_k_no' ? [{ value: NOWHERE, label: t('nowhere') }] : []
  return (
    <div className="grid gap-1">
      <Choice
        inForm
        label={t(`target.${is}`)}
        value={draft.hedef}
        options={[{ value: '', label: t('choose') }, ...nowhere, ...(targets ?? [])]}
        onChange={(hedef) => onChange({ ...draft, hedef })}
      />
      {targets?.length === 0 && <p className="text-12 text-ink-2">{t('no_target')}</p>}
    </div>
  )
}
