import type { LibraryPicture } from '@meltem/contract/media/office'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'

interface AltStateProps {
  readonly pictures: readonly LibraryPicture[]
  readonly languages: readonly Language[]
}

/** How many pictures have words, language by language. */
export function AltState({ pictures, languages }: AltStateProps) {
  const t = useTranslations('admin.photos')
  return (
    <Card title={t('legend')}>
      <table className="w-full text-14">
        <tbody>
          {languages.map((language) => {
            const missing = pictures.filter(({ eksik }) => eksik.includes(language)).length
            return (
              <tr key={language} className="border-line-soft border-b last:border-b-0">
                <th scope="row" lang={language} className="py-1.5 text-left font-normal">
                  {LOCALES[language].name}
                </th>
                <td className="num text-right">{`${pictures.length - missing} / ${pictures.length}`}</td>
                <td className="w-28 text-right">
                  <Chip tone={missing === 0 ? 'ok' : 'bad'}>
                    {missing === 0 ? t('complete') : t('lacking', { count: missing })}
                  </Chip>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
