import * as calls from '@meltem/contract/mail-text-office'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { getMailText, listMailTexts, previewMailText, saveMailText, tryMailText } from './text-office.ts'

/** The words of the tenant's mails. */
export function mountMailTexts(api: Api, services: Services): void {
  api.mount(calls.listMailTexts, (_input, context) => listMailTexts(services, context))
  api.mount(calls.getMailText, (input, context) => getMailText(services, context, input))
  api.mount(calls.saveMailText, (input, context) => saveMailText(services, context, input))
  api.mount(calls.previewMailText, (input, context) => previewMailText(services, context, input))
  api.mount(calls.tryMailText, (input, context) => tryMailText(services, context, input))
}
