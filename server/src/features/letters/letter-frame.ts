import type { MailWords } from '@meltem/contract/mail-text-office'
import type { Ticket } from '@meltem/contract/reservation/documents'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import type { LetterBlock } from './letter-blocks.ts'
import type { MailLinks } from './mail-links.ts'

/** Something else that is free on the days the guest could not get. */
export interface Alternative {
  readonly baslik: string
  readonly url: string
  readonly fiyat: string | null
}

/** A newsletter in one language, with its pictures, products and addresses. */
export interface NewsletterWords {
  readonly language: Language
  readonly subject: string
  readonly preview: string
  readonly blocks: readonly LetterBlock[]
}

/** What a mail is framed by: the tenant's settings, and the addresses it may lead to. */
export interface LetterFrame {
  readonly settings: Settings
  readonly links: MailLinks
  readonly alternatives?: readonly Alternative[]
  /** The services of the booking a mail tells of. */
  readonly tickets?: readonly Ticket[]
  readonly newsletter?: NewsletterWords | null
  /** What the tenant has written itself, by mail and language: `member_confirm:de`. */
  readonly texts?: ReadonlyMap<string, MailWords>
  /** Whether the tenant's mark goes along. */
  readonly marked?: boolean
}
