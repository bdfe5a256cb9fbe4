import type { NewsletterBlock } from '@meltem/contract/audience/newsletter-office'
import type { Language } from '@meltem/contract/wire/language'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { moved } from '../content/block-list.tsx'
import { BlockFields } from './block-fields.tsx'

const EMPTY_BLOCKS: { readonly [K in NewsletterBlock['tip']]: Extract<NewsletterBlock, { tip: K }> } = {
  baslik: { tip: 'baslik', metin: {} },
  metin: { tip: 'metin', metin: {} },
  gorsel: { tip: 'gorsel', gorsel: null, url: null },
  urunler: { tip: 'urunler', urunler: [] },
  dugme: { tip: 'dugme', etiket: {}, url: null },
}

const MOST_BLOCKS = 40

interface BlocksProps {
  readonly blocks: readonly NewsletterBlock[]
  readonly language: Language
  readonly onChange: (blocks: NewsletterBlock[]) => void
}

/** The mail from top to bottom: every block open, put in order, taken away. */
export function NewsletterBlocks({ blocks, language, onChange }: BlocksProps) {
  const t = useTranslations('admin.newsletters')
  const { keys, put } = useKeyed(blocks, onChange)
  const nameAt = (place: number) => `${place + 1}. ${t(`block.${blocks[place]?.tip ?? 'metin'}`)}`
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < blocks.length) put(moved(blocks, from, to), moved(keys, from, to))
  }
  const change = (place: number, block: NewsletterBlock) => put(blocks.toSpliced(place, 1, block), keys)
  return (
    <div className="grid gap-3">
      <h3 className="text-13 font-semibold">{t('blocks')}</h3>
      {blocks.length === 0 && <p className="text-ink-2">{t('no_blocks')}</p>}
      <div className={blocks.length === 0 ? '' : 'rounded-card border border-line'}>
        <SortableList
          label={t('blocks')}
          onMove={(key, over) => move(keys.indexOf(key), keys.indexOf(over))}
          onStep={(key, by) => move(keys.indexOf(key), keys.indexOf(key) + by)}
          items={blocks.map((block, place) => ({
            key: keys[place] ?? '',
            label: nameAt(place),
            children: (
              <section aria-label={nameAt(place)} className="grid gap-2 px-1.5 py-3">
                <div className="flex items-center justify-between gap-2">
                  <span className="text-12 font-semibold text-ink-2">{nameAt(place)}</span>
                  <Button
                    size="icon"
                    aria-label={t('remove_block', { what: t(`block.${block.tip}`), place: place + 1 })}
                    onClick={() => put(blocks.toSpliced(place, 1), keys.toSpliced(place, 1))}
                    className="max-lg:min-h-11 max-lg:min-w-11"
                  >
                    <Trash2 aria-hidden="true" className="icon" />
                  </Button>
                </div>
                <BlockFields block={block} language={language} onChange={(next) => change(place, next)} />
              </section>
            ),
          }))}
        />
      </div>
      {blocks.length < MOST_BLOCKS && (
        <div className="flex flex-wrap gap-2">
          {Object.values(EMPTY_BLOCKS).map((empty) => (
            <Button
              key={empty.tip}
              aria-label={t('add', { what: t(`block.${empty.tip}`) })}
              onClick={() => put([...blocks, empty], [...keys, crypto.randomUUID()])}
              className="max-lg:min-h-11"
            >
              <Plus aria-hidden="true" className="icon" />
              {t(`block.${empty.tip}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Places change, keys stay: a field keeps the focus while its block moves. What a colleague wrote gets new ones. */
function useKeyed(blocks: readonly NewsletterBlock[], onChange: BlocksProps['onChange']) {
  const [known, setKnown] = useState<readonly string[]>(() => blocks.map(() => crypto.randomUUID()))
  const keys = blocks.map((_block, place) => known[place] ?? `b${place}`)
  const put = (next: readonly NewsletterBlock[], nextKeys: readonly string[]) => {
    setKnown(nextKeys)
    onChange([...next])
  }
  return { keys, put }
}
