import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { CallError } from '../../platform/call-error.ts'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

interface Drafts {
  readonly taslaklar: readonly {
    readonly secenek_k_no: string
    readonly urun_k_no: string
    readonly urun: string
    readonly kim: string
  }[]
}

/** The drafts of prices that a save was refused for; undefined where it was not. */
export function draftsOf(error: unknown): Drafts | undefined {
  if (!(error instanceof CallError) || error.code !== 'taslak_var') return undefined
  return { taslaklar: [], ...error.details }
}

/** Which routes have a draft of prices, who has written it, and the way there. */
export function DraftNote({ error, drafts: { taslaklar } }: { error: unknown; drafts: Drafts }) {
  const t = useTranslations('admin.routes')
  const errorText = useErrorText()
  const products = [...new Map(taslaklar.map((one) => [one.urun_k_no, one])).values()]
  return (
    <Note tone="warn">
      <p>{errorText(error)}</p>
      <p className="mt-1">{t('drafts')}</p>
      <ul className="list-disc pl-5">
        {products.map(({ urun_k_no, urun, kim }) => (
          <li key={urun_k_no}>
            <Link to={`/urunler/${urun_k_no}/fiyat`} className="font-[620]">
              {urun}
            </Link>
            {kim && ` · ${kim}`}
          </li>
        ))}
      </ul>
    </Note>
  )
}
