import {
  orderPlaces,
  PLACE_SORTS,
  type Place,
  type PlaceFields,
  removePlace,
  savePlace,
} from '@meltem/contract/transfer/network-office'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { LanguageTabs, LocalTextField, textIn } from '../../ui/form/local-text-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { NETWORK_KEY, placesQuery } from './use-network.ts'

interface Done {
  readonly text: string
  readonly back: () => Promise<unknown>
}

function usePlaces(places: readonly Place[]) {
  const t = useTranslations('admin.routes')
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: NETWORK_KEY })
  const [done, setDone] = usePassing<Done>()
  const undo = useMutation({
    mutationFn: (one: Done) => one.back(),
    onSettled: () => {
      setDone(undefined)
      void refresh()
    },
  })
  const told = (place: Place, edit: FieldEdit<PlaceFields>, text: string) => {
    const back = () => call(savePlace, { kod: place.kod, surum: place.surum, gorulen: edit.yeni, yeni: edit.gorulen })
    setDone({ text, back })
    void refresh()
  }
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: refresh,
  })
  const order = (from: number, to: number) => {
    const gorulen = places.map(({ kod }) => kod)
    const yeni = gorulen.toSpliced(from, 1).toSpliced(to, 0, gorulen[from] ?? '')
    act.mutate(() => call(orderPlaces, { gorulen, yeni }))
  }
  const retire = (place: Place) => {
    const edit = { gorulen: { aktif: place.aktif }, yeni: { aktif: !place.aktif } }
    act.mutate(() => call(savePlace, { kod: place.kod, surum: place.surum, ...edit }), {
      onSuccess: () => told(place, edit, t(place.aktif ? 'place_retired' : 'place_back')),
    })
  }
  const remove = (place: Place) => {
    const { kod, surum, guzergah: _routes, ...yeni } = place
    act.mutate(() => call(removePlace, { kod, surum }), {
      onSuccess: () =>
        setDone({ text: t('place_removed'), back: () => call(savePlace, { kod, surum: 0, gorulen: {}, yeni }) }),
    })
  }
  return { done, undo, told, act, order, retire, remove, refresh }
}

/** Places transfers lead to and from, in the order of the form on the storefront. */
export function PlaceList() {
  const { data, error, refetch } = useQuery(placesQuery)
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />
  return <Places places={data.data} />
}

