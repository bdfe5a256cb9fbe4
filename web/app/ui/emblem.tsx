import { pictureUrl } from '@meltem/contract/content/picture'
import { useFrame } from '../platform/page/frame.ts'

/** The tenant's mark, beside its name; nothing where it has none. */
export function Emblem({ className }: { className: string }) {
  const { logo } = useFrame().logofavicon
  const width = logo?.genislikler.toSorted((a, b) => a - b)[0]
  const format = logo?.bicimler.find((candidate) => candidate === 'webp') ?? logo?.bicimler[0]
  if (!logo || !width || !format) return null
  return <img src={pictureUrl(logo, width, format)} alt="" width={logo.en} height={logo.boy} className={className} />
}
