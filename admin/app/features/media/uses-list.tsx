import type { PictureUse } from '@meltem/contract/media/office'
import type { Right } from '@meltem/contract/staff/rights'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'

interface Screen {
  readonly path: (use: PictureUse) => string
  /** Who may not open it reads the name alone. */
  readonly hak: Right
}

/** Where each of them is changed. */
const SCREENS: Readonly<Record<PictureUse['tur'], Screen>> = {
  urun: { path: ({ k_no }) => `/urunler/${k_no}/gorseller`, hak: 'urun.oku' },
  opsiyon: { path: ({ urun_k_no }) => `/urunler/${urun_k_no}/secenekler`, hak: 'urun.oku' },
  bolge: { path: ({ k_no }) => `/gruplar?sec=${k_no}`, hak: 'grup.oku' },
  kategori: { path: ({ k_no }) => `/gruplar?bolum=kategori&sec=${k_no}`, hak: 'grup.oku' },
  koleksiyon: { path: ({ k_no }) => `/gruplar?bolum=koleksiyon&sec=${k_no}`, hak: 'grup.oku' },
  sayfa: { path: ({ k_no }) => `/icerik/${k_no}`, hak: 'icerik.oku' },
  duyuru: { path: () => '/icerik?bolum=duyuru', hak: 'icerik.oku' },
  bulten: { path: ({ k_no }) => `/bulten/${k_no}`, hak: 'bulten.oku' },
  acente: { path: ({ k_no }) => `/acenteler/${k_no}`, hak: 'acente.oku' },
  ayar: { path: () => '/ayarlar', hak: 'ayar.oku' },
}

/** What shows a picture, by its name, and the way there. */
export function UsesList({ uses }: { uses: readonly PictureUse[] }) {
  const t = useTranslations('admin.media')
  const may = useMay()
  if (uses.length === 0) return <p className="text-ink-2">{t('used_nowhere')}</p>
  return (
    <ul className="grid gap-1.5">
      {uses.map((use) => {
        const { tur, k_no, baslik } = use
        const { path, hak } = SCREENS[tur]
        const name = baslik || t(`use.${tur}`)
        return (
          <li key={`${tur}-${k_no}`} className="min-w-0">
            {may(hak) ? (
              <Link to={path(use)} className="link block wrap-anywhere font-[550] max-lg:py-2">
                {name}
              </Link>
            ) : (
              <span className="block wrap-anywhere font-[550]">{name}</span>
            )}
            <span className="block text-13 text-ink-2">{t(`use.${tur}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
