import * as office from '@meltem/contract/catalog/office'
import * as parts from '@meltem/contract/catalog/office-parts'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type Api, type RequestContext, requireAlso, requireStaff } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { getPaymentTerms } from '../../payment/start/payment-terms.ts'
import { requireCurrency } from '../../settings/settings.service.ts'
import { copyProduct } from './copy-product.ts'
import { createProduct } from './create-product.ts'
import { listForOffice, readChoices, readForOffice } from './list-products.ts'
import { previewProductOf } from './preview-product.ts'
import { publishProduct } from './publish-product.ts'
import {
  type EditedParts,
  type Editor,
  listVersions,
  saveProduct,
  saveProductText,
  takeBackProduct,
} from './save-product.ts'

/** Products as the office writes them. */
export function mountCatalogOffice(api: Api, services: Services): void {
  const { db, clock } = services
  const edit = async <T>(context: RequestContext, work: (editor: Editor) => Promise<T>): Promise<T> => {
    const { k_no: personel_k_no } = await requireStaff(context)
    const { tenant, language } = context
    return await withTenant(db, tenant.id, (trx: TenantTransaction) =>
      work({ trx, tenant_id: tenant.id, personel_k_no, language }),
    )
  }
  const today = () => ({ an: clock.now(), bugun: wallOf(clock.now()).slice(0, 10) })
  mountReads(api, services)
  api.mount(office.createProduct, async (wish, context) => {
    if (wish.fiyat !== null) await requireAlso(context, 'fiyat.yaz')
    const { diller, kurlar } = await readChoices(services, context, wish.urun_tipi)
    const { on_odeme_orani: on_odeme } = await getPaymentTerms(services, context.tenant)
    await edit(context, (editor) => createProduct({ ...editor, diller, kurlar, on_odeme, ...today() }, wish))
    return { k_no: wish.k_no }
  })
  api.mount(office.copyProduct, async ({ k_no, yeni_k_no }, context) => {
    if (k_no === yeni_k_no) throw new AppError('cakisma')
    await edit(context, (editor) => copyProduct(editor, k_no, yeni_k_no))
    return { k_no: yeni_k_no }
  })
  api.mount(office.publishProduct, (act, context) =>
    edit(context, ({ trx }) => publishProduct({ trx, ...today() }, act)),
  )
  api.mount(parts.saveProduct, async (edits, context) => {
    for (const kur of newCurrenciesIn(edits)) await requireCurrency(services, context.tenant, kur)
    return await edit(context, (editor) => saveProduct(editor, edits))
  })
  api.mount(parts.saveProductText, (text, context) => edit(context, (editor) => saveProductText(editor, text)))
  api.mount(parts.takeBackProduct, (wish, context) => edit(context, (editor) => takeBackProduct(editor, wish)))
}

function mountReads(api: Api, services: Services): void {
  const { db } = services
  api.mount(office.listOfficeProducts, (filter, context) => listForOffice(services, context, filter))
  api.mount(office.getOfficeProduct, async ({ k_no }, context) => ({
    data: await readForOffice(services, context, k_no),
  }))
  api.mount(office.getProductChoices, async ({ urun_tipi }, context) => ({
    data: await readChoices(services, context, urun_tipi),
  }))
  api.mount(office.previewProduct, ({ k_no }, context) => previewProductOf(services, context, k_no))
  api.mount(parts.listProductVersions, async ({ k_no }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => listVersions(trx, k_no)),
  }))
}

/** Currencies of extras and fees that nobody has seen there: a tenant may have stopped selling in one that stands. */
function newCurrenciesIn({ ekstra }: EditedParts): Set<string> {
  if (!ekstra) return new Set()
  const of = (part: typeof ekstra.yeni) => new Set([...part.ekstralar, ...part.ucretler].map(({ kur }) => kur))
  return of(ekstra.yeni).difference(of(ekstra.gorulen))
}
