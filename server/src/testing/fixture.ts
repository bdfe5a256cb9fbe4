import type { Language } from '@meltem/contract/wire/language'
import { loadContent } from '../features/catalog/import/load-content.queries.ts'
import type { TenantContent } from '../features/catalog/import/tenant-content.ts'
import { storeBulletin } from '../features/settings/bulletin.queries.ts'
import type { Db } from '../platform/db/connection.ts'
import { withTenant } from '../platform/db/connection.ts'
import { hashPassword } from '../platform/sessions/password.ts'

export type FixtureTenant = TenantContent

export const FIXTURE_PASSWORD = 'a long enough password'

const everywhere = (text: string) => ({ tr: text, en: text, de: text, ru: text })

function fixtureSettings(kod: string): TenantContent['ayarlar'] {
  return {
    company: {
      marka: kod,
      unvan: `${kod} Ltd.`,
      vergi_dairesi: 'Fethiye',
      vergi_no: '4540536920',
      slogan: everywhere('slogan'),
      birlik_metni: everywhere('member'),
      birlik_no: '1',
      birlik_url: null,
    },
    seo: { baslik: everywhere(kod), aciklama: everywhere(kod) },
    support: { telefon: '+900000000000', sohbet_no: null, mesaj_url: null, saatler: everywhere('9–18') },
    social: [],
    contact: {
      telefon: '+900000000000',
      e_mail: `office@${kod}.example.com`,
      adres: 'Göcek',
      enlem: 36.75,
      boylam: 28.93,
    },
    tema: { renkler: {}, odeme_logolari: ['VISA'] },
    rezervasyon: { taksit_oranlari: {}, bilet_on_eki: 'BLT', tutma_dk: 15 },
    other: {
      uye_olmadan_yorum_yapma: false,
      uye_olmadan_rezervasyon: false,
      uyelik_onayi_acik: true,
      uyelik_sozlesmesi: everywhere('agreement'),
    },
  }
}

/** A small complete tenant; tests change what they need. */
export function fixtureTenant(
  kod: string,
  diller: readonly Language[],
  changes: Partial<TenantContent> = {},
): FixtureTenant {
  const page = (slug: string, title: string) =>
    Object.fromEntries(
      diller.map((dil) => [
        dil,
        {
          baslik: `${title} ${dil}`,
          ozet: `About ${title}`,
          slug: `${slug}-${dil}`,
          seo_baslik: title,
          bloklar: [{ tip: 'metin' as const, html: `<p>${title}</p>` }],
        },
      ]),
    )
  const home = Object.fromEntries(
    diller.map((dil) => [
      dil,
      {
        baslik: `${kod} ${dil}`,
        ozet: kod,
        seo_baslik: kod,
        bloklar: [{ tip: 'yazilar' as const, baslik: 'Journal', adet: 1, ogeler: [] }],
      },
    ]),
  )
  return {
    kod,
    alan_adlari: [`${kod}.example.com`],
    diller: [...diller],
    varsayilan_dil: diller[0] ?? 'tr',
    para_birimleri: ['TRY', 'EUR', 'USD'],
    varsayilan_kur: 'EUR',
    ayarlar: fixtureSettings(kod),
    logo: null,
    favicon: null,
    gorseller: [],
    menu: [{ konum: 'top', baslik: everywhere('About'), sayfa: 'about' }],
    sayfalar: [
      { anahtar: 'home', turu: 'ana', gorsel: null, yayin_zamani: '2026-01-01T00:00:00Z', icerik: home },
      {
        anahtar: 'about',
        turu: 'p',
        gorsel: null,
        yayin_zamani: '2026-01-01T00:00:00Z',
        icerik: page('about', 'About'),
      },
      { anahtar: 'news', turu: 'b', gorsel: null, yayin_zamani: '2026-01-02T00:00:00Z', icerik: page('news', 'News') },
    ],
    filtreler: [
      { kod: 'sure', baslik: everywhere('Duration'), secenekler: [{ kod: 'gun', baslik: everywhere('A day') }] },
    ],
    personel: [
      { ad: 'Ada', soyad: kod, e_mail: `ada@${kod}.example.com`, sifre: FIXTURE_PASSWORD, rol: 'yonetici', dil: 'en' },
    ],
    urunler: [],
    duyurular: [],
    yazi_kategorileri: [],
    acenteler: [],
    banka_hesaplari: [],
    vitrinler: [],
    kategoriler: [],
    koleksiyonlar: [],
    bolgeler: [],
    transfer_yerleri: [],
    kuponlar: [],
    kampanyalar: [],
    ...changes,
  }
}

export const FIXTURES: readonly FixtureTenant[] = [
  fixtureTenant('alfa', ['tr', 'en', 'de', 'ru']),
  fixtureTenant('beta', ['en']),
]

let passwordHash: Promise<string> | undefined

export async function loadFixture(owner: Db, db: Db, fixtures: readonly FixtureTenant[] = FIXTURES): Promise<void> {
  await storeBulletin(db, {
    banka_kodu: 'TCMB',
    bulten_no: '2026/1',
    bulten_tarihi: Temporal.Now.plainDateISO('Europe/Istanbul').toString(),
    kurlar: [
      { kod: 'EUR', alis: '49.00', satis: '50.00' },
      { kod: 'USD', alis: '39.00', satis: '40.00' },
    ],
  })
  passwordHash ??= hashPassword(FIXTURE_PASSWORD)
  const sifre_ozeti = await passwordHash
  for (const tenant of fixtures) {
    const { id } = await owner
      .insertInto('tenant')
      .values({ kod: tenant.kod, alan_adlari: [...tenant.alan_adlari], ikinci_adim: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    await withTenant(db, id, async (trx) => {
      await loadContent(trx, id, tenant)
      for (const { sifre: _password, ...person } of tenant.personel) {
        await trx
          .insertInto('personel')
          .values({ tenant_id: id, ...person, sifre_ozeti })
          .execute()
      }
    })
  }
}
