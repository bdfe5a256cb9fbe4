import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockByKey, renewApplicationKey } from '../features/agency/applications/application-key.queries.ts'
import { getOpenKey, replaceKey } from '../features/agency/people/agency-key.queries.ts'
import { confirmSubscription } from '../features/audience/newsletter.ts'
import { newsletterKey } from '../features/audience/newsletter-key.ts'
import { watchKey } from '../features/catalog/reviews/watch-key.ts'
import { stopWatching } from '../features/catalog/reviews/watches.ts'
import { findStoredKey } from '../features/letters/key-of-mail.queries.ts'
import {
  agencyKey,
  applicationKey,
  linkKey,
  mailLinks,
  oneTimePassword,
  staffKey,
} from '../features/letters/mail-links.ts'
import { insertPasswordKey, spendKey, spendOneTimePassword } from '../features/member/access/member-key.queries.ts'
import { isSigned, sign } from '../features/payment/providers/test-bank/bank-signature.ts'
import { bankSecret } from '../features/payment/providers/test-bank-gateway.ts'
import { openSealed, saveSealed } from '../features/settings/sealed/sealed-setting.ts'
import { findKeyOwner, replaceStaffKey } from '../features/staff/staff-key.queries.ts'
import { loadConfig } from '../platform/config.ts'
import { type TenantTransaction, withTenant } from '../platform/db/connection.ts'
import { makePreviewKey, readPreviewKey } from '../platform/sessions/preview-key.ts'
import { Seal } from '../platform/sessions/sealed.ts'
import {
  beginSetup,
  replaceRecoveryCodes,
  STAFF_FACTOR,
  takeCode,
  takeRecoveryCode,
} from '../platform/sessions/second-factor.ts'
import type { Secrets } from '../platform/sessions/token.ts'
import { totpCode } from '../platform/sessions/totp.ts'
import { readVoucher, voucherSeal } from '../platform/sessions/voucher-seal.ts'
import { nights } from '../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, application, newAgency } from '../testing/test-agency.ts'
import { newMember } from '../testing/test-member.ts'
import { openTestPayment, type TestPayment } from '../testing/test-payment.ts'
import { renewSeals } from './renew-seals.ts'

const OLD = 'the-secret-of-before-the-change-long-enough'
const NEW = 'the-secret-of-after-the-change-long-enough'

let shop: TestPayment
let tenantId: number
let office: Record<string, string>
let day = FIRST_DAY

beforeAll(async () => {
  shop = await openTestPayment()
  tenantId = shop.tenant.id
  office = await shop.logIn()
})
afterAll(() => shop.close())

/** The same process as if it had been started with these secrets. */
function under<T>(secrets: Secrets, work: () => T): T {
  const [SECRET, ...others] = secrets
  const environment = { SECRET, SECRETS_OPEN: others.join(), DATA_DIR: shop.app.dataDir, MODE: 'demo' }
  const { secret, sealKeys } = loadConfig(environment)
  Object.assign(shop.app.services.config, { secret, secrets, sealKeys })
  return work()
}

const inTenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(shop.app.services.db, tenantId, work)
const secretsNow = () => shop.app.services.config.secrets
const secretNow = () => shop.app.services.config.secret
const opens = (work: (trx: TenantTransaction) => Promise<unknown>) =>
  inTenant(work).then(
    (found) => found !== undefined && found !== false,
    () => false,
  )

/** Each books days of its own. */
function nextDay(): string {
  day = addDays(day, 3)
  return day
}

type Opens = () => Promise<boolean> | boolean

async function personKey(table: 'personel' | 'acente_kullanici' | 'uye'): Promise<string> {
  return await inTenant(async (trx) => (await trx.selectFrom(table).select('k_no').executeTakeFirstOrThrow()).k_no)
}

