import { formatDate } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Chapter } from '../content/blocks/chapter.tsx'
import type { GuestVoice } from './home-strips.ts'

/** Words of guests, each in the language it was written in. */
export default function GuestVoices({ voices }: { voices: readonly GuestVoice[] }) {
  const t = useTranslations('home')
  if (voices.length === 0) return null
  return (
    <Chapter heading={t('reviews')}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:gap-x-12">
        {voices.map((voice) => (
          <li key={voice.ad + voice.tarih + voice.href}>
            <Voice voice={voice} />
          </li>
        ))}
      </ul>
    </Chapter>
  )
}

function Voice({ voice }: { voice: GuestVoice }) {
  const t = useTranslations('home')
  const { language } = useFrame()
  return (
    <figure className="border-line border-t pt-4">
      <p className="mb-2 text-14 tracking-[0.1em]">
        <span className="sr-only">{t('stars', { count: voice.puan })}</span>
        <span aria-hidden="true">{'★'.repeat(voice.puan)}</span>
      </p>
      <blockquote lang={voice.dil === language ? undefined : voice.dil} className="text-18 leading-[1.5]">
        {voice.metin}
      </blockquote>
      <figcaption className="mt-3 text-14 text-ink-2">
        {voice.ad},{' '}
        <a href={voice.href} className="link">
          {voice.urun}
        </a>
        , {formatDate(voice.tarih)}
      </figcaption>
    </figure>
  )
}
