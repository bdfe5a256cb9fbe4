import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { loadAllMessages } from '../../platform/words/browser-messages.ts'
import { Icon } from '../../ui/icon.tsx'

async function loadSearchDialog() {
  const [dialog] = await Promise.all([import('./search-dialog.tsx'), loadAllMessages()])
  return dialog
}

const SearchDialog = lazy(loadSearchDialog)

/** The magnifier of the header. Without a script it leads to the list of everything, which has a search field too. */
export function SearchOpener() {
  const t = useTranslations('suggest')
  const { language } = useFrame()
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        href={pathTo(language, { turu: 'd' })}
        data-document
        aria-label={t('open')}
        aria-haspopup="dialog"
        className="icon-btn"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        onPointerEnter={() => void loadSearchDialog()}
        onFocus={() => void loadSearchDialog()}
      >
        <Icon name="search" />
      </a>
      {open ? (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