/** Every use of the secret: makes something under the secret of the moment, and tells whether it opens. */
const USES: Readonly<Record<string, () => Promise<Opens>>> = {
  'a sealed document number': async () => {
    const closed = new Seal(secretsNow(), 'yolcu', tenantId).close('U1234', 'row')
    return () => {
      try {
        return new Seal(secretsNow(), 'yolcu', tenantId).open(closed, 'row') === 'U1234'
      } catch {
        return false
      }
    }
  },
  'sealed keys of a provider': async () => {
    await inTenant((trx) => trx.deleteFrom('gizli_ayar').execute())
    const row = { tenant_id: tenantId, ad: 'smtp', surum: 0, secrets: { a: 'b' }, acik: {} } as const
    await inTenant((trx) => saveSealed(shop.app.services.config, trx, row))
    return () => opens((trx) => openSealed(shop.app.services.config, trx, tenantId, 'smtp'))
  },
  'an authenticator app': async () => {
    const sahip_k_no = await personKey('personel')
    const owner = () => ({ secrets: secretsNow(), tenant_id: tenantId, sahip_k_no })
    await inTenant((trx) => trx.updateTable('personel').set({ totp_zamani: null, totp_sirri: null }).execute())
    const { sir } = await inTenant((trx) => beginSetup(trx, STAFF_FACTOR, owner(), { issuer: 'a', label: 'b' }))
    const code = await totpCode(sir)
    return () => opens((trx) => takeCode(trx, STAFF_FACTOR, owner(), code))
  },
  'a recovery code': async () => {
    const sahip_k_no = await personKey('personel')
    const owner = () => ({ secrets: secretsNow(), tenant_id: tenantId, sahip_k_no })
    const [code = ''] = await inTenant((trx) => replaceRecoveryCodes(trx, STAFF_FACTOR, owner()))
    return () => opens((trx) => takeRecoveryCode(trx, STAFF_FACTOR, owner(), code))
  },
  'a preview': async () => {
    const place = () => ({ secrets: secretsNow(), tenantId, what: 'urun' as const })
    const { anahtar } = makePreviewKey(place(), randomUUID())
    return () => readPreviewKey(place(), anahtar) !== undefined
  },
  'the seal of a voucher': async () => {
    const claim = { bilet_no: 'MLT-K7QM2X', sira: 1, baslangic: '2026-08-16', bitis: null }
    const code = voucherSeal(secretNow(), tenantId).codeFor({
      ...claim,
      pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    })
    return () => readVoucher(secretsNow(), tenantId, code) !== undefined
  },
  'a voucher on a phone': async () => {
    const asked = async () => (await shop.app.get('/api/voucher-anahtar-get')).json()
    const { data } = await asked()
    return async () => {
      const now = await asked()
      return [now.data, ...now.diger_anahtarlar].some(({ x }) => x === data.x)
    }
  },
  'the link of a booking': async () => {
    const { k_no, anahtar } = await shop.book(nights(shop.villa, nextDay(), 3))
    return async () => (await shop.app.get(`/api/rezervasyon-getir?k_no=${k_no}&anahtar=${anahtar}`)).statusCode === 200
  },
  'the way back from a bank': async () => {
    const waiting = await shop.book(nights(shop.villa, nextDay(), 3))
    const { url } = await shop.begin(waiting)
    const ref = new URL(await shop.comeBack(await shop.typeCard(url)), shop.origin).searchParams.get('ref')
    return async () => (await shop.app.get(`/api/odeme-durum-get?ref=${ref}`)).statusCode === 200
  },
  'the address of a calendar': async () => {
    const birim_k_no = shop.villa.units[0] ?? ''
    const { cikis } = (await shop.app.get(`/api/yonetim/ical-listele?birim_k_no=${birim_k_no}`, office)).json()
    const { pathname, search } = new URL(cikis.adres)
    return async () => (await shop.app.get(`${pathname}${search}`)).statusCode === 200
  },
  'the end of a newsletter': async () => {
    const k_no = await inTenant(async (trx) => {
      const agreed = { kaynak: 'alt_bilgi', riza_metni: 'Yes' }
      const values = { tenant_id: tenantId, e_mail: `${randomUUID()}@x.example`, dil: 'en' as const, ...agreed }
      return (await trx.insertInto('abone').values(values).returning('k_no').executeTakeFirstOrThrow()).k_no
    })
    const anahtar = newsletterKey(secretNow(), 'onay', { tenantId, k_no })
    return () => confirmSubscription(shop.app.services, shop.tenant, { k_no, anahtar })
  },
  'the end of watching': async () => {
    const link = { k_no: randomUUID(), anahtar: '' }
    link.anahtar = watchKey(secretNow(), tenantId, link.k_no)
    return () => stopWatching(shop.app.services, shop.tenant, link)
  },
  'a link to a new password': async () => {
    const owner = { secrets: secretsNow(), tenant_id: tenantId, uye_k_no: await personKey('uye') }
    const anahtar = linkKey(secretNow(), tenantId, await inTenant((trx) => insertPasswordKey(trx, owner)))
    return () => opens((trx) => spendKey(trx, secretsNow(), { tur: 'sifre', anahtar }))
  },
  'a one-time password': async () => {
    const owner = () => ({ secrets: secretsNow(), tenant_id: tenantId, uye_k_no })
    const uye_k_no = await personKey('uye')
    const typed = oneTimePassword(secretNow(), tenantId, await inTenant((trx) => insertPasswordKey(trx, owner())))
    return () =>
      opens(async (trx) => {
        const anahtar = await spendOneTimePassword(trx, owner(), typed)
        return anahtar && (await spendKey(trx, secretsNow(), { tur: 'sifre', anahtar }))
      })
  },
  'an invitation of an agency': async () => {
    const owner = { secrets: secretsNow(), tenant_id: tenantId, kullanici_k_no: await personKey('acente_kullanici') }
    const anahtar = agencyKey(secretNow(), tenantId, await inTenant((trx) => replaceKey(trx, owner, 'davet')))
    return () => opens((trx) => getOpenKey(trx, secretsNow(), anahtar))
  },
  'an invitation of a colleague': async () => {
    const owner = { secrets: secretsNow(), tenant_id: tenantId, personel_k_no: await personKey('personel') }
    const anahtar = staffKey(secretNow(), tenantId, await inTenant((trx) => replaceStaffKey(trx, owner, '1 day')))
    return () => opens((trx) => findKeyOwner(trx, secretsNow(), anahtar))
  },
  'the link of an application': async () => {
    const k_no = await inTenant(async (trx) => {
      return (await trx.selectFrom('acente_basvuru').select('k_no').executeTakeFirstOrThrow()).k_no
    })
    await inTenant((trx) => renewApplicationKey(trx, { secrets: secretsNow(), tenant_id: tenantId, k_no }))
    const anahtar = applicationKey(secretNow(), tenantId, k_no)
    return () => opens((trx) => lockByKey(trx, secretsNow(), anahtar))
  },
  'a notice of the test bank': async () => {
    const header = sign(bankSecret(secretNow()), 'body')
    return () => isSigned(secretsNow().map(bankSecret), 'body', header)
  },
}

