import { closeWaiting, offerPlace, type WaitingGuest } from '@meltem/contract/reservation/waiting-office'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { TODAY_KEY, WAITING_KEY } from '../../platform/queries/keys.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { usePartyText } from '../../ui/words/use-party-text.ts'

/** Offers go out at once, as a mail does; who is taken off can be put back for ten seconds. */
function useWaitingActs() {
  const client = useQueryClient()
  const [removed, setRemoved] = usePassing<WaitingGuest>()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: WAITING_KEY })
    void client.invalidateQueries({ queryKey: TODAY_KEY })
  }
  const offer = useMutation({
    mutationFn: (guest: WaitingGuest) => call(offerPlace, { k_no: guest.k_no }),
    onSettled: refresh,
  })
  const close = useMutation({
    mutationFn: ({ guest, kapali }: { guest: WaitingGuest; kapali: boolean }) =>
      call(closeWaiting, { k_no: guest.k_no, kapali }),
    onSuccess: (_answer, { guest, kapali }) => setRemoved(kapali ? guest : undefined),
    onSettled: refresh,
  })
  return { offer, close, removed }
}

/** Who waits for what, and for whom there is a place by now. */
export function WaitingList({ guests }: { guests: readonly WaitingGuest[] }) {
  const t = useTranslations('admin.waiting')
  const mayWrite = useMay()('rezervasyon.yaz')
  const errorText = useErrorText()
  const party = usePartyText()
  const { offer, close, removed } = useWaitingActs()
  const error = offer.error ?? close.error
  return (
    <>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <ul>
        {guests.map((guest) => (
          <li
            key={guest.k_no}
            className="grid items-center gap-x-4 gap-y-2 border-line-soft border-b px-4 py-3 lg:grid-cols-[110px_minmax(0,1fr)_minmax(0,1fr)_320px]"
          >
            <span className="num font-[640]">
              {formatDate(guest.baslangic)}
              {guest.baslangic_saat && ` ${guest.baslangic_saat}`}
              {guest.bitis && guest.bitis !== guest.baslangic && (
                <span className="block text-13 font-[450] text-ink-2">– {formatDate(guest.bitis)}</span>
              )}
            </span>
            <span className="grid min-w-0">
              <b className="font-[620]">{guest.baslik}</b>
              <small className="text-13 text-ink-2">
                {party(guest.pax)}
                {guest.adet > 1 && ` · ${t('units', { count: guest.adet })}`}
              </small>
            </span>
            <span className="grid min-w-0">
              <span>{guest.ad}</span>
              <small className="text-13 wrap-anywhere text-ink-2">
                <a href={`mailto:${guest.e_mail}`} className="link inline-flex min-h-6 items-center">
                  {guest.e_mail}
                </a>{' '}
                · {guest.lang}
              </small>
              <small className="text-12 text-ink-2">
                {guest.haber_zamani
                  ? t('told', { time: formatInstant(guest.haber_zamani) })
                  : t('since', { time: formatInstant(guest.olusturma_zamani) })}
              </small>
            </span>
            <span className="flex flex-wrap items-center gap-2 lg:justify-self-end">
              <Chip tone={guest.yer ? 'ok' : 'plain'}>{t(guest.yer ? 'free' : 'full')}</Chip>
              {mayWrite && guest.yer && (
                <Button
                  busy={offer.isPending && offer.variables.k_no === guest.k_no}
                  onClick={() => offer.mutate(guest)}
                  title={t('offer_to', { name: guest.ad })}
                  className="max-lg:min-h-11"
                >
                  {t(guest.haber_zamani ? 'offer_again' : 'offer')}
                </Button>
              )}
              {mayWrite && (
                <Button
                  busy={close.isPending && close.variables.guest.k_no === guest.k_no}
                  onClick={() => close.mutate({ guest, kapali: true })}
                  aria-label={t('remove_named', { name: guest.ad })}
                  className="max-lg:min-h-11"
                >
                  {t('remove')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <UndoNote
        text={removed && t('removed', { name: removed.ad })}
        busy={close.isPending}
        onUndo={() => removed && close.mutate({ guest: removed, kapali: false })}
      />
    </>
  )
}
