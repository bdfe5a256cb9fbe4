import type { Language } from '@meltem/contract/wire/language'
import { Component, type ReactNode } from 'react'

/** Written out here, because what failed may be the messages themselves (PAGE-10). */
const TEXTS: Readonly<Record<Language, { readonly text: string; readonly home: string }>> = {
  tr: { text: 'Hata sayfası gösterilirken bir hata oluştu', home: 'Ana sayfa' },
  en: { text: 'An error occurred while showing the error page', home: 'Home' },
  de: { text: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', home: 'Startseite' },
  ru: { text: 'При показе страницы ошибки произошла ошибка', home: 'Главная' },
}

interface PlainFallbackProps {
  readonly language: Language
  readonly children: ReactNode
}

/** The last net below the error page: bare text and a link home. */
export class PlainFallback extends Component<PlainFallbackProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <PlainFailure language={this.props.language} />
  }
}

export function PlainFailure({ language }: { language: Language }) {
  const { text, home } = TEXTS[language]
  return (
    <main id="main">
      <p>{text}</p>
      <p>
        <a href={`/${language}`}>{home}</a>
      </p>
    </main>
  )
}