/** Where keys are derived, and which of the uses above, or which other test, shows that two secrets open them. */
const DERIVED: Readonly<Record<string, readonly string[] | string>> = {
  'platform/sessions/sealed.ts': ['a sealed document number'],
  'platform/sessions/second-factor.ts': ['an authenticator app', 'a recovery code'],
  'platform/sessions/preview-key.ts': ['a preview'],
  'platform/sessions/voucher-seal.ts': ['the seal of a voucher', 'a voucher on a phone'],
  'features/reservation/guest-key.ts': ['the link of a booking'],
  'features/payment/attempt.queries.ts': ['the way back from a bank'],
  'features/reservation/ical/feed.ts': ['the address of a calendar'],
  'features/audience/newsletter-key.ts': ['the end of a newsletter'],
  'features/catalog/reviews/watch-key.ts': ['the end of watching'],
  'features/letters/mail-links.ts': [
    'a link to a new password',
    'a one-time password',
    'an invitation of an agency',
    'an invitation of a colleague',
    'the link of an application',
  ],
  'features/settings/sealed/sealed-setting.ts': ['sealed keys of a provider'],
  'features/member/area/traveller.service.ts': ['a sealed document number'],
  'secrets/renew-seals.ts': ['a sealed document number'],
  'features/payment/providers/test-bank-gateway.ts': ['a notice of the test bank'],
  'features/payment/providers/test-bank/bank-signature.ts': ['a notice of the test bank'],
  'features/payment/providers/iyzico-gateway.ts': 'keys of the provider, not the secret',
  'features/payment/providers/paytr-gateway.ts': 'keys of the provider, not the secret',
  'features/member/area/area.routes.ts': ['the seal of a voucher'],
  'features/reservation/documents/tickets.ts': ['the seal of a voucher'],
  'features/reservation/documents/voucher.ts': ['the seal of a voucher'],
  'platform/db/embedded.ts': 'embedded.test.ts: the password of the owner follows the newest secret',
  'platform/db/open-database.ts': 'config.test.ts: with two secrets the role has an address of its own',
  'backup/sealing.ts': 'the key of the backup, not the secret',
  'features/catalog/reviews/views.ts': 'a key of the day that only lives in memory',
  'backup/secret-print.ts': 'restore-backup.ts takes a backup of each secret that is named',
}

