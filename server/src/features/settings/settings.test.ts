import { getFilterData, getOtherSettings, getSettings } from '@meltem/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixtureTenant } from '../../testing/fixture.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeBulletin } from './bulletin.queries.ts'
import { isStale, otherSettingsOf, socialLogins } from './settings.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    tenants: [
      fixtureTenant('alfa', ['tr', 'en', 'de', 'ru']),
      fixtureTenant('bare', ['en'], {
        menu: [],
        logo: 'logo/gone',
        para_birimleri: ['EUR', 'XAU'],
        varsayilan_kur: 'XAU',
      }),
    ],
  })
})
afterAll(() => app.close())

describe('/setting-get', () => {
  test('has every part the specification names and fits the contract', async () => {
    const answer = (await app.get('/api/setting-get')).json()
    expect(answer.success).toBe(1)
    expect(Object.keys(answer.data).sort()).toEqual([
      'company',
      'contact',
      'dailyExchange',
      'duyurular',
      'exchange',
      'language',
      'logofavicon',
      'menu',
      'olcum',
      'other',
      'seo',
      'seritler',
      'social',
      'splash',
      'support',
      'tema',
    ])
    expect(z.safeParse(getSettings.output, answer).success).toBe(true)
  })

  test('names the social logins this installation is registered for', async () => {
    const { config } = app.services
    expect((await app.get('/api/setting-get')).json().data.other.sosyal_girisler).toEqual([])
    const registered = { id: 'x', secret: 'y', url: 'https://accounts.example', graphUrl: 'https://graph.example' }
    expect(socialLogins({ ...config, social: { google: registered } })).toEqual(['google'])
  })

  test('TRY stands at rate 1, the others at the bulletin of the day', async () => {
    const { data } = (await app.get('/api/setting-get')).json()
    expect(data.exchange).toEqual({
      temel: 'TRY',
      varsayilan: 'EUR',
      kurlar: [
        { banka_kodu: 'TCMB', kod: 'TRY', alis: 1, satis: 1 },
        { banka_kodu: 'TCMB', kod: 'EUR', alis: 49, satis: 50 },
        { banka_kodu: 'TCMB', kod: 'USD', alis: 39, satis: 40 },
      ],
    })
    expect(data.dailyExchange).toMatchObject({ bulten_no: '2026/1', eski: false })
  })

  test('a menu item keeps title and slug per language', async () => {
    const { data } = (await app.get('/api/setting-get')).json()
    expect(data.menu[0]).toMatchObject({
      menu_k_no: null,
      tip: 'icerik',
      turu: 'p',
      konum: 'top',
      icerik: { ru: { slug: 'about-ru', url: null } },
    })
  })

  test('an empty menu, a logo that is gone and a currency without a rate leave a working answer', async () => {
    const answer = await app.get('/api/setting-get', { company: 'bare' })
    const { data } = answer.json()
    expect(data.menu).toEqual([])
    expect(data.logofavicon.logo).toBeNull()
    expect(data.exchange.kurlar.map((row: { kod: string }) => row.kod)).toEqual(['EUR'])
    expect(data.exchange.varsayilan).toBe('EUR')
  })
})

test('/other-setting-get has the defaults of the specification', async () => {
  const answer = (await app.get('/api/other-setting-get')).json()
  expect(z.safeParse(getOtherSettings.output, answer).success).toBe(true)
  expect(answer.data).toMatchObject({
    uye_olmadan_yorum_yapma: false,
    uye_olmadan_rezervasyon: false,
    uyelik_onayi_acik: true,
  })
})

test('a tenant may let the agreement of the register form start switched off', () => {
  expect(otherSettingsOf(new Map([['other', { uyelik_onayi_acik: false }]])).uyelik_onayi_acik).toBe(false)
})

test('/filter-data-get answers variant', async () => {
  const answer = (await app.get('/api/filter-data-get')).json()
  expect(z.safeParse(getFilterData.output, answer).success).toBe(true)
  expect(answer.variant[0]).toMatchObject({ kod: 'sure', secenekler: [{ kod: 'gun' }] })
})

test('a new bulletin is the one in use once the caches are told', async () => {
  const tomorrow = Temporal.Now.plainDateISO('Europe/Istanbul').add({ days: 1 }).toString()
  await storeBulletin(app.services.db, {
    banka_kodu: 'TCMB',
    bulten_no: '2',
    bulten_tarihi: tomorrow,
    kurlar: [{ kod: 'EUR', alis: '59', satis: '60' }],
  })
  app.services.cache.dropAll()
  const { data } = (await app.get('/api/setting-get')).json()
  expect(data.exchange.kurlar).toContainEqual({ banka_kodu: 'TCMB', kod: 'EUR', alis: 59, satis: 60 })
  expect(data.dailyExchange.bulten_tarihi).toBe(tomorrow)
})

test('a bulletin is stale after four days', () => {
  const today = Temporal.PlainDate.from('2026-11-15')
  expect(isStale('2026-11-11', today)).toBe(false)
  expect(isStale('2026-11-10', today)).toBe(true)
})
