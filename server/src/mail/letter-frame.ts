import type { Settings } from '@meltem/contract/settings'
import type { MailLinks } from './mail-links.ts'

/** What a mail is framed by: the tenant's settings, and the addresses it may lead to. */
export interface LetterFrame {
  readonly settings: Settings
  readonly links: MailLinks
}
