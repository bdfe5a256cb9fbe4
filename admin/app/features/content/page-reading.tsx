import { LANGUAGES } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { blockWords } from './block-forms.ts'
import { stateOf } from './publish-bar.tsx'
import { wordsOfText } from './text-words.ts'
import type { Stored } from './use-page-draft.ts'

/** A page to be read: on a phone, and for those who may not write. Says which of the two it is. */
export function PageReading({ page, phone }: { page: Stored; phone: boolean }) {
  const t = useTranslations('admin.content')
  const told = LANGUAGES.flatMap((dil) => {
    const text = page.icerik[dil]
    return text ? [{ dil, text }] : []
  })
  const state = stateOf(page)
  return (
    <>
      <PageHead title={told[0]?.text.baslik ?? t('untitled')} lead={t(`type.${page.turu}`)}>
        <Chip tone={state === 'yayinda' ? 'ok' : 'wait'}>{t(`state.${state}`)}</Chip>
      </PageHead>
      <p className="mb-3 border-sea border-l-3 bg-sea-tint px-3.5 py-2.5">
        {phone ? t('read_only_phone') : t('read_only')}
      </p>
      <div className="grid gap-4">
        {told.map(({ dil, text }) => (
          <Panel
            key={dil}
            title={LOCALES[dil].name}
            aside={text.taslak && <Chip tone="wait">{t('language_state.draft')}</Chip>}
          >
            <div lang={dil} className="grid gap-3 p-4">
              <b>{text.baslik}</b>
              <p>{text.ozet}</p>
              <ol className="grid gap-2">
                {text.bloklar.map((block, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place.
                  <li key={place} className="rounded-card border border-line p-2.5">
                    <details>
                      <summary className="min-h-8 cursor-pointer break-words">
                        <b>{t(`block.${block.tip}`)}</b> <span className="text-ink-2">{blockWords(block)}</span>
                      </summary>
                      <p className="mt-2 whitespace-pre-wrap break-words">
                        {wordsOfText({ baslik: '', ozet: '', bloklar: [block] })}
                      </p>
                    </details>
                  </li>
                ))}
              </ol>
            </div>
          </Panel>
        ))}
      </div>
    </>
  )
}
