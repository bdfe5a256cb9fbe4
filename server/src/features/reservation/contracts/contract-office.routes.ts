import * as calls from '@meltem/contract/payment/contract-office'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { getContractText, listContractTexts, previewContractText, saveContractText } from './contract-office.ts'

/** The words of the contracts guests accept. */
export function mountContractTexts(api: Api, services: Services): void {
  api.mount(calls.listContractTexts, (_input, context) => listContractTexts(services, context))
  api.mount(calls.getContractText, (input, context) => getContractText(services, context, input))
  api.mount(calls.saveContractText, (input, context) => saveContractText(services, context, input))
  api.mount(calls.previewContractText, (input, context) => previewContractText(services, context, input))
}
