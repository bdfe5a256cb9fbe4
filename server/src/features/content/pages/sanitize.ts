import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'br',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'dl',
    'dt',
    'dd',
    'abbr',
    'time',
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang', 'rel'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope'],
    // No ids: a text of an editor must not answer to a name that a script of the page asks for.
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A page of ours never vouches for, nor tells about itself to, a page elsewhere.
    a: (tagName, attributes) => ({
      tagName,
      attribs: /^https?:/.test(attributes.href ?? '') ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
    }),
  },
}
/** What an editor may write; scripts, styles, frames, event attributes and odd schemes are dropped. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
