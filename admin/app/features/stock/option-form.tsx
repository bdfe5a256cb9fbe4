import { VEHICLE_CLASSES } from '@meltem/contract/catalog/product-facts'
import type { NewTariff, OptionRow, Thing } from '@meltem/contract/stock/office'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { plainWords, SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import type { useEdit } from '../../ui/edit/use-edit.ts'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { LanguageTabs, LocalTextField, textIn } from '../../ui/form/local-text-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Note } from '../../ui/note.tsx'
import { PictureField } from '../groups/picture-field.tsx'
import { fieldProblems } from '../product/field-problems.ts'

/** What the form changes of an option. */
export type OptionFields = Omit<OptionRow, 'k_no' | 'surum' | 'sira' | 'tarife_turu' | 'kur' | 'gelecek'>
export type TariffKind = OptionRow['tarife_turu']

const PARTY: readonly TariffKind[] = ['grup', 'gecelik', 'transfer_arac']
const VEHICLE: readonly TariffKind[] = ['arac', 'transfer_arac', 'transfer_kisi']
const ROOM: readonly TariffKind[] = ['gecelik', 'kisi_gecelik']

/** What nobody has said of an option yet. */
export const NO_OPTION: OptionFields = {
  ad: {},
  aciklama: {},
  aktif: true,
  kaynak_k_no: null,
  sure_dk: 0,
  calisma_saatleri: { acilis: '09:00', kapanis: '18:00', adim_dk: 60 },
  en_cok: null,
  son_satis_dk: null,
  bilgi: { kapasite: null, buyuk_bavul: null, arac: null, alan_m2: null, yataklar: null },
  gorsel: null,
  gece_farki: null,
  gidis_donus_oran: null,
  uzun_konaklama: null,
  tolerans_dk: null,
  olcu: null,
}

/** Rooms, cabins and cars are looked at one by one; the others by the pictures of their product. */
const hasPicture = (tur: TariffKind) => VEHICLE.includes(tur) || ROOM.includes(tur)

export function fieldsOf(option: OptionRow): OptionFields {
  const {
    k_no: _key,
    surum: _version,
    sira: _place,
    tarife_turu: _kind,
    kur: _currency,
    gelecek: _coming,
    ...fields
  } = option
  return fields
}

interface FieldsProps {
  readonly tur: TariffKind
  readonly value: OptionFields
  readonly put: (part: Partial<OptionFields>) => void
  /** Things it can draw on. */
  readonly things: readonly Thing[]
  /** Its stock is chosen elsewhere: a new one has its own. */
  readonly withStock: boolean
}

/** Name, people, minutes and facts of an option. */
export function OptionFieldList({ tur, value, put, things, withStock }: FieldsProps) {
  const t = useTranslations('admin.stock')
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const byHour = things.find(({ k_no }) => k_no === value.kaynak_k_no)?.stok === 'saat' && !VEHICLE.includes(tur)
  const local = (name: 'ad' | 'aciklama') => ({
    label: t(`field.${name}`),
    language,
    value: value[name],
    onChange: (text: LocalText) => put({ [name]: text }),
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-[640]">{t('texts')}</h3>
        <LanguageTabs label={t('text_language')} value={language} onChange={setLanguage} />
      </div>
      <LocalTextField {...local('ad')} most={120} />
      <LocalTextField {...local('aciklama')} most={600} rows={2} />
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {PARTY.includes(tur) && (
          <NumberField
            label={t(tur === 'transfer_arac' ? 'field.koltuk' : 'field.en_cok')}
            value={value.en_cok}
            least={1}
            most={999}
            onChange={(en_cok) => put({ en_cok })}
          />
        )}
        {withStock && (
          <div className="w-72 max-w-full">
            <Choice
              inForm
              label={t('field.kaynak_k_no')}
              value={value.kaynak_k_no ?? ''}
              options={[
                { value: '', label: t('no_stock') },
                ...things.map(({ k_no, ad }) => ({ value: k_no, label: ad })),
              ]}
              onChange={(key) => put({ kaynak_k_no: key || null })}
            />
          </div>
        )}
        {!ROOM.includes(tur) && tur !== 'arac' && (
          <NumberField
            label={t('field.sure_dk')}
            value={value.sure_dk}
            most={100_000}
            unit={t('minutes')}
            onChange={(sure) => put({ sure_dk: sure ?? 0 })}
          />
        )}
      </div>
      {byHour && <Hours value={value} put={put} />}
      <Facts tur={tur} value={value} put={put} />
      {hasPicture(tur) && (
        <PictureField
          value={value.gorsel}
          bolum={VEHICLE.includes(tur) ? 'arac' : 'urun'}
          onChange={(gorsel) => put({ gorsel })}
        />
      )}
    </>
  )
}

function Hours({ value, put }: Pick<FieldsProps, 'value' | 'put'>) {
  const t = useTranslations('admin.stock')
  const hours = value.calisma_saatleri
  const change = (part: Partial<typeof hours>) => put({ calisma_saatleri: { ...hours, ...part } })
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <ClockField label={t('field.acilis')} value={hours.acilis} onChange={(acilis) => acilis && change({ acilis })} />
      <ClockField
        label={t('field.kapanis')}
        value={hours.kapanis}
        onChange={(kapanis) => kapanis && change({ kapanis })}
      />
      <NumberField
        label={t('field.adim_dk')}
        value={hours.adim_dk}
        least={5}
        most={1440}
        unit={t('minutes')}
        onChange={(adim) => adim && change({ adim_dk: adim })}
      />
    </div>
  )
}

function Facts({ tur, value, put }: Pick<FieldsProps, 'tur' | 'value' | 'put'>) {
  const t = useTranslations('admin.stock')
  const id = useId()
  const { bilgi } = value
  const change = (part: Partial<typeof bilgi>) => put({ bilgi: { ...bilgi, ...part } })
  const isVehicle = VEHICLE.includes(tur)
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      {(isVehicle || ROOM.includes(tur)) && (
        <NumberField
          label={t('field.kapasite')}
          value={bilgi.kapasite}
          least={1}
          most={999}
          onChange={(kapasite) => change({ kapasite })}
        />
      )}
      {ROOM.includes(tur) && (
        <>
          <NumberField
            label={t('field.alan_m2')}
            value={bilgi.alan_m2}
            least={1}
            most={9999}
            unit="m²"
            onChange={(alan_m2) => change({ alan_m2 })}
          />
          <div className="grid content-start gap-1">
            <label htmlFor={id} className="text-13 font-semibold">
              {t('field.yataklar')}
            </label>
            <input
              id={id}
              className="control w-36 max-lg:min-h-11!"
              maxLength={60}
              value={bilgi.yataklar ?? ''}
              onChange={(event) => change({ yataklar: event.target.value || null })}
            />
          </div>
        </>
      )}
      {isVehicle && (
        <>
          <NumberField
            label={t('field.buyuk_bavul')}
            value={bilgi.buyuk_bavul}
            most={99}
            onChange={(buyuk_bavul) => change({ buyuk_bavul })}
          />
          <div className="w-44">
            <Choice
              inForm
              label={t('field.arac')}
              value={bilgi.arac ?? ''}
              options={[
                { value: '', label: t('none') },
                ...VEHICLE_CLASSES.map((one) => ({ value: one, label: t(`vehicle.${one}`) })),
              ]}
              onChange={(arac) => change({ arac: VEHICLE_CLASSES.find((one) => one === arac) ?? null })}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** The prices a new option begins with, as the tariff wants them. */
const PRICES = {
  kisi: ['yetiskin_fiyat', 'cocuk_fiyat', 'bebek_fiyat'],
  transfer_kisi: ['yetiskin_fiyat', 'cocuk_fiyat', 'bebek_fiyat'],
  grup: ['fiyat', 'arti_kisi'],
  birim: ['fiyat'],
  transfer_arac: ['fiyat'],
  gecelik: ['fiyat'],
  kisi_gecelik: ['fiyat'],
  arac: ['fiyat'],
} as const satisfies Record<TariffKind, readonly string[]>

/** Their price of every day may come later, in the calendar of prices. */
const LATER: readonly TariffKind[] = ['gecelik', 'kisi_gecelik', 'arac']

/** Whether it can begin without a price, for whoever may not write one. */
export function isPricedLater(tur: TariffKind): boolean {
  return LATER.includes(tur)
}

/** As it is sent: what may come later and was left at nothing is no price. */
export function sentTariff(tariff: NewTariff): NewTariff {
  if (!isPricedLater(tariff.tur) || !('fiyat' in tariff) || tariff.fiyat) return tariff
  const { fiyat: _later, ...rest } = tariff
  return rest as NewTariff
}

export function emptyTariff(tur: TariffKind, kur: string): NewTariff {
  return { tur, kur, ...Object.fromEntries(PRICES[tur].map((name) => [name, 0])) } as NewTariff
}

interface TariffProps {
  readonly kinds: readonly TariffKind[]
  readonly value: NewTariff
  readonly onChange: (tariff: NewTariff) => void
}

/** How a new option is priced, and what it costs to begin with. */
export function TariffFields({ kinds, value, onChange }: TariffProps) {
  const t = useTranslations('admin.stock')
  const mayPrice = useMay()('fiyat.yaz')
  const missingRight = useMissingRightText()
  const prices = mayPrice ? PRICES[value.tur] : []
  const amounts = value as unknown as Record<string, number>
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      {kinds.length > 1 && (
        <div className="w-56">
          <Choice
            inForm
            label={t('tariff_kind')}
            value={value.tur}
            options={kinds.map((kind) => ({ value: kind, label: t(`tariff.${kind}`) }))}
            onChange={(kind) => onChange(emptyTariff(kinds.find((one) => one === kind) ?? value.tur, value.kur))}
          />
        </div>
      )}
      {prices.map((name) => (
        <div key={`${value.tur}${name}`} className="w-32">
          <AmountField
            label={t(`price.${name}`)}
            kur={value.kur}
            value={amounts[name] ?? 0}
            onChange={(amount) => amount !== undefined && onChange({ ...value, [name]: amount })}
          />
        </div>
      ))}
      {isPricedLater(value.tur) && <p className="self-center text-13 text-ink-2">{t('prices_later')}</p>}
      {!mayPrice && <p className="self-center text-13 text-ink-2">{missingRight('fiyat.yaz')}</p>}
    </div>
  )
}

/** Facts and terms by their values: `22:00 · 06:00 · 20`. */
function partsInWords(value: unknown): string {
  if (!value || typeof value !== 'object') return plainWords(value)
  return Object.values(value).map(partsInWords).filter(Boolean).join(' · ')
}

interface ShellProps {
  readonly form: ReturnType<typeof useEdit<OptionFields, unknown>>
  readonly children: React.ReactNode
  readonly canSave: boolean
  readonly onClose: () => void
}

/** The frame of the form: what went wrong, the button, the way out. */
export function OptionShell({ form, children, canSave, onClose }: ShellProps) {
  const t = useTranslations('admin.stock')
  const { language } = useLanguage()
  const nameOf = (field: string) => (field in NO_OPTION ? t(`field.${field as 'ad'}`) : field)
  const problems = fieldProblems(form.error)
  const words = (_field: string, value: unknown) =>
    value && typeof value === 'object' ? textIn(value, language) || partsInWords(value) : plainWords(value)
  return (
    <EditForm form={form} canSave={canSave} onClose={onClose}>
      {children}
      <SaveTrouble form={form} nameOf={nameOf} wordsOf={words} />
      {problems.length > 0 && (
        <Note tone="danger">
          <ul>
            {problems.map(({ alan, mesaj }) => (
              <li key={alan}>{`${nameOf(alan.split('.')[1] ?? '')}: ${mesaj}`}</li>
            ))}
          </ul>
        </Note>
      )}
    </EditForm>
  )
}
