import type { Language } from '@meltem/contract/wire/language'
import { pricesNet } from '@meltem/domain/agency/terms'
import { withTenant } from '../../../platform/db/connection.ts'
import { paperLogo } from '../../../platform/files/pictures/paper-pictures.ts'
import { placeOf } from '../../../platform/files/pictures/picture-files.ts'
import { type Act, inBooking } from '../../reservation/booking.ts'
import { printVoucher } from '../../reservation/documents/print-paper.ts'
import type { Letterhead, VoucherDocument } from '../../reservation/documents/voucher-document.ts'
import { voucherMoney } from '../../reservation/documents/voucher-money.ts'
import { getAny } from '../../reservation/own-reservation.ts'
import { findSale } from '../ledger/sale.queries.ts'
import { ownAct, type Portal } from './portal.service.ts'
import { findLogoFile } from './portal-agency.queries.ts'

/** The client knows the agency; who runs the service and answers on the day stays on the sheet. */
async function agencyHead({ services, tenant, person }: Act, antet: Letterhead): Promise<Letterhead> {
  const marka = person.acente?.ad ?? antet.marka
  const logo = await withTenant(services.db, tenant.id, (trx) => findLogoFile(trx, person.acente?.k_no ?? ''))
  const drawn =
    logo &&
    (await paperLogo(services.files, {
      ...placeOf(logo, tenant.kod),
      genislikler: logo.genislikler,
      bicimler: logo.bicimler,
    }))
  return { ...antet, marka, logo: drawn ?? null }
}

/** What the agency pays is never on the sheet; what the guest still pays on the day is. */
async function withoutNet(act: Act, k_no: string, document: VoucherDocument): Promise<VoucherDocument> {
  const akis = act.person.acente?.akis ?? 'net_fiyat'
  if (akis === 'yonlendirme') return document
  const bare = {
    ...document,
    para: null,
    taksit_farki: null,
    satirlar: document.satirlar.map((item) => ({ ...item, para: null })),
  }
  if (pricesNet(akis)) return bare
  const para = await inBooking(act, async (booking) => {
    const sale = await findSale(booking.trx, k_no)
    const row = await getAny(booking, k_no)
    const odenen = (sale?.satan ?? 0) + (sale?.ust ?? 0)
    return voucherMoney(row, { toplam: row.genel_toplam, odenen, son: undefined, adimlar: [] }, document.dil)
  })
  const only = bare.satirlar.length === 1
  return { ...bare, para, satirlar: bare.satirlar.map((item) => ({ ...item, para: only ? para : null })) }
}

interface Sheet {
  readonly k_no: string
  readonly lang?: Language | undefined
}

/** What the agency's own sheet for its client says. */
export async function portalVoucherDocument(act: Act, { k_no, lang }: Sheet, origin: string): Promise<VoucherDocument> {
  const { voucherDocument } = await import('../../reservation/documents/voucher.ts')
  const document = await withoutNet(act, k_no, await voucherDocument(act, { k_no, lang }, origin))
  return { ...document, antet: await agencyHead(act, document.antet) }
}

/** Drawn for a clerk at the portal, or for a mail to the agency. */
export async function drawPortalVoucher(act: Act, sheet: Sheet, origin: string) {
  const document = await portalVoucherDocument(act, sheet, origin)
  return { ad: `${document.kayit_no}.pdf`, icerik: await printVoucher(document) }
}

export async function portalVoucher(portal: Portal, sheet: Sheet): Promise<{ ad: string; icerik: string }> {
  const act = await ownAct(portal, sheet.k_no)
  const { ad, icerik } = await drawPortalVoucher(act, sheet, portal.context.origin)
  return { ad, icerik: Buffer.from(icerik).toString('base64') }
}
