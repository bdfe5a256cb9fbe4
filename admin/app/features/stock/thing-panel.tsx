import { saveThing, saveUnit, type Thing, type Unit } from '@meltem/contract/stock/office'
import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { comingOf, RetireDialog } from '../../ui/coming-bookings.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

type UnitFields = Pick<Unit, 'ad' | 'aktif'>

interface UnitChange {
  readonly unit: Pick<Unit, 'k_no' | 'surum' | 'ad'>
  readonly edit: FieldEdit<UnitFields>
  readonly known: number
}

interface ThingPanelProps {
  readonly thing: Thing
  readonly product: string
  readonly may: boolean
  readonly onChanged: () => void
}

function useUnits(thing: Thing, onChanged: () => void) {
  const t = useTranslations('admin.stock')
  const [done, setDone] = usePassing<{ text: string; change: UnitChange }>()
  const save = useMutation({
    mutationFn: ({ unit, edit, known }: UnitChange) =>
      call(saveUnit, { kaynak_k_no: thing.k_no, k_no: unit.k_no, surum: unit.surum, ...edit, bilinen: known }),
    onSuccess: (_, change) => {
      if (change.unit.surum === 0) return
      const { aktif } = change.edit.yeni
      setDone({ text: aktif === undefined ? t('saved') : t(aktif ? 'back' : 'retired'), change })
    },
    onSettled: onChanged,
  })
  const takeBack = () => {
    if (!done) return
    const { unit, edit } = done.change
    setDone(undefined)
    save.mutate({ unit, edit: { gorulen: edit.yeni, yeni: edit.gorulen }, known: 100_000 })
  }
  return { save, done, takeBack }
}

/** One thing or pool: what it is called, how long it stays empty, and its units by name. */
export function ThingPanel({ thing, product, may, onChanged }: ThingPanelProps) {
  const t = useTranslations('admin.stock')
  const errorText = useErrorText()
  const { save, done, takeBack } = useUnits(thing, onChanged)
  const others = thing.kullananlar.filter(({ urun_k_no }) => urun_k_no !== product)
  const asked = save.variables
  return (
    <Panel title={t('thing', { name: thing.ad })} aside={<Chip tone="plain">{t(`stock.${thing.stok}`)}</Chip>}>
      {may && <ThingForm key={thing.surum} thing={thing} onChanged={onChanged} />}
      {others.length > 0 && (
        <p className="px-4 pt-3 text-13 text-ink-2">
          {t('shared_with')}{' '}
          {others.map(({ opsiyon_k_no, urun_k_no, urun, secenek }, place) => (
            <span key={opsiyon_k_no}>
              {place > 0 && ', '}
              <Link to={`/urunler/${urun_k_no}/secenekler`} className="link">
                {[urun, secenek].filter(Boolean).join(' · ')}
              </Link>
            </span>
          ))}
        </p>
      )}
      {thing.stok === 'kalkis' && <p className="p-4 text-ink-2">{t('departures_elsewhere')}</p>}
      {thing.stok !== 'kalkis' && (
        <>
          {save.error && !comingOf(save.error) && (
            <div className="px-4 pt-3">
              <Note tone="danger">{errorText(save.error)}</Note>
            </div>
          )}
          <ul className="grid gap-x-6 px-4 py-2 lg:grid-cols-2 2xl:grid-cols-3">
            {thing.birimler.map((unit) => (
              <UnitLine
                key={`${unit.k_no}${unit.surum}`}
                unit={unit}
                may={may}
                onSave={(edit) => save.mutate({ unit, edit, known: 0 })}
              />
            ))}
          </ul>
          {may && (
            <NewUnit
              key={thing.birimler.length}
              name={`${thing.ad} ${thing.birimler.length + 1}`}
              busy={save.isPending}
              onAdd={(ad) =>
                save.mutate({
                  unit: { k_no: crypto.randomUUID(), surum: 0, ad },
                  edit: { gorulen: {}, yeni: { ad } },
                  known: 0,
                })
              }
            />
          )}
        </>
      )}
      {asked && (
        <RetireDialog
          name={asked.unit.ad}
          error={save.error}
          busy={save.isPending}
          onRetire={(known) => save.mutate({ ...asked, known })}
          onClose={() => save.reset()}
        />
      )}
      <UndoNote text={done?.text} busy={save.isPending} onUndo={done && takeBack} raised />
    </Panel>
  )
}

