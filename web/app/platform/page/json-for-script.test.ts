import { expect, it } from 'vitest'
import { jsonForScript } from './json-for-script.ts'

it('cannot close the element it stands in', () => {
  const value = { name: '</script><script>alert(1)</script><!--' }
  const text = jsonForScript(value)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(value)
})
