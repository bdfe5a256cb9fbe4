import { BANK_FILE_BYTES, type BankFile } from '@meltem/contract/payment/bank-office'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../platform/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useUpload } from './use-money.ts'

interface Account {
  readonly k_no: string
  readonly ad: string
  readonly iban: string
  readonly kur: string
}

/** Reads a file of the bank in. Where it does not say of which account it is, the person does. */
export function FileButton({ accounts }: { accounts: readonly Account[] }) {
  const t = useTranslations('admin.money')
  const field = useRef<HTMLInputElement>(null)
  const upload = useUpload()
  const [file, setFile] = useState<File>()
  const send = async (chosen: File, hesap_k_no?: string) => {
    const icerik = new Uint8Array(await chosen.arrayBuffer())
    upload.mutate({ ad: chosen.name.slice(0, 120) || 'banka', icerik, ...(hesap_k_no ? { hesap_k_no } : {}) })
  }
  const close = () => {
    setFile(undefined)
    upload.reset()
  }
  const isOver = upload.isSuccess || upload.isError || (file?.size ?? 0) > BANK_FILE_BYTES
  const asksAccount = upload.error instanceof CallError && upload.error.code === 'dosya_hesabi_gerekli'
  return (
    <>
      <Button busy={upload.isPending} onClick={() => field.current?.click()} className="max-lg:min-h-11">
        <Upload aria-hidden="true" className="icon" />
        {t('bank_file')}
      </Button>
      <input
        ref={field}
        type="file"
        aria-label={t('bank_file')}
        tabIndex={-1}
        accept=".csv,.txt,.sta,.mt940,.940,.xml,.camt,text/csv,text/plain,application/xml"
        className="hidden"
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // The same file may be chosen again after it was mended.
          event.target.value = ''
          if (!chosen) return
          setFile(chosen)
          if (chosen.size <= BANK_FILE_BYTES) void send(chosen)
        }}
      />
      {file && isOver && (
        <Dialog title={t('bank_file')} onClose={close}>
          <p className="font-[620] wrap-anywhere">{file.name}</p>
          {file.size > BANK_FILE_BYTES ? (
            <Note tone="danger">{t('file_large')}</Note>
          ) : (
            <Outcome error={upload.error} data={upload.data} />
          )}
          {asksAccount ? (
            <AccountForm accounts={accounts} onChoose={(account) => void send(file, account)} />
          ) : (
            <Button onClick={close} className="justify-self-start max-lg:min-h-11">
              {t('ok')}
            </Button>
          )}
        </Dialog>
      )}
    </>
  )
}

interface AccountFormProps {
  readonly accounts: readonly Account[]
  readonly onChoose: (account: string) => void
}

function AccountForm({ accounts, onChoose }: AccountFormProps) {
  const t = useTranslations('admin.money')
  const [account, setAccount] = useState(accounts[0]?.k_no ?? '')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(account)
      }}
    >
      <Choice
        label={t('account')}
        value={account}
        options={accounts.map(({ k_no, ad, iban, kur }) => ({
          value: k_no,
          label: `${ad} ${kur} · ${iban.slice(-4)}`,
        }))}
        onChange={setAccount}
      />
      <Button type="submit" look="sun" className="justify-self-start max-lg:min-h-11">
        {t('read_file')}
      </Button>
    </form>
  )
}

function Outcome({ error, data }: { error: Error | null; data: { data: BankFile; tekrar: boolean } | undefined }) {
  const t = useTranslations('admin.money')
  const errorText = useErrorText()
  if (error) {
    const row = error instanceof CallError ? Number(error.details.satir ?? 0) : 0
    return (
      <Note tone="danger">
        {errorText(error)} {row > 0 && t('file_row', { row })}
      </Note>
    )
  }
  if (!data) return null
  const { satir, yeni } = data.data
  return (
    <p role="status">
      {data.tekrar ? t('file_again', { lines: satir }) : t('file_read', { lines: satir, fresh: yeni })}
    </p>
  )
}
