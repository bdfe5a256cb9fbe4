import {
  type KeyedProvider,
  type OfficeProvider,
  PROVIDER_KEYS,
  removeProvider,
  saveProvider,
  tryProvider,
} from '@meltem/contract/payment/account-office'
import { formatInstant } from '@meltem/i18n/format'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ChooseButton, type Terms } from './choose-provider.tsx'
import { problemAt } from './field-problem.ts'
import { FormButtons } from './form-buttons.tsx'
import { useDirty } from './part-section.tsx'
import { TextRow, TickRow } from './setting-row.tsx'
import { TrialNote } from './trial-note.tsx'
import { type ProviderAct, useProviderAct, useProviders } from './use-provider-act.ts'

/** Who takes the cards: keys are typed once, tried, and never shown again (PAY-16). */
export function ProviderSection({ company, terms }: { company: string; terms: Terms }) {
  const t = useTranslations('admin.settings')
  const [said, say] = usePassing<string>()
  const { data, error, refetch } = useProviders()
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />
  const taking = terms.deger.yontemler.includes('kredi_karti') ? terms.deger.saglayici : undefined
  const isOpen = data.some(({ ad, kaynak }) => ad === taking && kaynak !== null)
  return (
    <>
      <p className="text-14 text-ink-2">{t('provider.lead')}</p>
      {!isOpen && <Note tone="warn">{t('provider.no_cards')}</Note>}
      {data.map((provider) => (
        <ProviderPanel
          key={provider.ad}
          provider={provider}
          company={company}
          terms={terms}
          isTaking={provider.ad === taking}
          onDone={say}
        />
      ))}
      <UndoNote text={said} />
    </>
  )
}

interface ProviderPanelProps {
  readonly provider: OfficeProvider
  readonly company: string
  readonly terms: Terms
  /** The one that takes the cards. */
  readonly isTaking: boolean
  readonly onDone: (words: string) => void
}