function Places({ places }: { places: readonly Place[] }) {
  const t = useTranslations('admin.routes')
  const errorText = useErrorText()
  const may = useMay()('urun.yaz')
  const acts = usePlaces(places)
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <Panel
      title={t('places')}
      aside={
        may &&
        open !== 'new' && (
          <Button data-key="new" onClick={() => setOpen('new')} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('add_place')}
          </Button>
        )
      }
    >
      {acts.act.error && <Note tone="danger">{errorText(acts.act.error)}</Note>}
      {open === 'new' && (
        <PlaceForm
          onClose={close}
          onSaved={() => {
            close()
            void acts.refresh()
          }}
        />
      )}
      {places.length === 0 && open !== 'new' && (
        <Nothing>
          <p className="font-[620] text-ink">{t('no_places')}</p>
          <p>{t('no_places_next')}</p>
        </Nothing>
      )}
      <ul>
        {places.map((place, at) => (
          <li key={place.kod} className="border-line-soft border-b last:border-b-0">
            <PlaceLine
              place={place}
              may={may}
              isOpen={open === place.kod}
              isFirst={at === 0}
              isLast={at === places.length - 1}
              onOpen={() => setOpen(open === place.kod ? undefined : place.kod)}
              onMove={(by) => acts.order(at, at + by)}
              onRetire={() => acts.retire(place)}
              onRemove={() => acts.remove(place)}
            />
            {open === place.kod && (
              <PlaceForm
                place={place}
                onClose={close}
                onSaved={(edit) => {
                  close()
                  acts.told(place, edit, t('place_saved'))
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <UndoNote
        text={acts.done?.text}
        busy={acts.undo.isPending}
        onUndo={acts.done && (() => acts.done && acts.undo.mutate(acts.done))}
      />
    </Panel>
  )
}

interface LineProps {
  readonly place: Place
  readonly may: boolean
  readonly isOpen: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onOpen: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRetire: () => void
  readonly onRemove: () => void
}

function PlaceLine({ place, may, isOpen, isFirst, isLast, onOpen, onMove, onRetire, onRemove }: LineProps) {
  const t = useTranslations('admin.routes')
  const { language } = useLanguage()
  const name = textIn(place.baslik, language) || place.kod
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <b className={`font-[620] ${place.aktif ? '' : 'text-ink-2'}`}>{name}</b>
          {!place.aktif && <Chip tone="plain">{t('is_retired')}</Chip>}
        </p>
        <p className="text-13 text-ink-2">
          {t(`sort.${place.tur}`)} · {t('route_count', { count: place.guzergah })}
        </p>
      </div>
      {may && (
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="icon"
            aria-label={t('up', { name })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <ArrowUp aria-hidden="true" className="icon" />
          </Button>
          <Button
            size="icon"
            aria-label={t('down', { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <ArrowDown aria-hidden="true" className="icon" />
          </Button>
          <Button
            aria-expanded={isOpen}
            aria-label={t('edit_name', { name })}
            onClick={onOpen}
            className="max-lg:min-h-11"
          >
            {t('edit')}
          </Button>
          {place.guzergah > 0 || !place.aktif ? (
            <Button
              aria-label={t(place.aktif ? 'retire_name' : 'bring_back_name', { name })}
              onClick={onRetire}
              className="max-lg:min-h-11"
            >
              {t(place.aktif ? 'retire' : 'bring_back')}
            </Button>
          ) : (
            <Button aria-label={t('remove_name', { name })} onClick={onRemove} className="max-lg:min-h-11">
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const NEW: PlaceFields = { tur: 'otel_bolgesi', baslik: {}, enlem: 36.6, boylam: 29.1, aktif: true }
const KEY = /^[a-z0-9][a-z0-9_-]{0,39}$/

/** What the key is called until somebody types another: the name in small Latin letters. */
function keyFrom(name: string): string {
  const plain = name.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
}

interface PlaceFormProps {
  readonly place?: Place
  readonly onClose: () => void
  readonly onSaved: (edit: FieldEdit<PlaceFields>) => void
}

function PlaceForm({ place, onClose, onSaved }: PlaceFormProps) {
  const t = useTranslations('admin.routes')
  const own = useLanguage().language
  const [language, setLanguage] = useState(own)
  const [typedKey, setKey] = useState<string>()
  const { kod: _key, surum, guzergah: _routes, ...seen } = place ?? { ...NEW, kod: '', surum: 0, guzergah: 0 }
  const keyOf = (name: PlaceFields['baslik'] = {}) => place?.kod ?? typedKey ?? keyFrom(textIn(name, own))
  const form = useEdit<PlaceFields, unknown>({
    seen,
    isNew: !place,
    send: (edit) => call(savePlace, { kod: keyOf(edit.yeni.baslik), surum, ...edit }),
    onSaved: (_, edit) => onSaved(edit),
  })
  const { typed, put } = form
  const kod = keyOf(typed.baslik)
  const ready = Object.values(typed.baslik).some(Boolean) && (place ? form.isDirty : KEY.test(kod))
  return (
    <EditForm form={form} canSave={ready} onClose={onClose}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <LocalTextField
            label={t('name')}
            language={language}
            value={typed.baslik}
            most={80}
            onChange={(baslik) => put({ baslik })}
          />
        </div>
        <LanguageTabs label={t('text_language')} value={language} onChange={setLanguage} />
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {!place && <KeyField value={kod} onChange={setKey} />}
        <div className="w-44">
          <Choice
            inForm
            label={t('sort_label')}
            value={typed.tur}
            options={PLACE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(value) => put({ tur: PLACE_SORTS.find((one) => one === value) ?? 'sehir' })}
          />
        </div>
        <NumberField
          label={t('latitude')}
          value={typed.enlem}
          least={-90}
          most={90}
          fine
          onChange={(value) => value !== null && put({ enlem: value })}
        />
        <NumberField
          label={t('longitude')}
          value={typed.boylam}
          least={-180}
          most={180}
          fine
          onChange={(value) => value !== null && put({ boylam: value })}
        />
      </div>
      <SaveTrouble<PlaceFields>
        form={form}
        nameOf={(field) => t(`place_field.${field}`)}
        wordsOf={(field, value) => (field === 'baslik' ? textIn(value as PlaceFields['baslik'], own) : String(value))}
      />
    </EditForm>
  )
}

/** The key of a new place: it stands in routes and bookings, and never changes. */
function KeyField({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const t = useTranslations('admin.routes')
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {t('key')}
      </label>
      <input
        id={id}
        className="control w-40 max-lg:min-h-11!"
        maxLength={40}
        value={value}
        aria-invalid={value !== '' && !KEY.test(value) ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value.toLowerCase())}
      />
      <p id={`${id}-hint`} className="text-12 text-ink-2">
        {t('key_hint')}
      </p>
    </div>
  )
}
