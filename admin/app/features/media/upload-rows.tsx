import { ImageIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { fileSize } from './file-size.ts'
import type { UploadItem, UploadState } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

interface UploadRowsProps {
  readonly uploads: Uploads
  /** Opens the file chooser: for a file in the place of one that was refused. */
  readonly onChoose: () => void
}

/** What is on its way, file by file: how far it is, or what to do. */
export function UploadRows({ uploads, onChoose }: UploadRowsProps) {
  const t = useTranslations('admin.media.queue')
  const { items } = uploads
  if (items.length === 0) return null
  const count = (...steps: UploadState['step'][]) => items.filter(({ state }) => steps.includes(state.step)).length
  const sum = t('sum', {
    ready: count('ready', 'duplicate'),
    running: count('waiting', 'sending', 'again'),
    refused: count('refused', 'too_large'),
  })
  const aside = uploads.isRunning ? (
    <span className="flex flex-wrap items-center gap-3 text-13 text-ink-2">
      {t('pace')}
      <Button onClick={uploads.stop} className="max-lg:min-h-11">
        {t('stop')}
      </Button>
    </span>
  ) : (
    <Button onClick={uploads.clear} className="max-lg:min-h-11">
      {t('clear')}
    </Button>
  )
  return (
    <Panel title={t('title')} aside={aside}>
      <p role="status" className="border-line-soft border-b px-4 py-2 text-13 text-ink-2">
        {sum}
      </p>
      <ul>
        {items.map((item) => (
          <UploadRow key={item.key} item={item} uploads={uploads} onChoose={onChoose} />
        ))}
      </ul>
    </Panel>
  )
}

/** One file on its way: how far it is, or what to do. */
export function UploadRow({ item, uploads, onChoose }: UploadRowsProps & { readonly item: UploadItem }) {
  const t = useTranslations('admin.media.queue')
  const { file, state } = item
  const isBad = state.step === 'refused' || state.step === 'too_large'
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-line-soft border-b px-4 py-2 last:border-b-0 sm:grid-cols-[44px_minmax(0,1fr)_140px_auto]">
      {item.preview === '' ? (
        <span className="grid h-8 w-11 place-items-center bg-mist text-ink-3">
          <ImageIcon aria-hidden="true" className="icon" />
        </span>
      ) : (
        <img src={item.preview} alt="" className="h-8 w-11 bg-mist object-cover" />
      )}
      <span className="min-w-0">
        <b className="block truncate text-14 font-semibold">{file.name}</b>
        <Detail item={item} />
      </span>
      <span className="max-sm:col-span-2">
        <Bar state={state} label={t('progress', { name: file.name })} />
      </span>
      <span className="flex flex-wrap items-center justify-end gap-2 max-sm:col-span-2">
        <Outcome state={state} />
        {isBad && (
          <Button
            onClick={() => {
              uploads.remove(item.key)
              onChoose()
            }}
            className="max-lg:min-h-11"
          >
            {t('other')}
          </Button>
        )}
        {(state.step === 'again' || state.step === 'stopped') && (
          <Button onClick={() => uploads.retry(item.key)} className="max-lg:min-h-11">
            {t('retry')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** What the file is, or why it was not taken and what to do. */
function Detail({ item: { file, state } }: { item: UploadItem }) {
  const t = useTranslations('admin.media.queue')
  const errorText = useErrorText()
  const { language } = useLanguage()
  const size = fileSize(file.size, language)
  if (state.step === 'refused') return <small className="block text-13 text-danger">{errorText(state.error)}</small>
  if (state.step === 'too_large') return <small className="block text-13 text-danger">{t('too_large')}</small>
  if (state.step === 'again') return <small className="block text-13 text-sun-ink">{t('again')}</small>
  if (state.step === 'duplicate') {
    const { place, picture } = state
    return (
      <small className="block text-13 text-ink-2">
        {place === null ? t('duplicate_of', { name: picture.ad }) : t('duplicate_at', { place })}
      </small>
    )
  }
  if (state.step === 'ready') {
    const { en, boy, bicimler } = state.picture.gorsel
    return (
      <small className="num block text-13 text-ink-2">{`${en} × ${boy} · ${size} → AVIF, ${named(bicimler)}`}</small>
    )
  }
  return <small className="num block text-13 text-ink-2">{size}</small>
}

const named = (formats: readonly string[]) =>
  formats
    .filter((format) => format !== 'avif')
    .map((format) => (format === 'jpg' ? 'JPEG' : 'WebP'))
    .join(', ')

function Bar({ state, label }: { state: UploadState; label: string }) {
  if (state.step === 'duplicate' || state.step === 'stopped') return null
  const share = state.step === 'sending' ? state.share : Number(!['waiting', 'again'].includes(state.step))
  const isBad = state.step === 'refused' || state.step === 'too_large'
  return (
    <progress
      aria-label={label}
      max={1}
      value={share}
      className={`block h-1.5 w-full appearance-none overflow-hidden rounded-chip bg-sea-tint [&::-webkit-progress-bar]:bg-sea-tint ${isBad ? '[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger' : '[&::-moz-progress-bar]:bg-sea [&::-webkit-progress-value]:bg-sea'}`}
    />
  )
}

function Outcome({ state }: { state: UploadState }) {
  const t = useTranslations('admin.media.queue')
  switch (state.step) {
    case 'ready':
      return <Chip tone="ok">{state.place === null ? t('ready') : t('ready_at', { place: state.place })}</Chip>
    case 'duplicate':
      return <Chip tone="plain">{t('duplicate')}</Chip>
    case 'refused':
    case 'too_large':
      return <Chip tone="bad">{t('refused')}</Chip>
    case 'stopped':
      return <Chip tone="plain">{t('stopped')}</Chip>
    case 'sending':
      return (
        <span className="num text-13">
          {state.share < 1 ? t('sending', { percent: Math.floor(state.share * 100) }) : t('storing')}
        </span>
      )
    default:
      return <span className="text-13 text-ink-2">{t('waiting')}</span>
  }
}
