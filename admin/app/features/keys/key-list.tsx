import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { keyText, useKeyTable } from '../../ui/screen-keys.tsx'
import { SCREENS } from '../frame/screens.ts'

function Keys({ keys, words }: { keys: readonly string[]; words: string }) {
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-3">
      <dt className="flex flex-wrap gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded-card border border-line-strong bg-paper px-1.5">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  )
}

/** Every key that acts on the screen below, and those that act everywhere. */
export default function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.keys')
  const nav = useTranslations('admin.nav')
  const may = useMay()
  const rows = useKeyTable()
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {rows.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-[640]">{t('here')}</h3>
          <dl className="grid gap-1.5">
            {rows.map(({ words, acts }) => (
              <Keys key={words} keys={Object.keys(acts).map(keyText)} words={words} />
            ))}
          </dl>
        </section>
      )}
      <section className="grid gap-2">
        <h3 className="font-[640]">{t('everywhere')}</h3>
        <dl className="grid gap-1.5">
          <Keys keys={['Ctrl K', '/']} words={t('search')} />
          <Keys keys={['?']} words={t('list')} />
          {SCREENS.filter(({ hak }) => may(hak)).map(({ name, letter }) => (
            <Keys key={name} keys={['G', letter.toUpperCase()]} words={nav(name)} />
          ))}
        </dl>
      </section>
    </Dialog>
  )
}
