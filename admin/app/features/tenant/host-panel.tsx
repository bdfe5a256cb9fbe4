import { addHost, type InstalledTenant, removeHost } from '@meltem/contract/tenant/installation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { DnsLine } from '../../ui/dns-line.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { EMPTY_DRAFT, readDraft } from './tenant-draft.ts'
import { type InstallationAct, useRefusal } from './use-installation.ts'

interface HostPanelProps {
  readonly tenant: InstalledTenant
  /** What the names are pointed at. */
  readonly server: string | null
  readonly act: InstallationAct
}

/** Where the tenant is reached; taking a name away says first what stops, and the button repeats the name. */
export function HostPanel({ tenant: { kod, alan_adlari }, server, act }: HostPanelProps) {
  const t = useTranslations('admin.installation')
  const refusal = useRefusal()
  const [asked, ask] = useState<string>()
  const remove = (host: string) =>
    act.mutate({ run: () => call(removeHost, { firma: kod, alan_adi: host }), words: t('removed', { host, kod }) })
  return (
    <div className="grid gap-3 border-sea border-l-3 bg-mist p-3.5">
      {act.error ? <Note tone="danger">{refusal(act.error)}</Note> : null}
      <ul className="grid gap-2">
        {alan_adlari.map((host, place) => (
          <li key={host} className="grid gap-2">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                {host}
                {place === 0 && <span className="text-13 text-ink-2"> ({t('first_host')})</span>}
              </span>
              {alan_adlari.length > 1 && (
                <Button aria-label={`${t('remove')}: ${host}`} onClick={() => ask(host)} className="max-lg:min-h-11">
                  {t('remove')}
                </Button>
              )}
            </span>
            {server !== null && server !== host && <DnsLine host={host} server={server} />}
            {asked === host && (
              <div className="grid justify-items-start gap-2 border-danger border-l-3 bg-danger-tint p-3">
                <p>{t('remove_ask', { host })}</p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    busy={act.isPending}
                    onClick={() => remove(host)}
                    className="border-danger! text-danger! max-lg:min-h-11"
                  >
                    {t('remove_do', { host })}
                  </Button>
                  <Button onClick={() => ask(undefined)} className="max-lg:min-h-11">
                    {t('abandon')}
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      <AddHost kod={kod} act={act} />
    </div>
  )
}

function AddHost({ kod, act }: { readonly kod: string; readonly act: InstallationAct }) {
  const t = useTranslations('admin.installation')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const add = () => {
    const { input, faults } = readDraft({ ...EMPTY_DRAFT, kod, hosts: typed })
    const [host] = input.alan_adlari
    const isBad = host === undefined || faults.some(({ rule }) => rule === 'bad_host')
    setWrong(isBad ? typed.trim() || '…' : undefined)
    if (isBad || act.isPending) return
    const words = t('added', { host, kod })
    act.mutate({ run: () => call(addHost, { firma: kod, alan_adi: host }), words }, { onSuccess: () => setTyped('') })
  }
  return (
    <form
      className="grid items-end gap-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {wrong !== undefined && (
        <div className="sm:col-span-2">
          <Note tone="danger">{t('bad_host', { host: wrong })}</Note>
        </div>
      )}
      <TextField label={t('add_host')} value={typed} onChange={setTyped} most={300} required />
      <Button type="submit" busy={act.isPending} className="max-lg:min-h-11">
        {t('add')}
      </Button>
    </form>
  )
}
