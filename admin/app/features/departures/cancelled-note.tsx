import { retryDepartureCancellation } from '@meltem/contract/departure/acts'
import type { Departure } from '@meltem/contract/departure/office'
import { ERROR_STATUS, type ErrorCode } from '@meltem/contract/wire/errors'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { DEPARTURES_KEY } from '../../platform/queries/keys.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

const isKnown = (code: string): code is ErrorCode => code in ERROR_STATUS

/** Who cancelled it, how far its guests are settled, and whom a person has to look after. */
export function CancelledNote({ departure }: { departure: Departure }) {
  const t = useTranslations('admin.departures')
  const errors = useTranslations('errors')
  const may = useMay()
  const client = useQueryClient()
  const { k_no, iptal_durumu } = departure
  const retry = useMutation({
    mutationFn: () => call(retryDepartureCancellation, { k_no }),
    onSettled: () => void client.invalidateQueries({ queryKey: DEPARTURES_KEY }),
  })
  if (!iptal_durumu) return null
  const { kim, zaman, hedef, bekleyen, iade, tasinan, takilan } = iptal_durumu
  return (
    <Panel title={t('cancelled')} className="border-l-3 border-l-danger!">
      <div className="grid gap-2 p-4">
        <p>{t('cancelled_by', { name: kim, time: formatInstant(zaman) })}</p>
        <p role="status">{t('progress', { refunded: iade, moved: tasinan, open: bekleyen })}</p>
        {hedef && <p>{t('moved_to', { when: `${formatDate(hedef)}, ${hedef.slice(11)}` })}</p>}
        {takilan.length > 0 && (
          <section aria-label={t('stuck')} className="grid gap-1.5">
            <h3 className="text-13 font-semibold text-danger">{t('stuck')}</h3>
            <ul className="grid gap-1">
              {takilan.map((one) => (
                <li key={one.rezervasyon_k_no}>
                  <Link to={`/rezervasyonlar/${one.rezervasyon_k_no}`} className="link">
                    {one.ad}, {one.kayit_no}
                  </Link>{' '}
                  <small className="text-13 text-ink-2">
                    {isKnown(one.hata) ? errors(one.hata) : errors('sunucu_hatasi')}
                  </small>
                </li>
              ))}
            </ul>
            {may('rezervasyon.yaz') && (
              <Button className="justify-self-start print:hidden" busy={retry.isPending} onClick={() => retry.mutate()}>
                {t('retry')}
              </Button>
            )}
          </section>
        )}
      </div>
    </Panel>
  )
}
