import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { addressed, lightened } from './light-contract.ts'

const light = (code: string) => lightened(code, parseSync('contract.ts', code).program)
const screen = (code: string) =>
  addressed(code, parseSync('screen.ts', code).program, (file) => import(/* @vite-ignore */ file))

test('schemas can be left out when nobody uses them', () => {
  expect(light('export const Name = z.string()')).toBe('export const Name = /* @__PURE__ */ (() => (z.string()))()')
  expect(light('const Own = { k_no: Uuid.check(min(1)) }')).toBe(
    'const Own = /* @__PURE__ */ (() => ({ k_no: Uuid.check(min(1)) }))()',
  )
  expect(light('const Blocks = [Text, z.object({ a })]\nconst send = endpoint({ a })')).toBe(
    'const Blocks = /* @__PURE__ */ (() => ([Text, z.object({ a })]))()\n' +
      'const send = /* @__PURE__ */ (() => (endpoint({ a })))()',
  )
})

test('constants stay as they are', () => {
  const code = `export const SORTS = ['a', 'b'] as const\nexport const STATUS = { gone: 410 }`
  expect(light(code)).toBe(code)
})

test('a screen keeps of an endpoint what it sends', async () => {
  expect(
    await screen(
      `import { useState } from 'react'\nimport { loginMember as enter } from '@meltem/contract/member/member'\ncall(enter)`,
    ),
  ).toBe(`import { useState } from 'react'\nconst enter = {"method":"POST","path":"/uye-giris-yap-post"};\ncall(enter)`)
})

test('a screen imports constants and schemas as before', async () => {
  expect(
    await screen(
      `import { endSessions, listSessions, UNKNOWN_DEVICE } from '@meltem/contract/member/member';call(endSessions)`,
    ),
  ).toBe(
    `import { UNKNOWN_DEVICE } from '@meltem/contract/member/member'; ` +
      `const endSessions = {"method":"POST","path":"/uye-oturum-kapat-post"}; ` +
      `const listSessions = {"method":"GET","path":"/uye-oturum-listele"};call(endSessions)`,
  )
  const form = `import { LoginPayload } from '@meltem/contract/member/member'`
  expect(await screen(form)).toBe(form)
})
