import { formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLook } from '../../platform/live.ts'
import { Button } from '../../ui/button.tsx'
import { Colleagues } from '../../ui/colleagues.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { PriceScreen, Prices } from './use-prices.ts'

/** Colleagues see which product somebody works on, and are seen. */
export function Watched({ k_no, readAt, onShow }: { k_no: string; readAt: number; onShow: () => void }) {
  useLook('urun', k_no)
  return <Colleagues konu="urun" k_no={k_no} readAt={readAt} onShow={onShow} />
}

/** Somebody else has changed the same days: what they wrote stands in the grid, what was meant waits here. */
export function Contested({ prices: { contested, setContested, save } }: { prices: PriceScreen }) {
  const t = useTranslations('admin.prices')
  if (!contested) return null
  return (
    <div role="alert" className="card grid justify-items-start gap-2 border-sun-edge bg-sun/15 p-4">
      <p>{t('contested', { name: contested.kim ?? t('somebody') })}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => save.mutate(contested.islemler)}>
          {t('mine')}
        </Button>
        <Button onClick={() => setContested(undefined)}>{t('theirs')}</Button>
      </div>
    </div>
  )
}

export function DraftBar({ prices: { drafted, rows, publish, discard } }: { prices: PriceScreen }) {
  const t = useTranslations('admin.prices')
  const [open, setOpen] = useState(false)
  const last = rows.flatMap(({ taslak }) => taslak ?? []).sort((a, b) => (a.zaman < b.zaman ? 1 : -1))[0]
  return (
    <div className="card sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
      <p className="text-ink-2">
        {drafted.length === 0 ? t('no_draft') : t('draft', { count: drafted.length, name: last?.kim ?? '' })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={drafted.length === 0} busy={discard.isPending} onClick={() => discard.mutate()}>
          {t('discard')}
        </Button>
        <Button look="sun" data-key="review" disabled={drafted.length === 0} onClick={() => setOpen(true)}>
          {t('check_publish')}
        </Button>
      </div>
      {open && drafted.length > 0 && (
        <PublishDialog
          rows={rows}
          drafted={drafted}
          busy={publish.isPending}
          onPublish={() => publish.mutate(undefined, { onSettled: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

export function Publications({
  prices: { takeBack },
  data,
  mayPaint,
}: {
  prices: PriceScreen
  data: Prices
  mayPaint: boolean
}) {
  const t = useTranslations('admin.prices')
  if (data.yayinlar.length === 0) return null
  return (
    <Panel title={t('publications')}>
      <ul className="divide-y divide-line-soft">
        {data.yayinlar.map((one) => (
          <li key={one.k_no} className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-4 py-1.5">
            <span>
              <span className="num">{formatInstant(one.zaman)}</span> · {one.kim ?? t('house')} ·{' '}
              {t('publication', { days: one.gun, options: one.secenek })}
              {one.geri_alinan && ` · ${t('was_taken_back')}`}
            </span>
            {mayPaint && one.son && (
              <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(one.k_no)}>
                {t('take_back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
