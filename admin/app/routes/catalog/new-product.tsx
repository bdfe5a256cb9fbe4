import { createProduct, getProductChoices } from '@meltem/contract/catalog/office'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { KINDS } from '@meltem/domain/kinds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useUploads } from '../../features/media/use-uploads.ts'
import { PhotoSlots, storedPictures } from '../../features/new-product/photo-slots.tsx'
import { type Draft, missingOf, NEW_PLACE, useNewProduct, wishOf } from '../../features/new-product/use-new-product.ts'
import { ChoiceField, NumberField, TextField } from '../../features/product/fields.tsx'
import { PRODUCTS_KEY } from '../../features/product/product-query.ts'
import { useFieldName } from '../../features/product/use-field-name.ts'
import { call } from '../../platform/call.ts'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard, SAVED } from '../../ui/edit/leave-guard.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** Eight fields on one screen; the defaults of the kind fill the rest (CAT-3). */
export default function NewProduct() {
  const t = useTranslations('admin.products')
  const { draft, set } = useNewProduct()
  const uploads = useUploads({ bolum: 'urun' })
  const [isAsked, setAsked] = useState(false)
  const isRide = KINDS[draft.urun_tipi].days === 'ride'
  const { data } = useQuery({
    queryKey: [...PRODUCTS_KEY, 'secim', draft.urun_tipi],
    queryFn: ({ signal }) => call(getProductChoices, { urun_tipi: draft.urun_tipi }, signal),
  })
  const choices = data?.data
  const kur = choices?.kurlar[0] ?? 'EUR'
  const missing = missingOf(draft, isRide)
  const gorseller = storedPictures(uploads).map(({ anahtar }) => anahtar)
  const { mutate, isPending, error } = useCreate(() => wishOf(draft, { kur, isRide, gorseller }))
  return (
    <>
      <Link to="/urunler" className="link mb-2 inline-flex min-h-8 items-center gap-1.5 max-lg:min-h-11">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('title')}
      </Link>
      <PageHead title={t('new_title')} lead={t('new_lead')} />
      <LeaveGuard isDirty={draft.ad !== '' && !isPending} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (missing.length === 0 && !isPending && !uploads.isRunning) mutate()
        }}
        className="max-w-4xl"
      >
        <Panel title={t('first_fields')}>
          <div className="grid gap-4 p-4">
            <Kinds value={draft.urun_tipi} onChange={(urun_tipi) => set({ urun_tipi })} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name="ad" value={draft.ad} most={160} onChange={(ad) => set({ ad })} />
              {isRide ? (
                <Ends draft={draft} yerler={choices?.yerler ?? []} set={set} />
              ) : (
                <Place draft={draft} bolgeler={choices?.bolgeler ?? []} set={set} />
              )}
              <NumberField
                name="en_cok_kisi"
                value={draft.en_cok_kisi}
                least={1}
                most={99}
                onChange={(en_cok_kisi) => set({ en_cok_kisi })}
              />
              <FirstPrice draft={draft} kur={kur} set={set} />
              <TextField
                name="ozet"
                value={draft.ozet}
                most={500}
                rows={2}
                hint={t('sentence_hint')}
                onChange={(ozet) => set({ ozet })}
              />
            </div>
            <PhotoSlots label={t('photos')} uploads={uploads} />
            <Ending missing={isAsked ? missing : []} error={error} busy={isPending || uploads.isRunning} />
          </div>
        </Panel>
      </form>
    </>
  )
}

/** Leads to the draft once it is there. */
function useCreate(wish: () => ReturnType<typeof wishOf>) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(createProduct, wish()),
    onSuccess: async ({ k_no }) => {
      await client.invalidateQueries({ queryKey: PRODUCTS_KEY })
      await navigate(`/urunler/${k_no}`, { state: SAVED })
    },
  })
}

interface EndingProps {
  readonly missing: readonly string[]
  readonly error: unknown
  readonly busy: boolean
}

