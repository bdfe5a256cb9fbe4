import type { NewsletterContent } from '@meltem/contract/audience/newsletter-office'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { languagesIn } from '@meltem/domain/newsletter/newsletter-state'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useAddress } from '../../ui/use-address.ts'

/** Which language is written or looked at: the address's, else the office's where it is written, else any that is. */
export function useWrittenLanguage(content: NewsletterContent) {
  const { query, change } = useAddress()
  const { language: own } = useLanguage()
  const written = languagesIn(content)
  const fallback = written.length === 0 || written.includes(own) ? own : (written[0] ?? own)
  const language = LANGUAGES.find((one) => one === query.get('dil')) ?? fallback
  return { language, choose: (dil: Language) => change({ dil }, { replace: true }) }
}
