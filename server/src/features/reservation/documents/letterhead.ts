import type { Language } from '@meltem/contract/language'
import { pictureUrl } from '@meltem/contract/picture'
import type { Settings } from '@meltem/contract/settings'
import { pictureFolder } from '../../../platform/files/pictures/picture-disk.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'
import { paletteOf } from './palette.ts'
import { paperLogo } from './paper-pictures.ts'
import { readablePhone } from './readable-phone.ts'
import type { Letterhead } from './voucher-document.ts'

async function logoOf(dataDir: string, kod: string, logo: Settings['logofavicon']['logo']): Promise<Buffer | null> {
  if (!logo) return null
  const name =
    pictureUrl(logo, 0, 'webp')
      .split('/')
      .at(-1)
      ?.replace(/-0\.webp$/, '') ?? ''
  const { genislikler, bicimler } = logo
  return await paperLogo(pictureFolder(dataDir), { kod, section: 'logo', name, genislikler, bicimler })
}

export async function letterheadOf(
  { config }: Pick<Services, 'config'>,
  { tenant, settings, origin }: { tenant: Tenant; settings: Settings; origin: string },
  dil: Language,
): Promise<Letterhead> {
  const { company, contact, support } = settings
  const association = textIn(company.birlik_metni, dil)
  return {
    marka: company.marka,
    logo: await logoOf(config.dataDir, tenant.kod, settings.logofavicon.logo),
    unvan: company.unvan,
    adres: contact.adres,
    vergi: [company.vergi_dairesi, company.vergi_no].filter((part) => part !== '').join(' '),
    e_mail: contact.e_mail,
    birlik: association || null,
    telefon: readablePhone(support.telefon ?? contact.telefon),
    saatler: textIn(support.saatler, dil) || null,
    site: origin.replace(/^https?:\/\//, ''),
    renkler: paletteOf(settings),
  }
}
