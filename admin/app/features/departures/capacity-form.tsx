import { resizeDeparture } from '@meltem/contract/departure/acts'
import type { Departure } from '@meltem/contract/departure/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { DEPARTURES_KEY, TODAY_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** How many seats there are; the server has the word on how many must be. */
export function CapacityForm({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const t = useTranslations('admin.departures')
  const id = useId()
  const client = useQueryClient()
  const errorText = useErrorText()
  const { k_no, kapasite, kisi } = departure
  const [seats, setSeats] = useState(String(kapasite))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(resizeDeparture, { k_no, kapasite: Number(seats), gorulen: kapasite }),
    onSuccess: onClose,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: DEPARTURES_KEY })
      void client.invalidateQueries({ queryKey: TODAY_KEY })
    },
  })
  const moved = error instanceof CallError && error.code === 'cakisma' ? error.details.kapasite : undefined
  return (
    <Panel title={t('capacity')} className="print:hidden">
      <form
        className="grid justify-items-start gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate()
        }}
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="text-13 font-semibold">
            {t('capacity_label')}
          </label>
          <input
            id={id}
            inputMode="numeric"
            pattern="[0-9]{1,4}"
            required
            className="control num w-28"
            aria-describedby={`${id}-hint`}
            value={seats}
            onChange={(event) => setSeats(event.target.value)}
          />
          <p id={`${id}-hint`} className="text-13 text-ink-2">
            {t('capacity_hint', { taken: kisi })}
          </p>
        </div>
        {error && (
          <Note tone="danger">
            {typeof moved === 'number' ? t('capacity_conflict', { now: moved }) : errorText(error)}
          </Note>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="sun" busy={isPending}>
            {t('capacity_save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Panel>
  )
}
