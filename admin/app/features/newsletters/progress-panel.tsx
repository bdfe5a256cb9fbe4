import {
  type NEWSLETTER_ACTS,
  type NewsletterProgress,
  type OfficeNewsletter,
  steerNewsletter,
} from '@meltem/contract/audience/newsletter-office'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { WhereItStands } from './newsletter-list.tsx'
import { STATE_TONES, useStand } from './use-newsletters.ts'

type Act = (typeof NEWSLETTER_ACTS)[number]

/** How far it is, and what a manager can do about it (PEOPLE-63). */
export function ProgressPanel({ newsletter }: { newsletter: OfficeNewsletter }) {
  const t = useTranslations('admin.newsletters')
  const errorText = useErrorText()
  const stand = useStand()
  const maySend = useMay()('bulten.gonder')
  const [ending, setEnding] = useState(false)
  const { k_no, durum, ilerleme } = newsletter
  const steer = useMutation({
    mutationFn: (eylem: Act) => call(steerNewsletter, { k_no, eylem }),
    onSuccess: ({ data }) => stand(data),
    onSettled: () => setEnding(false),
  })
  const button = (eylem: Act, words: string, look: 'line' | 'sun' = 'line') => (
    <Button
      look={look}
      busy={steer.isPending && steer.variables === eylem}
      onClick={() => (eylem === 'bitir' ? setEnding(true) : steer.mutate(eylem))}
      className="max-lg:min-h-11"
    >
      {words}
    </Button>
  )
  return (
    <Panel title={t('progress')} aside={<Chip tone={STATE_TONES[durum]}>{t(`state.${durum}`)}</Chip>}>
      <div className="grid gap-3 p-4">
        <p className="num text-13 text-ink-2">
          <WhereItStands row={newsletter} />
        </p>
        {ilerleme && <Counts progress={ilerleme} isOver={durum === 'bitti' || durum === 'iptal'} />}
        {steer.error && <Note tone="danger">{errorText(steer.error)}</Note>}
        {maySend && (
          <div className="flex flex-wrap gap-2">
            {durum === 'gonderiliyor' && button('durdur', t('hold'), 'sun')}
            {durum === 'durduruldu' && button('surdur', t('go_on'), 'sun')}
            {durum === 'planli' && button('taslak', t('unplan'))}
            {(durum === 'gonderiliyor' || durum === 'durduruldu') && button('bitir', t('end'))}
          </div>
        )}
      </div>
      {ending && ilerleme && (
        <Dialog title={t('end_title')} onClose={() => setEnding(false)}>
          <p>{t('end_text', { count: leftOf(ilerleme) + ilerleme.sirada })}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="sun" busy={steer.isPending} onClick={() => steer.mutate('bitir')} className="max-lg:min-h-11">
              {t('end')}
            </Button>
            <Button onClick={() => setEnding(false)} className="max-lg:min-h-11">
              {t('keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </Panel>
  )
}

/** Those whose turn has not come; who left before it came is among them until the end. */
function leftOf({ hedef, sirada, gonderilen, basarisiz, birakilan }: NewsletterProgress): number {
  return Math.max(0, hedef - sirada - gonderilen - basarisiz - birakilan)
}

function Counts({ progress, isOver }: { progress: NewsletterProgress; isOver: boolean }) {
  const t = useTranslations('admin.newsletters')
  const maySee = useMay()('teslimat.oku')
  const { hedef, gonderilen, basarisiz, birakilan, sirada } = progress
  const rows = [
    ['gonderilen', gonderilen],
    ['sirada', sirada],
    ['basarisiz', basarisiz],
    ['birakilan', birakilan],
    ...(isOver ? [] : [['kalan', leftOf(progress)] as const]),
  ] as const
  return (
    <>
      <progress
        aria-label={t('progress')}
        aria-valuetext={t('reached', { count: gonderilen, all: hedef })}
        value={gonderilen + basarisiz + birakilan}
        max={Math.max(1, hedef)}
        className="h-2 w-full accent-sea"
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-5">
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt className="text-12 text-ink-2">{t(`count.${name}`)}</dt>
            <dd className="num text-18 font-[680]">{count}</dd>
          </div>
        ))}
      </dl>
      {birakilan > 0 && <p className="text-13 text-ink-2">{t('left_note')}</p>}
      {basarisiz > 0 && maySee && (
        <Link to="/teslimat" className="link justify-self-start max-lg:py-3">
          {t('see_failed')}
        </Link>
      )}
    </>
  )
}
