import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { markPng } from '../../../platform/files/pictures/paper-pictures.ts'
import type { Services } from '../../../services.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'
import { paletteOf } from './palette.ts'
import { readablePhone } from './readable-phone.ts'
import type { Letterhead } from './voucher-document.ts'

export async function letterheadOf(
  { files }: Pick<Services, 'files'>,
  { settings, origin }: { settings: Settings; origin: string },
  dil: Language,
): Promise<Letterhead> {
  const { company, contact, support } = settings
  const association = textIn(company.birlik_metni, dil)
  return {
    marka: company.marka,
    logo: await markPng(files, settings.logofavicon.logo),
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
