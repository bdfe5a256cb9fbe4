import { previewPage, type WrittenText } from '@meltem/contract/content/office'
import type { Language } from '@meltem/contract/wire/language'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** A rest in typing; then the page is drawn anew. */
const REST_MS = 1200
const WIDTHS = { telefon: 390, masaustu: 1280 } as const

interface PreviewPaneProps {
  readonly k_no: string
  readonly dil: Language
  readonly text: WrittenText
}

/** The true page of the storefront with what is typed, a moment after the last key (PAGE-23). */
export function PreviewPane({ k_no, dil, text }: PreviewPaneProps) {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const [width, setWidth] = useState<keyof typeof WIDTHS>('telefon')
  const { mutate, data, error, submittedAt } = useMutation({
    mutationFn: (metin: WrittenText) => call(previewPage, { k_no, dil, metin }),
  })
  useEffect(() => {
    const timer = setTimeout(() => mutate(text), REST_MS)
    return () => clearTimeout(timer)
  }, [mutate, text])
  return (
    <Panel
      title={t('preview')}
      aside={
        <span className="flex items-center gap-2">
          <Segmented
            label={t('preview_width')}
            value={width}
            onChange={setWidth}
            options={[
              { value: 'telefon', label: t('phone') },
              { value: 'masaustu', label: t('desktop') },
            ]}
          />
          {data && (
            <a
              href={data.url}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ size: 'icon' })}
              aria-label={t('preview_open')}
            >
              <ExternalLink aria-hidden="true" className="icon" />
            </a>
          )}
        </span>
      }
    >
      {error && <p className="px-4 py-2 text-13 text-danger">{errorText(error)}</p>}
      {data ? (
        <Frame key={submittedAt} url={data.url} width={WIDTHS[width]} />
      ) : (
        <p className="p-4 text-ink-2">{t('preview_coming')}</p>
      )}
    </Panel>
  )
}

/** A link would lead to a page that stands in no frame; a place on the page itself is gone to. */
const LEADS_AWAY = 'a:not([href^="#"])'

function stayOnPage(event: MouseEvent): void {
  // An element of the frame is made by another window: it is no `Element` of this one.
  const clicked = event.target as Element | null
  if (clicked?.closest(LEADS_AWAY)) event.preventDefault()
}

/**
 * A page of another width, made as small as the room it has. It is of our own origin, as its pictures and styles are
 * for no other; words that are still being written run no script, send no form and open no window.
 */
function Frame({ url, width }: { url: string; width: number }) {
  const t = useTranslations('admin.content')
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const element = frame.current
    const hold = () => element?.contentDocument?.addEventListener('click', stayOnPage)
    element?.addEventListener('load', hold)
    return () => element?.removeEventListener('load', hold)
  }, [])
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  const { pathname, search } = new URL(url)
  return (
    <div ref={box} className="h-[70dvh] overflow-hidden bg-mist">
      <iframe
        ref={frame}
        title={t('preview')}
        src={pathname + search}
        sandbox="allow-same-origin"
        className="mx-auto block origin-top-left border-0 bg-paper"
        style={{
          width,
          height: `${70 / scale}dvh`,
          transform: `scale(${scale})`,
          marginLeft: room > width ? (room - width) / 2 : 0,
        }}
      />
    </div>
  )
}
