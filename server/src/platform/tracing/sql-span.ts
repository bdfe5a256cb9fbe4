import { inSpan } from './span.ts'
import { summaryOf, withoutValues } from './statement-text.ts'

/** What opens and closes a transaction says little about it. */
const FRAME = /^(?:begin|commit|set local|rollback)\b/i

/** One round trip to the database, named by what it is for. */
export function inSqlSpan<T>(texts: readonly string[], work: () => Promise<T>): Promise<T> {
  const telling = texts.find((text) => !FRAME.test(text)) ?? texts.at(-1) ?? ''
  const facts = {
    'db.system.name': 'postgresql',
    'db.query.text': withoutValues(texts.join('; ')),
    'db.operation.batch.size': texts.length,
  } as const
  return inSpan(summaryOf(telling), facts, work, { kind: 'client' })
}