/** What is missing, what was refused, and the button. */
function Ending({ missing, error, busy }: EndingProps) {
  const t = useTranslations('admin.products')
  return (
    <>
      <Missing names={missing} />
      <Refused error={error} />
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-3.5">
        <p className="mr-auto text-ink-2">{t('rest_from_kind')}</p>
        <Button type="submit" look="sun" busy={busy} className="max-lg:min-h-11">
          {t('create')}
        </Button>
      </div>
    </>
  )
}

function Kinds({ value, onChange }: { value: Draft['urun_tipi']; onChange: (kind: Draft['urun_tipi']) => void }) {
  const t = useTranslations('admin.products')
  const kinds = useTranslations('admin.reservations')
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-semibold">{t('column.kind')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-9">
        {PRODUCT_KINDS.map((kind) => (
          <label
            key={kind}
            className="grid min-h-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-paper px-1.5 text-center text-13 font-semibold hover:bg-mist has-checked:border-2 has-checked:border-sea has-checked:bg-sea-tint has-focus-visible:shadow-[0_0_0_2px_var(--color-paper),0_0_0_4px_var(--color-sea)]"
          >
            <input
              type="radio"
              name="urun_tipi"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="sr-only"
            />
            {kinds(`kind.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Set = (part: Partial<Draft>) => void

/** Whoever may not write prices makes the product without one, and is told who can. */
function FirstPrice({ draft, kur, set }: { draft: Draft; kur: string; set: Set }) {
  const t = useTranslations('admin.products')
  const mayPrice = useMay()('fiyat.yaz')
  const missingRight = useMissingRightText()
  const label = t(`price_of.${draft.urun_tipi}`)
  if (!mayPrice) {
    return (
      <div className="grid content-start gap-1.5">
        <p className="text-13 font-semibold">{label}</p>
        <p className="text-13 text-ink-2">{`${t('price_by_others')} ${missingRight('fiyat.yaz')}`}</p>
      </div>
    )
  }
  return <AmountField label={label} kur={kur} value={draft.fiyat ?? 0} onChange={(fiyat) => set({ fiyat })} />
}

function Place({
  draft,
  bolgeler,
  set,
}: {
  draft: Draft
  bolgeler: readonly { k_no: string; baslik: string }[]
  set: Set
}) {
  const t = useTranslations('admin.products')
  const known = bolgeler.map(({ k_no, baslik }) => ({ value: k_no, label: baslik }))
  return (
    <>
      <ChoiceField
        name="bolge_k_no"
        value={draft.bolge_k_no}
        options={[{ value: '', label: t('place_later') }, ...known, { value: NEW_PLACE, label: t('place_new') }]}
        onChange={(bolge_k_no) => set({ bolge_k_no })}
      />
      {draft.bolge_k_no === NEW_PLACE && (
        <>
          <TextField
            name="yer_adi"
            value={draft.yer.ad}
            most={80}
            onChange={(ad) => set({ yer: { ...draft.yer, ad } })}
          />
          <TextField
            name="konum"
            value={draft.yer.konum}
            most={60}
            hint={t('point_hint')}
            onChange={(konum) => set({ yer: { ...draft.yer, konum } })}
          />
        </>
      )}
    </>
  )
}

function Ends({ draft, yerler, set }: { draft: Draft; yerler: readonly { kod: string; baslik: string }[]; set: Set }) {
  const t = useTranslations('admin.products')
  const options = [
    { value: '', label: t('choose_place') },
    ...yerler.map(({ kod, baslik }) => ({ value: kod, label: baslik })),
  ]
  return (
    <>
      <ChoiceField
        name="nereden"
        value={draft.nereden}
        options={options}
        {...(yerler.length === 0 ? { hint: t('no_places') } : {})}
        onChange={(nereden) => set({ nereden })}
      />
      <ChoiceField name="nereye" value={draft.nereye} options={options} onChange={(nereye) => set({ nereye })} />
    </>
  )
}

function Missing({ names }: { names: readonly string[] }) {
  const t = useTranslations('admin.products')
  const nameOf = useFieldName()
  if (names.length === 0) return null
  return <Note tone="danger">{t('fill_in', { list: names.map(nameOf).join(', ') })}</Note>
}

function Refused({ error }: { error: unknown }) {
  const errorText = useErrorText()
  return error ? <Note tone="danger">{errorText(error)}</Note> : null
}
