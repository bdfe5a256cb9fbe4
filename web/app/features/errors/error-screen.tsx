import { PICTURE_WIDTHS } from '@meltem/contract/content/picture'
import type { ReactNode } from 'react'

interface ErrorScreenProps {
  readonly badge: string
  readonly title: string
  readonly text: string
  /** Code of the tenant, whose night picture stands behind; without one the sea stays dark. */
  readonly tenant: string | undefined
  readonly children: ReactNode
}

/** A page of its own, without header and footer: what happened, and the way back. */
export function ErrorScreen({ badge, title, text, tenant, children }: ErrorScreenProps) {
  return (
    <main id="main" className="relative grid min-h-svh items-center overflow-hidden bg-[#04121f] text-white">
      {tenant ? <NightPicture tenant={tenant} /> : null}
      <div className="absolute inset-0 bg-[linear-gradient(90deg,rgb(4_18_36/.86),rgb(4_18_36/.72)_60%,rgb(4_18_36/.4))] lg:bg-[linear-gradient(90deg,rgb(4_18_36/.82),rgb(4_18_36/.1)_70%)]" />
      <div className="wrap relative w-full py-16">
        <p className="inline-flex min-h-8 items-center rounded-chip bg-sea-tint px-3 font-semibold text-18 text-sea">
          {badge}
        </p>
        <h1 className="mt-3.5 max-w-[7.15em] text-72 [overflow-wrap:anywhere]">{title}</h1>
        <p className="mt-[18px] mb-7 max-w-[27.3em] text-18 text-[#dcebef] sm:text-20">{text}</p>
        {children}
      </div>
    </main>
  )
}

/** On upright screens the picture is as high as the screen and wider than it. */
const SIZES = '(max-aspect-ratio: 1/1) 178vh, 100vw'

/** Every tenant keeps it at this address. Where it is missing, the browser shows nothing, as wanted. */
function NightPicture({ tenant }: { tenant: string }) {
  const base = `/img/${encodeURIComponent(tenant)}/splash/not-found`
  // AVIF is made later than the rest, and a page of errors cannot ask whether it is there.
  const srcSet = PICTURE_WIDTHS.map((width) => `${base}-${width}.webp ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes={SIZES} />
      <img src={`${base}-1200.jpg`} alt="" className="absolute inset-0 size-full object-cover object-[70%_50%]" />
    </picture>
  )
}
