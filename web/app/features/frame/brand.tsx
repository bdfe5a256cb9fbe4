import { pictureUrl } from '@meltem/contract/picture'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'

/** Emblem and brand name; without an emblem the brand in letters alone. */
export function Brand({ className = '' }: { className?: string }) {
  const { language, company, logofavicon } = useFrame()
  const t = useTranslations('layout')
  const { logo } = logofavicon
  const width = logo?.genislikler.toSorted((a, b) => a - b)[0]
  const format = logo?.bicimler.find((candidate) => candidate === 'webp') ?? logo?.bicimler[0]
  return (
    <a
      href={`/${language}`}
      aria-label={t('homeOf', { marka: company.marka })}
      className={`flar inline-flex shrink-0 items-center gap-2.5 text-[1.42rem] leading-none font-[760] tracking-[-0.03em] no-underline lg:text-[1.65rem] ${className}`}
    >
      {logo && width && format ? (
        <img
          src={pictureUrl(logo, width, format)}
          alt=""
          width={logo.en}
          height={logo.boy}
          className="h-8 w-auto max-w-32 lg:h-[38px]"
        />
      ) : null}
      {company.marka}
    </a>
  )
}
