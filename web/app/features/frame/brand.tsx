import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Emblem } from '../../ui/emblem.tsx'

/** Emblem and brand name; without an emblem the brand in letters alone. */
export function Brand({ className = '' }: { className?: string }) {
  const { language, company } = useFrame()
  const t = useTranslations('layout')
  return (
    <a
      href={`/${language}`}
      aria-label={t('homeOf', { marka: company.marka })}
      className={`flar inline-flex shrink-0 items-center gap-2.5 text-[1.42rem] leading-none font-[760] tracking-[-0.03em] no-underline lg:text-[1.65rem] ${className}`}
    >
      <Emblem className="h-8 w-auto max-w-32 lg:h-[38px]" />
      {company.marka}
    </a>
  )
}
