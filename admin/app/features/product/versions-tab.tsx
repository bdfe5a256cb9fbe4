import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { listProductVersions, takeBackProduct } from '@meltem/contract/catalog/office-parts'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { PRODUCTS_KEY, useProduct } from './product-query.ts'
import type { TabProps } from './tab-props.ts'
import { useFieldName } from './use-field-name.ts'
import { VersionChanges } from './version-changes.tsx'

type Version = OutputOf<typeof listProductVersions>['data'][number]

/** What was saved of the product, newest first; any of it can stand there again. */
export default function VersionsTab({ k_no }: TabProps) {
  const t = useTranslations('admin.product_screen')
  const client = useQueryClient()
  const errorText = useErrorText()
  const product = useProduct(k_no)
  const [done, setDone] = usePassing<InputOf<typeof takeBackProduct>>()
  const { data, error, refetch } = useQuery({
    queryKey: [...PRODUCTS_KEY, 'surumler', k_no],
    queryFn: ({ signal }) => call(listProductVersions, { k_no }, signal),
  })
  const back = useMutation({
    mutationFn: (wish: InputOf<typeof takeBackProduct>) => call(takeBackProduct, wish),
    onSuccess: ({ surum }, { bolum, gorulen_surum }) => {
      setDone({ k_no, bolum, surum: gorulen_surum, gorulen_surum: surum })
      return client.invalidateQueries({ queryKey: PRODUCTS_KEY })
    },
  })
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />
  const newest = (bolum: Version['bolum']) => data.data.find((one) => one.bolum === bolum && one.simdiki)?.surum ?? 0
  return (
    <Panel title={t('tab.surumler')}>
      {back.error && <Note tone="danger">{errorText(back.error)}</Note>}
      {data.data.length === 0 && <Nothing>{t('no_version')}</Nothing>}
      <ul>
        {data.data.map((version) => (
          <VersionRow
            key={`${version.bolum}-${version.surum}`}
            version={version}
            secimler={product?.secimler}
            busy={back.isPending}
            onTake={() =>
              back.mutate({
                k_no,
                bolum: version.bolum,
                surum: version.surum,
                gorulen_surum: newest(version.bolum),
              })
            }
          />
        ))}
      </ul>
      <UndoNote text={done && t('taken_back')} busy={back.isPending} onUndo={done && (() => back.mutate(done))} />
    </Panel>
  )
}

interface VersionRowProps {
  readonly version: Version
  readonly secimler: OfficeProduct['secimler'] | undefined
  readonly busy: boolean
  readonly onTake: () => void
}

function VersionRow({ version, secimler, busy, onTake }: VersionRowProps) {
  const t = useTranslations('admin.product_screen')
  const nameOf = useFieldName()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { bolum, surum, kim, zaman, alanlar, degisim, simdiki } = version
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line-soft border-b px-4 py-2.5">
      <span className="min-w-0 flex-auto">
        <b>{t(`part.${bolum}`)}</b> <span className="num text-ink-2">#{surum}</span>
        <small className="block text-13 text-ink-2">
          {kim ?? t('from_elsewhere')} · {formatInstant(zaman)}
          {alanlar.length > 0 && ` · ${alanlar.map(nameOf).join(', ')}`}
        </small>
      </span>
      {degisim.length > 0 && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="max-lg:min-h-11">
          {t('changes')}
        </Button>
      )}
      {simdiki && <Chip tone="ok">{t('now')}</Chip>}
      {!simdiki && may('urun.yaz') && (
        <Button busy={busy} onClick={onTake} className="max-lg:min-h-11">
          {t('take_back')}
        </Button>
      )}
      {isOpen && (
        <div className="basis-full">
          <VersionChanges changes={degisim} secimler={secimler} />
        </div>
      )}
    </li>
  )
}