function ThingForm({ thing, onChanged }: Pick<ThingPanelProps, 'thing' | 'onChanged'>) {
  const t = useTranslations('admin.stock')
  const id = useId()
  const form = useEdit({
    seen: { ad: thing.ad, devir: thing.devir },
    send: (edit) => call(saveThing, { k_no: thing.k_no, surum: thing.surum, ...edit }),
    onSaved: onChanged,
  })
  return (
    <form
      className="flex flex-wrap items-end gap-x-5 gap-y-3 border-line-soft border-b p-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <div className="grid min-w-0 flex-1 basis-56 content-start gap-1">
        <label htmlFor={id} className="text-13 font-semibold">
          {t('field.kaynak_ad')}
        </label>
        <input
          id={id}
          required
          maxLength={120}
          className="control w-full max-lg:min-h-11!"
          value={form.typed.ad}
          onChange={(event) => form.put({ ad: event.target.value })}
        />
      </div>
      {thing.stok !== 'kalkis' && (
        <NumberField
          label={t('field.devir')}
          value={form.typed.devir}
          most={thing.stok === 'gece' ? 30 : 10_080}
          unit={thing.stok === 'gece' ? t('nights') : t('minutes')}
          onChange={(devir) => form.put({ devir: devir ?? 0 })}
        />
      )}
      {form.isDirty && (
        <Button type="submit" busy={form.isPending} className="max-lg:min-h-11">
          {t('save')}
        </Button>
      )}
      <SaveTrouble
        form={form}
        nameOf={(field) => t(field === 'ad' ? 'field.kaynak_ad' : 'field.devir')}
        wordsOf={(_, value) => String(value)}
      />
    </form>
  )
}

interface UnitLineProps {
  readonly unit: Unit
  readonly may: boolean
  readonly onSave: (edit: FieldEdit<UnitFields>) => void
}

function UnitLine({ unit, may, onSave }: UnitLineProps) {
  const t = useTranslations('admin.stock')
  const [ad, setAd] = useState(unit.ad)
  const rename = () => {
    if (ad.trim() && ad !== unit.ad) onSave({ gorulen: { ad: unit.ad }, yeni: { ad } })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line-soft border-b py-1.5">
      {may ? (
        <input
          aria-label={t('unit_name', { name: unit.ad })}
          className={`control min-w-0 flex-1 basis-40 max-lg:min-h-11! ${unit.aktif ? '' : 'text-ink-2'}`}
          maxLength={80}
          value={ad}
          onChange={(event) => setAd(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key === 'Enter') rename()
            if (event.key === 'Escape') setAd(unit.ad)
          }}
        />
      ) : (
        <span className="min-w-0 flex-1">{unit.ad}</span>
      )}
      {!unit.aktif && <Chip tone="plain">{t('is_retired')}</Chip>}
      {unit.gelecek > 0 && <Chip tone="ok">{t('coming', { count: unit.gelecek })}</Chip>}
      {may && (
        <Button
          size="icon"
          aria-label={t(unit.aktif ? 'retire_name' : 'bring_back_name', { name: unit.ad })}
          title={t(unit.aktif ? 'retire' : 'bring_back')}
          onClick={() => onSave({ gorulen: { aktif: unit.aktif }, yeni: { aktif: !unit.aktif } })}
          className="max-lg:min-h-11 max-lg:min-w-11"
        >
          {unit.aktif ? (
            <Archive aria-hidden="true" className="icon" />
          ) : (
            <ArchiveRestore aria-hidden="true" className="icon" />
          )}
        </Button>
      )}
    </li>
  )
}

function NewUnit({ name, busy, onAdd }: { name: string; busy: boolean; onAdd: (ad: string) => void }) {
  const t = useTranslations('admin.stock')
  const id = useId()
  const [ad, setAd] = useState(name)
  return (
    <form
      className="flex flex-wrap items-end gap-2 border-line-soft border-t px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && ad.trim()) onAdd(ad)
      }}
    >
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <label htmlFor={id} className="text-13 font-semibold">
          {t('new_unit')}
        </label>
        <input
          id={id}
          className="control w-full max-lg:min-h-11!"
          maxLength={80}
          value={ad}
          onChange={(event) => setAd(event.target.value)}
        />
      </div>
      <Button type="submit" busy={busy} className="max-lg:min-h-11">
        {t('add')}
      </Button>
    </form>
  )
}
