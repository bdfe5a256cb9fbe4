import type { PictureUse } from '@meltem/contract/media/office'
import { useTranslations } from 'use-intl'

/** What shows a picture, by its name. */
export function UsesList({ uses }: { uses: readonly PictureUse[] }) {
  const t = useTranslations('admin.media')
  if (uses.length === 0) return <p className="text-ink-2">{t('used_nowhere')}</p>
  return (
    <ul className="grid gap-1.5">
      {uses.map(({ tur, k_no, baslik }) => (
        <li key={`${tur}-${k_no}`} className="min-w-0">
          <span className="block wrap-anywhere font-[550]">{baslik || t(`use.${tur}`)}</span>
          <span className="block text-13 text-ink-2">{t(`use.${tur}`)}</span>
        </li>
      ))}
    </ul>
  )
}
