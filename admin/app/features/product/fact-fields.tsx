import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { AMENITIES, type WrittenFacts } from '@meltem/contract/catalog/product-facts'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { useTranslations } from 'use-intl'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CheckField, ChoiceField, NumberField, TextField } from './fields.tsx'
import { RoomList } from './room-list.tsx'
import { useFieldName } from './use-field-name.ts'

interface FactFieldsProps {
  readonly facts: WrittenFacts
  readonly secimler: OfficeProduct['secimler']
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void
}

/** Facts that are one of several words; the words live under `facts` in the messages. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  tur_tipi: ['tekne', 'doga', 'kultur', 'dalis', 'lezzet', 'macera', 'balon', 'gece'],
  zorluk: ['kolay', 'orta', 'zor'],
  tekne_tipi: ['gulet', 'yelkenli', 'katamaran', 'motoryat', 'trawler'],
  sinif: ['ekonomi', 'kompakt', 'orta', 'suv', 'buyuk_suv', 'minivan', 'ust', 'cabrio'],
  vites: ['manuel', 'otomatik'],
  yakit: ['benzin', 'dizel', 'hibrit', 'elektrik'],
  pansiyon: ['oda', 'oda_kahvalti', 'yarim', 'tam', 'her_sey_dahil'],
  mekan: ['plaj', 'tekne', 'bahce', 'tarihi', 'uzum_bagi'],
  tedavi: ['dis', 'sac', 'goz', 'termal', 'check_up'],
  hizmet: ['fotograf', 'sef', 'bebek_bakimi', 'market', 'masaj', 'cicek', 'rehber', 'ekipman'],
}
/** Numbers that may be missing, and such with a fraction. */
const OPEN: readonly string[] = ['gunluk_km', 'yenileme_yili']
const FRACTIONS: readonly string[] = ['boy_m', 'en_m', 'komplikasyon_orani', 'havalimani_km', 'mesafe_km']

/** What is true of the product: a field for each fact of its kind, in the order of the contract. */
export function FactFields({ facts, secimler, onChange }: FactFieldsProps) {
  const t = useTranslations('admin.product_screen')
  const names = Object.keys(facts).filter((name) => !APART.includes(name))
  return (
    <Panel title={t('facts')}>
      <div className="grid gap-3.5 p-4 sm:grid-cols-2 xl:grid-cols-3">
        {names.map((name) => (
          <Fact
            key={name}
            name={name}
            value={(facts as Readonly<Record<string, unknown>>)[name]}
            secimler={secimler}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      {'havuz' in facts && <Pool value={facts.havuz} onChange={(havuz) => onChange({ havuz })} />}
      {'odalar' in facts && <RoomList rooms={facts.odalar} onChange={(odalar) => onChange({ odalar })} />}
      {'diller' in facts && (
        <Many name="diller" all={LANGUAGES} value={facts.diller} onChange={(diller) => onChange({ diller })} />
      )}
      <Many
        name="ozellikler"
        all={AMENITIES}
        value={facts.ozellikler}
        onChange={(ozellikler) => onChange({ ozellikler })}
      />
    </Panel>
  )
}

/** Facts with a room of their own below the others. */
const APART: readonly string[] = ['urun_tipi', 'havuz', 'odalar', 'diller', 'ozellikler']

interface FactProps {
  readonly name: string
  readonly value: unknown
  readonly secimler: OfficeProduct['secimler']
  readonly onChange: (value: unknown) => void
}

function Fact({ name, value, secimler, onChange }: FactProps) {
  const t = useTranslations('admin.product_screen')
  const facts = useTranslations('facts')
  const nameOf = useFieldName()
  if (typeof value === 'boolean') return <CheckField label={nameOf(name)} checked={value} onChange={onChange} />
  if (name === 'belge_tarihi') {
    return (
      <DayField
        label={nameOf(name)}
        value={typeof value === 'string' ? value : ''}
        onChange={(day) => onChange(day || null)}
        typedOnly
      />
    )
  }
  if (name === 'nereden' || name === 'nereye') {
    const places = secimler.yerler.map(({ kod, baslik }) => ({ value: kod, label: baslik }))
    const options = [{ value: '', label: t('none') }, ...places]
    return <ChoiceField name={name} value={String(value)} options={options} onChange={onChange} />
  }
  const words = WORDS[name]
  if (words) {
    const options = words.map((word) => ({ value: word, label: facts(`${name}.${word}` as never) }))
    return <ChoiceField name={name} value={String(value)} options={options} onChange={onChange} />
  }
  if (name.endsWith('_saati')) return <ClockField label={nameOf(name)} value={String(value)} onChange={onChange} />
  if (typeof value === 'string') {
    return <TextField name={name} value={value} most={name === 'klinik' ? 120 : 40} onChange={onChange} />
  }
  return (
    <NumberField
      name={name}
      value={value as number | null}
      least={0}
      fraction={FRACTIONS.includes(name)}
      onChange={(count) => onChange(count ?? (OPEN.includes(name) ? null : 0))}
    />
  )
}

interface PoolProps {
  readonly value: { readonly en: number; readonly boy: number } | null
  readonly onChange: (value: { en: number; boy: number } | null) => void
}

function Pool({ value, onChange }: PoolProps) {
  const nameOf = useFieldName()
  return (
    <div className="grid items-end gap-3.5 border-line-soft border-t p-4 sm:grid-cols-2 xl:grid-cols-3">
      <CheckField
        label={nameOf('havuz')}
        checked={value !== null}
        onChange={(has) => onChange(has ? { en: 4, boy: 8 } : null)}
      />
      {value && (
        <>
          <NumberField name="en" value={value.en} fraction onChange={(en) => onChange({ ...value, en: en ?? 0 })} />
          <NumberField
            name="boy"
            value={value.boy}
            fraction
            onChange={(boy) => onChange({ ...value, boy: boy ?? 0 })}
          />
        </>
      )}
    </div>
  )
}

interface ManyProps<T extends string> {
  readonly name: 'diller' | 'ozellikler'
  readonly all: readonly T[]
  readonly value: readonly T[]
  readonly onChange: (value: T[]) => void
}

/** Any of a closed list, in the order of the list. */
function Many<T extends string>({ name, all, value, onChange }: ManyProps<T>) {
  const facts = useTranslations('facts')
  const nameOf = useFieldName()
  const words = name === 'diller' ? 'dil' : 'ozellik'
  return (
    <fieldset className="border-line-soft border-t p-4">
      <legend className="float-left mb-1.5 text-13 font-semibold">{nameOf(name)}</legend>
      <div className="clear-both grid gap-x-3 sm:grid-cols-2 xl:grid-cols-4">
        {all.map((one) => (
          <CheckField
            key={one}
            label={facts(`${words}.${one}` as never)}
            checked={value.includes(one)}
            onChange={(has) => onChange(all.filter((each) => (each === one ? has : value.includes(each))))}
          />
        ))}
      </div>
    </fieldset>
  )
}
