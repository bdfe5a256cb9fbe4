declare module 'virtual:message-urls' {
  const urls: Readonly<Record<'tr' | 'en' | 'de' | 'ru', import('./platform/words/message-parts.ts').PartUrls>>
  export default urls
}

declare module 'virtual:messages/*' {
  const messages: import('@meltem/i18n/messages').Messages
  export default messages
}

declare module 'virtual:icon-sprite' {
  const url: string
  export default url
}
