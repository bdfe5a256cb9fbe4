import { endOfficeKey, listOfficeKeys, type OfficeKey } from '@meltem/contract/staff/office-keys'
import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../platform/call.ts'
import { useMay } from '../../../platform/rights.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { UndoNote } from '../../../ui/edit/undo-note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePassing } from '../../../ui/use-passing.ts'
import { ActTrouble } from '../provider-section.tsx'
import { KeyForm } from './key-form.tsx'
import { NewKey } from './new-key.tsx'
import { OFFICE_KEYS, type OfficeKeyAct, useOfficeKeyAct } from './use-office-key-act.ts'

/** Keys with which other systems read from the office (PEOPLE-81). */
export function KeysSection({ company }: { company: string }) {
  const t = useTranslations('admin.settings.keys')
  const may = useMay()('ayar.yaz')
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [said, say] = usePassing<string>()
  const act = useOfficeKeyAct(({ anahtar }, words) => {
    setMaking(false)
    setMade(anahtar)
    if (words) say(words)
  })
  const { data, error, refetch } = useQuery({
    queryKey: OFFICE_KEYS,
    queryFn: async ({ signal }) => (await call(listOfficeKeys, {}, signal)).data,
  })
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />
  return (
    <Panel title={t('title')}>
      <p className="border-line-soft border-b px-4 py-3 text-13 text-ink-2">{t('lead')}</p>
      {made && <NewKey value={made} company={company} onClose={() => setMade(undefined)} />}
      {!isMaking && <ActTrouble error={act.error} />}
      {data.length === 0 && <p className="px-4 py-3 text-ink-2">{t('none')}</p>}
      <ul>
        {data.map((key) => (
          <li key={key.k_no} className="border-line-soft border-b">
            <KeyLine row={key} act={may ? act : undefined} />
          </li>
        ))}
      </ul>
      {isMaking && (
        <KeyForm
          act={act}
          onClose={() => {
            act.reset()
            setMaking(false)
          }}
        />
      )}
      {may && !isMaking && (
        <div className="px-4 py-3">
          <Button
            onClick={() => {
              act.reset()
              setMade(undefined)
              setMaking(true)
            }}
            className="max-lg:min-h-11"
          >
            <Plus aria-hidden="true" className="icon" />
            {t('add')}
          </Button>
        </div>
      )}
      <UndoNote text={said} />
    </Panel>
  )
}

function KeyLine({ row, act }: { row: OfficeKey; act: OfficeKeyAct | undefined }) {
  const t = useTranslations('admin.settings.keys')
  const rights = useTranslations('admin.rights')
  const [isAsked, setAsked] = useState(false)
  const { k_no, ad, on_ek, haklar, yapan, calisir, olusturma_zamani, bitis, son_kullanim } = row
  const end = () => act?.mutate({ run: () => call(endOfficeKey, { k_no }), words: t('ended', { name: ad }) })
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-[620] wrap-anywhere">{ad}</b>
          <code className="num text-13 text-ink-2">{on_ek}…</code>
          {!calisir && <Chip tone="bad">{t('stopped')}</Chip>}
        </p>
        <p className="text-14">{haklar.map((hak) => rights(hak)).join(' · ')}</p>
        <p className="text-13 text-ink-2">
          {t('made_by', { person: yapan, time: formatInstant(olusturma_zamani) })}
          {' · '}
          {son_kullanim ? t('used', { time: formatInstant(son_kullanim) }) : t('never_used')}
          {' · '}
          {bitis ? t('ends', { time: formatInstant(bitis) }) : t('endless')}
        </p>
        {isAsked && <p className="text-13 font-[550] text-danger">{t('end_warning')}</p>}
      </div>
      {act && !isAsked && (
        <Button aria-label={t('end_of', { name: ad })} onClick={() => setAsked(true)} className="max-lg:min-h-11">
          {t('end')}
        </Button>
      )}
      {act && isAsked && (
        <span className="flex flex-wrap gap-2">
          <Button look="sun" busy={act.isPending} onClick={end} className="max-lg:min-h-11">
            {t('end_now')}
          </Button>
          <Button onClick={() => setAsked(false)} className="max-lg:min-h-11">
            {t('keep')}
          </Button>
        </span>
      )}
    </div>
  )
}
