// @vitest-environment happy-dom
import { MEMBER_COOKIE } from '@meltem/contract/wire/cookies'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserCall } from '../calls/browser-call.ts'
import { readCookie } from '../page/cookies.ts'
import { authStore, keepSession } from './auth-store.ts'
import { memberStore } from './member-store.ts'
import { rememberedStore } from './remembered-store.ts'
import { closeSession, openSession, renewSession, resumeSession } from './session.ts'
import { SESSION_ENDED, wipeStores } from './store-life.ts'
import { MEMBER, sessionWith } from './testing-member.ts'

type Answer = { success: 0 | 1; [name: string]: unknown }

/** Answers by path; a path without an answer is an error of the test. */
function callWith(answers: Record<string, () => Answer | Promise<Answer>>) {
  const asked: string[] = []
  const call = (async ({ path }: { path: string }) => {
    asked.push(path)
    const answer = answers[path]
    if (!answer) throw new Error(`nobody expected ${path}`)
    return await answer()
  }) as BrowserCall
  return { call, asked }
}

const DATA = { success: 1 as const, rezervasyonlar: [], favoriler: [], kuponlar: [], tahsilatlar: [], okunmamis: 4 }
const DEAD = { success: 0 as const, code: 'giris_gerekli', message: '' }

beforeEach(async () => {
  await wipeStores()
})

describe('a login', () => {
  it('keeps token and saved id and loads the member’s data once', async () => {
    const { call, asked } = callWith({ '/uye-tum-veriler-get': () => DATA })
    await openSession(call, sessionWith('first'))
    expect(authStore.use.getState()).toMatchObject({ access_token: 'first', user: MEMBER })
    expect(memberStore.use.getState()).toMatchObject({ okunmamis: 4, yuklendi: true })
    expect(readCookie(MEMBER_COOKIE)).toBe(MEMBER.k_no)
    await resumeSession(call, call)
    expect(asked).toEqual(['/uye-tum-veriler-get'])
  })

  it('leaves nothing behind when the person logs out', async () => {
    const { call } = callWith({
      '/uye-tum-veriler-get': () => DATA,
      '/uye-cikis-yap-post': () => ({ success: 1 }),
    })
    await openSession(call, sessionWith('first'))
    rememberedStore.use.setState({ e_mail: MEMBER.e_mail })
    await closeSession(call)
    expect(authStore.use.getState().user).toBeNull()
    expect(memberStore.use.getState().yuklendi).toBe(false)
    expect(rememberedStore.use.getState().e_mail).toBeNull()
    expect(readCookie(MEMBER_COOKIE)).toBeUndefined()
  })
})

describe('a renewal', () => {
  it('is asked for once, however many calls need it', async () => {
    keepSession(sessionWith('old'))
    const { call, asked } = callWith({ '/uye-yenile-post': () => ({ success: 1, ...sessionWith('new') }) })
    const tokens = await Promise.all([renewSession(call, 'old'), renewSession(call, 'old'), renewSession(call, 'old')])
    expect(tokens).toEqual(['new', 'new', 'new'])
    expect(asked).toHaveLength(1)
  })

  it('is not asked for when another tab has a fresh token already', async () => {
    keepSession(sessionWith('fresh'))
    const { call, asked } = callWith({})
    expect(await renewSession(call, 'old')).toBe('fresh')
    expect(asked).toEqual([])
  })

  it('that is refused clears the saved id, wipes the stores and says so', async () => {
    const { call } = callWith({ '/uye-tum-veriler-get': () => DATA, '/uye-yenile-post': () => DEAD })
    await openSession(call, sessionWith('old'))
    const ended = vi.fn<() => void>()
    window.addEventListener(SESSION_ENDED, ended, { once: true })
    expect(await renewSession(call, 'old')).toBeUndefined()
    expect(authStore.use.getState().user).toBeNull()
    expect(memberStore.use.getState().yuklendi).toBe(false)
    expect(readCookie(MEMBER_COOKIE)).toBeUndefined()
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('that cannot be reached changes nothing', async () => {
    keepSession(sessionWith('old'))
    const { call } = callWith({ '/uye-yenile-post': () => ({ success: 0, code: 'baglanti', message: '' }) })
    expect(await renewSession(call, 'old')).toBeUndefined()
    expect(authStore.use.getState().access_token).toBe('old')
  })
})
