import { setAgencyState } from '@meltem/contract/agency/application'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { ActPanel } from '../reservation/act-panel.tsx'
import { useAgencyAct } from './agency-query.ts'
import type { TabProps } from './facts-tab.tsx'
import { Trouble } from './trouble.tsx'

/** Suspending can be undone by the same button, closing cannot: it says what stands open first. */
export function StateActs({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const may = useMay()
  const [open, setOpen] = useState<'askida' | 'kapali'>()
  const { act, said } = useAgencyAct(() => setOpen(undefined))
  const { k_no, durum, bilgi, hesaplar } = agency
  const name = bilgi.marka
  const to = (next: typeof durum) =>
    act.mutate({ run: () => call(setAgencyState, { k_no, durum: next }), words: t(`moved.${next}`, { name }) })
  const choose = (next: typeof open) => {
    act.reset()
    setOpen(next)
  }
  const sums = hesaplar
    .filter(({ bakiye }) => bakiye !== 0)
    .map(
      ({ bakiye, kur }) => `${formatMoney(language, Math.abs(bakiye), kur)} (${t(bakiye > 0 ? 'owes_us' : 'we_owe')})`,
    )
  return (
    <>
      {may('acente.kosul') && durum !== 'kapali' && !open && (
        <div className="mb-4 flex flex-wrap gap-2">
          {durum === 'askida' ? (
            <Button busy={act.isPending} onClick={() => to('aktif')} className="max-lg:min-h-11">
              {t('reopen')}
            </Button>
          ) : (
            <Button onClick={() => choose('askida')} className="max-lg:min-h-11">
              {t('suspend')}
            </Button>
          )}
          <Button onClick={() => choose('kapali')} className="max-lg:min-h-11">
            {t('close')}
          </Button>
        </div>
      )}
      {!open && <Trouble error={act.error} />}
      {open && (
        <div className="mb-4">
          <ActPanel
            danger
            title={t(open === 'askida' ? 'suspend' : 'close')}
            error={null}
            busy={act.isPending}
            button={t(open === 'askida' ? 'suspend_do' : 'close_do', { name })}
            onSubmit={() => to(open)}
            onAbandon={() => choose(undefined)}
          >
            <p>{t(open === 'askida' ? 'suspend_text' : 'close_text')}</p>
            {sums.length > 0 && <p className="font-[620]">{t('stands_open', { sums: sums.join(' + ') })}</p>}
            <Trouble error={act.error} />
          </ActPanel>
        </div>
      )}
      <UndoNote text={said} />
    </>
  )
}
