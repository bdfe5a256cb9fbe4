import { sendContactMessage } from '@meltem/contract/audience/audience'
import { getPage } from '@meltem/contract/content/content'
import { describe, expect, it, vi } from 'vitest'
import { createCall } from './api.ts'

function callWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  return { fetch, call: createCall({ company: 'meltem', language: 'de', unreachable: 'Nicht erreichbar.', fetch }) }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

describe('createCall', () => {
  it('asks with company and language, a GET by its query', async () => {
    const { fetch, call } = callWith(json({ success: 1, data: {} }))
    await call(getPage, { dil: 'de', turu: 'b', slug: 'ein Tag & mehr', url: undefined })
    const [url, options] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/page-get?dil=de&turu=b&slug=ein+Tag+%26+mehr')
    expect(options?.headers).toMatchObject({ company: 'meltem', 'accept-language': 'de' })
    expect(options?.body).toBeUndefined()
  })

  it('sends a POST as JSON and gives a refusal back as the answer it is', async () => {
    const refusal = { success: 0, code: 'alan_hatasi', message: 'Bitte prüfen.' }
    const { fetch, call } = callWith(json(refusal, 422))
    const form = { ad: 'A', soyad: 'B', e_mail: 'a@b.example', konu: 'diger', mesaj: 'x', lang: 'de' } as const
    expect(await call(sendContactMessage, { ...form, gizlilik_politikasi: true })).toEqual(refusal)
    const [url, options] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/iletisim-post')
    expect(JSON.parse(options?.body as string)).toMatchObject({ ad: 'A', gizlilik_politikasi: true })
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'baglanti'],
    ['a page instead of JSON', () => Promise.resolve(new Response('<html>')), 'baglanti'],
    ['JSON that is no envelope', json({ error: true }, 502), 'sunucu_hatasi'],
  ])('answers %s with the sentence people can act on', async (_, answer, code) => {
    const { call } = callWith(answer)
    expect(await call(getPage, { dil: 'de', turu: 'ana' })).toEqual({ success: 0, code, message: 'Nicht erreichbar.' })
  })
})

describe('a member’s token', () => {
  const refusal = { success: 0, code: 'giris_gerekli', message: 'Bitte anmelden.' }
  const bearer = (call: unknown[] | undefined) =>
    (call?.[1] as { headers: Record<string, string> } | undefined)?.headers.authorization

  function memberCall(answers: (() => Promise<Response>)[], renewed: string | undefined) {
    const fetch = vi.fn<typeof globalThis.fetch>(
      () => answers.shift()?.() ?? Promise.reject(new Error('one call more')),
    )
    const tokens = {
      current: async () => 'old',
      renewed: vi.fn<() => Promise<string | undefined>>(async () => renewed),
    }
    const call = createCall({ company: 'meltem', language: 'de', unreachable: '', fetch, tokens })
    return { fetch, tokens, call }
  }

  it('goes along, and a refused one is renewed once', async () => {
    const { fetch, tokens, call } = memberCall([json(refusal, 401), json({ success: 1, data: {} })], 'new')
    expect(await call(getPage, { dil: 'de', turu: 'ana' })).toMatchObject({ success: 1 })
    expect(fetch.mock.calls.map(bearer)).toEqual(['Bearer old', 'Bearer new'])
    expect(tokens.renewed).toHaveBeenCalledWith('old', expect.any(Function))
  })

  it('is not renewed again when the new one is refused too', async () => {
    const { fetch, tokens, call } = memberCall([json(refusal, 401), json(refusal, 401)], 'new')
    expect(await call(getPage, { dil: 'de', turu: 'ana' })).toEqual(refusal)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(tokens.renewed).toHaveBeenCalledTimes(1)
  })

  it('that cannot be renewed leaves the refusal as the answer', async () => {
    const { fetch, call } = memberCall([json(refusal, 401)], undefined)
    expect(await call(getPage, { dil: 'de', turu: 'ana' })).toEqual(refusal)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
