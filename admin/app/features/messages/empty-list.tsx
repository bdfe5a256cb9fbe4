import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { type MessageView, messageViewQuery } from './message-view.ts'

/** Nothing to list: why, and the next step where there is one. */
export function EmptyList({ view, total }: { view: MessageView; total: number }) {
  const t = useTranslations('admin.messages')
  if (total > 0) {
    return (
      <div className="grid justify-items-start gap-3 p-4">
        <p className="font-[620]">{t('empty_page')}</p>
        <Link to={{ search: messageViewQuery({ durum: view.durum, sayfa: 1 }) }} className={buttonStyle()}>
          {t('first_page')}
        </Link>
      </div>
    )
  }
  if (view.durum === 'tumu') {
    return (
      <div className="grid gap-1 p-4">
        <p className="font-[620]">{t('empty_all')}</p>
        <p className="text-ink-2">{t('empty_all_text')}</p>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-1 p-4">
      <p className="font-[620]">{t(`empty_${view.durum}`)}</p>
      <p className="mb-2 text-ink-2">{t('empty_filter_text')}</p>
      <Link to={{ search: '' }} className={buttonStyle()}>
        {t('show_all')}
      </Link>
    </div>
  )
}
