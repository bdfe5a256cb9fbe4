import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { clockOf, useActWords } from './act-words.ts'
import { useField } from './use-field.ts'

/** The last thing that was done, and the way back from it. */
export function LastAct() {
  const t = useTranslations('admin.field')
  const { acts, day } = useField()
  const words = useActWords()
  const [said, setSaid] = useState<{ readonly k_no: string; readonly text: string }>()
  const gone = new Set(acts.flatMap(({ act }) => (act.tur === 'geri' ? [act.hedef] : [])))
  const last = acts.findLast(({ act }) => act.tur !== 'geri' && act.tur !== 'not' && !gone.has(act.k_no))
  const undo = async () => {
    if (!last) return
    const { act, ad, kur } = last
    if (act.tur === 'tahsilat') {
      const done = await day.withdraw(act.k_no)
      setSaid({ k_no: act.k_no, text: t(done ? 'undone' : 'not_undone') })
      return
    }
    const { rezervasyon_k_no, sira, donus, kalkis_k_no } = act
    await day.add({ rezervasyon_k_no, sira, donus, kalkis_k_no, tur: 'geri', hedef: act.k_no }, { ad, kur })
    setSaid({ k_no: act.k_no, text: t('undone') })
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <p role="status" className="text-14 text-ink-2">
        {said?.text}
      </p>
      {last && (
        <p className="flex items-center gap-2">
          <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
            {t('last_act', { what: words(last), name: last.ad })}{' '}
            <span className="num text-ink-2">{clockOf(last.act.zaman)}</span>
          </span>
          <button
            type="button"
            onClick={() => void undo()}
            className="inline-flex min-h-11 flex-none items-center gap-1.5 rounded-control border border-line-strong bg-paper px-3 font-[640]"
          >
            <Undo2 aria-hidden="true" className="icon" />
            {t('undo')}
          </button>
        </p>
      )}
    </div>
  )
}
