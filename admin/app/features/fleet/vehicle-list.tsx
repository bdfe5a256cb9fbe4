import { removeService, saveVehicle, type Vehicle, type VehicleFields } from '@meltem/contract/fleet/office'
import { formatDate } from '@meltem/i18n/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, Wrench, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { comingOf, RetireDialog } from '../../ui/coming-bookings.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import type { FieldEdit } from '../../ui/edit/use-edit.ts'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ServiceForm } from './service-form.tsx'
import { FLEET_KEY, type Fleet } from './use-fleet.ts'
import { VehicleForm } from './vehicle-form.tsx'

interface Done {
  readonly text: string
  readonly back?: () => Promise<unknown>
}

function useVehicles() {
  const t = useTranslations('admin.fleet')
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: FLEET_KEY })
  const [done, setDone] = usePassing<Done>()
  const tell = (one: Done) => {
    setDone(one)
    void refresh()
  }
  const back = (vehicle: Vehicle, edit: FieldEdit<VehicleFields>) => () =>
    call(saveVehicle, {
      k_no: vehicle.k_no,
      surum: vehicle.surum,
      gorulen: edit.yeni,
      yeni: edit.gorulen,
      bilinen: vehicle.gelecek,
    })
  const undo = useMutation({
    mutationFn: async (one: Done) => await one.back?.(),
    onSettled: () => {
      setDone(undefined)
      void refresh()
    },
  })
  const retire = useMutation({
    mutationFn: ({ vehicle, known }: { vehicle: Vehicle; known: number }) =>
      call(saveVehicle, {
        k_no: vehicle.k_no,
        surum: vehicle.surum,
        gorulen: { aktif: vehicle.aktif },
        yeni: { aktif: !vehicle.aktif },
        bilinen: known,
      }),
    onSuccess: (_, { vehicle }) => {
      const edit = { gorulen: { aktif: vehicle.aktif }, yeni: { aktif: !vehicle.aktif } }
      tell({ text: t(vehicle.aktif ? 'retired' : 'back'), back: back(vehicle, edit) })
    },
  })
  const open = useMutation({ mutationFn: (k_no: string) => call(removeService, { k_no }), onSettled: refresh })
  return { done, tell, back, undo, retire, open }
}

type Opened = { readonly what: 'new' | 'edit' | 'service'; readonly k_no: string }
type Acts = ReturnType<typeof useVehicles>

/** Cars and vans by plate. */
export function VehicleList({ fleet }: { fleet: Fleet }) {
  const t = useTranslations('admin.fleet')
  const errorText = useErrorText()
  const may = useMay()('kalkis.yaz')
  const acts = useVehicles()
  const { retire, open: reopen, done, undo } = acts
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const error = reopen.error ?? (comingOf(retire.error) ? null : retire.error)
  const asked = retire.variables?.vehicle
  const add = may && opened?.what !== 'new' && (
    <Button data-key="new" onClick={() => setOpened({ what: 'new', k_no: '' })} className="max-lg:min-h-11">
      <Plus aria-hidden="true" className="icon" />
      {t('add_vehicle')}
    </Button>
  )
  const added = () => {
    close()
    acts.tell({ text: t('vehicle_added') })
  }
  return (
    <Panel title={t('vehicles')} aside={add}>
      {opened?.what === 'new' && <VehicleForm fleet={fleet} onClose={close} onSaved={added} />}
      {error && <Note tone="danger">{errorText(error)}</Note>}
      {fleet.araclar.length === 0 && opened === undefined && (
        <Nothing>
          <p className="font-[620] text-ink">{t('no_vehicles')}</p>
          <p>{t('no_vehicles_next')}</p>
        </Nothing>
      )}
      <ul>
        {fleet.araclar.map((vehicle) => (
          <VehicleItem
            key={vehicle.k_no}
            fleet={fleet}
            vehicle={vehicle}
            may={may}
            acts={acts}
            opened={opened?.k_no === vehicle.k_no ? opened.what : undefined}
            onOpen={(what) => setOpened(what && { what, k_no: vehicle.k_no })}
          />
        ))}
      </ul>
      {asked && (
        <RetireDialog
          name={asked.plaka}
          error={retire.error}
          busy={retire.isPending}
          onRetire={(known) => retire.mutate({ vehicle: asked, known })}
          onClose={() => retire.reset()}
        />
      )}
      <UndoNote text={done?.text} busy={undo.isPending} onUndo={done?.back && (() => undo.mutate(done))} />
    </Panel>
  )
}

interface VehicleItemProps {
  readonly fleet: Fleet
  readonly vehicle: Vehicle
  readonly may: boolean
  readonly acts: Acts
  readonly opened: Opened['what'] | undefined
  readonly onOpen: (what: 'edit' | 'service' | undefined) => void
}

