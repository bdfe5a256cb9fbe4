import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { BeginPanels } from '../../features/import/begin-panels.tsx'
import { ImportList } from '../../features/import/import-list.tsx'
import { ImportView } from '../../features/import/import-view.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { KeyHints, useScreenKeys } from '../../ui/screen-keys.tsx'
import { useAddress } from '../../ui/use-address.ts'

/** Presses the button a key stands for. */
function press(name: string): void {
  document.querySelector<HTMLButtonElement>(`[data-key="${name}"]`)?.click()
}

/** Catalogues as files: template, trial, report, drafts, publication. */
export default function Import() {
  const t = useTranslations('admin.import')
  const { query, change } = useAddress()
  const k_no = query.get('k_no')
  const kind = PRODUCT_KINDS.find((one) => one === query.get('tip')) ?? 'villa'
  const keys = useMemo(
    () =>
      k_no
        ? [{ words: t('key_write'), acts: { e: () => press('write') } }]
        : [{ words: t('key_file'), acts: { e: () => press('file') } }],
    [t, k_no],
  )
  useScreenKeys(keys)
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <KeyHints rows={keys} />
      </PageHead>
      {k_no ? (
        <ImportView key={k_no} k_no={k_no} />
      ) : (
        <>
          <BeginPanels
            kind={kind}
            onKind={(tip) => change({ tip })}
            onBrought={(brought) => change({ k_no: brought })}
          />
          <ImportList />
        </>
      )}
    </>
  )
}
