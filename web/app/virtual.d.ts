declare module 'virtual:message-urls' {
  const urls: Readonly<Record<'tr' | 'en' | 'de' | 'ru', { readonly frame: string; readonly rest: string }>>
  export default urls
}

declare module 'virtual:message-part-urls' {
  const urls: Readonly<Record<'booking' | 'member', Readonly<Record<'tr' | 'en' | 'de' | 'ru', string>>>>
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