function ProviderPanel({ provider, company, terms, isTaking, onDone }: ProviderPanelProps) {
  const t = useTranslations('admin.settings')
  const may = useMay()('ayar.yaz')
  const [isTyping, setTyping] = useState(false)
  const act = useProviderAct((words) => {
    setTyping(false)
    onDone(words)
  })
  const { ad, kaynak, son_dort, prova } = provider
  const keyed = keyedOf(provider)
  const keys = Object.entries(son_dort)
  return (
    <Panel title={t(`provider.${ad}`)} aside={<StateChip provider={provider} isTaking={isTaking} />}>
      <ActTrouble error={act.error} />
      <div className="grid gap-2 px-4 py-3 text-14">
        <p className="text-ink-2">{t(`provider.${keyed ? (kaynak ?? 'none') : 'test_bank'}`)}</p>
        {keys.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {keys.map(([name, last]) => (
              <li key={name}>
                {t(`provider.key.${name as keyof OfficeKeys}`)} <span className="num">••••{last}</span>
              </li>
            ))}
          </ul>
        )}
        {kaynak === 'isletme' && (
          <p className="text-13 text-ink-2 wrap-anywhere">
            {t('provider.notices', { address: `${window.location.origin}/odeme/bildirim/${ad}/${company}` })}
          </p>
        )}
      </div>
      {prova && <TrialNote trial={prova} act={act} />}
      {isTyping && keyed && <KeyForm ad={keyed} provider={provider} act={act} onClose={() => setTyping(false)} />}
      {may && !isTyping && (
        <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3">
          {kaynak !== null && !isTaking && <ChooseButton ad={ad} terms={terms} onDone={onDone} />}
          {keyed && (
            <Button
              aria-label={t('provider.type_of', { name: t(`provider.${ad}`) })}
              onClick={() => {
                act.reset()
                setTyping(true)
              }}
              className="max-lg:min-h-11"
            >
              {t(kaynak === 'isletme' ? 'provider.replace' : 'provider.type')}
            </Button>
          )}
          {kaynak !== null && (
            <Button
              busy={act.isPending}
              aria-label={t('provider.try_of', { name: t(`provider.${ad}`) })}
              onClick={() => act.mutate({ run: () => call(tryProvider, { ad }), words: t('provider.passed') })}
              className="max-lg:min-h-11"
            >
              {t('provider.try')}
            </Button>
          )}
          {keyed && kaynak === 'isletme' && (
            <Button
              aria-label={t('provider.remove_of', { name: t(`provider.${ad}`) })}
              onClick={() =>
                act.mutate({ run: () => call(removeProvider, { ad: keyed }), words: t('provider.removed') })
              }
              className="max-lg:min-h-11"
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}

/** The bank of the demo has no keys to type. */
function keyedOf({ ad }: OfficeProvider): KeyedProvider | undefined {
  return ad === 'test' ? undefined : ad
}

type OfficeKeys = Record<(typeof PROVIDER_KEYS)[KeyedProvider][number], string>

interface StateChipProps {
  readonly provider: OfficeProvider
  readonly isTaking: boolean
}

function StateChip({ provider: { kaynak, deneme, deneme_ortami }, isTaking }: StateChipProps) {
  const t = useTranslations('admin.settings')
  if (kaynak === null) return <Chip tone="plain">{t('provider.off')}</Chip>
  return (
    <span className="flex flex-wrap gap-1.5">
      {isTaking && <Chip tone="ok">{t('provider.chosen')}</Chip>}
      {deneme_ortami && <Chip tone="wait">{t('provider.sandbox')}</Chip>}
      {deneme === null ? (
        <Chip tone="plain">{t('untried')}</Chip>
      ) : (
        <Chip tone={deneme.tamam ? 'ok' : 'bad'}>
          {t(deneme.tamam ? 'tried' : 'failed', { time: formatInstant(deneme.zaman) })}
        </Chip>
      )}
    </span>
  )
}

/** What went wrong, with the provider's own words where it has said some. */
export function ActTrouble({ error, children }: { error: unknown; children?: ReactNode }) {
  const t = useTranslations('admin.settings')
  const errorText = useErrorText()
  if (!error) return null
  const said = error instanceof CallError && error.code === 'saglayici_anahtar' ? error.details.neden : undefined
  return (
    <Note tone="danger">
      <p>{errorText(error)}</p>
      {typeof said === 'string' && <p className="wrap-anywhere">{t('provider.said', { words: said })}</p>}
      {children}
    </Note>
  )
}

interface KeyFormProps {
  readonly ad: KeyedProvider
  readonly provider: OfficeProvider
  readonly act: ProviderAct
  readonly onClose: () => void
}

function KeyForm({ ad, provider: { surum, deneme_ortami }, act, onClose }: KeyFormProps) {
  const t = useTranslations('admin.settings')
  const [keys, setKeys] = useState<Partial<OfficeKeys>>({})
  const [sandbox, setSandbox] = useState(deneme_ortami)
  useDirty(Object.values(keys).some(Boolean))
  const send = () =>
    call(saveProvider, {
      ad,
      surum,
      deneme_ortami: sandbox,
      anahtarlar: Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== '')),
    })
  return (
    <form
      noValidate
      className="border-line border-t bg-desk"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isPending) act.mutate({ run: send, words: t('provider.saved') })
      }}
    >
      {PROVIDER_KEYS[ad].map((name) => (
        <TextRow
          key={name}
          type="password"
          label={t(`provider.key.${name}`)}
          most={300}
          value={keys[name] ?? ''}
          onChange={(key) => setKeys((before) => ({ ...before, [name]: key }))}
          problem={problemAt(act.error, `anahtarlar.${name}`)}
        />
      ))}
      {ad !== 'stripe' && (
        <TickRow
          label={t('provider.sandbox')}
          hint={t('provider.sandbox_hint')}
          value={sandbox}
          onChange={setSandbox}
        />
      )}
      <FormButtons label={t('provider.save')} busy={act.isPending} onClose={onClose} />
    </form>
  )
}