function VehicleItem({ fleet, vehicle, may, acts, opened, onOpen }: VehicleItemProps) {
  const t = useTranslations('admin.fleet')
  const close = () => onOpen(undefined)
  const saved = (edit: FieldEdit<VehicleFields>) => {
    close()
    acts.tell({ text: t('saved'), back: acts.back(vehicle, edit) })
  }
  const served = (k_no: string, skipped: number) => {
    close()
    const text = skipped > 0 ? t('service_skipped', { count: skipped }) : t('service_added')
    acts.tell({ text, back: () => call(removeService, { k_no }) })
  }
  return (
    <li className="border-line-soft border-b last:border-b-0">
      <VehicleLine
        vehicle={vehicle}
        may={may}
        busy={acts.open.isPending}
        isEditing={opened === 'edit'}
        isServing={opened === 'service'}
        onEdit={() => onOpen(opened === 'edit' ? undefined : 'edit')}
        onService={() => onOpen(opened === 'service' ? undefined : 'service')}
        onRetire={() => acts.retire.mutate({ vehicle, known: 0 })}
        onReopen={(k_no) => acts.open.mutate(k_no)}
      />
      {opened === 'edit' && <VehicleForm fleet={fleet} vehicle={vehicle} onClose={close} onSaved={saved} />}
      {opened === 'service' && <ServiceForm vehicle={vehicle} today={fleet.bugun} onClose={close} onSaved={served} />}
    </li>
  )
}

interface LineProps {
  readonly vehicle: Vehicle
  readonly may: boolean
  readonly busy: boolean
  readonly isEditing: boolean
  readonly isServing: boolean
  readonly onEdit: () => void
  readonly onService: () => void
  readonly onRetire: () => void
  readonly onReopen: (service: string) => void
}

/** As plates are painted: the blue band at the left, letters apart. */
function Plate({ text }: { text: string }) {
  return (
    <span className="num inline-flex w-fit items-stretch overflow-hidden rounded-card border border-ink font-[640] whitespace-nowrap">
      <span aria-hidden="true" className="w-2 bg-sea-deep" />
      <span className="px-2 py-0.5">{text}</span>
    </span>
  )
}

function VehicleLine({ vehicle, may, busy, isEditing, isServing, ...acts }: LineProps) {
  const t = useTranslations('admin.fleet')
  const { plaka, ad, sinif, koltuk, havuz, suruculer } = vehicle
  const facts = [t(`class.${sinif}`), t('seats', { count: koltuk }), havuz ?? t('not_sold'), ...suruculer]
  return (
    <div className="grid gap-x-4 gap-y-2 px-4 py-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="lg:basis-32">
          <Plate text={plaka} />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <b className={`font-[620] ${vehicle.aktif ? '' : 'text-ink-2'}`}>{ad}</b>
            {!vehicle.aktif && <Chip tone="plain">{t('is_retired')}</Chip>}
            {vehicle.gelecek > 0 && <Chip tone="ok">{t('coming', { count: vehicle.gelecek })}</Chip>}
          </p>
          <p className="text-13 text-ink-2">{facts.join(' · ')}</p>
        </div>
      </div>
      {may && (
        <div className="flex flex-wrap gap-1.5">
          {vehicle.aktif && (
            <Button
              aria-expanded={isServing}
              aria-label={t('service_name', { name: plaka })}
              onClick={acts.onService}
              className="max-lg:min-h-11"
            >
              <Wrench aria-hidden="true" className="icon" />
              {t('service')}
            </Button>
          )}
          <Button
            aria-expanded={isEditing}
            aria-label={t('edit_name', { name: plaka })}
            onClick={acts.onEdit}
            className="max-lg:min-h-11"
          >
            {t('edit')}
          </Button>
          <Button
            aria-label={t(vehicle.aktif ? 'retire_name' : 'bring_back_name', { name: plaka })}
            onClick={acts.onRetire}
            className="max-lg:min-h-11"
          >
            {t(vehicle.aktif ? 'retire' : 'bring_back')}
          </Button>
        </div>
      )}
      {vehicle.servisler.length > 0 && (
        <ul className="flex flex-wrap gap-2 lg:col-span-2">
          {vehicle.servisler.map((one) => {
            const days =
              one.ilk_gun === one.son_gun
                ? formatDate(one.ilk_gun)
                : `${formatDate(one.ilk_gun)} – ${formatDate(one.son_gun)}`
            return (
              <li
                key={one.k_no}
                className="inline-flex items-center gap-2 rounded-control bg-sun-tint py-0.5 pl-3 text-13 text-sun-ink"
              >
                <Link to={`/takvim?ilk=${one.ilk_gun}`} className="no-underline hover:underline">
                  {days} {one.neden}
                </Link>
                {may && (
                  <button
                    type="button"
                    disabled={busy}
                    aria-label={t('service_end', { name: plaka, days })}
                    onClick={() => acts.onReopen(one.k_no)}
                    className="grid min-h-8 min-w-8 place-items-center max-lg:min-h-11 max-lg:min-w-11"
                  >
                    <X aria-hidden="true" className="icon" />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
