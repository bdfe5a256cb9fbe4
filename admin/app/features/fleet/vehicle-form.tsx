import { VEHICLE_CLASSES } from '@meltem/contract/catalog/product-facts'
import { saveVehicle, type Vehicle, type VehicleFields } from '@meltem/contract/fleet/office'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { comingOf, RetireDialog } from '../../ui/coming-bookings.tsx'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import type { Fleet } from './use-fleet.ts'

const NEW: VehicleFields = { plaka: '', ad: '', sinif: 'van', koltuk: 7, aktif: true, kaynak_k_no: null }

function fieldsOf({ plaka, ad, sinif, koltuk, aktif, kaynak_k_no }: VehicleFields): VehicleFields {
  return { plaka, ad, sinif, koltuk, aktif, kaynak_k_no }
}

interface VehicleFormProps {
  readonly fleet: Fleet
  readonly vehicle?: Vehicle
  readonly onClose: () => void
  readonly onSaved: (edit: FieldEdit<VehicleFields>) => void
}

/** Plate, make, class, seats, and the pool it is sold from. */
export function VehicleForm({ fleet, vehicle, onClose, onSaved }: VehicleFormProps) {
  const t = useTranslations('admin.fleet')
  const [k_no] = useState(() => vehicle?.k_no ?? crypto.randomUUID())
  const form = useEdit<VehicleFields, unknown>({
    seen: fieldsOf(vehicle ?? NEW),
    isNew: !vehicle,
    send: (edit) => call(saveVehicle, { k_no, surum: vehicle?.surum ?? 0, ...edit, bilinen: 0 }),
    onSaved: (_, edit) => onSaved(edit),
  })
  const { typed, put } = form
  const pools = fleet.havuzlar.map(({ k_no: value, ad, bos }) => ({
    value,
    label: bos > 0 ? t('pool_free', { name: ad, count: bos }) : ad,
  }))
  return (
    <EditForm form={form} canSave={!vehicle || form.isDirty} onClose={onClose}>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <TextField
          label={t('field.plaka')}
          value={typed.plaka}
          most={20}
          narrow
          required
          onChange={(plaka) => put({ plaka: plaka.toUpperCase() })}
        />
        <TextField label={t('field.ad')} value={typed.ad} most={80} required onChange={(ad) => put({ ad })} />
        <div className="w-40">
          <Choice
            inForm
            label={t('field.sinif')}
            value={typed.sinif}
            options={VEHICLE_CLASSES.map((value) => ({ value, label: t(`class.${value}`) }))}
            onChange={(value) => put({ sinif: VEHICLE_CLASSES.find((one) => one === value) ?? 'van' })}
          />
        </div>
        <NumberField
          label={t('field.koltuk')}
          value={typed.koltuk}
          least={1}
          most={99}
          onChange={(seats) => seats !== null && put({ koltuk: seats })}
        />
        <div className="w-80 max-w-full">
          <Choice
            inForm
            label={t('field.kaynak_k_no')}
            value={typed.kaynak_k_no ?? ''}
            options={[{ value: '', label: t('not_sold') }, ...pools]}
            onChange={(value) => put({ kaynak_k_no: value || null })}
          />
        </div>
      </div>
      <p className="text-13 text-ink-2">{t('pool_hint')}</p>
      <VehicleTrouble fleet={fleet} form={form} />
    </EditForm>
  )
}

interface TroubleProps {
  readonly fleet: Fleet
  readonly form: ReturnType<typeof useEdit<VehicleFields, unknown>>
}

/** A vehicle with bookings to come keeps its pool: they are listed. */
function VehicleTrouble({ fleet, form }: TroubleProps) {
  const t = useTranslations('admin.fleet')
  const [closed, setClosed] = useState<unknown>()
  const poolOf = (key: unknown) => fleet.havuzlar.find((one) => one.k_no === key)?.ad ?? t('not_sold')
  if (comingOf(form.error)) {
    const close = () => setClosed(form.error)
    if (closed === form.error) return null
    return <RetireDialog name={form.typed.plaka} error={form.error} busy={false} onRetire={undefined} onClose={close} />
  }
  return (
    <SaveTrouble<VehicleFields>
      form={form}
      nameOf={(field) => t(`field.${field}`)}
      wordsOf={(field, value) => {
        if (field === 'sinif') return t(`class.${value as VehicleFields['sinif']}`)
        return field === 'kaynak_k_no' ? poolOf(value) : String(value)
      }}
    />
  )
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly narrow?: boolean
  readonly required?: boolean
  readonly type?: string
  readonly onChange: (value: string) => void
}

/** A line of text. */
export function TextField({
  label,
  value,
  most,
  narrow = false,
  required = false,
  type = 'text',
  onChange,
}: TextFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type={type}
        required={required}
        maxLength={most}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`control max-lg:min-h-11! ${narrow ? 'num w-36' : 'w-60 max-w-full'}`}
      />
    </div>
  )
}
