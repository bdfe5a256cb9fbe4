import { expect, test, vi } from 'vitest'

test('a screen has its words, also when another language is chosen while they come', async () => {
  // A tab that was just opened: other tests of this run have asked for words of their own.
  vi.resetModules()
  const { showLanguage, shownWords, withWords } = await import('./words.ts')
  await showLanguage('tr')
  expect(shownWords().messages.admin.staff).toBeUndefined()
  const screen = withWords(['business'], Promise.resolve('the team'))
  const chosen = showLanguage('de')
  expect(await screen).toBe('the team')
  expect(shownWords().messages.admin.staff.title).toBeTypeOf('string')
  await chosen
  expect(shownWords()).toMatchObject({ language: 'de', messages: { admin: { frame: {}, staff: {} } } })

  const [first, second] = [
    withWords(['sales'], Promise.resolve('money')),
    withWords(['catalog'], Promise.resolve('prices')),
  ]
  await showLanguage('ru')
  expect(await Promise.all([first, second])).toEqual(['money', 'prices'])
  expect(shownWords()).toMatchObject({ language: 'ru', messages: { admin: { money: {}, prices: {}, staff: {} } } })
})
