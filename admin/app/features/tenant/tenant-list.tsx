import type { InstalledTenant } from '@meltem/contract/tenant/installation'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActList } from './act-list.tsx'
import { NewTenant } from './new-tenant.tsx'
import { type OpenPart, TenantRow } from './tenant-row.tsx'
import { type InstallationAct, useInstallationAct, useTenants } from './use-installation.ts'

/** A tenant and what is open below it, or the form of a new one. */
type Opened = 'new' | { readonly kod: string; readonly part: OpenPart }

/** A short list is seen at once. */
const LONG_LIST = 8

export function TenantList() {
  const t = useTranslations('admin.installation')
  const { data, error, refetch } = useTenants()
  const [opened, setOpened] = useState<Opened>()
  const { act, said } = useInstallationAct(() => setOpened((now) => (keepsOpen(now) ? now : undefined)))
  const open = (next: Opened | undefined) => {
    act.reset()
    setOpened(next)
  }
  return (
    <>
      <PageHead title={t('title')} lead={data ? t('count', { count: data.data.length }) : ' '}>
        <Button
          look={opened === 'new' ? 'line' : 'sun'}
          aria-expanded={opened === 'new'}
          onClick={() => open('new')}
          className="max-lg:min-h-11"
        >
          <Plus aria-hidden="true" className="icon" />
          {t('new')}
        </Button>
      </PageHead>
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={6} />}
      {opened === 'new' && <NewTenant act={act} onAbandon={() => open(undefined)} />}
      {data && <Rows tenants={data.data} server={data.sunucu} opened={opened} act={act} onOpen={open} />}
      <ActList />
      <UndoNote text={said} />
    </>
  )
}

/** Hosts are often changed several at a time. */
const keepsOpen = (opened: Opened | undefined) => typeof opened === 'object' && opened.part === 'hosts'

interface RowsProps {
  readonly tenants: readonly InstalledTenant[]
  readonly server: string | null
  readonly opened: Opened | undefined
  readonly act: InstallationAct
  readonly onOpen: (next: Opened | undefined) => void
}

function Rows({ tenants, server, opened, act, onOpen }: RowsProps) {
  const t = useTranslations('admin.installation')
  const [wanted, setWanted] = useState('')
  const part = wanted.trim().toLowerCase()
  const found = tenants.filter(({ kod, alan_adlari }) => [kod, ...alan_adlari].some((name) => name.includes(part)))
  return (
    <Panel title={t('title')}>
      {tenants.length > LONG_LIST && (
        <div className="max-w-sm px-4 pt-3">
          <TextField label={t('find')} value={wanted} onChange={setWanted} />
        </div>
      )}
      {found.length === 0 && <Nothing>{t(tenants.length === 0 ? 'none' : 'no_match')}</Nothing>}
      <ul>
        {found.map((tenant) => (
          <TenantRow
            key={tenant.kod}
            tenant={tenant}
            server={server}
            opened={typeof opened === 'object' && opened.kod === tenant.kod ? opened.part : undefined}
            act={act}
            onOpen={(next) => onOpen(next && { kod: tenant.kod, part: next })}
          />
        ))}
      </ul>
    </Panel>
  )
}
