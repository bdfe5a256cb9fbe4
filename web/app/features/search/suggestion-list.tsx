import type { SearchHit } from '@meltem/contract/catalog/catalog'
import { unitWords } from '@meltem/i18n/price-unit'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { contentHref, pathTo } from '../../platform/page/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { markedTitle } from './marked-title.ts'
import { LISTBOX, optionId } from './use-listbox.ts'
import type { Suggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  readonly typed: string
  readonly found: Suggestions
  readonly active: number
  readonly onChoose: (href: string) => void
}

/** Places, kinds and articles at the left, products with their price at the right, the whole list last. */
export function SuggestionList({ typed, found, active, onChoose }: SuggestionListProps) {
  const t = useTranslations('suggest')
  const { language } = useFrame()
  const places = found.hits.filter(({ tur }) => tur !== 'urun')
  const products = found.hits.filter(({ tur }) => tur === 'urun')
  const option = { active, onChoose }
  return (
    <>
      <p role="status" className="sr-only">
        {found.words ? t('count', { count: found.hits.length }) : ''}
      </p>
      {found.words && found.hits.length === 0 ? (
        <p className="mt-6 text-ink-2">{found.failed ? t('failed') : t('nothing', { words: found.words })}</p>
      ) : null}
      {found.correction ? (
        <p className="mt-4 text-14 text-ink-2">{t('corrected', { words: found.correction })}</p>
      ) : null}
      <div id={LISTBOX} role="listbox" aria-label={t('label')} hidden={found.hits.length === 0}>
        <div className="grid gap-6 pt-6 lg:grid-cols-[1.05fr_1.3fr] lg:gap-10">
          <Group title={t('places')} shown={places.length > 0}>
            {places.map((hit, index) => (
              <PlaceOption key={hit.url} {...option} hit={hit} index={index} />
            ))}
          </Group>
          <Group title={t('products')} shown={products.length > 0}>
            {products.map((hit, index) => (
              <ProductOption key={hit.url} {...option} hit={hit} index={places.length + index} />
            ))}
          </Group>
        </div>
        <Option
          {...option}
          index={found.hits.length}
          href={`${pathTo(language, { turu: 'd' })}?ara=${encodeURIComponent(typed)}`}
          className="mt-3 flex min-h-11 items-center px-2.5"
        >
          <span className="link">{t('allResults', { words: typed })}</span>
        </Option>
      </div>
    </>
  )
}

function Group({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role; a fieldset is for forms
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="mb-1.5 font-semibold text-14 text-ink-2">
        {title}
      </p>
      {children}
    </div>
  )
}

interface OptionProps {
  readonly index: number
  readonly active: number
  readonly href: string
  readonly className: string
  readonly onChoose: (href: string) => void
  readonly children: ReactNode
}

/** An option that is a link for the mouse: it can be opened in a tab of its own. */
function Option({ index, active, href, className, onChoose, children }: OptionProps) {
  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(href)
  }
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={href}
      data-document
      className={`no-underline hover:bg-mist aria-selected:bg-sea-tint ${className}`}
      onClick={choose}
    >
      {children}
    </a>
  )
}

const ICONS = { bolge: 'map-pin', kategori: 'layout-grid', yazi: 'book-open' } as const
const KINDS = { bolge: 'place', kategori: 'category', yazi: 'article' } as const

type HitOptionProps = Omit<OptionProps, 'href' | 'className' | 'children'> & { readonly hit: SearchHit }

function PlaceOption({ hit, ...option }: HitOptionProps) {
  const t = useTranslations('suggest')
  const { language } = useFrame()
  if (hit.tur === 'urun') return null
  return (
    <Option
      {...option}
      href={contentHref(language, hit.url)}
      className="-mx-2.5 flex min-h-11 items-center gap-4 rounded-[4px] px-2.5"
    >
      <Icon name={ICONS[hit.tur]} />
      <span className="min-w-0 flex-1">
        <Marked hit={hit} />
      </span>
      <span className="text-13 text-ink-2">{hit.alt || t(KINDS[hit.tur])}</span>
    </Option>
  )
}

function ProductOption({ hit, ...option }: HitOptionProps) {
  const card = useTranslations('card')
  const { language } = useFrame()
  return (
    <Option
      {...option}
      href={contentHref(language, hit.url)}
      className="-mx-2.5 grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-4 border-line border-b px-2.5 py-2"
    >
      <Picture picture={hit.gorsel} decorative sizes="92px" className="aspect-4/3 w-full rounded-print" />
      <span className="min-w-0">
        <span className="block font-[620] leading-tight">
          <Marked hit={hit} />
        </span>
        <span className="text-13 text-ink-2">{hit.alt}</span>
      </span>
      {hit.fiyat ? (
        <span className="text-right">
          <Price amount={hit.fiyat.fiyat} currency={hit.fiyat.kur} className="block" />
          <span className="text-13 text-ink-2">{unitWords(card, hit.fiyat)}</span>
        </span>
      ) : (
        <span />
      )}
    </Option>
  )
}

function Marked({ hit }: { hit: SearchHit }) {
  return markedTitle(hit.baslik, hit.vurgu).map((part, index) =>
    part.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title keep their places
      <b key={index} className="font-bold underline decoration-2 decoration-sun underline-offset-4">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  )
}
