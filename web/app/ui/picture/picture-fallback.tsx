import { useTranslations } from 'use-intl/react'

interface PictureFallbackProps {
  readonly className: string
  readonly decorative?: boolean | undefined
}

/** Stands where a picture is missing or did not load: sun over two waves, drawn in place so that it cannot fail too. */
export function PictureFallback({ className, decorative }: PictureFallbackProps) {
  const t = useTranslations('picture')
  return (
    <span className={`grid place-items-center overflow-hidden bg-sea-tint ${className}`}>
      <svg
        viewBox="0 0 120 80"
        preserveAspectRatio="xMidYMax slice"
        className="size-full"
        role="img"
        aria-label={t('missing')}
        aria-hidden={decorative || undefined}
      >
        <circle cx="60" cy="38" r="13" className="fill-sun" opacity="0.7" />
        <path
          d="M0 48c10 0 10-5 20-5s10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5v32H0z"
          className="fill-sea"
          opacity="0.3"
        />
        <path
          d="M0 60c10 0 10-5 20-5s10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5v20H0z"
          className="fill-sea"
          opacity="0.45"
        />
      </svg>
    </span>
  )
}
