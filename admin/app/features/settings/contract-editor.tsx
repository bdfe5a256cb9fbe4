import {
  CONTRACT_VARIABLES,
  type ContractWords,
  type OfficeContract,
  previewContractText,
  saveContractText,
} from '@meltem/contract/payment/contract-office'
import { useMutation } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { problemAt } from './field-problem.ts'
import { useDirty } from './part-section.tsx'
import { ActTrouble } from './provider-section.tsx'
import { SettingRow, TextRow } from './setting-row.tsx'
import { useOwnWords } from './use-own-words.ts'
import { VersionList } from './version-list.tsx'

/** A rest in typing; then the contract is read anew. */
const REST_MS = 900

/** Title and clauses of one contract in one language, as guests read it, and its versions (PAY-51). */
export function ContractEditor({ contract }: { contract: OfficeContract }) {
  const t = useTranslations('admin.settings.contracts')
  const may = useMay()('ayar.yaz')
  const { tur, dil, surum, surumler } = contract
  const own = useOwnWords<ContractWords, OfficeContract>({
    standing: contract,
    queryKey: ['sozlesme-metinleri'],
    save: (kendi) => call(saveContractText, { tur, dil, surum, kendi }),
    told: (words) => t(words ? 'saved' : 'backed'),
  })
  const versions = surumler.map(({ kendi: words, onaylandi, ...one }) => ({
    ...one,
    take: words,
    told: words ? words.baslik : t('version_house'),
    note: words ? t(onaylandi ? 'accepted' : 'not_accepted') : undefined,
  }))
  return (
    <>
      <ContractForm contract={contract} own={own} />
      <Preview contract={contract} typed={own.typed} />
      <VersionList
        versions={versions}
        current={surum}
        language={dil}
        onTake={may ? own.write : undefined}
        busy={own.busy}
      />
      <UndoNote text={own.said} />
    </>
  )
}

interface TypedProps {
  readonly contract: OfficeContract
  readonly typed: ContractWords
}

type Own = ReturnType<typeof useOwnWords<ContractWords, OfficeContract>>

interface FormProps {
  readonly contract: OfficeContract
  readonly own: Own
}

function ContractForm({ contract: { kendi }, own }: FormProps) {
  const { typed, put, error, busy, isDirty, write } = own
  const t = useTranslations('admin.settings.contracts')
  const s = useTranslations('admin.settings')
  const may = useMay()('ayar.yaz')
  useDirty(isDirty)
  const isField = error instanceof CallError && error.fields.length > 0
  return (
    <Panel title={t(kendi ? 'own' : 'house')}>
      {!isField && <ActTrouble error={error} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) write(typed)
        }}
      >
        <TextRow
          label={t('baslik')}
          hint={t('variables', { names: CONTRACT_VARIABLES.map((name) => `{${name}}`).join(', ') })}
          value={typed.baslik}
          onChange={(baslik) => put({ baslik })}
          problem={problemAt(error, 'kendi.baslik') ?? problemAt(error, 'baslik')}
          most={120}
          disabled={!may}
        />
        <Clauses typed={typed} put={put} error={error} may={may} />
        {may && (
          <div className="flex flex-wrap gap-2 px-4 py-3">
            <Button
              type="submit"
              look={isDirty ? 'sun' : 'line'}
              busy={busy}
              disabled={!isDirty}
              className="max-lg:min-h-11"
            >
              {s('save')}
            </Button>
            {kendi && (
              <Button busy={busy} onClick={() => write(null)} className="max-lg:min-h-11">
                {t('back')}
              </Button>
            )}
          </div>
        )}
      </form>
    </Panel>
  )
}

interface ClausesProps {
  readonly typed: ContractWords
  readonly put: Own['put']
  readonly error: unknown
  readonly may: boolean
}

function Clauses({ typed: { maddeler }, put, error, may }: ClausesProps) {
  const t = useTranslations('admin.settings.contracts')
  const change = (at: number, part: Partial<ContractWords['maddeler'][number]>) =>
    put({ maddeler: maddeler.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const problemOf = (at: number) => problemAt(error, `maddeler.${at}`) ?? problemAt(error, `kendi.maddeler.${at}`)
  return (
    <>
      {maddeler.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no name but their place.
        <SettingRow key={at} id={`madde-${at}`} group label={t('clause', { no: at + 1 })} problem={problemOf(at)}>
          <input
            type="text"
            aria-label={t('clause_title', { no: at + 1 })}
            maxLength={120}
            value={one.baslik}
            disabled={!may}
            onChange={(event) => change(at, { baslik: event.target.value })}
            className="control w-full max-lg:min-h-11!"
          />
          <textarea
            aria-label={t('clause_text', { no: at + 1 })}
            maxLength={6000}
            rows={4}
            value={one.metin}
            disabled={!may}
            onChange={(event) => change(at, { metin: event.target.value })}
            className="control w-full py-2"
          />
          {may && maddeler.length > 1 && (
            <Button
              aria-label={t('remove', { no: at + 1 })}
              onClick={() => put({ maddeler: maddeler.filter((_, place) => place !== at) })}
              className="justify-self-start max-lg:min-h-11"
            >
              <X aria-hidden="true" className="icon" />
              {t('remove_short')}
            </Button>
          )}
        </SettingRow>
      ))}
      {may && maddeler.length < 30 && (
        <div className="px-4 py-3">
          <Button
            onClick={() => put({ maddeler: [...maddeler, { baslik: '', metin: '' }] })}
            className="max-lg:min-h-11"
          >
            <Plus aria-hidden="true" className="icon" />
            {t('add')}
          </Button>
        </div>
      )}
    </>
  )
}

/** As it stands in the checkout, with name and address of the company filled in. */
function Preview({ contract: { tur, dil }, typed }: TypedProps) {
  const t = useTranslations('admin.settings.contracts')
  const errorText = useErrorText()
  const { mutate, data, error } = useMutation({
    mutationFn: (words: ContractWords) => call(previewContractText, { tur, dil, ...words }),
  })
  const asked = JSON.stringify(typed)
  useEffect(() => {
    const timer = setTimeout(() => mutate(JSON.parse(asked) as ContractWords), REST_MS)
    return () => clearTimeout(timer)
  }, [mutate, asked])
  return (
    <Panel title={t('preview')}>
      {error && <p className="px-4 py-2 text-13 text-danger">{errorText(error)}</p>}
      {data && (
        <div lang={dil} className="grid gap-2 p-4 text-14">
          <h3>{data.data.baslik}</h3>
          {data.data.maddeler.map(({ baslik, metin }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no name but their place.
            <div key={at}>
              <h4 className="font-[620] text-14">{baslik}</h4>
              <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{metin}</p>
            </div>
          ))}
        </div>
      )}
    </Panel>
  )
}
