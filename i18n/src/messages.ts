import type { Language } from '@meltem/contract/wire/language'
import type {} from 'use-intl'
import type en from './messages/en.json'

/** English is the shape: the other languages must have the same keys, which a test checks. */
export type Messages = typeof en

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language | 'tr-TR' | 'en-US' | 'de-DE' | 'ru-RU'
    Messages: Messages
  }
}
