import { MEASURES, type OptionTerms, TERMS_OF, type TermName } from '@meltem/contract/stock/option-terms'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Tick } from '../../ui/form/text-field.tsx'

interface TermsProps {
  readonly tur: keyof typeof TERMS_OF
  readonly kur: string
  readonly value: OptionTerms
  readonly put: (part: Partial<OptionTerms>) => void
}

/** What the tariff asks for beside its prices; changed by those who may write prices (PRICE-30). */
export function TermFields({ tur, kur, value, put }: TermsProps) {
  const t = useTranslations('admin.stock')
  const mayPrice = useMay()('fiyat.yaz')
  const missingRight = useMissingRightText()
  const names: readonly TermName[] = TERMS_OF[tur]
  if (names.length === 0) return null
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-14 font-[640]">{t('terms')}</legend>
      {mayPrice ? (
        <div className="flex flex-wrap gap-x-5 gap-y-3">
          {names.includes('gece_farki') && <NightFields kur={kur} value={value.gece_farki} put={put} />}
          {value.gidis_donus_oran !== null && (
            <NumberField
              fine
              label={t('field.gidis_donus_oran')}
              value={value.gidis_donus_oran}
              most={90}
              unit="%"
              onChange={(rate) => put({ gidis_donus_oran: rate ?? 0 })}
            />
          )}
          {value.uzun_konaklama !== null && <LongStays rules={value.uzun_konaklama} put={put} />}
          {value.tolerans_dk !== null && (
            <NumberField
              label={t('field.tolerans_dk')}
              value={value.tolerans_dk}
              most={720}
              unit={t('minutes')}
              onChange={(late) => put({ tolerans_dk: late ?? 0 })}
            />
          )}
          {names.includes('olcu') && <Measure value={value.olcu} put={put} />}
        </div>
      ) : (
        <p className="text-13 text-ink-2">{missingRight('fiyat.yaz')}</p>
      )}
    </fieldset>
  )
}

type Surcharge = NonNullable<OptionTerms['gece_farki']>
const USUAL: Surcharge = { baslangic: '22:00', bitis: '06:00', turu: 'yuzde', oran: 20 }

interface NightProps extends Pick<TermsProps, 'kur' | 'put'> {
  readonly value: OptionTerms['gece_farki']
}

function NightFields({ kur, value, put }: NightProps) {
  const t = useTranslations('admin.stock')
  const change = (part: Partial<Surcharge>) => value && put({ gece_farki: { ...value, ...part } as Surcharge })
  return (
    <div className="grid w-full gap-2">
      <Tick
        label={t('field.gece_farki')}
        value={value !== null}
        onChange={(isOn) => put({ gece_farki: isOn ? USUAL : null })}
      />
      {value && (
        <div className="flex flex-wrap gap-x-5 gap-y-3 border-line border-l-2 pl-3">
          <ClockField
            label={t('night_from')}
            value={value.baslangic}
            onChange={(baslangic) => baslangic && change({ baslangic })}
          />
          <ClockField label={t('night_until')} value={value.bitis} onChange={(bitis) => bitis && change({ bitis })} />
          <div className="w-44">
            <Choice
              inForm
              label={t('night_by')}
              value={value.turu}
              options={(['yuzde', 'tutar'] as const).map((one) => ({ value: one, label: t(`by.${one}`) }))}
              onChange={(turu) => put({ gece_farki: otherwise(value, turu) })}
            />
          </div>
          {value.turu === 'yuzde' ? (
            <NumberField
              fine
              label={t('by.yuzde')}
              value={value.oran}
              least={0.01}
              most={200}
              unit="%"
              onChange={(oran) => oran !== null && change({ oran })}
            />
          ) : (
            <div className="w-32">
              <AmountField
                label={t('by.tutar')}
                kur={kur}
                value={value.tutar}
                onChange={(tutar) => tutar !== undefined && change({ tutar })}
              />
            </div>
          )}
          {value.baslangic === value.bitis && (
            <p role="alert" className="w-full text-13 text-danger">
              {t('night_same')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function otherwise({ baslangic, bitis }: Surcharge, turu: string): Surcharge {
  return turu === 'tutar' ? { baslangic, bitis, turu, tutar: 0 } : { baslangic, bitis, turu: 'yuzde', oran: 20 }
}

interface LongStaysProps extends Pick<TermsProps, 'put'> {
  readonly rules: NonNullable<OptionTerms['uzun_konaklama']>
}

/** From so many nights on, so much off. */
function LongStays({ rules, put }: LongStaysProps) {
  const t = useTranslations('admin.stock')
  const change = (place: number, part: Partial<LongStaysProps['rules'][number]>) =>
    put({ uzun_konaklama: rules.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  const next = Math.max(7, ...rules.map(({ en_az_gece }) => en_az_gece + 7))
  const isTwice = new Set(rules.map(({ en_az_gece }) => en_az_gece)).size < rules.length
  return (
    <fieldset className="grid w-full gap-2">
      <legend className="mb-1 text-13 font-semibold">{t('field.uzun_konaklama')}</legend>
      {rules.length === 0 && <p className="text-13 text-ink-2">{t('no_long_stay')}</p>}
      {rules.map(({ en_az_gece, oran }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its values change while they are typed.
        <div key={place} className="flex flex-wrap items-end gap-x-5 gap-y-2">
          <NumberField
            label={t('nights_from')}
            value={en_az_gece}
            least={2}
            most={365}
            unit={t('nights')}
            onChange={(nights) => nights !== null && change(place, { en_az_gece: nights })}
          />
          <NumberField
            fine
            label={t('rate_off')}
            value={oran}
            least={0.01}
            most={90}
            unit="%"
            onChange={(rate) => rate !== null && change(place, { oran: rate })}
          />
          <Button
            size="icon"
            aria-label={t('remove_long_stay', { nights: en_az_gece })}
            onClick={() => put({ uzun_konaklama: rules.toSpliced(place, 1) })}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <Trash2 aria-hidden="true" className="icon" />
          </Button>
        </div>
      ))}
      {isTwice && (
        <p role="alert" className="text-13 text-danger">
          {t('long_stay_twice')}
        </p>
      )}
      {rules.length < 6 && (
        <Button
          onClick={() => put({ uzun_konaklama: [...rules, { en_az_gece: Math.min(365, next), oran: 5 }] })}
          className="justify-self-start max-lg:min-h-11"
        >
          <Plus aria-hidden="true" className="icon" />
          {t('add_long_stay')}
        </Button>
      )}
    </fieldset>
  )
}

function Measure({ value, put }: Pick<TermsProps, 'put'> & { readonly value: OptionTerms['olcu'] }) {
  const t = useTranslations('admin.stock')
  return (
    <div className="w-56">
      <Choice
        inForm
        label={t('field.olcu')}
        value={value ?? ''}
        options={[
          { value: '', label: t('measure_by_stock') },
          ...MEASURES.map((one) => ({ value: one, label: t(`measure.${one}`) })),
        ]}
        onChange={(olcu) => put({ olcu: MEASURES.find((one) => one === olcu) ?? null })}
      />
    </div>
  )
}