const DERIVES = /\b(?:keyFor|readableKeyFor|createHmac|hkdfSync|voucherSeal)\(|new (?:Seal|VoucherSeal)\(/

test('every place that derives a key says what shows that two secrets open it', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
  const found = own.filter(
    (file) => file !== 'platform/sessions/token.ts' && DERIVES.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(found.toSorted()).toEqual(Object.keys(DERIVED).toSorted())
  const named = Object.values(DERIVED).flatMap((uses) => (typeof uses === 'string' ? [] : uses))
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(USES).toSorted())
})

describe('a change of the secret (RELY-32)', () => {
  beforeAll(async () => {
    await newMember(shop.app, 'deniz@member.example.com')
    await agencyHeaders(shop.app, await newAgency(shop.app))
    await shop.app.post('/api/acente-basvuru-post', application(900))
  })

  test.for(Object.keys(USES))('%s opens while the old one is named, and no longer than that', async (name) => {
    const opened = await under([OLD], async () => await USES[name]?.())
    expect(await under([NEW], async () => await opened?.())).toBe(false)
    expect(await under([NEW, OLD], async () => await opened?.())).toBe(true)
  })

  test.for(Object.keys(USES))('%s that a changed process makes opens in one that is not', async (name) => {
    const opened = await under([NEW, OLD], async () => await USES[name]?.())
    expect(await under([OLD, NEW], async () => await opened?.())).toBe(true)
  })

  test('a mail that has waited carries the key its row was written with', async () => {
    const k_no = await under([OLD], async () => {
      const owner = { secrets: secretsNow(), tenant_id: tenantId, uye_k_no: await personKey('uye') }
      return await inTenant((trx) => insertPasswordKey(trx, owner))
    })
    await under([NEW, OLD], async () => {
      const stored = await inTenant((trx) => findStoredKey(trx, { anahtar_k_no: k_no }))
      const link = mailLinks(shop.app.services.config)(shop.tenant, stored).newPassword(k_no, 'en')
      const anahtar = link.split('#')[1] ?? ''
      expect(await opens((trx) => spendKey(trx, secretsNow(), { tur: 'sifre', anahtar }))).toBe(true)
    })
  })

  test('what is sealed is sealed anew, and opens without the old one', async () => {
    const { services, owner } = shop.app
    const uses = ['an authenticator app', 'sealed keys of a provider']
    const opened = await under([OLD], () => Promise.all(uses.map(async (name) => await USES[name]?.())))
    const renew = () => renewSeals({ config: services.config, db: services.db, owner: owner.db })
    expect(await under([NEW, OLD], renew)).toBe(2)
    expect(await under([NEW, OLD], renew)).toBe(0)
    expect(await under([NEW], () => Promise.all(opened.map(async (open) => await open?.())))).toEqual([true, true])
  })
})
