const LONGEST = 300

/** Words of an error without what a person may have typed: quotes, addresses, numbers and keys are covered. */
export function scrubbedText(text: string): string {
  return text
    .slice(0, 2 * LONGEST)
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '[mail]')
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/[^\s"')]+/gi, '[address]')
    .replaceAll(/(["'`«“]).*?["'`»”]/g, '[text]')
    .replaceAll(/\([^()]*\)=\([^()]*\)/g, '[text]')
    .replaceAll(/[\w-]*\d[\w-]*/g, (word) => (word.length < 4 ? word : '[number]'))
    .replaceAll(/[\w-]{24,}/g, '[key]')
    .slice(0, LONGEST)
}

/** A path by its form: what may be a key, a number or a person's name is left out of it. */
export function scrubbedPath(path: string): string {
  const parts = (path.split(/[?#]/, 1)[0] ?? '').split('/').slice(0, 6)
  return parts.map((part) => (/^[a-z][a-z-]{0,20}$/.test(part) || part === '' ? part : ':')).join('/')
}

export interface Frame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

const FRAME = /^\s*at (?:(.*?) \()?((?:file|https?):\/\/[^\s)]*?|\/[^\s)]*?|node:[^\s)]*?):(\d+):(\d+)\)?$/
const FIREFOX = /^(.*?)@(https?:\/\/[^\s)]*?):(\d+):(\d+)$/
const MOST_FRAMES = 30

/** Where it happened, the call that failed last; files by their name within the product, without host and query. */
export function framesOf(stack: string): Frame[] {
  const found = stack.split('\n').flatMap((line): Frame[] => {
    const [, name, file = '', row, column] = FRAME.exec(line) ?? FIREFOX.exec(line) ?? []
    if (row === undefined) return []
    const filename = file.replace(/^(?:file:\/\/|https?:\/\/[^/]*)/, '').replace(/[?#].*$/, '')
    return [
      { function: (name ?? '?').slice(0, 100), filename: within(filename), lineno: Number(row), colno: Number(column) },
    ]
  })
  return found.slice(0, MOST_FRAMES).reverse()
}

function within(file: string): string {
  if (file.startsWith('node:')) return file
  return (
    /(?:node_modules|server\/src|web\/build|admin\/build|domain\/src|contract\/src|i18n\/src|assets)\/.*$/.exec(
      file,
    )?.[0] ?? scrubbedPath(file)
  )
}
