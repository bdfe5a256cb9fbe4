import type { Announcement } from '@meltem/contract/content/announcement'
import { SOCIAL_PROVIDERS } from '@meltem/contract/member/member'
import { BASE_EXCHANGE, type ExchangeRow, OtherSettings, Settings } from '@meltem/contract/settings'
import { AppError } from '@meltem/contract/wire/errors'
import * as z from 'zod/mini'
import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { TenantCache } from '../../platform/memory/tenant-cache.ts'
import type { Services } from '../../services.ts'
import { listShownAnnouncements } from '../content/announcements/announcements.ts'
import { withDefaults } from './default-parts.ts'
import { type OwnContracts, readOwnContracts } from './own-contracts.queries.ts'
import { standingRates } from './rates.ts'
import {
  findLatestBulletin,
  listMenu,
  listOwnRates,
  listPictures,
  pictureOf,
  readSettingParts,
} from './settings.queries.ts'

/** PRICE-16: a bulletin older than this is marked as stale; long holidays stay below it. */
const STALE_AFTER_DAYS = 4

/** What is stored about currencies: which ones are offered, and which one is shown first. */
export const StoredExchange = z.object({ varsayilan: z.string(), kodlar: z.array(z.string()) })
const StoredBrand = z.object({ logo: z.nullable(z.string()), favicon: z.nullable(z.string()) })

/** What the server knows of a tenant: its settings, and the words it has written for its contracts. */
export interface TenantSettings extends Settings {
  readonly sozlesmeler: OwnContracts
}

/** The tenant's settings, kept in memory until they change. */
export function getTenantSettings(db: Db, cache: TenantCache, tenant: Tenant): Promise<TenantSettings> {
  return cache.remember(tenant.id, 'settings', () => readSettings(db, tenant))
}

/** What the office asks for or gives away is in the currency of the books, or in one that is sold in. */
export async function requireCurrency({ db, cache }: Services, tenant: Tenant, kur: string): Promise<void> {
  const { exchange } = await getTenantSettings(db, cache, tenant)
  if (kur !== BASE_EXCHANGE.kod && !exchange.kurlar.some(({ kod }) => kod === kur)) throw new AppError('kur_yok')
}

/** As the storefront shows them: with the social logins this installation is registered for. */
export function getPublicSettings({ db, cache, config }: Services, tenant: Tenant): Promise<Settings> {
  return cache.remember(tenant.id, 'public-settings', async () => {
    const { sozlesmeler: _contracts, ...settings } = await getTenantSettings(db, cache, tenant)
    return { ...settings, other: { ...settings.other, sosyal_girisler: socialLogins(config) } }
  })
}

export function socialLogins({ social }: Services['config']): OtherSettings['sosyal_girisler'] {
  return SOCIAL_PROVIDERS.filter((name) => social[name])
}

/** As they stand now, whatever is kept in memory. */
export async function readSettings(db: Db, tenant: Tenant): Promise<TenantSettings> {
  const bulletin = await findLatestBulletin(db)
  return await withTenant(db, tenant.id, async (trx) => {
    const parts = withDefaults(tenant.kod, await readSettingParts(trx))
    const exchange = z.parse(StoredExchange, parts.get('exchange') ?? { varsayilan: 'TRY', kodlar: ['TRY'] })
    const brand = z.parse(StoredBrand, parts.get('logofavicon') ?? { logo: null, favicon: null })
    const announcements = await listShownAnnouncements(trx)
    const shown = announcements.flatMap(({ gorsel, gorsel_dar }) => [gorsel, gorsel_dar])
    const keys = [brand.logo, brand.favicon, ...shown].filter((key) => key !== null)
    const pictures = new Map(
      (await listPictures(trx, keys)).map((row) => [`${row.bolum}/${row.ad}`, pictureOf(row, tenant.kod)]),
    )
    const rates = standingRates(bulletin, await listOwnRates(trx)).map(rateRow)
    const { uyelik_sozlesmesi: _agreement, ...other } = otherSettingsOf(parts)
    const settings = z.parse(Settings, {
      menu: await listMenu(trx),
      logofavicon: {
        logo: (brand.logo && pictures.get(brand.logo)) ?? null,
        favicon: (brand.favicon && pictures.get(brand.favicon)) ?? null,
      },
      company: { ...(parts.get('company') as object), kod: tenant.kod },
      seo: parts.get('seo'),
      support: parts.get('support'),
      social: parts.get('social'),
      contact: parts.get('contact'),
      language: parts.get('language'),
      exchange: {
        temel: BASE_EXCHANGE.kod,
        varsayilan: offeredDefault(exchange, rates),
        kurlar: offeredRates(exchange.kodlar, rates),
      },
      dailyExchange: {
        banka_kodu: bulletin?.banka_kodu ?? BASE_EXCHANGE.banka_kodu,
        bulten_no: bulletin?.bulten_no ?? null,
        bulten_tarihi: bulletin?.bulten_tarihi ?? null,
        alinma_zamani: bulletin?.alinma_zamani.toISOString() ?? null,
        eski: bulletin ? isStale(bulletin.bulten_tarihi) : true,
        kurlar: [BASE_EXCHANGE, ...standingRates(bulletin, []).map(rateRow)],
      },
      tema: parts.get('tema'),
      olcum: parts.get('olcum'),
      duyurular: announcements.filter(({ yer }) => yer === 'ust').map(shownOf),
      seritler: announcements.filter(({ yer }) => yer === 'serit').map(shownOf),
      splash: announcements.flatMap(({ yer, dil, gorsel, gorsel_dar }) => {
        const picture = yer === 'splash' && gorsel ? pictures.get(gorsel) : undefined
        return picture ? [{ dil, gorsel: picture, gorsel_dar: pictures.get(gorsel_dar ?? '') ?? null }] : []
      }),
      other,
    })
    return { ...settings, sozlesmeler: await readOwnContracts(trx) }
  })
}

function shownOf({ k_no, icerik, dil, url, bitis }: Announcement) {
  return { k_no, icerik, dil, url, bitis }
}

function rateRow(row: ReturnType<typeof standingRates>[number]): ExchangeRow {
  return { ...row, alis: Number(row.alis), satis: Number(row.satis) }
}

/** A currency without a rate cannot be offered: nothing could be priced in it. */
function offeredRates(codes: readonly string[], rates: readonly ExchangeRow[]): ExchangeRow[] {
  return codes.flatMap((code) =>
    code === BASE_EXCHANGE.kod ? BASE_EXCHANGE : (rates.find((rate) => rate.kod === code) ?? []),
  )
}

function offeredDefault(exchange: z.infer<typeof StoredExchange>, rates: readonly ExchangeRow[]): string {
  return offeredRates([exchange.varsayilan, ...exchange.kodlar], rates)[0]?.kod ?? BASE_EXCHANGE.kod
}

export function isStale(bulletinDate: string, today = Temporal.Now.plainDateISO('Europe/Istanbul')): boolean {
  return Temporal.PlainDate.from(bulletinDate).until(today, { largestUnit: 'days' }).days > STALE_AFTER_DAYS
}

export function otherSettingsOf(parts: ReadonlyMap<string, unknown>): OtherSettings {
  return z.parse(OtherSettings, {
    uye_olmadan_yorum_yapma: false,
    yazi_yorumlari: true,
    uye_olmadan_rezervasyon: false,
    uyelik_onayi_acik: true,
    uye_grup_k_no: null,
    uyelik_sozlesmesi: {},
    sosyal_girisler: [],
    ...(parts.get('other') as object | undefined),
  })
}
