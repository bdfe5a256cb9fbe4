import { expect, test } from 'vitest'
import { loadWords } from '../../platform/words.ts'
import { GERMAN } from '../../testing/sample-data.ts'
import { replyLink } from './reply-link.ts'

test('an address cannot smuggle in headers or a second recipient', async () => {
  const hostile = { ...GERMAN, e_mail: 'a@b.example?bcc=spy@c.example&x,second@d.example' }
  const link = new URL(replyLink(hostile, await loadWords('de', ['sales', 'frame'])))
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(link.pathname).not.toContain(',')
})

test('a long message is quoted only so far that mail programs accept the address', async () => {
  const link = new URL(replyLink({ ...GERMAN, mesaj: 'ş'.repeat(4000) }, await loadWords('de', ['sales', 'frame'])))
  expect(link.searchParams.get('body')).toContain(`> ${'ş'.repeat(600)} …`)
})

test('the cut never falls inside a letter', async () => {
  const link = replyLink(
    { ...GERMAN, mesaj: `${'a'.repeat(599)}👨‍👩‍👧 and more` },
    await loadWords('de', ['sales', 'frame']),
  )
  expect(new URL(link).searchParams.get('body')).toMatch(/a …$/)
})
