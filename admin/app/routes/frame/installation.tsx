import { logoutInstallation } from '@meltem/contract/tenant/installation'
import { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { InstallationDoor } from '../../features/tenant/installation-door.tsx'
import { TenantList } from '../../features/tenant/tenant-list.tsx'
import {
  createInstallationClient,
  leave,
  useAdministrator,
  useRefusal,
} from '../../features/tenant/use-installation.ts'
import { call } from '../../platform/call.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Above all tenants, with a login, a session and a memory of its own (PEOPLE-70). */
export default function Installation() {
  const [client] = useState(createInstallationClient)
  return (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  )
}

function Page() {
  const t = useTranslations('admin.installation')
  const { data: administrator, error, refetch } = useAdministrator()
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sea-deep px-3.5 py-3 text-paper lg:px-6">
        <Brand name={`Meltem · ${t('name')}`} />
        <div className="flex flex-wrap items-center gap-2 text-ink">
          <LanguageSwitch />
          {administrator && <SignOut />}
        </div>
      </header>
      <main className="mx-auto w-full max-w-[1280px] min-w-0 px-3.5 py-5 lg:px-6">
        {administrator === undefined && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
        {administrator === undefined && error === null && <Skeleton lines={6} />}
        {administrator === null && <InstallationDoor />}
        {administrator && <TenantList />}
      </main>
    </div>
  )
}

function SignOut() {
  const t = useTranslations('admin.installation')
  const client = useQueryClient()
  const refusal = useRefusal()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(logoutInstallation, {}),
    onSuccess: () => leave(client),
  })
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
        <LogOut aria-hidden="true" className="icon" />
        {t('sign_out')}
      </Button>
      {error && <Note tone="danger">{refusal(error)}</Note>}
    </>
  )
}
